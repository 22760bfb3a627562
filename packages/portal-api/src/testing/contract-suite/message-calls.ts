import { beforeAll, describe, expect, it } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { codes } from '../../contract/codes.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Message, Target } from '../../contract/messages/message.ts';
import { messages } from '../../contract/messages/calls.ts';
import { callRaw, type ContractWorld, refusal, signInBoth, userIdOf } from './world.ts';

const unique = () => crypto.randomUUID();
const target = (id: string, type: Target['type'] = 'user') => ({ targetId: id, type });

/** Sending and reading (decisions A20, B2 to B9). */
export function messageCalls(world: () => ContractWorld): void {
  describe('messages', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let self: string;
    let peer: string;
    let accessToken: string | undefined;
    beforeAll(async () => {
      ({ api, accessToken, peerApi, self, peer } = await signInBoth(world()));
    });

    const send = (msg: string, clientMsgId = unique()) =>
      api.messages.sendToUser({
        sender: self,
        recipient: peer,
        message: JSON.stringify({ msg, clientMsgId }),
      });

    it('sends to a person, who finds it in their history', async () => {
      const clientMsgId = unique();
      const sent = await send('你好 𠮷', clientMsgId);
      expect(sent).toMatchObject({
        clientMsgId,
        sender: self,
        targetId: peer,
        type: 'user',
        text: '你好 𠮷',
      });
      const { list } = await peerApi.messages.history(target(self));
      expect(list.at(-1)).toEqual(sent);
    });

    it('numbers the messages of a conversation without gaps', async () => {
      const first = await send('one');
      const second = await send('two');
      expect(second.seq).toBe(first.seq + 1);
    });

    it('returns the first result for a repeated send and sends nothing twice', async () => {
      const clientMsgId = unique();
      const sent = await send('once', clientMsgId);
      expect(await send('once', clientMsgId)).toEqual(sent);
      expect((await send('next')).seq).toBe(sent.seq + 1);
    });

    it('refuses a clientMsgId that was used for another recipient or content, and sends nothing', async () => {
      const clientMsgId = unique();
      const sent = await send('the first', clientMsgId);
      const refused = { kind: 'business', code: codes.clientMsgIdTaken };
      await expect(send('another', clientMsgId)).rejects.toMatchObject(refused);
      const message = JSON.stringify({ msg: 'the first', clientMsgId });
      const recipient = userIdOf(world(), world().logins.guessed);
      await expect(api.messages.sendToUser({ sender: self, recipient, message })).rejects.toMatchObject(
        refused,
      );
      const toGroup = { sender: self, groupId: world().groups.own, message };
      await expect(api.messages.sendToGroup(toGroup)).rejects.toMatchObject(refused);
      expect((await send('next')).seq).toBe(sent.seq + 1);
    });

    it('stores messages to oneself', async () => {
      const message = JSON.stringify({ msg: 'for later', clientMsgId: unique() });
      const sent = await api.messages.sendToUser({ sender: self, recipient: self, message });
      expect(sent).toMatchObject({ sender: self, targetId: self, type: 'user' });
      expect((await api.messages.history(target(self))).list.at(-1)).toEqual(sent);
      const line = (await api.messages.recent()).find((candidate) => candidate.target.id === self);
      expect(line).toMatchObject({ lastSeq: sent.seq, readSeq: sent.seq });
    });

    it('keeps earlier messages unread when the reader sends one, as a forward does', async () => {
      const line = async () => (await peerApi.messages.recent()).find(({ target: { id } }) => id === self);
      const before = await send('unread so far');
      const message = JSON.stringify({ msg: 'a forward', clientMsgId: unique() });
      const own = await peerApi.messages.sendToUser({ sender: peer, recipient: self, message });
      const unread = await line();
      expect(unread?.readSeq).toBeLessThan(before.seq);
      expect(unread?.uncountedSeqs).toContain(own.seq);
      expect(unread?.uncountedSeqs).not.toContain(before.seq);
      await peerApi.messages.setReadState({ targetId: self, type: 'user', lastId: own.id });
      expect(await line()).toMatchObject({ readSeq: own.seq, uncountedSeqs: [] });
    });

    it('forwards the stored text with its original author, whatever the sender claims', async () => {
      const said = await send('as it was said');
      const forward = (id: string, of = peerApi, sender = peer) =>
        of.messages.sendToGroup({
          sender,
          groupId: world().groups.own,
          message: JSON.stringify({ msg: 'something else', forward: id }),
        });
      const { name } = await peerApi.directory.obtainUser({ userId: self });
      const source = { userId: self, name };
      const once = await forward(said.id);
      expect(once).toMatchObject({ sender: peer, text: 'as it was said', forwardedFrom: source });
      const twice = await forward(once.id, api, self);
      expect(twice).toMatchObject({ sender: self, text: 'as it was said', forwardedFrom: source });
      await api.messages.recall({ messageId: said.id });
      await expect(forward(said.id)).rejects.toMatchObject({ code: codes.messageRecalled });
      await expect(forward('no-such-message')).rejects.toMatchObject({ code: codes.unknownMessage });
    });

    it('treats other text as the message itself', async () => {
      const sent = await api.messages.sendToUser({ sender: self, recipient: peer, message: 'plain' });
      expect(sent).toMatchObject({ text: 'plain', clientMsgId: expect.stringMatching(/./) });
    });

    it.each([
      ['to an unknown person', () => userIdOf(world(), 'no-such-person'), 'text', codes.unknownPerson],
      ['without a text', () => peer, ' \n ', codes.messageEmpty],
    ])('refuses a message %s', async (_, recipient, msg, code) => {
      const message = JSON.stringify({ msg });
      const call = api.messages.sendToUser({ sender: self, recipient: recipient(), message });
      await expect(call).rejects.toMatchObject({ kind: 'business', code, msg: expect.stringMatching(/./u) });
    });

    it("refuses to send in another person's name", async () => {
      const input = { sender: peer, recipient: self, message: 'forged' };
      expect(await callRaw(world(), messages.sendToUser, input, { accessToken })).toMatchObject(refusal(403));
      const toGroup = { sender: peer, groupId: world().groups.own, message: 'forged' };
      expect(await callRaw(world(), messages.sendToGroup, toGroup, { accessToken })).toMatchObject(
        refusal(403),
      );
    });

    it('refuses to write to, read or access another organisation', async () => {
      const { userId } = world().foreigner;
      const calls: [Endpoint, Record<string, unknown>][] = [
        [messages.sendToUser, { sender: self, recipient: userId, message: 'out' }],
        [messages.history, target(userId)],
        [messages.setReadState, { ...target(userId), lastId: 'c-1' }],
      ];
      const responses = await Promise.all(
        calls.map(([endpoint, input]) => callRaw(world(), endpoint, input, { accessToken })),
      );
      for (const response of responses) expect(response).toMatchObject(refusal(403));
    });

    it('sends to a group, and every member finds it', async () => {
      const { own } = world().groups;
      const message = JSON.stringify({ msg: 'all', clientMsgId: unique() });
      const sent = await api.messages.sendToGroup({ sender: self, groupId: own, message });
      expect(sent).toMatchObject({ targetId: own, text: 'all' });
      const { list } = await peerApi.messages.history(target(own, sent.type));
      expect(list.at(-1)).toEqual(sent);
    });

    it.each<[string, () => string]>([
      ['a group that is not there', () => 'no-such-group'],
      ['a group of others', () => world().groups.closed],
    ])('refuses to write to or read %s', async (_, groupId) => {
      const refused = { kind: 'http', code: codes.notMember, status: 403 };
      const sending = api.messages.sendToGroup({ sender: self, groupId: groupId(), message: 'in' });
      await expect(sending).rejects.toMatchObject({ ...refused, msg: expect.stringMatching(/./u) });
      const reading = api.messages.history(target(groupId(), 'group'));
      await expect(reading).rejects.toMatchObject(refused);
    });

    it('pages through a conversation both ways, around and from the end', async () => {
      const sent: Message[] = [];
      // oxlint-disable-next-line no-await-in-loop -- the order is what is tested
      for (const msg of ['a', 'b', 'c', 'd', 'e']) sent.push(await send(msg));
      const [a, b, c, d, e] = sent;
      const [bId = '', dId = ''] = [b?.id, d?.id];
      const page = (anchor: { beforeId?: string; afterId?: string }) =>
        api.messages.history({ ...target(peer), size: 2, ...anchor });
      if (e) await api.messages.setReadState({ ...target(peer), lastId: e.id });
      const newest = await page({});
      expect(newest).toMatchObject({ list: [d, e], hasMoreBefore: true, hasMoreAfter: false, readId: e?.id });
      expect(await page({ beforeId: dId })).toMatchObject({ list: [b, c], hasMoreAfter: true });
      expect(await page({ afterId: bId })).toMatchObject({ list: [c, d], hasMoreAfter: true });
      const around = await api.messages.history({ ...target(peer), size: 3, aroundId: bId });
      expect(around.list).toEqual([a, b, c]);
      expect(around).toMatchObject({ hasMoreBefore: true, hasMoreAfter: true });
    });

    it('returns an empty history before the first message', async () => {
      const stranger = userIdOf(world(), world().logins.guessed);
      await expect(api.messages.history(target(stranger))).resolves.toMatchObject({
        list: [],
        hasMoreBefore: false,
        hasMoreAfter: false,
      });
    });

    it('refuses an anchor outside the conversation', async () => {
      for (const anchor of [{ beforeId: 'x-1' }, { afterId: 'x-1' }, { aroundId: 'x-1' }]) {
        // oxlint-disable-next-line no-await-in-loop -- few, and each with its own response
        await expect(api.messages.history({ ...target(peer), ...anchor })).rejects.toMatchObject({
          kind: 'business',
          code: codes.unknownMessage,
        });
      }
    });

    it('counts unread messages until they are read, never decreases the position, and lists the conversation', async () => {
      const unreadOf = async (): Promise<number> => {
        const { list } = await peerApi.messages.unread();
        return list.find(({ targetId }) => targetId === self)?.unread ?? 0;
      };
      const before = await send('first');
      await peerApi.messages.setReadState({ ...target(self), lastId: before.id });
      const last = await send('second');
      expect(await unreadOf()).toBe(1);
      const line = (await peerApi.messages.recent()).find((candidate) => candidate.target.id === self);
      expect(line).toMatchObject({
        target: { type: 'user', id: self },
        lastMessage: { text: 'second', sender: self, time: last.sendTime },
        lastSeq: last.seq,
        readSeq: before.seq,
      });
      const read = { code: codes.ok, result: { readSeq: last.seq } };
      expect(await peerApi.messages.setReadState({ ...target(self), lastId: last.id })).toMatchObject(read);
      expect(await peerApi.messages.setReadState({ ...target(self), lastId: before.id })).toMatchObject(read);
      expect(await unreadOf()).toBe(0);
      expect((await api.messages.history(target(peer))).peerReadId).toBe(last.id);
    });

    it('refuses to read up to a missing message', async () => {
      const call = api.messages.setReadState({ ...target(peer), lastId: 'x-1' });
      await expect(call).rejects.toMatchObject({ kind: 'business', code: codes.unknownMessage });
    });
  });
}
