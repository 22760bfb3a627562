import { sql } from 'kysely';
import type { FindSession, SessionIdentity } from '../../http/authenticate.ts';
import type { Database, Tx } from '../../store/database.ts';
import { hashToken } from './tokens.ts';

/** Milliseconds for which a look-up is believed: the most that another process is behind a sign-out (G12). */
const believed = 1_000;
const mostRemembered = 50_000;

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
  /** Tokens are random: one of the one kind is never one of the other. */
  const remember =
    (kind: TokenKind): FindSession =>
    (token) => {
      const known = memories.get(token);
      if (known && known.until > performance.now()) return known.session;
      memories.delete(token);
      if (memories.size >= mostRemembered) memories.clear();
      const memory: Memory = {
        until: performance.now() + believed,
        session: db
          .system((tx) => findSession(tx, kind, token))
          .then((session) => {
            memory.sessionId = session?.sessionId;
            return session;
          }),
      };
      memories.set(token, memory);
      // A failure is not remembered: the next request asks again.
      memory.session.catch(() => memories.delete(token));
      return memory.session;
    };
  return {
    find: remember('access'),
    findByMedia: remember('media'),
    forget(sessionId) {
      for (const [token, memory] of memories) {
        if (sessionId === null || memory.sessionId === sessionId) memories.delete(token);
      }
    },
  };
}

type TokenKind = 'access' | 'media';

async function findSession(tx: Tx, kind: TokenKind, token: string): Promise<SessionIdentity | undefined> {
  const row = await tx
    .selectFrom('session as s')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.user_id', '=', 's.user_id'),
    )
    .select(['s.tenant_id', 's.session_id', 's.user_id'])
    .where(`s.${kind}_hash`, '=', hashToken(token))
    .where(kind === 'access' ? 's.access_expires_at' : 's.refresh_expires_at', '>', sql<Date>`now()`)
    .where('s.revoked_at', 'is', null)
    .where('p.disabled_at', 'is', null)
    .where('p.left_at', 'is', null)
    .executeTakeFirst();
  return row && { tenantId: row.tenant_id, userId: row.user_id, sessionId: row.session_id };
}
