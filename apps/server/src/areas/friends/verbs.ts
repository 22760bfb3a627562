import { codes, type Language, limits, type Relation } from '@snap/portal-api/contract';
import {
  acceptFriend,
  askFriend,
  type Friendship,
  refuseFriend,
  removeFriendRequest,
  seeFriendRequest,
  starFriend,
  tieOf,
  unfriend,
} from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { takeFromQuota } from '../../store/daily-quota.ts';
import type { Tx } from '../../store/database.ts';
import { changePairs } from './change-pairs.ts';
import { defaultGreeting } from './greeting.ts';
import { unseenAskers } from './lists.ts';

interface Caller {
  tenantId: string;
  userId: string;
  language: Language;
}

/** Requests marked as seen in one transaction: each holds a lock while it lasts. */
const seenAtOnce = 200;

interface FriendVerbsOptions {
  database: Services['database'];
  live: Pick<Services['live'], 'origin' | 'hint'>;
  /** The current time by default; the demo's content uses past times. */
  clock?: () => Date;
}

/** What people do to each other's friendship. Each is one transaction, idempotent, and tells both sides. */
export function createFriendVerbs({ database, live, clock = () => new Date() }: FriendVerbsOptions) {
  /** Changes one pair and says what the other one is to the caller from now on. */
  const changeOne = async (
    caller: Caller,
    friendId: string,
    change: (pair: Friendship, tx: Tx) => Friendship | undefined | Promise<Friendship>,
    refusal: typeof codes.noRequest | typeof codes.notFriends = codes.noRequest,
  ): Promise<Relation> => {
    const pairs = await database.tenant(caller.tenantId, (tx) =>
      changePairs(tx, {
        caller,
        otherIds: [friendId],
        origin: live.origin,
        async change(pair) {
          const changed = await change(pair, tx);
          if (!changed) throw new Refusal(refusal);
          return changed;
        },
      }),
    );
    live.hint();
    const pair = pairs.get(friendId);
    return pair ? tieOf(pair, caller.userId).relation : 0;
  };

  return {
    async ask(caller: Caller, friendId: string, msg: string | undefined): Promise<Relation> {
      if (friendId === caller.userId) throw new Refusal(codes.befriendYourself);
      return changeOne(caller, friendId, async (pair, tx) => {
        const asked = await findAsked(tx, caller, friendId);
        const greeting = msg?.trim() ? msg.trim() : defaultGreeting(caller.language, asked.callerName);
        const now = clock();
        const changed = askFriend(pair, {
          userId: caller.userId,
          msg: greeting,
          consent: asked.consent,
          now,
        });
        const asksAnew = changed.request !== pair.request && changed.request?.asker === caller.userId;
        if (asksAnew) await takeFromQuota(tx, caller, 'friend request', limits.friendRequestsPerDay);
        return changed;
      });
    },
    accept: (caller: Caller, friendId: string) =>
      changeOne(caller, friendId, (pair) => acceptFriend(pair, caller.userId, clock())),
    refuse: (caller: Caller, friendId: string) =>
      changeOne(caller, friendId, (pair) => refuseFriend(pair, caller.userId, clock())),
    removeRequest: (caller: Caller, friendId: string) =>
      changeOne(caller, friendId, (pair) => removeFriendRequest(pair, caller.userId, clock())),
    unfriend: (caller: Caller, friendId: string) =>
      changeOne(caller, friendId, (pair) => unfriend(pair, clock()), codes.notFriends),
    star: (caller: Caller, friendId: string, starred: boolean) =>
      changeOne(caller, friendId, (pair) => starFriend(pair, caller.userId, starred), codes.notFriends),
    markSeen: (caller: Caller, friendId: string) =>
      changeOne(caller, friendId, (pair) => seeFriendRequest(pair, caller.userId, clock())),

    async markAllSeen(caller: Caller): Promise<void> {
      const askers = await database.tenant(caller.tenantId, (tx) => unseenAskers(tx, caller));
      for (let from = 0; from < askers.length; from += seenAtOnce) {
        const otherIds = askers.slice(from, from + seenAtOnce);
        const change = (pair: Friendship) => seeFriendRequest(pair, caller.userId, clock());
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that few locks are held at a time
        await database.tenant(caller.tenantId, (tx) =>
          changePairs(tx, { caller, otherIds, change, origin: live.origin }),
        );
      }
      live.hint();
    },
  };
}

/** Whether the asked person wants to be asked. Throws the refusals of people who are unknown or have left. */
async function findAsked(
  tx: Tx,
  { tenantId, userId }: Caller,
  friendId: string,
): Promise<{ consent: boolean; callerName: string }> {
  const { rows } = await sql<{ consent: boolean; left: boolean; name: string | null }>`
    SELECT friend_switch AS consent, left_at IS NOT NULL AS left,
      (SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = ${userId}) AS name
    FROM person WHERE tenant_id = ${tenantId} AND user_id = ${friendId} AND kind = 'person'
  `.execute(tx);
  const [asked] = rows;
  if (!asked) throw new Refusal(codes.unknownPerson);
  if (asked.left) throw new Refusal(codes.personLeft);
  return { consent: asked.consent, callerName: asked.name ?? userId };
}
