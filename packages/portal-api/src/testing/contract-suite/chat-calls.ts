import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { openEventStream } from '../../client/event-stream.ts';
import { codes } from '../../contract/codes.ts';
import type { PortalEvent } from '../../contract/events.ts';
import { type ContractWorld, signInBoth, userIdOf } from './world.ts';

/** Settings and search of conversations (decisions B6, B8, B10, B11). */
export function chatCalls(world: () => ContractWorld): void {
  describe('conversations', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let self: string;
    let peer: string;
    beforeAll(async () => {
      ({ api, peerApi, self, peer } = await signInBoth(world()));
    });

    const send = (msg: string) =>
      api.messages.sendToUser({ sender: self, recipient: peer, message: JSON.stringify({ msg }) });
    const withSelf = () => ({ targetId: self, type: 'user' as const });
    const line = async () => (await peerApi.messages.recent()).find(({ target }) => target.id === self);

    it('are pinned and muted for one person only', async () => {
      await send('hello');
      await peerApi.messages.setTop({ ...withSelf(), top: 1 });
      await peerApi.messages.setMute({ ...withSelf(), mute: 1 });
      expect((await peerApi.messages.recent())[0]).toMatchObject({
        target: { id: self },
        pinned: true,
        muted: true,
      });
      await peerApi.messages.setTop({ ...withSelf(), top: 0 });
      await peerApi.messages.setMute({ ...withSelf(), mute: 0 });
      expect(await line()).toMatchObject({ pinned: false, muted: false });
      const others = (await api.messages.recent()).find(({ target }) => target.id === peer);
      expect(others).toMatchObject({ pinned: false, muted: false });
    });

    it('are marked as unread for their reader only, outside the counts, until they are read', async () => {
      const sent = await send('come back to this');
      await peerApi.messages.setReadState({ ...withSelf(), lastId: sent.id });
      await peerApi.messages.setUnread({ ...withSelf(), unread: 1 });
      expect(await line()).toMatchObject({ markedUnread: true, readSeq: sent.seq });
      const others = (await api.messages.recent()).find(({ target }) => target.id === peer);
      expect(others).not.toHaveProperty('markedUnread');
      const { list } = await peerApi.messages.unread();
      expect(list.some(({ targetId }) => targetId === self)).toBe(false);
      await peerApi.messages.setReadState({ ...withSelf(), lastId: sent.id });
      expect(await line()).not.toHaveProperty('markedUnread');
      await peerApi.messages.setUnread({ ...withSelf(), unread: 1 });
      await peerApi.messages.setUnread({ ...withSelf(), unread: 0 });
      expect(await line()).not.toHaveProperty('markedUnread');
    });

    it('that are hidden are not counted and reappear with their next message', async () => {
      const hidden = await send('soon gone');
      await peerApi.messages.hide(withSelf());
      expect(await line()).toBeUndefined();
      const { list } = await peerApi.messages.unread();
      expect(list.some(({ targetId }) => targetId === self)).toBe(false);
      await send('back again');
      expect(await line()).toMatchObject({ lastSeq: hidden.seq + 1, lastMessage: { text: 'back again' } });
    });

    it('are listed before their first message while they are pinned or muted', async () => {
      const targetId = userIdOf(world(), world().logins.guessed);
      const conversation = { targetId, type: 'user' } as const;
      const own = async () => (await api.messages.recent()).find(({ target }) => target.id === targetId);
      await api.messages.setMute({ ...conversation, mute: 1 });
      expect(await own()).toMatchObject({ pinned: false, muted: true, lastSeq: 0 });
      await api.messages.setTop({ ...conversation, top: 1 });
      expect(await own()).toMatchObject({ pinned: true, muted: true, lastSeq: 0, lastTime: 0 });
      await api.messages.hide(conversation);
      expect(await own()).toBeUndefined();
      await api.messages.setTop({ ...conversation, top: 1 });
      await api.messages.setTop({ ...conversation, top: 0 });
      expect(await own()).toMatchObject({ pinned: false, muted: true });
      await api.messages.setMute({ ...conversation, mute: 0 });
      expect(await own()).toBeUndefined();
    });

    it('report who has read a message', async () => {
      const sent = await send('read me');
      const { name } = await api.directory.obtainUser({ userId: peer });
      const reader = { userId: peer, name };
      expect(await api.messages.readers({ messageId: sent.id })).toEqual({ read: [], unread: [reader] });
      await peerApi.messages.setReadState({ ...withSelf(), lastId: sent.id });
      expect(await api.messages.readers({ messageId: sent.id })).toEqual({ read: [reader], unread: [] });
    });

    it('notify the other person of typing', async () => {
      const events: PortalEvent[] = [];
      const stream = openEventStream({ client: peerApi.client, onEvent: (event) => events.push(event) });
      try {
        await vi.waitFor(() => expect(stream.state.status).toBe('open'));
        await api.messages.typing({ targetId: peer, type: 'user' });
        const event = { type: 'typing', userId: self, targetType: 'user', targetId: peer };
        // Events of the calls before may still be on their way.
        await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining(event)));
      } finally {
        stream.close();
      }
    });

    it.each([
      ['two characters within a sentence', '我家在上海东边', '上海'],
      ['whatever the case and width', 'Ｄｅａｄｌｉｎｅ tonight', 'dEADLINE'],
      ['several words in any order', 'the final layout proof', 'proof layout'],
      ['part of an address', 'https://example.com/budget-2026', 'budget-20'],
    ])('are searched by %s', async (_, msg, q) => {
      const sent = await send(`${msg} ${crypto.randomUUID()}`);
      const { list } = await peerApi.messages.search({ q });
      expect(list[0]?.message).toEqual(sent);
      expect(list[0]?.name).toBe((await line())?.name);
    });

    it('are searched by sender, target, kind and time, page by page', async () => {
      const word = `x${crypto.randomUUID().slice(0, 8)}`;
      const [first, second] = [await send(`${word} 1`), await send(`${word} 2`)];
      const ids = async (input: object, of = api) =>
        (await of.messages.search({ q: word, ...input })).list.map(({ message }) => message.id);
      expect(await ids({})).toEqual([second.id, first.id]);
      expect(await ids({ size: 1 })).toEqual([second.id]);
      expect(await ids({ size: 1, page: 2 })).toEqual([first.id]);
      expect((await api.messages.search({ q: word, size: 1 })).hasMore).toBe(true);
      expect((await api.messages.search({ q: word, size: 1, page: 2 })).hasMore).toBe(false);
      expect(await ids({ sender: peer })).toEqual([]);
      expect(await ids({ sender: self, targetId: peer, type: 'user', kind: 'text' })).toHaveLength(2);
      expect(await ids({ kind: 'image' })).toEqual([]);
      expect(await ids({ to: first.sendTime - 1 })).toEqual([]);
      expect(await ids({ from: first.sendTime })).toHaveLength(2);
      expect(await ids({ targetId: world().groups.own, type: 'teamGroup' })).toEqual([]);
    });

    it('are not searchable for recalled, removed or edited text', async () => {
      const word = `y${crypto.randomUUID().slice(0, 8)}`;
      const found = async (of: WireApi) =>
        (await of.messages.search({ q: word })).list.map(({ message }) => message.id);
      const [one, two, three] = [await send(word), await send(word), await send(word)];
      await api.messages.recall({ messageId: one.id });
      await peerApi.messages.remove({ messageId: two.id });
      await api.messages.edit({ messageId: three.id, msg: 'nothing' });
      expect(await found(peerApi)).toEqual([]);
      expect(await found(api)).toEqual([two.id]);
    });

    it('of groups are closed to non-members in every call', async () => {
      const closed = { targetId: world().groups.closed, type: 'group' } as const;
      const refused = { kind: 'http', status: 403, code: codes.notMember };
      const calls = [
        () => api.messages.pinned(closed),
        () => api.messages.search({ q: 'a', ...closed }),
        () => api.messages.setTop({ ...closed, top: 1 }),
        () => api.messages.hide(closed),
        () => api.messages.typing(closed),
        () => api.messages.setReadState({ ...closed, lastId: `${closed.targetId}-1` }),
      ];
      for (const call of calls) {
        // oxlint-disable-next-line no-await-in-loop -- few, and each with its own response
        await expect(call()).rejects.toMatchObject(refused);
      }
    });
  });
}
