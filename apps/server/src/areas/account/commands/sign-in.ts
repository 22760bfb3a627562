import { codes, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { networkOf } from '../../../http/network.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import { createThrottle } from '../../../http/throttle.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import type { CaptchaReading } from '../limits/captcha.ts';
import { verifyPassword } from '../secrets/passwords.ts';
import { beginSession, type Client, type Grant, holdPerson } from '../sessions/sessions.ts';
import { countWrong, reserveSignIn } from '../limits/sign-in-attempts.ts';
import { forgiveAttempt, forgiveAttempts, noTenant } from '../limits/throttle.ts';
import { hashToken } from '../secrets/tokens.ts';
import { proveSecondFactor } from './second-factor.ts';

export interface Credentials {
  tenantId: string;
  login: string;
  password: string;
  /** The captcha's text as the user read it, if one was shown. */
  captcha: CaptchaReading | undefined;
  /** Code of the second factor, if one was asked for. */
  secondFactor: string | undefined;
  /** Token of a browser in which a person has signed in before. */
  deviceToken: string | undefined;
}

/** Days for which a trusted browser is not asked for the second factor. */
const trustDays = 30;

/** Attempts beyond the limit cost the attacker nothing: one audit entry a minute is enough. */
const isInsisting = createThrottle();

/**
 * Signs in. Throws code 1001 for a wrong password or an unknown account, with the same response and duration (G15),
 * 1002 for a disabled account and 1020 or 1021 for the second factor if the password is right, and what `reserveSignIn` throws after several wrong ones (G14).
 * @param also Runs with the new session, in the same transaction.
 */
export async function signIn(
  { db, key }: { db: Database; /** The installation's. */ key: Buffer },
  credentials: Credentials,
  client: Client,
  also: (tx: Tx, grant: Grant) => Promise<void> = () => Promise.resolve(),
): Promise<Grant> {
  const { tenantId, login } = credentials;
  const { address } = client;
  const audited = { tenantId, address, requestId: client.requestId };
  const refuse = (reason: string, userId?: string) =>
    db.tenant(tenantId, (tx) =>
      recordAudit(tx, { ...audited, action: 'sign-in-refused', userId, detail: { reason } }),
    );

  const device = hashToken(credentials.deviceToken ?? '');
  const { captcha } = credentials;
  const admitted = await reserveSignIn(db, { tenantId, login, device, address, captcha }).catch(
    async (error: unknown): Promise<never> => {
      const tellable = error instanceof HttpRefusal && isInsisting(`${tenantId} ${networkOf(address)}`);
      if (tellable) await refuse('too many attempts');
      throw error;
    },
  );

  const { person, account, last } = admitted;
  const refuseWrong = async (reason: string) => {
    await countWrong(db, address, admitted);
    await refuse(reason, person?.user_id);
    if (last && person) {
      const { user_id: userId } = person;
      await db.tenant(tenantId, (tx) => recordAudit(tx, { ...audited, action: 'account-locked', userId }));
    }
  };
  const fits = await verifyPassword(person?.password_hash, credentials.password);
  if (!person || !fits) {
    await refuseWrong('wrong credentials');
    throw new Refusal(codes.wrongCredentials);
  }
  if (person.disabled_at || person.left_at) {
    await refuse('account disabled', person.user_id);
    throw new Refusal(codes.accountDisabled);
  }
  const begun = await db.tenant(tenantId, async (tx) => {
    const owner = { tenantId, userId: person.user_id };
    if (!(await holdPerson(tx, owner, person.password_hash))) return undefined;
    const proof = { code: credentials.secondFactor, trusted: person.trusted };
    const proved = await proveSecondFactor(tx, owner, key, proof);
    if (proved !== 'passed') {
      // Asking is no attempt.
      if (proved === 'required') await forgiveAttempt(tx, tenantId, account);
      return proved;
    }
    await forgiveAttempts(tx, tenantId, account);
    const grant = await beginSession(tx, { ...owner, userName: person.name }, client);
    await recordAudit(tx, {
      ...audited,
      action: 'sign-in',
      userId: grant.userId,
      sessionId: grant.sessionId,
    });
    await also(tx, grant);
    return grant;
  });
  if (begun === 'required') throw new Refusal(codes.secondFactorRequired);
  if (begun === 'wrong') {
    await refuseWrong('wrong code');
    throw new Refusal(codes.secondFactorWrong);
  }
  if (begun) return begun;
  // The password was changed, or the account disabled, during the check.
  await refuse('wrong credentials', person.user_id);
  throw new Refusal(codes.wrongCredentials);
}

/**
 * From now on this browser's attempts for this person are counted separately. Limits how many browsers a person has.
 * @param trust It is not asked for the second factor for a while.
 */
export async function rememberDevice(
  db: Database,
  grant: Grant,
  deviceToken: string,
  trust: boolean,
): Promise<void> {
  const { tenantId, userId } = grant;
  const trustedUntil = sql<Date>`now() + make_interval(days => ${trustDays})`;
  await db.tenant(tenantId, async (tx) => {
    await tx
      .insertInto('known_device')
      .values({
        tenant_id: tenantId,
        user_id: userId,
        device_hash: hashToken(deviceToken),
        trusted_until: trust ? trustedUntil : null,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'user_id', 'device_hash']).doUpdateSet({
          last_at: sql`now()`,
          ...(trust && { trusted_until: trustedUntil }),
        }),
      )
      .execute();
    await sql`
      DELETE FROM known_device WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND device_hash = ANY (ARRAY(
        SELECT device_hash FROM known_device WHERE tenant_id = ${tenantId} AND user_id = ${userId}
        ORDER BY last_at DESC, device_hash OFFSET ${limits.knownBrowsers}
      ))`.execute(tx);
  });
}

/**
 * Which account a user name names: a login, or `tenant~login`, whose tenant then counts. However it is written: an input method
 * may make wide letters of it. An organisation that cannot exist counts as `noTenant`, like any other.
 */
export function accountOf({ tenantId, username }: { tenantId: string; username: string }) {
  const trimmed = username.normalize('NFKC').trim();
  const separator = trimmed.indexOf('~');
  const named = (separator > 0 ? trimmed.slice(0, separator) : tenantId).normalize('NFKC').trim();
  return {
    tenantId: tenantIdPattern.test(named) ? named : noTenant,
    login: trimmed.slice(separator > 0 ? separator + 1 : 0).toLowerCase(),
  };
}
