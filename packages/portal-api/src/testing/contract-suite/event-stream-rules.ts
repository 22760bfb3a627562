import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEventStream, type EventStream } from '../../client/event-stream.ts';
import type { PortalEvent } from '../../contract/events.ts';
import type { TestBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** The live events (decision B1). */
export function eventStreamRules(world: () => ContractWorld): void {
  describe('the event stream', () => {
    let asker: TestBrowser;
    let peer: TestBrowser;
    let stream: EventStream | undefined;
    beforeAll(async () => {
      asker = await signIn(world(), world().logins.asker);
      peer = await signIn(world(), world().logins.peer);
    });
    afterEach(() => stream?.close());

    it.each([
      ['the recipient', () => peer],
      ["the sender's other devices", () => asker],
    ])('brings a message to %s as its sender got it, once', async (_, reader) => {
      const events: PortalEvent[] = [];
      const { client } = reader().api;
      stream = openEventStream({ client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      const { logins } = world();
      const message = await asker.api.messages.sendToUser({
        sender: userIdOf(world(), logins.asker),
        recipient: userIdOf(world(), logins.peer),
        message: JSON.stringify({ msg: 'live', clientMsgId: crypto.randomUUID() }),
      });
      // What was said before the stream opened may still be on its way.
      const told = () =>
        events.filter((event) => event.type === 'message' && event.message.seq >= message.seq);
      await vi.waitFor(() => expect(told()).toEqual([{ type: 'message', message }]));
    });

    it('tells the sender how far the other one has read, and nothing when that is not further', async () => {
      const { logins } = world();
      const [self, other] = [userIdOf(world(), logins.asker), userIdOf(world(), logins.peer)];
      const message = await asker.api.messages.sendToUser({
        sender: self,
        recipient: other,
        message: 'read this',
      });
      const events: PortalEvent[] = [];
      stream = openEventStream({ client: asker.api.client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      const reading = { targetId: self, type: 'user', lastId: message.id } as const;
      await peer.api.messages.setReadState(reading);
      await peer.api.messages.setReadState(reading);
      const after = await asker.api.messages.sendToUser({
        sender: self,
        recipient: other,
        message: 'and this',
      });
      // What was said before the stream opened may still be on its way.
      const told = () =>
        events.filter(
          (event) => event.type === 'read' || (event.type === 'message' && event.message.seq > message.seq),
        );
      await vi.waitFor(
        () =>
          expect(told()).toEqual([
            { type: 'read', userId: other, targetType: 'user', targetId: self, lastSeq: message.seq },
            { type: 'message', message: after },
          ]),
        { timeout: 5_000 },
      );
    });

    it('tells both sides of a friendship what they are to each other, and of the request', async () => {
      const { logins } = world();
      const [self, other] = [userIdOf(world(), logins.asker), userIdOf(world(), logins.peer)];
      await peer.api.settings.editPrivacy({ friendSwitch: 1 });
      const heard: Record<string, PortalEvent[]> = { [self]: [], [other]: [] };
      const streams = [asker, peer].map(({ api }, index) =>
        openEventStream({
          client: api.client,
          onEvent: (event) => heard[index === 0 ? self : other]?.push(event),
        }),
      );
      await vi.waitFor(() => {
        for (const { state } of streams) expect(state.status).toBe('open');
      });
      await asker.api.friends.ask({ friendId: other, msg: 'hello' });
      await peer.api.friends.accept({ friendId: self });
      await asker.api.friends.remove({ friendId: other });
      const ties = (userId: string) =>
        heard[userId]?.flatMap((event) => (event.type === 'friend' ? [event.relation] : []));
      const requests = (userId: string) =>
        heard[userId]?.flatMap((event) =>
          event.type === 'friendreq' ? event.requests.map(({ state, unread }) => [state, unread]) : [],
        );
      await vi.waitFor(
        () => {
          expect([ties(self), ties(other)]).toEqual([
            ['requestSent', 'friend', 'stranger'],
            ['requestReceived', 'friend', 'stranger'],
          ]);
          expect([requests(self), requests(other)]).toEqual([
            [
              ['waiting', false],
              ['accepted', false],
            ],
            [
              ['waiting', true],
              ['accepted', false],
            ],
          ]);
        },
        { timeout: 5_000 },
      );
      for (const open of streams) open.close();
    });

    it("tells one's other devices what was set", async () => {
      const events: PortalEvent[] = [];
      stream = openEventStream({ client: asker.api.client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      await asker.api.settings.setNotification({ sound: 0 });
      await asker.api.settings.setNotification({ sound: 1 });
      const on = { notifications: true, sound: true, vibration: true, sendKey: 'enter' };
      await vi.waitFor(
        () =>
          expect(events).toEqual([
            { type: 'settings', message: { ...on, sound: false } },
            { type: 'settings', message: on },
          ]),
        { timeout: 5_000 },
      );
    });

    it('is refused without a session', async () => {
      const { api } = await signIn(world(), world().logins.asker);
      await api.account.logout();
      stream = openEventStream({ client: api.client, onEvent: () => {} });
      await vi.waitFor(() => expect(stream?.state).toEqual({ status: 'closed', reason: 'session-expired' }));
    });
  });
}
