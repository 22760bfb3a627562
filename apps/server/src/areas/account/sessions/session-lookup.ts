import { sql } from 'kysely';
import type { FindSession, SessionIdentity } from '../../../http/authenticate.ts';
import { type Database, prepared, type Tx } from '../../../store/database.ts';
import { settingOf } from '../../../tenant-settings.ts';
import { isOver, passwordAge } from '../../../password-expiry.ts';
import { mediaGrace } from './sessions.ts';
import { hashToken } from '../secrets/tokens.ts';

/** Milliseconds for which a look-up is cached: the longest that another process misses a sign-out (G12). */
const believed = 1_000;
const maxRemembered = 50_000;

export interface SessionLookup {
  /** The live session of an access token; a token in steady use costs one query a second. */
  find: FindSession;
  /** The live session of a media token, which stays good between two access tokens. */
  findByMedia: FindSession;
  /** Forgets what this process believes of a session, or of all of them. */
  forget(sessionId: string | null): void;
}

interface Memory {
  until: number;
  session: Promise<SessionIdentity | undefined>;
  sessionId?: string | undefined;
}

export function createSessionLookup(db: Database): SessionLookup {
  const memories = new Map<string, Memory>();
  const look = { access: gathered(db, 'access'), media: gathered(db, 'media') };
  const remember =
    (kind: TokenKind): FindSession =>
    (token) => {
      // By kind: a media token that was just good as a cookie is nothing in a header.
      const key = `${kind} ${token}`;
      const known = memories.get(key);
      if (known && known.until > performance.now()) return known.session;
      memories.delete(key);
      if (memories.size >= maxRemembered) memories.clear();
      const memory: Memory = {
        until: performance.now() + believed,
        session: look[kind](token).then((session) => {
          memory.sessionId = session?.sessionId;
          // The change ends this state on every server at once, so it is not cached.
          if (session?.forced) memories.delete(key);
          return session;
        }),
      };
      memories.set(key, memory);
      // A failure is not cached: the next request queries again.
      memory.session.catch(() => memories.delete(key));
      return memory.session;
    };
  return {
    find: remember('access'),
    findByMedia: remember('media'),
    forget(sessionId) {
      for (const [key, memory] of memories) {
        if (sessionId === null || memory.sessionId === sessionId) memories.delete(key);
      }
    },
  };
}

type TokenKind = 'access' | 'media';

/** Batches look-ups: one query finds the sessions of all tokens requested while the query before it ran. */
function gathered(db: Database, kind: TokenKind): FindSession {
  let waiting: { hash: Buffer; result: PromiseWithResolvers<SessionIdentity | undefined> }[] = [];
  let running = false;
  const drive = async () => {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const hashes = batch.map(({ hash }) => hash);
      try {
        // oxlint-disable-next-line no-await-in-loop -- what arrives during the query is the next batch
        const found = await db.system((tx) => findSessions(tx, kind, hashes), 'by-keys');
        for (const { hash, result } of batch) result.resolve(found.get(hash.toString('hex')));
      } catch (error) {
        for (const { result } of batch) result.reject(error);
      }
    }
    running = false;
  };
  return (token) => {
    const result = Promise.withResolvers<SessionIdentity | undefined>();
    waiting.push({ hash: hashToken(token), result });
    if (!running) void drive();
    return result.promise;
  };
}

/** Live sessions by the hash of their token, in hexadecimal. */
async function findSessions(
  tx: Tx,
  kind: TokenKind,
  hashes: readonly Buffer[],
): Promise<Map<string, SessionIdentity>> {
  const anyHash = sql<Buffer>`ANY (${hashes}::bytea[])`;
  const rows = await tx
    .selectFrom('session as s')
    .modifyFront(prepared)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.user_id', '=', 's.user_id'),
    )
    .innerJoin('tenant as t', 't.tenant_id', 's.tenant_id')
    .select(['s.tenant_id', 's.session_id', 's.user_id', 't.settings', replacedMedia.as('previous')])
    .select([`s.${kind}_hash as hash`, 'p.must_change_password as mustChange', passwordAge.as('age')])
    .select(unused.as('unused'))
    .where((eb) =>
      kind === 'access'
        ? eb.and([eb('s.access_hash', '=', anyHash), eb('s.access_expires_at', '>', sql<Date>`now()`)])
        : eb.and([
            eb.or([eb('s.media_hash', '=', anyHash), eb('s.previous_media_hash', '=', anyHash)]),
            eb('s.refresh_expires_at', '>', sql<Date>`now()`),
          ]),
    )
    .where('s.revoked_at', 'is', null)
    .where('p.disabled_at', 'is', null)
    .where('p.left_at', 'is', null)
    .execute();
  await markUsed(tx, rows);
  return new Map(
    rows.flatMap((row) => {
      const { tenant_id: tenantId, user_id: userId, session_id: sessionId, hash, previous } = row;
      const forced = isOver(row, settingOf(tenantId, row.settings, 'pwdExpireDays'));
      const session: SessionIdentity = { tenantId, userId, sessionId, ...(forced ? { forced: true } : {}) };
      const names = kind === 'media' ? [hash, previous] : [hash];
      return names.flatMap((name) => (name ? [[name.toString('hex'), session] as const] : []));
    }),
  );
}

/** No token of the last renewal has been used yet. */
const unused = sql<boolean>`s.rotated_at IS NOT NULL AND s.renewal_used_at IS NULL`;

/**
 * Records that the browser has received the last renewal: from now on the refresh token that it replaced counts as stolen.
 * Skips sessions that another transaction has locked; their next request records it.
 */
async function markUsed(
  tx: Tx,
  rows: readonly { tenant_id: string; session_id: string; unused: boolean }[],
): Promise<void> {
  const ids = rows.filter((row) => row.unused).map((row) => row.session_id);
  if (ids.length === 0) return;
  await sql`
    UPDATE session SET renewal_used_at = now() WHERE (tenant_id, session_id) IN (
      SELECT tenant_id, session_id FROM session
      WHERE tenant_id = ANY (${[...new Set(rows.map((row) => row.tenant_id))]}::text[])
        AND session_id = ANY (${ids}::uuid[]) AND renewal_used_at IS NULL
      FOR UPDATE SKIP LOCKED
    )`.execute(tx);
}

/** The media token that the last renewal replaced, while it is still good. */
const replacedMedia = sql<Buffer | null>`
  CASE WHEN s.rotated_at > now() - make_interval(secs => ${mediaGrace}) THEN s.previous_media_hash END`;
