import { codes, friends, type Language } from '@snap/portal-api/contract';
import { type Caller, route, type Route } from '../../http/route.ts';
import { textFor } from '../../http/texts.ts';
import type { Services } from '../../services.ts';
import { readFriends, readRequests, readUnseen } from './lists.ts';
import { createFriendVerbs } from './verbs.ts';

const done = (language: Language) => ({ code: codes.ok, msg: textFor(codes.ok, language) });

/** The calls of contract area `friends`. */
export function friendRoutes({ database, live }: Pick<Services, 'database' | 'live'>): Route[] {
  const verbs = createFriendVerbs({ database, live });
  const read = <T>(caller: Caller, query: (tx: Parameters<typeof readUnseen>[0]) => Promise<T>) =>
    database.tenant(caller.tenantId, query);

  return [
    route(friends.list, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => readFriends(tx, caller, input))),
    })),
    route(friends.unread, async ({ caller }) => ({
      code: codes.ok,
      result: await read(caller, (tx) => readUnseen(tx, caller)),
    })),
    route(friends.requests, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => readRequests(tx, caller, input))),
    })),
    route(friends.ask, async ({ caller, input: { friendId, msg }, language }) => ({
      ...done(language),
      result: { relation: await verbs.ask(caller, friendId, msg) },
    })),
    route(friends.accept, async ({ caller, input: { friendId }, language }) => ({
      ...done(language),
      result: { relation: await verbs.accept(caller, friendId) },
    })),
    route(friends.removeRequest, async ({ caller, input, language }) => {
      const verb = input.refuse === 1 ? verbs.refuse : verbs.removeRequest;
      return { ...done(language), result: { relation: await verb(caller, input.friendId) } };
    }),
    route(friends.remove, async ({ caller, input: { friendId }, language }) => {
      await verbs.unfriend(caller, friendId);
      return done(language);
    }),
    route(friends.setStar, async ({ caller, input: { friendId, starFriend }, language }) => {
      await verbs.star(caller, friendId, starFriend === 1);
      return done(language);
    }),
    route(friends.setReadState, async ({ caller, input: { friendId }, language }) => {
      if (friendId === undefined) await verbs.markAllSeen(caller);
      else await verbs.markSeen(caller, friendId);
      return done(language);
    }),
  ];
}
