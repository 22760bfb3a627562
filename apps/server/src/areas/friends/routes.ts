import { codes, friends, type Language } from '@snap/portal-api/contract';
import type { SessionActor } from '../../actor.ts';
import { route, type Route } from '../../http/route.ts';
import { textFor } from '../../http/texts.ts';
import type { Services } from '../../services.ts';
import { readFriends, readRequests, readUnseen } from './queries/friends.ts';
import { createFriendCommands } from './commands/friend-commands.ts';

const done = (language: Language) => ({ code: codes.ok, msg: textFor(codes.ok, language) });

/** The calls of contract area `friends`. */
export function friendRoutes({ database }: Pick<Services, 'database'>): Route[] {
  const commands = createFriendCommands({ database });
  const read = <T>(actor: SessionActor, query: (tx: Parameters<typeof readUnseen>[0]) => Promise<T>) =>
    database.tenant(actor.tenantId, query);

  return [
    route(friends.list, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await read(actor, (tx) => readFriends(tx, actor, input))),
    })),
    route(friends.unread, async ({ actor }) => ({
      code: codes.ok,
      result: await read(actor, (tx) => readUnseen(tx, actor)),
    })),
    route(friends.requests, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await read(actor, (tx) => readRequests(tx, actor, input))),
    })),
    route(friends.ask, async ({ actor, input: { friendId, msg }, language }) => ({
      ...done(language),
      result: { relation: await commands.ask(actor, friendId, msg) },
    })),
    route(friends.accept, async ({ actor, input: { friendId }, language }) => ({
      ...done(language),
      result: { relation: await commands.accept(actor, friendId) },
    })),
    route(friends.removeRequest, async ({ actor, input, language }) => {
      const command = input.refuse === 1 ? commands.refuse : commands.removeRequest;
      return { ...done(language), result: { relation: await command(actor, input.friendId) } };
    }),
    route(friends.remove, async ({ actor, input: { friendId }, language }) => {
      await commands.unfriend(actor, friendId);
      return done(language);
    }),
    route(friends.setStar, async ({ actor, input: { friendId, starFriend }, language }) => {
      await commands.star(actor, friendId, starFriend === 1);
      return done(language);
    }),
    route(friends.setReadState, async ({ actor, input: { friendId }, language }) => {
      if (friendId === undefined) await commands.markAllSeen(actor);
      else await commands.markSeen(actor, friendId);
      return done(language);
    }),
  ];
}
