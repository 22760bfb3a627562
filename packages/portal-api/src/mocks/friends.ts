import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { friends } from '../contract/friends.ts';
import {
  acceptFriend,
  askFriend,
  refuseFriend,
  removeFriendRequest,
  seeFriendRequest,
  starFriend,
  unfriend,
  type Friendship,
  type ListedRequest,
} from '../rules/friendship.ts';
import { listedUser } from './listed-user.ts';
import { mock, MockRefusal, type MockCaller } from './mock.ts';
import type { MockWorld } from './world.ts';

const paged = <T>(all: readonly T[], { page, size }: { page: number; size: number }) => ({
  result: all.slice((page - 1) * size, page * size),
  total: all.length,
});

/** Friends, their requests and their stars. */
export function friendMocks(world: MockWorld): HttpHandler[] {
  const { identify, friendships } = world;
  const change = (
    { userId, tenantId }: MockCaller,
    friendId: string,
    how: (pair: Friendship) => Friendship | undefined,
    refusal: typeof codes.noRequest | typeof codes.notFriends = codes.noRequest,
  ) => {
    if (!friendId.startsWith(`${tenantId}~`)) throw new MockRefusal(codes.forbidden, 403);
    if (friendships.change(userId, friendId, how) === undefined) throw new MockRefusal(refusal);
    return { code: codes.ok, msg: 'OK', result: { relation: friendships.tie(userId, friendId).relation } };
  };
  const rows = (userId: string, requests: readonly ListedRequest[]) =>
    requests.map((request) => ({ ...request, user: listedUser(world, userId, request.userId) }));

  return [
    mock(
      friends.list,
      (input, { userId }) => {
        const all = friendships
          .friendsOf(userId)
          .map((friendId) => listedUser(world, userId, friendId))
          .toSorted((a, b) => Number(b.starFriend) - Number(a.starFriend) || (a.name < b.name ? -1 : 1));
        return { code: codes.ok, ...paged(all, input) };
      },
      identify,
    ),
    mock(
      friends.unread,
      (_, { userId }) => {
        const unseen = friendships.requestsOf(userId).filter(({ unread }) => unread === 1);
        return { code: codes.ok, result: rows(userId, unseen) };
      },
      identify,
    ),
    mock(
      friends.requests,
      (input, { userId }) => {
        const { result, total } = paged(friendships.requestsOf(userId), input);
        return { code: codes.ok, result: rows(userId, result), total };
      },
      identify,
    ),
    mock(
      friends.ask,
      ({ friendId, msg }, caller) => {
        const { userId } = caller;
        if (friendId === userId) throw new MockRefusal(codes.befriendYourself);
        const asked = world.colleague(userId, friendId);
        const consent = asked.friendSwitch === true;
        const greeting = msg?.trim() ? msg.trim() : `${world.person(userId)?.name ?? userId} asks you.`;
        return change(caller, friendId, (pair) =>
          askFriend(pair, { userId, msg: greeting, consent, now: new Date() }),
        );
      },
      identify,
    ),
    mock(
      friends.accept,
      ({ friendId }, caller) =>
        change(caller, friendId, (pair) => acceptFriend(pair, caller.userId, new Date())),
      identify,
    ),
    mock(
      friends.removeRequest,
      ({ friendId, refuse }, caller) => {
        const how = refuse === 1 ? refuseFriend : removeFriendRequest;
        return change(caller, friendId, (pair) => how(pair, caller.userId, new Date()));
      },
      identify,
    ),
    mock(
      friends.remove,
      ({ friendId }, caller) =>
        change(caller, friendId, (pair) => unfriend(pair, new Date()), codes.notFriends),
      identify,
    ),
    mock(
      friends.setStar,
      ({ friendId, starFriend: star }, caller) =>
        change(caller, friendId, (pair) => starFriend(pair, caller.userId, star === 1), codes.notFriends),
      identify,
    ),
    mock(
      friends.setReadState,
      ({ friendId }, caller) => {
        const unseen = friendships.requestsOf(caller.userId).filter(({ unread }) => unread === 1);
        for (const otherId of friendId === undefined ? unseen.map(({ userId }) => userId) : [friendId]) {
          change(caller, otherId, (pair) => seeFriendRequest(pair, caller.userId, new Date()));
        }
        return { code: codes.ok, msg: 'OK' };
      },
      identify,
    ),
  ];
}
