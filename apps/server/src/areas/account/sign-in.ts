import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { HttpRefusal, Refusal } from '../../http/refusal.ts';
import { recordAudit } from '../../store/audit.ts';
import type { Database, Tx } from '../../store/database.ts';
import { tenantIdPattern } from '../../store/tenant-id.ts';
import { verifyPassword } from './passwords.ts';
import { beginSession, type Client, type Grant } from './sessions.ts';
import { accountSubject, addressSubject, forgiveTries, forgiveTry, reserveTry } from './throttle.ts';
import { hashToken } from './tokens.ts';

export interface Credentials {
  tenantId: string;
  /** The login, or `tenant~login`, whose tenant then counts. */
  username: string;
  password: string;
  /** What the browser was given when somebody last signed in there. */
  deviceToken: string | undefined;
}

/** Stands in for a tenant that cannot exist, so that its tries are counted as any other's, and for all of them together. */
const noTenant = '-';

/**
 * Signs in. Throws code 1001 for a wrong password or an unknown account, which look and take the same (G15), 1002 for
 * a disabled account to whoever knows its password, and 429 with code 1003 after too many wrong ones (G14).
 */
export async function signIn(db: Database, credentials: Credentials, client: Client): Promise<Grant> {
  const { tenantId, login } = accountOf(credentials);
  const device = hashToken(credentials.deviceToken ?? '');
  const audited = { tenantId, address: client.address, requestId: client.requestId };
  const refuse = (reason: string, userId?: string) =>
    db.tenant(tenantId, (tx) =>
      recordAudit(tx, { ...audited, action: 'sign-in-refused', userId, detail: { reason } }),
    );

  const address = addressSubject(client.address);
  const forgiveAddress = () => db.tenant(noTenant, (tx) => forgiveTry(tx, noTenant, address));
  const refuseTooMany = async (error: unknown): Promise<never> => {
    if (error instanceof HttpRefusal) await refuse('too many attempts');
    throw error;
  };

  await db.tenant(noTenant, (tx) => reserveTry(tx, noTenant, address)).catch(refuseTooMany);
  const { person, account } = await db
    .tenant(tenantId, async (tx) => {
      const person = await findPerson(tx, tenantId, login, device);
      const account = accountSubject(login, person?.deviceIsKnown ? device : undefined);
      await reserveTry(tx, tenantId, account);
      return { person, account };
    })
    .catch(async (error: unknown) => {
      // No password was looked at: somebody's program that insists does not lock out a whole office.
      await forgiveAddress();
      return refuseTooMany(error);
    });

  const fits = await verifyPassword(person?.password_hash, credentials.password);
  if (!person || !fits) {
    await refuse('wrong credentials', person?.user_id);
    throw new Refusal(codes.wrongCredentials);
  }
  if (person.disabled_at || person.left_at) {
    await refuse('account disabled', person.user_id);
    throw new Refusal(codes.accountDisabled);
  }
  await forgiveAddress();
  return db.tenant(tenantId, async (tx) => {
    await forgiveTries(tx, tenantId, account);
    const grant = await beginSession(tx, { tenantId, userId: person.user_id, userName: person.name }, client);
    await recordAudit(tx, {
      ...audited,
      action: 'sign-in',
      userId: grant.userId,
      sessionId: grant.sessionId,
    });
    return grant;
  });
}

/** From now on this browser's tries for this person count by themselves. */
export async function rememberDevice(db: Database, grant: Grant, deviceToken: string): Promise<void> {
  await db.tenant(grant.tenantId, (tx) =>
    tx
      .insertInto('known_device')
      .values({ tenant_id: grant.tenantId, user_id: grant.userId, device_hash: hashToken(deviceToken) })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'user_id', 'device_hash']).doUpdateSet({ last_at: sql`now()` }),
      )
      .execute(),
  );
}

function accountOf({ tenantId, username }: Credentials) {
  const trimmed = username.trim();
  const separator = trimmed.indexOf('~');
  const named = separator > 0 ? trimmed.slice(0, separator) : tenantId;
  return {
    tenantId: tenantIdPattern.test(named) ? named : noTenant,
    login: trimmed.slice(separator > 0 ? separator + 1 : 0).toLowerCase(),
  };
}

async function findPerson(tx: Tx, tenantId: string, login: string, device: Buffer) {
  const person = await tx
    .selectFrom('person as p')
    .leftJoin('known_device as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'p.tenant_id')
        .onRef('d.user_id', '=', 'p.user_id')
        .on('d.device_hash', '=', device),
    )
    .select(['p.user_id', 'p.name', 'p.password_hash', 'p.disabled_at', 'p.left_at', 'd.device_hash'])
    .where('p.tenant_id', '=', tenantId)
    .where(sql`lower(p.login)`, '=', login)
    .orderBy('p.login')
    .limit(1)
    .executeTakeFirst();
  return person && { ...person, deviceIsKnown: person.device_hash !== null };
}
