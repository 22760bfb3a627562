import { codes, limits, type RelationCode } from '@snap/portal-api/contract';
import {
  acceptFriend,
  askFriend,
  type Friendship,
  refuseFriend,
  removeFriendRequest,
  seeFriendRequest,
  starFriend,
  relationshipOf,
  unfriend,
} from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { LocalizedActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Tx } from '../../../store/database.ts';
import { changePairs } from './change-pairs.ts';
import { defaultGreeting } from './greeting.ts';
import { unseenSenders } from '../queries/friends.ts';

/** Requests marked as seen in one transaction: each holds a lock while it lasts. */
const seenAtOnce = 200;

interface FriendCommandsOptions {
  database: Services['database'];
  /** The current time by default; the demo's content uses past times. */
  clock?: () => Date;
}

/** The commands on friendships. Each is one idempotent transaction and notifies both sides. */
export function createFriendCommands({ database, clock = () => new Date() }: FriendCommandsOptions) {
  /** Changes one pair and says what the other one is to the caller from now on. */
  const changeOne = async (
    actor: LocalizedActor,
    friendId: string,
    change: (pair: Friendship, tx: Tx) => Friendship | undefined | Promise<Friendship>,
    refusal: typeof codes.noRequest | typeof codes.notFriends = codes.noRequest,
  ): Promise<RelationCode> => {
    const pairs = await database.tenant(actor.tenantId, (tx) =>
      changePairs(tx, {
        actor,
        otherIds: [friendId],
        async change(pair) {
          const changed = await change(pair, tx);
          if (!changed) throw new Refusal(refusal);
          return changed;
        },
      }),
    );
    const pair = pairs.get(friendId);
    return pair ? relationshipOf(pair, actor.userId).relation : 0;
  };

  return {
    async ask(actor: LocalizedActor, friendId: string, msg: string | undefined): Promise<RelationCode> {
      if (friendId === actor.userId) throw new Refusal(codes.befriendYourself);
      return changeOne(actor, friendId, async (pair, tx) => {
        const recipient = await readRecipient(tx, actor, friendId);
        const greeting = msg?.trim() ? msg.trim() : defaultGreeting(actor.language, recipient.callerName);
        const now = clock();
        const changed = askFriend(pair, {
          userId: actor.userId,
          msg: greeting,
          consent: recipient.consent,
          now,
        });
        const isNewRequest = changed.request !== pair.request && changed.request?.requester === actor.userId;
        if (isNewRequest) await takeFromQuota(tx, actor, 'friend request', limits.friendRequestsPerDay);
        return changed;
      });
    },
    accept: (actor: LocalizedActor, friendId: string) =>
      changeOne(actor, friendId, (pair) => acceptFriend(pair, actor.userId, clock())),
    refuse: (actor: LocalizedActor, friendId: string) =>
      changeOne(actor, friendId, (pair) => refuseFriend(pair, actor.userId, clock())),
    removeRequest: (actor: LocalizedActor, friendId: string) =>
      changeOne(actor, friendId, (pair) => removeFriendRequest(pair, actor.userId, clock())),
    unfriend: (actor: LocalizedActor, friendId: string) =>
      changeOne(actor, friendId, (pair) => unfriend(pair, clock()), codes.notFriends),
    star: (actor: LocalizedActor, friendId: string, starred: boolean) =>
      changeOne(actor, friendId, (pair) => starFriend(pair, actor.userId, starred), codes.notFriends),
    markSeen: (actor: LocalizedActor, friendId: string) =>
      changeOne(actor, friendId, (pair) => seeFriendRequest(pair, actor.userId, clock())),

    async markAllSeen(actor: LocalizedActor): Promise<void> {
      const senderIds = await database.tenant(actor.tenantId, (tx) => unseenSenders(tx, actor));
      for (let from = 0; from < senderIds.length; from += seenAtOnce) {
        const otherIds = senderIds.slice(from, from + seenAtOnce);
        const change = (pair: Friendship) => seeFriendRequest(pair, actor.userId, clock());
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that few locks are held at a time
        await database.tenant(actor.tenantId, (tx) => changePairs(tx, { actor, otherIds, change }));
      }
    },
  };
}

/**
 * Reads the recipient of a request and whether they must consent. Throws the refusals of people who are unknown or have
 * left.
 */
async function readRecipient(
  tx: Tx,
  { tenantId, userId }: LocalizedActor,
  friendId: string,
): Promise<{ consent: boolean; callerName: string }> {
  const { rows } = await sql<{ consent: boolean; left: boolean; name: string | null }>`
    SELECT friend_switch AS consent, left_at IS NOT NULL AS left,
      (SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = ${userId}) AS name
    FROM person WHERE tenant_id = ${tenantId} AND user_id = ${friendId} AND kind = 'person'
  `.execute(tx);
  const [recipient] = rows;
  if (!recipient) throw new Refusal(codes.unknownPerson);
  if (recipient.left) throw new Refusal(codes.personLeft);
  return { consent: recipient.consent, callerName: recipient.name ?? userId };
}
