import { codes, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { SessionActor } from '../../../actor.ts';
import { networkOf } from '../../../http/network.ts';
import { Refusal } from '../../../http/refusal.ts';
import { recordAudit } from '../../../store/audit.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Database, Tx } from '../../../store/database.ts';
import type { RedeemIdentity } from '../identity-provider.ts';
import { findToken, issueToken, redeemToken, type TokenKind } from '../secrets/issued-tokens.ts';
import { beginSession, type Client, type Grant, holdPerson } from '../sessions/sessions.ts';
import { findOrganisation } from '../queries/tenants.ts';
import { forgiveAttempt, noTenant, reserveAttempt, type Subject } from '../limits/throttle.ts';
import { hashToken, makeToken } from '../secrets/tokens.ts';

/** Seconds. */
export const life = { login: 60, scan: 180, bind: 600, sso: 300 };
/** Of one address in half an hour. */
const maxTickets = 3_000;
const maxWrong = 60;

export interface SignedIn {
  status: 'signed-in';
  grant: Grant;
}
/** An identity without an account, and a ticket to link it to one. */
export interface Unbound {
  status: 'unbound';
  ticket: string;
}
/** What a code turned out to be. */
export type CodeOutcome = SignedIn | Unbound | { status: 'waiting' };

/** A token of the signed-in person, which ends with the current session. */
export function issueOwnToken(db: Database, actor: SessionActor, kind: 'login' | 'sso'): Promise<string> {
  const { tenantId, userId, sessionId, requestId } = actor;
  return db.tenant(tenantId, async (tx) => {
    await takeFromQuota(tx, actor, 'token', limits.tokensPerDay);
    await recordAudit(tx, { tenantId, userId, sessionId, requestId, action: `${kind}-token` });
    return issueToken(tx, { tenantId, userId, sessionId, kind, seconds: life[kind] });
  });
}

/** Begins a scan: `uid` is public, `code` is for the requesting device alone. */
export async function beginScan(db: Database, tenantId: string, address: string) {
  await findOrganisation(db, tenantId);
  await db.tenant(noTenant, (tx) =>
    reserveAttempt(tx, noTenant, { key: `scan:${networkOf(address)}`, most: maxTickets }),
  );
  const code = makeToken();
  const uid = uidOf(code);
  await db.tenant(tenantId, (tx) => issueToken(tx, { tenantId, kind: 'scan', seconds: life.scan }, uid));
  return { uid, code, expiresIn: life.scan };
}

/** Signs in the device that shows `uid`. Throws code 1014 when no device waits with it any more. */
export async function confirmScan(db: Database, actor: SessionActor, uid: string): Promise<void> {
  const { tenantId, userId, sessionId, requestId } = actor;
  await db.tenant(tenantId, async (tx) => {
    const confirmed = await tx
      .updateTable('issued_token')
      .set({ user_id: userId, session_id: sessionId })
      .where('tenant_id', '=', tenantId)
      .where('token_hash', '=', hashToken(uid))
      .where('kind', '=', 'scan')
      .where('user_id', 'is', null)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows === 0n) throw new Refusal(codes.signInCodeWrong);
    await recordAudit(tx, { tenantId, userId, sessionId, requestId, action: 'scan-confirmed' });
  });
}

/** Redeems a code of any kind. Throws code 1014 for an unknown one, and 429 after too many of those. */
export async function signInByCode(
  db: Database,
  redeemIdentity: RedeemIdentity,
  { tenantId, code }: { tenantId: string; code: string },
  client: Client,
): Promise<CodeOutcome> {
  await findOrganisation(db, tenantId);
  const wrong: Subject = { key: `sign-in-code:${networkOf(client.address)}`, most: maxWrong };
  await db.tenant(noTenant, (tx) => reserveAttempt(tx, noTenant, wrong));
  const outcome =
    (await db.tenant(tenantId, (tx) => redeemOwn(tx, tenantId, code, client))) ??
    (await redeemForeign(db, redeemIdentity, { tenantId, code }, client));
  if (!outcome) throw new Refusal(codes.signInCodeWrong);
  await db.tenant(noTenant, (tx) => forgiveAttempt(tx, noTenant, wrong));
  return outcome;
}

async function redeemOwn(
  tx: Tx,
  tenantId: string,
  code: string,
  client: Client,
): Promise<CodeOutcome | undefined> {
  const login = await redeemHeld(tx, 'login', code);
  if (login?.userId) return beginPersonsSession(tx, tenantId, login.userId, client, 'login token');
  const uid = uidOf(code);
  const scan = await findToken(tx, 'scan', uid);
  if (!scan) return undefined;
  if (!scan.userId) return { status: 'waiting' };
  const confirmed = await redeemHeld(tx, 'scan', uid);
  return confirmed?.userId ? beginPersonsSession(tx, tenantId, confirmed.userId, client, 'scan') : undefined;
}

/**
 * As `redeemToken`, for a token of a person. Locks the person first: the session behind the token, which a new password
 * ends, is read after that.
 */
async function redeemHeld(tx: Tx, kind: TokenKind, token: string) {
  const found = await findToken(tx, kind, token);
  if (!found?.userId) return undefined;
  const { tenantId, userId } = found;
  return (await holdPerson(tx, { tenantId, userId })) ? redeemToken(tx, kind, token) : undefined;
}

async function redeemForeign(
  db: Database,
  redeemIdentity: RedeemIdentity,
  { tenantId, code }: { tenantId: string; code: string },
  client: Client,
): Promise<CodeOutcome | undefined> {
  // Requested outside any transaction: a slow external system must not hold a database connection.
  const subject = await redeemIdentity(tenantId, code);
  if (subject === undefined) return undefined;
  return db.tenant(tenantId, async (tx) => {
    const known = await tx
      .selectFrom('identity')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (known) return beginPersonsSession(tx, tenantId, known.user_id, client, 'identity provider');
    const fields = { tenantId, kind: 'bind', seconds: life.bind, detail: { subject } } as const;
    return { status: 'unbound', ticket: await issueToken(tx, fields) };
  });
}

/**
 * Binds the identity behind a ticket to an account, within the transaction that signs its owner in. Throws code 1014
 * for a ticket that has ended, 1016 when the identity is bound to another account by now.
 */
export async function bindIdentity(
  tx: Tx,
  { tenantId, userId, sessionId }: Grant,
  ticket: string,
): Promise<void> {
  const { subject, issuer, sub, sid } = (await redeemToken(tx, 'bind', ticket))?.detail ?? {};
  if (typeof subject !== 'string') throw new Refusal(codes.signInCodeWrong);
  await tx
    .insertInto('identity')
    .values({ tenant_id: tenantId, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const bound = await tx
    .selectFrom('identity')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (bound?.user_id !== userId) throw new Refusal(codes.identityTaken);
  await recordAudit(tx, { tenantId, userId, action: 'identity-bound' });
  // Of an OpenID Connect provider: its back-channel logout ends this session, too.
  if (typeof issuer === 'string' && typeof sub === 'string')
    await tx
      .insertInto('provider_session')
      .values({
        tenant_id: tenantId,
        session_id: sessionId,
        issuer,
        subject: sub,
        sid: typeof sid === 'string' ? sid : null,
      })
      .execute();
}

/** Begins a session of a person who has proved who they are. Throws 1002. */
export async function beginPersonsSession(
  tx: Tx,
  tenantId: string,
  userId: string,
  client: Client,
  by: string,
): Promise<SignedIn> {
  const person = await tx
    .selectFrom('person')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('left_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw new Refusal(codes.accountDisabled);
  const grant = await beginSession(tx, { tenantId, userId, userName: person.name }, client);
  const { sessionId } = grant;
  const { address, requestId } = client;
  await recordAudit(tx, {
    tenantId,
    userId,
    sessionId,
    address,
    requestId,
    action: 'sign-in',
    detail: { by },
  });
  return { status: 'signed-in', grant };
}

/** The `uid` that a waiting device shows is derived from its secret code, which cannot be derived from the `uid`. */
const uidOf = (code: string) => createHash('sha256').update(`scan ${code}`).digest('base64url');
