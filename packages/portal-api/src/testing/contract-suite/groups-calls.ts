import { beforeAll, describe, expect, it } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { codes } from '../../contract/codes.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { groups } from '../../contract/groups/calls.ts';
import { limits } from '../../contract/limits.ts';
import { codePoints } from '../../rules/code-points.ts';
import { groupMembership } from './group-membership.ts';
import { callRaw, type ContractWorld, refusal, signInBoth, userIdOf } from './world.ts';

const unique = () => crypto.randomUUID();

/** Groups (specification 3 to 5 and 7; decisions D6 to D9). */
export function groupCalls(world: () => ContractWorld): void {
  describe('groups', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let accessToken: string | undefined;
    let self: string;
    let peer: string;
    let third: string;
    beforeAll(async () => {
      ({ api, accessToken, peerApi, self, peer, third } = await signInBoth(world()));
    });
    const team = (name: string, ids: string[] = [peer], clientGroupId = unique()) =>
      api.groups.create({ name, introduce: 'for the suite', ids, creatorId: self, clientGroupId });
    const nameOf = async (userId: string) => (await api.directory.obtainUser({ userId })).name;

    it('treats a chat with one other person as the one-to-one conversation', async () => {
      const started = await api.groups.createTemporary({ ids: [peer] });
      expect(started).toEqual({
        target: { type: 'user', id: peer },
        name: await nameOf(peer),
        memberCount: 2,
      });
    });

    it('names a temporary chat after its members, and all of them find it', async () => {
      const started = await api.groups.createTemporary({ ids: [peer, third], clientGroupId: unique() });
      const names = await Promise.all([self, peer, third].map(nameOf));
      expect(names.join('、').startsWith(started.name)).toBe(true);
      expect(codePoints(started.name)).toBeLessThanOrEqual(limits.groupName);
      expect(started).toMatchObject({ target: { type: 'group' }, memberCount: 3 });
      const { result } = await peerApi.groups.list({ userId: peer, type: '1', size: 200 });
      expect(result).toContainEqual(expect.objectContaining({ id: started.target.id, type: 'group' }));
    });

    it('accepts comma-separated ids, without duplicates', async () => {
      const ids = `${peer},${third},${peer},${self}`;
      const response = await callRaw(
        world(),
        groups.createTemporary,
        { ids, clientGroupId: unique() },
        { accessToken },
      );
      expect(response).toMatchObject({ status: 200, body: { code: codes.ok, result: { memberCount: 3 } } });
    });

    it('returns the first result for a repeated request', async () => {
      const clientGroupId = unique();
      const first = await team('once', [peer], clientGroupId);
      expect(await team('once', [peer], clientGroupId)).toEqual(first);
      const copies = await Promise.all([1, 2].map(() => api.groups.createTemporary({ ids: [peer, third] })));
      expect(copies[1]).toEqual(copies[0]);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['a chat without another person', () => api.groups.createTemporary({ ids: [self] })],
      ['a team without a name', () => team(' ')],
      [
        'a team without an introduction',
        () => api.groups.create({ name: 'a', introduce: '', ids: [peer], creatorId: self }),
      ],
      ['a team with an unknown person', () => team('a', [userIdOf(world(), 'no-such-person')])],
      [
        'a chat with an unknown department',
        () => api.groups.createTemporary({ ids: [], deptIds: ['no-such-department'] }),
      ],
    ])('refuses %s with code -1 and a sentence', async (_, call) => {
      await expect(call()).rejects.toMatchObject({
        kind: 'business',
        code: codes.refused,
        msg: expect.stringMatching(/./u),
      });
    });

    it.each<[string, number, () => [Endpoint, Record<string, unknown>]]>([
      [
        'a name that is too long',
        400,
        () => [
          groups.create,
          { name: '群'.repeat(limits.groupName + 1), introduce: 'a', ids: [peer], creatorId: self },
        ],
      ],
      [
        'an introduction that is too long',
        400,
        () => [
          groups.create,
          { name: 'a', introduce: '群'.repeat(limits.groupIntroduction + 1), ids: [peer], creatorId: self },
        ],
      ],
      [
        'a team in the name of another',
        403,
        () => [groups.create, { name: 'a', introduce: 'a', ids: [third], creatorId: peer }],
      ],
      ['the groups of another', 403, () => [groups.list, { userId: peer }]],
      [
        'a chat with another organisation',
        403,
        () => [groups.createTemporary, { ids: [peer, world().foreigner.userId] }],
      ],
    ])('refuses %s with %i', async (_, status, call) => {
      const [endpoint, input] = call();
      expect(await callRaw(world(), endpoint, input, { accessToken })).toMatchObject(refusal(status));
    });

    it('lists own groups page by page, without gap or repeat', async () => {
      await team('a page');
      await team('another page');
      const all = await api.groups.list({ userId: self, size: limits.groupPageMax });
      expect(all.total).toBe(all.result.length);
      const first = await api.groups.list({ userId: self, page: 1, size: 1 });
      const rest = await api.groups.list({ userId: self, page: 2, size: 1 });
      expect([...first.result, ...rest.result]).toEqual(all.result.slice(0, 2));
      const teams = await api.groups.list({ userId: self, type: '3', size: limits.groupPageMax });
      expect(teams.result).toEqual(all.result.filter(({ type }) => type === 'teamGroup'));
      expect(all.result.map(({ id }) => id)).not.toContain(world().groups.closed);
      const past = await api.groups.list({ userId: self, page: 1_000 });
      expect(past).toMatchObject({ result: [], total: all.total });
    });

    it('returns full details to members', async () => {
      const { target } = await team('详情');
      const detail = await peerApi.groups.detail({ groupId: target.id });
      expect(detail).toMatchObject({
        id: target.id,
        name: '详情',
        type: 'teamGroup',
        label: expect.stringMatching(/./u),
        introduction: 'for the suite',
        owner: { id: self, name: await nameOf(self) },
        role: 'member',
        memberCount: 2,
      });
      expect(detail.memberLimit).toBeGreaterThanOrEqual(detail.memberCount);
      const { result, total } = await peerApi.groups.members({ groupId: target.id });
      expect(total).toBe(2);
      expect(result).toMatchObject([
        { id: self, name: await nameOf(self), role: 'owner', left: false },
        { id: peer, role: 'member', left: false },
      ]);
    });

    it('publishes an announcement with author and time, and removes it', async () => {
      const { target } = await team('announced');
      const groupId = target.id;
      await api.groups.setNotice({ groupId, notice: '明天九点开会' });
      const { announcement } = await peerApi.groups.detail({ groupId });
      expect(announcement).toMatchObject({
        text: '明天九点开会',
        author: { id: self, name: await nameOf(self) },
      });
      expect(Math.abs(Date.now() - (announcement?.time ?? 0))).toBeLessThan(60_000);
      await api.groups.setNotice({ groupId, notice: '' });
      expect(await peerApi.groups.detail({ groupId })).not.toHaveProperty('announcement');
    });

    it('stores a dismissed announcement for all devices, until the next one', async () => {
      const { target } = await team('dismissed');
      const groupId = target.id;
      await api.groups.setNotice({ groupId, notice: 'first' });
      const shown = async (of = peerApi) => (await of.groups.detail({ groupId })).announcement;
      const first = await shown();
      expect(first?.dismissed).toBe(false);
      await peerApi.groups.dismissNotice({ groupId, noticeId: first?.id ?? '' });
      await peerApi.groups.dismissNotice({ groupId, noticeId: 'no-such-notice' });
      expect(await shown()).toMatchObject({ text: 'first', dismissed: true });
      expect(await shown(api)).toMatchObject({ text: 'first', dismissed: false });
      await api.groups.setNotice({ groupId, notice: 'second' });
      expect(await shown()).toMatchObject({ text: 'second', dismissed: false });
    });

    it('writes system messages that are never unread', async () => {
      const { target } = await team('notified');
      const groupId = target.id;
      const line = async () => (await peerApi.messages.recent()).find((known) => known.target.id === groupId);
      expect(await line()).toMatchObject({ name: 'notified', lastSeq: 1, readSeq: 0, uncountedSeqs: [1] });
      await api.groups.update({ groupId, name: 'renamed' });
      const word = `z${unique().slice(0, 8)}`;
      const notice = `read this ${word}`;
      await api.groups.setNotice({ groupId, notice });
      await api.groups.addMembers({ groupId, ids: [third] });
      await api.groups.removeMembers({ groupId, ids: [third] });
      await api.groups.quit({ groupId, successorId: peer });
      const { list } = await peerApi.messages.history({ targetId: groupId, type: 'teamGroup' });
      const people = [{ userId: third, name: await nameOf(third) }];
      const actor = { actorId: self, actorName: await nameOf(self) };
      expect(list.map(({ kind, sender, system }) => ({ kind, sender, system }))).toMatchObject(
        [
          { type: 'created', people: [{ userId: peer }], peopleCount: 1 },
          { type: 'renamed', text: 'renamed' },
          { type: 'announcement', text: notice },
          { type: 'invited', people },
          { type: 'removed', people },
          { type: 'ownerChanged', people: [{ userId: peer }] },
          { type: 'left', people: [] },
        ].map((system) => ({ kind: 'system', sender: self, system: { ...actor, ...system } })),
      );
      expect(await line()).toMatchObject({
        lastSeq: 7,
        uncountedSeqs: [1, 2, 3, 4, 5, 6, 7],
        lastMessage: { kind: 'system', system: { type: 'left' } },
      });
      const { list: unread } = await peerApi.messages.unread();
      expect(unread.map(({ targetId }) => targetId)).not.toContain(groupId);
      // Only an announcement has searchable text; former members do not find it.
      const find = async (q: string, of = peerApi) =>
        (await of.messages.search({ q })).list.map(({ message }) => message.id);
      expect(await find(word)).toEqual([list[2]?.id]);
      expect(await find(word, api)).toEqual([]);
      const within = { q: 'renamed', targetId: groupId, type: 'teamGroup' } as const;
      expect((await peerApi.messages.search(within)).list).toEqual([]);
      const messageId = list[0]?.id ?? '';
      for (const change of [
        () => peerApi.messages.recall({ messageId }),
        () => peerApi.messages.remove({ messageId }),
        () => peerApi.messages.react({ messageId, emoji: '👍', on: 1 }),
        () => peerApi.messages.pin({ messageId, on: 1 }),
        () => peerApi.collection.add({ kind: 'message', sourceId: messageId }),
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- few, and each with its own response
        await expect(change()).rejects.toMatchObject({ kind: 'http', status: 403 });
      }
    });

    it('belongs to a topic, and is read-only while it is closed', async () => {
      const topic = { title: '春运特别报道', type: '1', clientId: unique() };
      const { result } = await api.newsroom.proposeTopic(topic);
      const input = { name: 'topical', introduce: 'a', ids: [peer], creatorId: self, type: '2' as const };
      const without = api.groups.create({ ...input, clientGroupId: unique() });
      await expect(without).rejects.toMatchObject({ code: codes.refused });
      const { target } = await api.groups.create({
        ...input,
        topicId: result.id,
        clientGroupId: unique(),
      });
      expect(target.type).toBe('topicGroup');
      const groupId = target.id;
      const detail = await peerApi.groups.detail({ groupId });
      expect(detail).toMatchObject({ type: 'topicGroup', topic: { id: result.id, closed: false } });
      const { result: listed } = await peerApi.groups.list({ userId: peer, type: '2', size: 200 });
      expect(listed.find(({ id }) => id === groupId)?.topic).toEqual(detail.topic);
      const say = () => peerApi.messages.sendToGroup({ sender: peer, groupId, message: 'still open' });
      const said = await say();
      await expect(peerApi.newsroom.closeTopic({ id: result.id, closed: 1 })).rejects.toMatchObject({
        code: codes.unknownTopic,
      });
      await api.newsroom.closeTopic({ id: result.id, closed: 1 });
      const refused = { kind: 'business', code: codes.conversationClosed };
      for (const write of [
        say,
        () => peerApi.messages.edit({ messageId: said.id, msg: 'x' }),
        () => peerApi.messages.react({ messageId: said.id, emoji: '👍', on: 1 }),
        () => peerApi.messages.pin({ messageId: said.id, on: 1 }),
        () => api.groups.update({ groupId, name: 'x' }),
        () => api.groups.setNotice({ groupId, notice: 'x' }),
        () => api.groups.addMembers({ groupId, ids: [third] }),
        () => api.groups.close({ groupId, closed: 0 }),
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- few, and each with its own response
        await expect(write()).rejects.toMatchObject(refused);
      }
      const { list } = await peerApi.messages.history({ targetId: groupId, type: 'topicGroup' });
      expect(list.map(({ text, system }) => system?.type ?? text)).toEqual([
        'created',
        'still open',
        'topicEnded',
      ]);
      const recent = await peerApi.messages.recent();
      expect(recent.find((known) => known.target.id === groupId)).toMatchObject({ closed: true });
      expect(await api.groups.detail({ groupId })).toMatchObject({ topicEnded: true });
      await api.newsroom.closeTopic({ id: result.id, closed: 0 });
      await say();
      await expect(peerApi.groups.close({ groupId, closed: 1 })).rejects.toMatchObject({
        code: codes.notGroupOwner,
      });
      await api.groups.close({ groupId, closed: 1 });
      await expect(say()).rejects.toMatchObject(refused);
      expect(await api.groups.detail({ groupId })).toMatchObject({ topicEnded: false });
      await api.groups.close({ groupId, closed: 0 });
      await say();
      const later = await peerApi.messages.history({ targetId: groupId, type: 'topicGroup' });
      expect(later.list.flatMap(({ system }) => system?.type ?? [])).toEqual([
        'created',
        'topicEnded',
        'topicResumed',
        'topicClosed',
        'topicReopened',
      ]);
    });

    it('lets all members rename a temporary chat, but only the owner rename a team', async () => {
      const temporary = await api.groups.createTemporary({ ids: [peer, third], clientGroupId: unique() });
      await peerApi.groups.update({ groupId: temporary.target.id, name: '改名' });
      expect(await api.groups.detail({ groupId: temporary.target.id })).toMatchObject({ name: '改名' });
      const { target } = await team('named');
      const byPeer = peerApi.groups.update({ groupId: target.id, name: 'mine' });
      await expect(byPeer).rejects.toMatchObject({ kind: 'business', code: codes.notGroupOwner });
      await api.groups.update({ groupId: target.id, introduce: 'new words' });
      expect(await peerApi.groups.detail({ groupId: target.id })).toMatchObject({
        name: 'named',
        introduction: 'new words',
      });
      const nameless = api.groups.update({ groupId: target.id, name: '' });
      await expect(nameless).rejects.toMatchObject({ code: codes.groupNameMissing });
    });

    it.each<[string, () => string]>([
      ['a group that is not there', () => 'no-such-group'],
      ['a group of others', () => world().groups.closed],
    ])('neither shows nor changes %s', async (_, id) => {
      const reason = { kind: 'http', status: 403, code: codes.notMember };
      const groupId = id();
      const tried = [
        api.groups.detail({ groupId }),
        api.groups.members({ groupId }),
        api.groups.update({ groupId, name: 'taken' }),
        api.groups.setNotice({ groupId, notice: 'taken' }),
        api.groups.addMembers({ groupId, ids: [self] }),
        api.groups.removeMembers({ groupId, ids: [peer] }),
        api.groups.transfer({ groupId, ownerId: self }),
        api.groups.quit({ groupId }),
        api.groups.dissolve({ groupId }),
      ];
      for (const outcome of await Promise.allSettled(tried)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason });
      }
    });

    groupMembership(world);
  });
}
