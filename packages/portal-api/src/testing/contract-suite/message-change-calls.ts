import { beforeAll, describe, expect, it } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { codes } from '../../contract/codes.ts';
import type { Message, MessageBody } from '../../contract/messages/message.ts';
import { type ContractWorld, signInBoth, userIdOf } from './world.ts';

const newest = async (of: WireApi, targetId: string): Promise<Message | undefined> =>
  (await of.messages.history({ targetId, type: 'user' })).list.at(-1);
const refused = (code: string) => ({ kind: 'business', code, msg: expect.stringMatching(/./u) });
const forbidden = { kind: 'http', status: 403 };

/** Content and changes of messages (decisions B3, B7, B11). */
export function messageChangeCalls(world: () => ContractWorld): void {
  describe('a sent message', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let self: string;
    let peer: string;
    beforeAll(async () => {
      ({ api, peerApi, self, peer } = await signInBoth(world()));
    });

    const send = (body: Partial<MessageBody> & { msg: string }) =>
      api.messages.sendToUser({ sender: self, recipient: peer, message: JSON.stringify(body) });
    const sendToGroup = (body: MessageBody) =>
      api.messages.sendToGroup({
        sender: self,
        groupId: world().groups.own,
        message: JSON.stringify(body),
      });

    /** Uncounted unread messages of the peer. */
    const uncounted = async () =>
      (await peerApi.messages.recent()).find(({ target }) => target.id === self)?.uncountedSeqs ?? [];

    it("is quoted with the server's text, not the client's", async () => {
      const first = await send({ msg: '原文' });
      const reply = await peerApi.messages.sendToUser({
        sender: peer,
        recipient: self,
        message: JSON.stringify({ msg: 'yes', quote: first.id }),
      });
      const { id, sender, senderName } = first;
      expect(reply.quote).toEqual({ id, sender, senderName, kind: 'text', text: '原文', recalled: false });
      await api.messages.recall({ messageId: first.id });
      expect((await newest(api, peer))?.quote).toMatchObject({ id, text: '', recalled: true });
    });

    it('reports in a quote whether the quoted message mentions everyone', async () => {
      const calling = await sendToGroup({ msg: '@所有人 开会', mentions: ['all'] });
      const plain = await sendToGroup({ msg: '@所有人' });
      const quoteOf = async ({ id }: { id: string }) => (await sendToGroup({ msg: 'x', quote: id })).quote;
      expect(await quoteOf(calling)).toHaveProperty('callsAll', true);
      expect(await quoteOf(plain)).not.toHaveProperty('callsAll');
    });

    it('reports that a forwarded message mentions everyone, without notifying anyone', async () => {
      const calling = await sendToGroup({ msg: '@所有人 开会', mentions: ['all'] });
      const once = await send({ msg: '', forward: calling.id });
      expect(once).toMatchObject({ mentions: [], forwardedFrom: { userId: self, callsAll: true } });
      expect((await newest(api, peer))?.forwardedFrom).toHaveProperty('callsAll', true);
      const line = (await api.messages.recent()).find(({ target }) => target.id === peer);
      expect(line?.lastMessage).toHaveProperty('callsAll', true);
      const twice = await sendToGroup({ msg: '', forward: once.id });
      expect(twice.forwardedFrom).toHaveProperty('callsAll', true);
      expect((await sendToGroup({ msg: 'x', quote: twice.id })).quote).toHaveProperty('callsAll', true);
      const plain = await sendToGroup({ msg: '@所有人' });
      expect((await sendToGroup({ msg: '', forward: plain.id })).forwardedFrom).not.toHaveProperty(
        'callsAll',
      );
    });

    it('refuses to quote a message of another conversation', async () => {
      const elsewhere = await sendToGroup({ msg: 'elsewhere' });
      await expect(send({ msg: 'x', quote: elsewhere.id })).rejects.toMatchObject(
        refused(codes.unknownMessage),
      );
    });

    it('mentions only members', async () => {
      const { mentions } = await sendToGroup({
        msg: '@',
        mentions: [peer, 'all', userIdOf(world(), 'nobody')],
      });
      expect(mentions.toSorted()).toEqual(['all', peer].toSorted());
      const line = (await peerApi.messages.recent()).find(({ target }) => target.id === world().groups.own);
      expect(line?.mentionSeqs).toContain(line?.lastSeq);
      expect((await send({ msg: '@', mentions: ['all'] })).mentions).toEqual([]);
    });

    it('has the kind link when it is one address', async () => {
      expect((await send({ msg: 'https://example.com/a' })).kind).toBe('link');
      expect((await send({ msg: 'see https://example.com/a' })).kind).toBe('text');
    });

    it('is recalled for everyone, with its text returned to the author', async () => {
      const sent = await send({ msg: 'too early' });
      const { result, draft } = await api.messages.recall({ messageId: sent.id });
      expect(result).toMatchObject({ id: sent.id, text: '', recalled: true, recalledBy: self, rev: 1 });
      expect(draft).toMatchObject({ text: 'too early' });
      expect(await newest(peerApi, self)).toEqual(result);
      const line = (await peerApi.messages.recent()).find(({ target }) => target.id === self);
      expect(line?.lastMessage).toMatchObject({ text: '', recalled: true, recalledBy: self, seq: sent.seq });
      const again = await api.messages.recall({ messageId: sent.id });
      expect(again.result).toEqual(result);
      expect(again.draft).toBeUndefined();
      const late = api.messages.edit({ messageId: sent.id, msg: 'x' });
      await expect(late).rejects.toMatchObject(refused(codes.messageRecalled));
    });

    it('is edited by its author, idempotently', async () => {
      const sent = await send({ msg: 'typo' });
      const edited = await api.messages.edit({ messageId: sent.id, msg: 'corrected', baseTime: 0 });
      expect(edited).toMatchObject({ id: sent.id, text: 'corrected', rev: 1 });
      expect(edited.editTime).toBeGreaterThanOrEqual(sent.sendTime);
      expect(await api.messages.edit({ messageId: sent.id, msg: 'corrected', baseTime: 0 })).toEqual(edited);
      expect(await newest(peerApi, self)).toEqual(edited);
      const line = (await peerApi.messages.recent()).find(({ target }) => target.id === self);
      expect(line?.lastMessage?.text).toBe('corrected');
      const stale = api.messages.edit({ messageId: sent.id, msg: 'older', baseTime: 0 });
      await expect(stale).rejects.toMatchObject(refused(codes.editedMeanwhile));
    });

    it('is not counted as unread once recalled', async () => {
      const { id, seq } = await send({ msg: 'too early' });
      expect(await uncounted()).not.toContain(seq);
      await api.messages.recall({ messageId: id });
      expect(await uncounted()).toContain(seq);
    });

    it('is recalled and edited only by its author', async () => {
      const { id } = await send({ msg: 'mine' });
      await expect(peerApi.messages.recall({ messageId: id })).rejects.toMatchObject(forbidden);
      await expect(peerApi.messages.edit({ messageId: id, msg: 'yours' })).rejects.toMatchObject(forbidden);
      expect((await newest(api, peer))?.text).toBe('mine');
    });

    it('is removed for the reader only, keeps its position, and is no longer unread', async () => {
      const before = await send({ msg: 'stays' });
      const sent = await send({ msg: 'goes' });
      const unread = async () =>
        (await peerApi.messages.unread()).list.find(({ targetId }) => targetId === self)?.unread ?? 0;
      const counted = await unread();
      await peerApi.messages.remove({ messageId: sent.id });
      await peerApi.messages.remove({ messageId: sent.id });
      expect(await unread()).toBe(counted - 1);
      expect(await newest(peerApi, self)).toMatchObject({ seq: sent.seq, removed: true, text: '' });
      expect(await newest(api, peer)).toEqual(sent);
      const line = (await peerApi.messages.recent()).find(({ target }) => target.id === self);
      expect(line).toMatchObject({ lastSeq: sent.seq, lastMessage: { seq: before.seq, text: 'stays' } });
    });

    it('has a set of reactions', async () => {
      const { id } = await send({ msg: 'good news' });
      await peerApi.messages.react({ messageId: id, emoji: '👍', on: 1 });
      const both = await api.messages.react({ messageId: id, emoji: '👍', on: 1 });
      expect(both.reactions).toEqual([{ emoji: '👍', userIds: [peer, self] }]);
      expect(await api.messages.react({ messageId: id, emoji: '👍', on: 1 })).toEqual(both);
      await api.messages.react({ messageId: id, emoji: '🎉', on: 0 });
      const mine = await peerApi.messages.react({ messageId: id, emoji: '👍', on: 0 });
      expect(mine.reactions).toEqual([{ emoji: '👍', userIds: [self] }]);
      expect(await newest(peerApi, self)).toEqual(mine);
    });

    it('is pinned for everyone until it is recalled', async () => {
      const [one, two] = [await send({ msg: 'one' }), await send({ msg: 'two' })];
      await api.messages.pin({ messageId: one.id, on: 1 });
      await peerApi.messages.pin({ messageId: two.id, on: 1 });
      await peerApi.messages.pin({ messageId: two.id, on: 1 });
      const pinned = async () =>
        (await peerApi.messages.pinned({ targetId: self, type: 'user' })).map((pin) => pin.message.text);
      expect(await pinned()).toEqual(['two', 'one']);
      await api.messages.recall({ messageId: two.id });
      await api.messages.pin({ messageId: one.id, on: 0 });
      expect(await pinned()).toEqual([]);
    });

    it('is unknown if it was never sent', async () => {
      const messageId = 'nowhere-1';
      const calls = [
        () => api.messages.recall({ messageId }),
        () => api.messages.edit({ messageId, msg: 'x' }),
        () => api.messages.remove({ messageId }),
        () => api.messages.react({ messageId, emoji: '👍', on: 1 }),
        () => api.messages.pin({ messageId, on: 1 }),
        () => api.messages.readers({ messageId }),
      ];
      for (const call of calls) {
        // oxlint-disable-next-line no-await-in-loop -- few, and each with its own response
        await expect(call()).rejects.toMatchObject(refused(codes.unknownMessage));
      }
    });
  });
}
