import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Live } from '../../../live/live.ts';
import type { Database } from '../../../store/database.ts';
import { indexConversations } from './grams.ts';

/** Indexes messages for the search in the background. Messages that are not indexed yet are searched directly. */
export interface MessageIndexer {
  /** Indexes what was sent while no server ran. */
  warm(): Promise<void>;
  /** Resolves when everything that was sent so far is indexed. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Conversations in one transaction. */
const together = 20;
/** Milliseconds that messages gather for. */
const pause = 300;
/** Share of the time that the event loop is busy, from which on indexing gets a tenth of the time; otherwise half. */
const busy = 0.3;

export function createMessageIndexer(options: {
  database: Database;
  live: Pick<Live, 'subscribe'>;
  onError: (error: unknown) => void;
}): MessageIndexer {
  const { database, live, onError } = options;
  /** Conversations with something new, by tenant. */
  const waiting = new Map<string, Set<string>>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  let before = performance.eventLoopUtilization();
  /** Pause after this many milliseconds of indexing. */
  const restAfter = (worked: number) => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return worked * (utilization > busy ? 9 : 1);
  };

  const note = (tenantId: string, conversationId: string) => {
    const known = waiting.get(tenantId);
    if (known) known.add(conversationId);
    else waiting.set(tenantId, new Set([conversationId]));
  };
  const take = (): { tenantId: string; conversationIds: string[] } | undefined => {
    for (const [tenantId, ids] of waiting) {
      const conversationIds = [...ids].slice(0, together);
      for (const id of conversationIds) ids.delete(id);
      if (ids.size === 0) waiting.delete(tenantId);
      return { tenantId, conversationIds };
    }
    return undefined;
  };
  const indexNext = async () => {
    const next = take();
    if (!next) return;
    const { tenantId, conversationIds } = next;
    try {
      const more = await database.tenant(tenantId, (tx) => indexConversations(tx, tenantId, conversationIds));
      for (const id of more) note(tenantId, id);
    } catch (error) {
      for (const id of conversationIds) note(tenantId, id);
      onError(error);
    }
  };
  const plan = (after: number) => {
    if (closed || timer || running || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      const begun = performance.now();
      running = indexNext().finally(() => {
        running = undefined;
        plan(Math.max(restAfter(performance.now() - begun), waiting.size > 0 ? 0 : pause));
      });
    }, after);
  };

  const unsubscribe = live.subscribe(({ type, tenantId, conversationId }) => {
    if (type !== 'message' || conversationId === null) return;
    note(tenantId, conversationId);
    plan(pause);
  });
  return {
    async warm() {
      const { rows } = await database.system((tx) =>
        sql<{ tenant_id: string; conversation_id: string }>`
          SELECT c.tenant_id, c.conversation_id FROM conversation c
          LEFT JOIN gram_progress p ON p.tenant_id = c.tenant_id AND p.conversation_id = c.conversation_id
          WHERE c.last_seq > coalesce(p.seq, 0)
        `.execute(tx),
      );
      for (const { tenant_id, conversation_id } of rows) note(tenant_id, conversation_id);
      plan(pause);
    },
    async settled() {
      await running;
      while (waiting.size > 0) await indexNext();
    },
    async close() {
      closed = true;
      unsubscribe();
      clearTimeout(timer);
      await running;
    },
  };
}
