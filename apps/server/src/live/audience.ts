import * as z from 'zod/mini';
import type { Database } from '../store/database.ts';
import type { StoredEvent } from '../store/events.ts';

/** A person with at least one stream in this process, and their conversations. */
export interface Listener<S> {
  readonly tenantId: string;
  readonly userId: string;
  readonly streams: Set<S>;
  /** By conversation, the last message that they may not see (`member.joined_seq`). */
  readonly conversations: Map<string, number>;
}

/** People connected to this process, and which of them receive an event. */
export interface Audience<S> {
  /** Adds a stream of a person; resolves when their conversations are known. */
  enter(tenantId: string, userId: string, stream: S): Promise<Listener<S>>;
  /** Removes the stream, and the person with their last one. */
  leave(tenantId: string, userId: string, stream: S): void;
  /** The recipients of an event, by person and conversation. */
  of(event: Pick<StoredEvent, 'tenantId' | 'userIds' | 'conversationId'>): Iterable<Listener<S>>;
  /** Applies a `membership` event. */
  correct(event: StoredEvent): void;
}

/** Payload of a `membership` event; without `joinedSeq` the person has left. */
const membershipChange = z.object({ joinedSeq: z.optional(z.int()) });

const messageSeq = z.object({ message: z.object({ seq: z.int() }) });
/** Events about one message, restricted to people who may see it. */
const aboutMessage: ReadonlySet<StoredEvent['type']> = new Set(['message', 'recall', 'edit', 'react', 'pin']);

/** Whether an event of a conversation is visible to a member who joined after `joinedSeq` messages. */
export function isAfterJoining(event: StoredEvent, joinedSeq: number): boolean {
  if (joinedSeq === 0 || !aboutMessage.has(event.type)) return true;
  return messageSeq.parse(JSON.parse(event.payload)).message.seq > joinedSeq;
}

const keyOf = (tenantId: string, id: string) => `${tenantId}\n${id}`;

interface Entry<S> extends Listener<S> {
  /** Corrections that arrived while the conversations were being read; applied afterwards. */
  corrections: (() => void)[] | undefined;
  ready: Promise<void>;
}

export function createAudience<S>(database: Database): Audience<S> {
  const people = new Map<string, Entry<S>>();
  const conversations = new Map<string, Set<Entry<S>>>();

  const join = (entry: Entry<S>, conversationId: string, joinedSeq: number) => {
    entry.conversations.set(conversationId, joinedSeq);
    const key = keyOf(entry.tenantId, conversationId);
    const present = conversations.get(key);
    if (present) present.add(entry);
    else conversations.set(key, new Set([entry]));
  };
  const part = (entry: Entry<S>, conversationId: string) => {
    entry.conversations.delete(conversationId);
    const key = keyOf(entry.tenantId, conversationId);
    const present = conversations.get(key);
    present?.delete(entry);
    if (present?.size === 0) conversations.delete(key);
  };
  const isKnown = (entry: Entry<S>) => people.get(keyOf(entry.tenantId, entry.userId)) === entry;
  const forget = (entry: Entry<S>) => {
    for (const conversationId of entry.conversations.keys()) part(entry, conversationId);
    // A person who left during the query may be back under another entry.
    if (isKnown(entry)) people.delete(keyOf(entry.tenantId, entry.userId));
  };

  const load = async (entry: Entry<S>) => {
    try {
      const rows = await database.tenant(entry.tenantId, (tx) =>
        tx
          .selectFrom('member')
          .select(['conversation_id', 'joined_seq'])
          .where('tenant_id', '=', entry.tenantId)
          .where('user_id', '=', entry.userId)
          .where('left_at', 'is', null)
          .execute(),
      );
      if (!isKnown(entry)) return;
      for (const row of rows) join(entry, row.conversation_id, row.joined_seq);
      for (const correct of entry.corrections ?? []) correct();
      entry.corrections = undefined;
    } catch (error) {
      forget(entry);
      throw error;
    }
  };

  return {
    async enter(tenantId, userId, stream) {
      const key = keyOf(tenantId, userId);
      let entry = people.get(key);
      if (!entry) {
        entry = {
          tenantId,
          userId,
          streams: new Set(),
          conversations: new Map(),
          corrections: [],
          ready: Promise.resolve(),
        };
        people.set(key, entry);
        entry.ready = load(entry);
      }
      entry.streams.add(stream);
      await entry.ready;
      return entry;
    },
    leave(tenantId, userId, stream) {
      const entry = people.get(keyOf(tenantId, userId));
      if (entry?.streams.delete(stream) && entry.streams.size === 0) forget(entry);
    },
    *of({ tenantId, userIds, conversationId }) {
      if (userIds) {
        for (const userId of userIds) {
          const entry = people.get(keyOf(tenantId, userId));
          if (entry) yield entry;
        }
      } else if (conversationId !== null) {
        yield* conversations.get(keyOf(tenantId, conversationId)) ?? [];
      }
    },
    correct({ tenantId, conversationId, userIds, payload }) {
      if (conversationId === null) return;
      const { joinedSeq } = membershipChange.parse(JSON.parse(payload));
      for (const userId of userIds ?? []) {
        const entry = people.get(keyOf(tenantId, userId));
        if (!entry) continue;
        const apply = () =>
          joinedSeq === undefined ? part(entry, conversationId) : join(entry, conversationId, joinedSeq);
        if (entry.corrections) entry.corrections.push(apply);
        else apply();
      }
    },
  };
}
