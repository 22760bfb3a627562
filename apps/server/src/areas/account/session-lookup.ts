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
  return {
    find(token) {
      const known = memories.get(token);
      if (known && known.until > performance.now()) return known.session;
      memories.delete(token);
      if (memories.size >= mostRemembered) memories.clear();
      const memory: Memory = {
        until: performance.now() + believed,
        session: db
          .system((tx) => findSession(tx, token))
          .then((session) => {
            memory.sessionId = session?.sessionId;
            return session;
          }),
      };
      memories.set(token, memory);
      // A failure is not remembered: the next request asks again.
      memory.session.catch(() => memories.delete(token));
      return memory.session;
    },
    forget(sessionId) {
      for (const [token, memory] of memories) {
        if (sessionId === null || memory.sessionId === sessionId) memories.delete(token);
      }
    },
  };
}

async function findSession(tx: Tx, token: string): Promise<SessionIdentity | undefined> {
  const row = await tx
    .selectFrom('session as s')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.user_id', '=', 's.user_id'),
    )
    .select(['s.tenant_id', 's.session_id', 's.user_id'])
    .where('s.access_hash', '=', hashToken(token))
    .where('s.access_expires_at', '>', sql<Date>`now()`)
    .where('s.revoked_at', 'is', null)
    .where('p.disabled_at', 'is', null)
    .where('p.left_at', 'is', null)
    .executeTakeFirst();
  return row && { tenantId: row.tenant_id, userId: row.user_id, sessionId: row.session_id };
}
