import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { networkOf } from '../../../http/network.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { administratorRole, lockAdministrators } from '../../newsroom/index.ts';
import { noTenant, reserveAttempt } from '../limits/throttle.ts';
import { findOrganisation } from '../queries/tenants.ts';
import { findToken, issueToken, redeemToken } from '../secrets/issued-tokens.ts';
import { hashToken, makeToken } from '../secrets/tokens.ts';
import { type Client, endSession } from '../sessions/sessions.ts';
import { applyRoles } from '../sign-on/apply-roles.ts';
import type { Identity } from '../sign-on/claims.ts';
import { matchAccount, subjectOf } from '../sign-on/match-account.ts';
import { isUnavailable } from '../sign-on/provider.ts';
import { authorizationUrl, type ProviderLogout, redeemResponse, verifyLogout } from '../sign-on/redeem.ts';
import { readProvider, requireProvider, type SignOnProvider } from '../sign-on/settings.ts';
import { beginPersonsSession, life, type SignedIn, type Unbound } from './sign-in-codes.ts';

/** Seconds that a sign-in at the provider may take. */
export const signOnLife = 600;
/** Of one network in half an hour. */
const maxBegun = 3_000;
const retryAfter = 5;

export interface SignOnStore {
  db: Database;
  /** Key that the provider's secret is stored under. */
  key: Buffer;
}

/** Begins a sign-in in a browser. Throws 1015, 1018, and 503 when the provider is unavailable. */
export async function beginSignOn(
  { db, key }: SignOnStore,
  { tenantId, browser, redirectUri }: { tenantId: string; browser: string; redirectUri: string },
  client: Client,
): Promise<{ url: string; state: string }> {
  await findOrganisation(db, tenantId);
  await db.tenant(noTenant, (tx) =>
    reserveAttempt(tx, noTenant, { key: `sign-on:${networkOf(client.address)}`, most: maxBegun }),
  );
  const provider = await db.tenant(tenantId, (tx) => requireProvider(tx, tenantId, key));
  const state = makeToken();
  // Requested outside any transaction: a slow provider must not hold a database connection.
  const url = await authorizationUrl(provider, { browser, state, redirectUri }).catch(unavailable);
  const detail = { browser: markOf(browser), redirectUri, issuer: provider.issuer };
  await db.tenant(tenantId, (tx) =>
    issueToken(tx, { tenantId, kind: 'sign-on', seconds: signOnLife, detail }, state),
  );
  return { url, state };
}

export interface SignOnResponse {
  tenantId: string;
  state: string;
  /** Undefined: this browser has begun no sign-in. */
  browser: string | undefined;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** Finishes a sign-in, once. Throws 1002, 1014, 1015, 1018, 1019, and 503 when the provider is unavailable. */
export async function finishSignOn(
  { db, key }: SignOnStore,
  response: SignOnResponse,
  client: Client,
): Promise<SignedIn | Unbound> {
  const { tenantId, state, browser, code, iss } = response;
  await findOrganisation(db, tenantId);
  const { provider, redirectUri } = await db.tenant(tenantId, async (tx) => {
    const enabled = await requireProvider(tx, tenantId, key);
    return { provider: enabled, redirectUri: await takeState(tx, state, browser, enabled.issuer) };
  });
  const refuse = async (reason: string): Promise<never> => {
    const { address, requestId } = client;
    await db.tenant(tenantId, (tx) =>
      recordAudit(tx, { tenantId, address, requestId, action: 'sign-in-refused', detail: { reason } }),
    );
    throw new Refusal(codes.signOnRefused);
  };
  if (code === undefined || browser === undefined)
    return refuse(`identity provider: ${response.error?.slice(0, 100) ?? 'no code'}`);
  const identity = await redeemResponse(provider, { browser, state, redirectUri }, { code, iss }).catch(
    (error: unknown) => {
      if (isUnavailable(error)) return unavailable();
      // The message of the library says what did not fit, and contains no token.
      return refuse(`identity provider: ${error instanceof Error ? error.message.slice(0, 200) : 'invalid'}`);
    },
  );
  if (identity.subject === '') return refuse('identity provider: no subject');
  return db.tenant(tenantId, (tx) => enter(tx, tenantId, provider, identity, client));
}

/** Redeems a state of this browser and issuer. Returns the address that the provider was given. Throws 1014. */
async function takeState(
  tx: Tx,
  state: string,
  browser: string | undefined,
  issuer: string,
): Promise<string> {
  const found = await findToken(tx, 'sign-on', state);
  const { redirectUri } = found?.detail ?? {};
  const fits =
    browser !== undefined &&
    found?.detail['browser'] === markOf(browser) &&
    found.detail['issuer'] === issuer;
  if (!fits || typeof redirectUri !== 'string' || !(await redeemToken(tx, 'sign-on', state)))
    throw new Refusal(codes.signInCodeWrong);
  return redirectUri;
}

async function enter(
  tx: Tx,
  tenantId: string,
  provider: SignOnProvider,
  identity: Identity,
  client: Client,
): Promise<SignedIn | Unbound> {
  const { issuer, subject, sid } = identity;
  // Before the person's row is locked, as all commands do.
  if (provider.roles.some(({ roleId }) => roleId === administratorRole))
    await lockAdministrators(tx, tenantId);
  const userId = await matchAccount(tx, tenantId, provider, identity);
  if (userId === undefined) {
    const detail = { subject: subjectOf(identity), issuer, sub: subject, ...(sid !== undefined && { sid }) };
    const ticket = await issueToken(tx, { tenantId, kind: 'bind', seconds: life.bind, detail });
    return { status: 'unbound', ticket };
  }
  const outcome = await beginPersonsSession(tx, tenantId, userId, client, 'identity provider');
  const { sessionId } = outcome.grant;
  await tx
    .insertInto('provider_session')
    .values({ tenant_id: tenantId, session_id: sessionId, issuer, subject, sid: sid ?? null })
    .execute();
  const { address, requestId } = client;
  await applyRoles(tx, { tenantId, userId }, provider, identity.groups, { sessionId, address, requestId });
  return outcome;
}

/** Back-channel logout: ends the sessions that a provider names. Returns them. Throws 400 for a token that is not valid. */
export async function endSignOn(
  { db, key }: SignOnStore,
  { tenantId, token }: { tenantId: string; token: string },
  client: Client,
): Promise<string[]> {
  await findOrganisation(db, tenantId);
  // Also while nobody may sign in with it: sessions that began before go on.
  const provider = await db.tenant(tenantId, (tx) => readProvider(tx, tenantId, key));
  if (!provider.configured) throw new Refusal(codes.noIdentityProvider);
  const logout = await verifyLogout(provider, token).catch(unavailable);
  if (!logout) throw new HttpRefusal(400, codes.invalidInput);
  return db.tenant(tenantId, async (tx) => {
    const sessions = await sessionsOf(tx, tenantId, logout);
    for (const { session_id: sessionId, user_id: userId } of sessions) {
      // oxlint-disable-next-line no-await-in-loop -- one, as a rule
      await endSession(tx, { tenantId, sessionId });
      const { address, requestId } = client;
      const detail = { by: 'identity provider' };
      // oxlint-disable-next-line no-await-in-loop -- as above
      await recordAudit(tx, { tenantId, userId, sessionId, address, requestId, action: 'sign-out', detail });
    }
    return sessions.map(({ session_id }) => session_id);
  });
}

/** Seconds by which the provider's clock may be behind. */
const skew = 60;

async function sessionsOf(tx: Tx, tenantId: string, { issuer, sub, sid, issuedAt }: ProviderLogout) {
  return tx
    .selectFrom('provider_session as p')
    .innerJoin('session as s', (join) =>
      join.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.session_id', '=', 'p.session_id'),
    )
    .select(['s.session_id', 's.user_id'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.issuer', '=', issuer)
    .$if(sub !== undefined, (query) => query.where('p.subject', '=', sub ?? ''))
    .$if(sid !== undefined, (query) => query.where('p.sid', '=', sid ?? ''))
    .where('s.revoked_at', 'is', null)
    .where('s.created_at', '<=', sql<Date>`to_timestamp(${issuedAt + skew})`)
    .forUpdate('s')
    .execute();
}

const markOf = (browser: string) => hashToken(browser).toString('base64url');

function unavailable(): never {
  throw new HttpRefusal(503, codes.unavailable, retryAfter);
}
