import { codes, type TargetType } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { requireColleague } from '../../../http/authenticate.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { newConversationId } from '../conversation-id.ts';
import { personPair } from '../../../store/person-pair.ts';

/** A conversation as one of its members has it. One-to-one it exists in this form before its first message. */
export interface OwnConversation {
  conversationId: string;
  /** It has a row. A one-to-one conversation gets it with its first message, or when one of the two pins or mutes it. */
  begun: boolean;
  type: TargetType;
  personLow: string | null;
  personHigh: string | null;
  lastSeq: number;
  readSeq: number;
  markedUnread: boolean;
  joinedSeq: number;
  /** One-to-one: up to where the other person has read. */
  peerReadSeq: number | undefined;
}

/**
 * The actor's conversation with a target, which may be the actor (F9). Throws `unknownPerson`, and 403 for a group of
 * others, existing or not (G10, G37). The conversation with a person who left can still be read (D10).
 */
export async function ownConversation(
  tx: Tx,
  actor: Actor,
  target: { type: TargetType; id: string },
): Promise<OwnConversation> {
  const oneToOne = target.type === 'user';
  if (oneToOne) requireColleague(actor.tenantId, target.id);
  const [low, high] = personPair(actor.userId, target.id);
  const found = await tx
    .selectFrom('conversation as c')
    .innerJoin('member as me', (join) =>
      join
        .onRef('me.tenant_id', '=', 'c.tenant_id')
        .onRef('me.conversation_id', '=', 'c.conversation_id')
        .on('me.user_id', '=', actor.userId)
        .on('me.left_at', 'is', null),
    )
    .leftJoin('member as peer', (join) =>
      join
        .onRef('peer.tenant_id', '=', 'c.tenant_id')
        .onRef('peer.conversation_id', '=', 'c.conversation_id')
        .on('c.type', '=', 'user')
        .on('peer.user_id', '=', target.id),
    )
    .select(['c.conversation_id', 'c.type', 'c.person_low', 'c.person_high', 'c.last_seq'])
    .select(['me.read_seq', 'me.joined_seq', 'me.marked_unread', 'peer.read_seq as peer_read_seq'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where((eb) =>
      oneToOne
        ? eb.and([eb('c.person_low', '=', low), eb('c.person_high', '=', high)])
        : eb.and([eb('c.conversation_id', '=', target.id), eb('c.type', '<>', 'user')]),
    )
    .executeTakeFirst();
  if (found) {
    return {
      conversationId: found.conversation_id,
      begun: true,
      type: found.type,
      personLow: found.person_low,
      personHigh: found.person_high,
      lastSeq: found.last_seq,
      readSeq: found.read_seq,
      markedUnread: found.marked_unread,
      joinedSeq: found.joined_seq,
      peerReadSeq: found.peer_read_seq ?? undefined,
    };
  }
  if (!oneToOne) throw new HttpRefusal(403, codes.notMember);
  if (!(await personExists(tx, actor.tenantId, target.id))) throw new Refusal(codes.unknownPerson);
  const empty = { lastSeq: 0, readSeq: 0, markedUnread: false, joinedSeq: 0, peerReadSeq: 0 };
  // A new id, so that the queries find nothing under it.
  const conversationId = newConversationId();
  return { conversationId, begun: false, type: 'user', personLow: low, personHigh: high, ...empty };
}

async function personExists(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('person')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
