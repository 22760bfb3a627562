import { hash } from 'node:crypto';
import { codes, groupTypeOf, type Code, type MessageWire, type TargetType } from '@snap/portal-api/contract';
import { publish } from '../../../store/events.ts';
import type { Tx } from '../../../store/database.ts';
import { type SentFile, openSentFiles } from '../../disk/index.ts';
import { conversationKey, type ConversationTarget } from '../conversation-id.ts';
import { personPair } from '../../../store/person-pair.ts';
import {
  beginConversations,
  insertMentions,
  insertMessages,
  lockConversations,
  type NewMessage,
  readFacts,
  type Facts,
} from './write-statements.ts';
import { type Carried, resolveExtras } from './message-extras.ts';
import type { NamedFile } from './message-text.ts';
import { type MessageRow, messageWire } from '../presenter.ts';
import { locateConversations } from './locate-conversations.ts';

/** A message to be sent; its text and ids are storable. */
export interface Sending {
  sender: string;
  target: ConversationTarget;
  clientMsgId: string;
  msg: string;
  file?: NamedFile | undefined;
  /** Id of a message of the same conversation. */
  quote?: string | undefined;
  mentions?: readonly string[] | undefined;
  /** Id of the message that is forwarded. */
  forward?: string | undefined;
}

/** The result of a send. A repeat gets the first result. `status`: the refusal has this HTTP status (G10). */
export type Sent = { message: MessageWire } | Refused;
interface Refused {
  refusal: Code;
  status?: 403;
}

/**
 * Writes any number of sends of one organisation in the caller's transaction, in a fixed number of statements. Results
 * are in their order; a refused one does not affect the others. Violates the unique key of `message` when another
 * process writes the same `clientMsgId` to another conversation at this moment: run it again then.
 * @param at Time of sending, for generated content; the database's clock otherwise.
 */
export async function writeBatch(
  tx: Tx,
  tenantId: string,
  batch: readonly Sending[],
  at?: Date,
): Promise<Sent[]> {
  const places = await locateConversations(tx, tenantId, batch);
  const sendings = batch.map((sending) => {
    const conversationId = places.get(conversationKey(sending.sender, sending.target));
    if (conversationId === undefined) throw new Error('a send without a place');
    return { ...sending, conversationId };
  });
  // Locked before anything is read, so that committed writes of other processes are seen.
  const lastSeqs = await lockConversations(tx, tenantId, [...new Set(sendings.map((s) => s.conversationId))]);
  const { facts, now: present } = await readFacts(tx, tenantId, sendings);
  const now = at ?? present;

  const accepted = new Map<string, Addressed>();
  const outcomes = sendings.map((sending, index): Addressed | { row: MessageRow } | Refused => {
    const known = facts[index];
    if (!known) throw new Error('a send without facts');
    if (known.repeated) {
      const { conversation_id, request_hash } = known.repeated;
      const same =
        conversation_id === sending.conversationId && (request_hash?.equals(requestHash(sending)) ?? true);
      return same ? { row: known.repeated } : { refusal: codes.clientMsgIdTaken };
    }
    const key = `${sending.sender}\n${sending.clientMsgId}`;
    const same = accepted.get(key);
    if (same) {
      const alike =
        same.conversationId === sending.conversationId && requestHash(same).equals(requestHash(sending));
      return alike ? same : { refusal: codes.clientMsgIdTaken };
    }
    const addressing = addressable(sending.target, known);
    if ('refusal' in addressing) return addressing;
    const addressed = {
      ...sending,
      type: addressing.type,
      senderName: known.senderName,
      senderAvatar: known.senderAvatar,
      fromApp: known.fromApp,
    };
    accepted.set(key, addressed);
    return addressed;
  });

  const resolved = await resolveExtras(tx, tenantId, [...accepted.values()]);
  const fresh = new Map<Addressed, Carried>();
  const refused = new Map<Addressed, Refused>();
  for (const [index, sending] of [...accepted.values()].entries()) {
    const carried = resolved[index];
    if (!carried) throw new Error('a send without its resolved extras');
    if ('refusal' in carried) refused.set(sending, carried);
    else fresh.set(sending, carried);
  }
  await openConversations(tx, tenantId, [...fresh.keys()], lastSeqs);
  const rows = new Map<Addressed, NewMessage>();
  for (const [sending, carried] of fresh) {
    const seq = (lastSeqs.get(sending.conversationId) ?? 0) + 1;
    lastSeqs.set(sending.conversationId, seq);
    rows.set(sending, messageRow(sending, carried, seq, now));
  }
  const written = [...rows.values()];
  await insertMessages(tx, tenantId, written, now);
  await insertMentions(tx, tenantId, written);
  await openSentFiles(tx, tenantId, [...rows].flatMap(sentFile));
  await publish(
    tx,
    written.map((row) => ({
      type: 'message',
      conversationId: row.conversation_id,
      payload: { type: 'message', message: messageWire(row) },
    })),
  );

  return outcomes.map((outcome) => {
    if ('refusal' in outcome) return outcome;
    const refusal = 'row' in outcome ? undefined : refused.get(outcome);
    if (refusal) return refusal;
    const row = 'row' in outcome ? outcome.row : rows.get(outcome);
    if (!row) throw new Error('an accepted send that was not written');
    return { message: messageWire(row) };
  });
}

interface Addressed extends Sending {
  conversationId: string;
  type: TargetType;
  senderName: string;
  senderAvatar: string | null;
  fromApp: boolean;
}

/** Whether this may be sent there, decided from the facts alone (D10). */
function addressable(target: ConversationTarget, known: Facts): { type: TargetType } | Refused {
  if (target.type === 'user') {
    if (known.recipient === 'unknown') return { refusal: codes.unknownPerson };
    if (known.recipient === 'left') return { refusal: codes.personLeft };
    if (known.recipient === 'app') return { refusal: codes.appNotWritable };
    return { type: 'user' };
  }
  if (known.dissolved) return { refusal: codes.groupDissolved };
  // The same refusal as for a missing group (G37).
  if (!known.groupType || !known.belongs) return { refusal: codes.notMember, status: 403 };
  if (known.closed) return { refusal: codes.conversationClosed };
  return { type: groupTypeOf(known.groupType) };
}

/** Creates one-to-one conversations with their first message. */
async function openConversations(
  tx: Tx,
  tenantId: string,
  sendings: readonly Addressed[],
  lastSeqs: Map<string, number>,
) {
  const missing = new Map<string, [low: string, high: string]>();
  for (const { conversationId, sender, target } of sendings) {
    if (!lastSeqs.has(conversationId)) missing.set(conversationId, personPair(sender, target.id));
  }
  await beginConversations(tx, tenantId, missing);
}

/** Hash of a send: distinguishes a repeat from another send that reuses its `clientMsgId` (B5). */
function requestHash({ msg, file, quote, mentions = [], forward }: Sending): Buffer {
  const content = JSON.stringify([msg, file?.id, quote, mentions.toSorted(), forward]);
  return hash('sha256', content, 'buffer').subarray(0, 16);
}

function sentFile([{ sender, target, file }, { seq, extras }]: [Addressed, NewMessage]): SentFile[] {
  const { id, uid } = extras?.file ?? {};
  return id === undefined || uid === undefined
    ? []
    : [{ shareId: uid, fileId: id, sender, target, seq, made: file?.uid }];
}

function messageRow(sending: Addressed, carried: Carried, seq: number, now: Date): NewMessage {
  const [low, high] = sending.type === 'user' ? personPair(sending.sender, sending.target.id) : [null, null];
  return {
    conversation_id: sending.conversationId,
    seq,
    rev: 0,
    sender: sending.sender,
    sender_name: sending.senderName,
    sender_avatar: sending.senderAvatar,
    client_msg_id: sending.clientMsgId,
    kind: sending.fromApp ? 'notice' : carried.kind,
    msg: carried.msg ?? sending.msg,
    extras: carried.extras,
    quote_seq: carried.quoteSeq,
    request_hash: requestHash(sending),
    sent_at: now,
    edited_at: null,
    recalled_at: null,
    recalled_by: null,
    reactions: null,
    type: sending.type,
    person_low: low,
    person_high: high,
  };
}
