import type { messages, ParsedInputOf, WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { avatarVersion } from '../../directory/index.ts';
import { ownConversation } from '../queries/conversations.ts';
import { readFirstMembers } from '../queries/first-members.ts';
import { messageWire, targetOf } from '../presenter.ts';
import { isSearched } from './grams.ts';
import { filterTerms, matcherOf, queryTerms, searchedText } from './terms.ts';
import { type OwnMessageRow, ownColumns } from '../queries/stored-messages.ts';

type SearchInput = ParsedInputOf<typeof messages.search>;

export type SearchPage = Pick<WireOf<typeof messages.search>, 'list' | 'hasMore'>;

/** Messages that the index names are looked at this many at a time; each time is another look into it, so twice as many the next. */
const firstChunk = 400;
const largestChunk = 6_400;
/** Most messages of one conversation that are looked at because the index does not have them yet. */
const maxUnindexed = 2_000;

/** A page of search results in the actor's own conversations, newest first (B8). */
export async function searchMessages(tx: Tx, actor: Actor, input: SearchInput): Promise<SearchPage> {
  const wanted = input.page * input.size + 1;
  const within =
    input.targetId !== undefined && input.type !== undefined
      ? (await ownConversation(tx, actor, { type: input.type, id: input.targetId })).conversationId
      : undefined;
  if (queryTerms(input.q).length === 0) return { list: [], hasMore: false };
  const matches = matcherOf(input.q);
  const fits = (row: FoundRow) => matches(searchedText(row));

  const found = (await readUnindexed(tx, actor, input, within)).filter(fits);
  const { tenantId } = actor;
  const terms = [
    ...filterTerms({ tenantId, conversationId: within, sender: input.sender, kind: input.kind }),
    ...queryTerms(input.q),
  ];
  await sql`SELECT set_config('portal.search', ${`{${terms.join(',')}}`}, true)`.execute(tx);
  const indexed: FoundRow[] = [];
  let after: NamedRow | undefined;
  for (let size = firstChunk; indexed.length < wanted; size = Math.min(size * 2, largestChunk)) {
    // oxlint-disable-next-line no-await-in-loop -- each chunk begins where the one before ends
    const named = await readIndexed(tx, actor, input, { within, after, size });
    indexed.push(...visible(named.filter((row) => row.asked_for)).filter(fits));
    after = named.at(-1);
    if (named.length < size) break;
  }
  // What was indexed between the two looks is in both.
  const named = new Set(indexed.map(keyOf));
  const all = [...found.filter((row) => !named.has(keyOf(row))), ...indexed].toSorted(byNewest);
  const page = all.slice(wanted - 1 - input.size, wanted - 1);
  const marks = await readMarks(tx, actor, page);
  return {
    list: page.map((row) => ({ message: messageWire(row), name: row.name, ...marks(row) })),
    hasMore: all.length >= wanted,
  };
}

const keyOf = ({ conversation_id, seq }: FoundRow) => `${conversation_id}-${seq}`;

const byNewest = (a: FoundRow, b: FoundRow) =>
  b.sent_at.getTime() - a.sent_at.getTime() ||
  (a.conversation_id < b.conversation_id ? -1 : 1) ||
  b.seq - a.seq;

type FoundRow = OwnMessageRow & { name: string };

interface NamedRow extends FoundRow {
  /** Fits the filters. */
  asked_for: boolean;
  /** When it was sent, with all digits. */
  named_at: string;
}

/** The actor's conversations: one, or all. */
const ownOnes = ({ tenantId, userId }: Actor, within: string | undefined) => sql`
  SELECT c.*, mine.joined_seq,
    coalesce((
      SELECT seq FROM gram_progress WHERE tenant_id = ${tenantId} AND conversation_id = mine.conversation_id
    ), 0) AS indexed_seq
  FROM (
    SELECT conversation_id, joined_seq FROM member
    WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND left_at IS NULL
      AND (${within ?? null}::text IS NULL OR conversation_id = ${within ?? null}::text)
  ) AS mine
  CROSS JOIN LATERAL (
    SELECT conversation_id, type, person_low, person_high, last_seq FROM conversation
    WHERE tenant_id = ${tenantId} AND conversation_id = mine.conversation_id LIMIT 1
  ) AS c`;

/** What a search shows of a message `m` of the conversation `own`. */
const foundColumns = ({ tenantId, userId }: Actor) => sql`
  ${ownColumns(tenantId, userId)}, own.type, own.person_low, own.person_high,
  coalesce(
    (SELECT name FROM chat_group WHERE tenant_id = ${tenantId} AND group_id = own.conversation_id),
    (SELECT name FROM person WHERE tenant_id = ${tenantId}
      AND user_id = CASE WHEN own.person_low = ${userId} THEN own.person_high ELSE own.person_low END),
    own.conversation_id
  ) AS name`;

/** The avatar of each conversation, or the first members of a group without one. */
async function readMarks(tx: Tx, actor: Actor, found: readonly FoundRow[]) {
  const { tenantId, userId } = actor;
  const targets = [...new Set(found.map((row) => targetOf(row, userId)))];
  const { rows } = await sql<{ target: string; avatar: string | null }>`
    SELECT target, ${avatarVersion(sql`coalesce(
      (SELECT avatar FROM chat_group WHERE tenant_id = ${tenantId} AND group_id = target),
      (SELECT avatar FROM person WHERE tenant_id = ${tenantId} AND user_id = target)
    )`)} AS avatar
    FROM unnest(${targets}::text[]) AS wanted (target)
  `.execute(tx);
  const avatars = new Map(rows.map(({ target, avatar }) => [target, avatar]));
  const unmarked = targets.filter((target) => avatars.get(target) === null);
  const members = await readFirstMembers(tx, actor, unmarked);
  return (row: FoundRow) => {
    const target = targetOf(row, userId);
    const avatar = avatars.get(target);
    const firstMembers = members.get(target);
    return { ...(avatar ? { avatar } : {}), ...(firstMembers ? { firstMembers } : {}) };
  };
}

const filters = ({ sender, kind, from, to }: SearchInput) => sql`
  ${isSearched}
  AND (${sender ?? null}::text IS NULL OR m.sender = ${sender ?? null}::text)
  AND (${kind ?? null}::text IS NULL OR m.kind = ${kind ?? null}::text)
  AND (${from ?? null}::float8 IS NULL OR m.sent_at >= to_timestamp(${from ?? null}::float8 / 1000))
  AND (${to ?? null}::float8 IS NULL OR m.sent_at < to_timestamp((${to ?? null}::float8 + 1) / 1000))`;

const visible = (rows: FoundRow[]) => rows.filter(({ removed }) => !removed);

async function readUnindexed(
  tx: Tx,
  actor: Actor,
  input: SearchInput,
  within: string | undefined,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    SELECT ${foundColumns(actor)}
    FROM (${ownOnes(actor, within)}) AS own
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE tenant_id = ${actor.tenantId} AND conversation_id = own.conversation_id
        AND seq > greatest(own.indexed_seq, own.joined_seq, own.last_seq - ${maxUnindexed})
      ORDER BY seq LIMIT ${maxUnindexed}
    ) AS m
    WHERE own.last_seq > own.indexed_seq AND ${filters(input)}
  `.execute(tx);
  return visible(rows);
}

/**
 * A chunk of index results, newest first and after a row: they contain all grams of the words, but maybe not the words.
 */
async function readIndexed(
  tx: Tx,
  actor: Actor,
  input: SearchInput,
  { within, after, size }: { within: string | undefined; after: NamedRow | undefined; size: number },
): Promise<NamedRow[]> {
  const beyond = after
    ? sql`g.sent_at <= ${after.named_at}::timestamptz AND (
        g.sent_at < ${after.named_at}::timestamptz OR g.conversation_id > ${after.conversation_id}
        OR (g.conversation_id = ${after.conversation_id} AND g.seq < ${after.seq})
      )`
    : sql`true`;
  const { rows } = await sql<NamedRow>`
    WITH own AS MATERIALIZED (${ownOnes(actor, within)}), named AS MATERIALIZED (
      SELECT g.conversation_id, g.seq, g.sent_at
      FROM message_gram g JOIN own ON own.conversation_id = g.conversation_id AND g.seq > own.joined_seq
      WHERE ${beyond}
      ORDER BY g.sent_at DESC, g.conversation_id, g.seq DESC LIMIT ${size}
    )
    SELECT ${foundColumns(actor)}, (${filters(input)}) AS asked_for, named.sent_at::text AS named_at
    FROM named
    JOIN own ON own.conversation_id = named.conversation_id
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE tenant_id = ${actor.tenantId} AND conversation_id = named.conversation_id AND seq = named.seq LIMIT 1
    ) AS m
    ORDER BY named.sent_at DESC, named.conversation_id, named.seq DESC
  `.execute(tx);
  return rows;
}
