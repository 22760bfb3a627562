import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEventStream, type EventStream } from '../../client/event-stream.ts';
import type { PortalEvent } from '../../contract/events.ts';
import type { TestBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Live events (decision B1). */
export function eventStreamRules(world: () => ContractWorld): void {
  describe('the event stream', () => {
    let actor: TestBrowser;
    let peer: TestBrowser;
    let stream: EventStream | undefined;
    beforeAll(async () => {
      actor = await signIn(world(), world().logins.actor);
      peer = await signIn(world(), world().logins.peer);
    });
    afterEach(() => stream?.close());

    it.each([
      ['the recipient', () => peer],
      ["the sender's other devices", () => actor],
    ])("delivers a message to %s with its sender's copy, once", async (_, reader) => {
      const events: PortalEvent[] = [];
      const { client } = reader().api;
      stream = openEventStream({ client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      const { logins } = world();
      const message = await actor.api.messages.sendToUser({
        sender: userIdOf(world(), logins.actor),
        recipient: userIdOf(world(), logins.peer),
        message: JSON.stringify({ msg: 'live', clientMsgId: crypto.randomUUID() }),
      });
      // Earlier events may still be in flight.
      const received = () =>
        events.filter((event) => event.type === 'message' && event.message.seq >= message.seq);
      await vi.waitFor(() => expect(received()).toEqual([{ type: 'message', message }]));
    });

    it("reports the other person's read position to the sender, but not when it does not advance", async () => {
      const { logins } = world();
      const [self, other] = [userIdOf(world(), logins.actor), userIdOf(world(), logins.peer)];
      const message = await actor.api.messages.sendToUser({
        sender: self,
        recipient: other,
        message: 'read this',
      });
      const events: PortalEvent[] = [];
      stream = openEventStream({ client: actor.api.client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      const reading = { targetId: self, type: 'user', lastId: message.id } as const;
      await peer.api.messages.setReadState(reading);
      await peer.api.messages.setReadState(reading);
      const after = await actor.api.messages.sendToUser({
        sender: self,
        recipient: other,
        message: 'and this',
      });
      // Earlier events may still be in flight.
      const received = () =>
        events.filter(
          (event) => event.type === 'read' || (event.type === 'message' && event.message.seq > message.seq),
        );
      await vi.waitFor(
        () =>
          expect(received()).toEqual([
            { type: 'read', userId: other, targetType: 'user', targetId: self, lastSeq: message.seq },
            { type: 'message', message: after },
          ]),
        { timeout: 5_000 },
      );
    });

    it('reports relationship and request to both people of a friendship', async () => {
      const { logins } = world();
      const [self, other] = [userIdOf(world(), logins.actor), userIdOf(world(), logins.peer)];
      await peer.api.settings.editPrivacy({ friendSwitch: 1 });
      const heard: Record<string, PortalEvent[]> = { [self]: [], [other]: [] };
      const streams = [actor, peer].map(({ api }, index) =>
        openEventStream({
          client: api.client,
          onEvent: (event) => heard[index === 0 ? self : other]?.push(event),
        }),
      );
      await vi.waitFor(() => {
        for (const { state } of streams) expect(state.status).toBe('open');
      });
      await actor.api.friends.ask({ friendId: other, msg: 'hello' });
      await peer.api.friends.accept({ friendId: self });
      await actor.api.friends.remove({ friendId: other });
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

    it("reports changed settings to one's other devices", async () => {
      const events: PortalEvent[] = [];
      stream = openEventStream({ client: actor.api.client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      await actor.api.settings.setNotification({ sound: 0 });
      await actor.api.settings.setNotification({ sound: 1 });
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
      const { api } = await signIn(world(), world().logins.actor);
      await api.account.logout();
      stream = openEventStream({ client: api.client, onEvent: () => {} });
      await vi.waitFor(() => expect(stream?.state).toEqual({ status: 'closed', reason: 'session-expired' }));
    });
  });
}
