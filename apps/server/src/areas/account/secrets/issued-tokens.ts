import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { hashToken, makeToken } from './tokens.ts';

/**
 * What a token is for.
 * - `login`: signs its person in on another device, once.
 * - `scan`: a device waits with it until a signed-in person confirms it.
 * - `bind`: an identity of another system without an account yet, once.
 * - `sign-on`: the state of a sign-in at the identity provider, once.
 * - `sso`: identifies a person to another system until it expires.
 * - `app-code`: identifies to an application the person who opened it, once (B19).
 * - `app-access`: an application's own token (B19).
 */
export type TokenKind = 'login' | 'scan' | 'bind' | 'sign-on' | 'sso' | 'app-code' | 'app-access';

export interface NewToken {
  tenantId: string;
  kind: TokenKind;
  /** The person it is for; absent: an application itself, or a person not known yet. */
  userId?: string;
  /** The token ends with this session. */
  sessionId?: string;
  appId?: string;
  detail?: Readonly<Record<string, string>>;
  /** Lifetime in seconds. */
  seconds: number;
}

/** What a token says. */
export interface TokenHolder {
  tenantId: string;
  userId: string | null;
  appId: string | null;
  detail: Readonly<Record<string, unknown>>;
}

/** Issues a token and stores its hash. Pass `token` where it is derived from another secret. */
export async function issueToken(tx: Tx, fields: NewToken, token = makeToken()): Promise<string> {
  const { tenantId, kind, userId, sessionId, appId, detail = {}, seconds } = fields;
  await tx
    .insertInto('issued_token')
    .values({
      tenant_id: tenantId,
      token_hash: hashToken(token),
      kind,
      user_id: userId ?? null,
      session_id: sessionId ?? null,
      app_id: appId ?? null,
      detail: JSON.stringify(detail),
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
  return token;
}

/**
 * Redeems a token that is valid once. Undefined when it is unknown, expired or used: of concurrent callers on any
 * number of servers one succeeds. A transaction of one tenant sees that tenant's tokens only.
 * @param appId With it, only a token of that application counts.
 */
export async function redeemToken(
  tx: Tx,
  kind: TokenKind,
  token: string,
  appId?: string,
): Promise<TokenHolder | undefined> {
  const { rows } = await sql<HolderRow>`
    UPDATE issued_token t SET used_at = now()
    WHERE ${isGood(kind, token, appId)}
    RETURNING ${holder}`.execute(tx);
  return rows[0] && toHolder(rows[0]);
}

/** Reads a token that stays valid until it expires. */
export async function findToken(
  tx: Tx,
  kind: TokenKind,
  token: string,
  appId?: string,
): Promise<TokenHolder | undefined> {
  const { rows } = await sql<HolderRow>`
    SELECT ${holder} FROM issued_token t WHERE ${isGood(kind, token, appId)}`.execute(tx);
  return rows[0] && toHolder(rows[0]);
}

/** Ends all tokens of an application. */
export async function endAppTokens(tx: Tx, tenantId: string, appId: string): Promise<void> {
  await tx.deleteFrom('issued_token').where('tenant_id', '=', tenantId).where('app_id', '=', appId).execute();
}

type HolderRow = {
  tenant_id: string;
  user_id: string | null;
  app_id: string | null;
  detail: Record<string, unknown>;
};

const holder = sql`t.tenant_id, t.user_id, t.app_id, t.detail`;

const toHolder = ({
  tenant_id: tenantId,
  user_id: userId,
  app_id: appId,
  detail,
}: HolderRow): TokenHolder => ({
  tenantId,
  userId,
  appId,
  detail,
});

/** A token is valid only for people who may sign in, and only while the session that requested it lives. */
const isGood = (kind: TokenKind, token: string, appId: string | undefined) => sql`
  t.token_hash = ${hashToken(token)} AND t.kind = ${kind} AND t.used_at IS NULL AND t.expires_at > now()
  AND (${appId ?? null}::text IS NULL OR t.app_id = ${appId ?? null})
  AND (t.user_id IS NULL OR EXISTS (
    SELECT FROM person p WHERE p.tenant_id = t.tenant_id AND p.user_id = t.user_id
      AND p.disabled_at IS NULL AND p.left_at IS NULL))
  AND (t.session_id IS NULL OR EXISTS (
    SELECT FROM session s WHERE s.tenant_id = t.tenant_id AND s.session_id = t.session_id
      AND s.revoked_at IS NULL AND s.refresh_expires_at > now()))`;
