import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { openEventStream, type EventStream } from '../../client/event-stream.ts';
import { codes } from '../../contract/codes.ts';
import { collection } from '../../contract/collection/calls.ts';
import type { PortalEvent } from '../../contract/events.ts';
import { limits } from '../../contract/limits.ts';
import { callRaw, signIn, userIdOf, type ContractWorld } from './world.ts';

const unique = () => crypto.randomUUID();

/** Favourites (decision C9). */
export function collectionCalls(world: () => ContractWorld): void {
  describe('collection', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let accessToken: string | undefined;
    let peerToken: string | undefined;
    let self: string;
    let peer: string;
    let stream: EventStream | undefined;
    beforeAll(async () => {
      const { actor, peer: other } = world().logins;
      const [own, others] = await Promise.all([signIn(world(), actor), signIn(world(), other)]);
      [api, peerApi] = [own.api, others.api];
      accessToken = own.cookies.get('portal_access_token');
      peerToken = others.cookies.get('portal_access_token');
      [self, peer] = [userIdOf(world(), actor), userIdOf(world(), other)];
    });
    afterEach(() => stream?.close());
    const note = (text: string, tags: string[] = []) =>
      api.collection.add({ kind: 'note', text, tags, clientCollectId: unique() });
    const idsFor = async (input: { q?: string; tag?: string }) =>
      (await api.collection.list({ ...input, size: limits.favouritePageMax })).list.map(({ id }) => id);

    it('saves a message as its sender wrote it, with its position', async () => {
      const sent = await peerApi.messages.sendToUser({
        sender: peer,
        recipient: self,
        message: '请收好这句话',
      });
      const added = await api.collection.add({ kind: 'message', sourceId: sent.id });
      expect(added).toMatchObject({
        kind: 'message',
        title: sent.senderName,
        text: '请收好这句话',
        tags: [],
        sourceRemoved: false,
        source: { type: 'message', messageId: sent.id, targetType: 'user', targetId: peer, sender: peer },
      });
      expect((await api.collection.list({ kind: 'message' })).list).toContainEqual(added);
      const { list } = await peerApi.collection.list();
      expect(list.map(({ id }) => id)).not.toContain(added.id);
    });

    it.each<[string, () => Parameters<WireApi['collection']['add']>[0], object]>([
      [
        'a person',
        () => ({ kind: 'person', sourceId: peer }),
        { kind: 'person', source: { type: 'person' } },
      ],
      [
        'a group',
        () => ({ kind: 'group', sourceId: world().groups.own }),
        { kind: 'group', source: { type: 'group', groupType: 'teamGroup' } },
      ],
      [
        'a page',
        () => ({ kind: 'link', url: 'https://example.org/a?b=1', title: '一页' }),
        { kind: 'link', title: '一页', source: { type: 'link', url: 'https://example.org/a?b=1' } },
      ],
      [
        'a note',
        () => ({ kind: 'note', text: '第一行\n第二行', clientCollectId: 'suite' }),
        { kind: 'note', title: '第一行', text: '第一行\n第二行', source: { type: 'note' } },
      ],
    ])('saves %s once, however often it is saved', async (_, input, expected) => {
      const first = await api.collection.add(input());
      expect(first).toMatchObject({ ...expected, sourceRemoved: false });
      expect(await api.collection.add(input())).toEqual(first);
      const all = await api.collection.list({ size: limits.favouritePageMax });
      expect(all.list.filter(({ id }) => id === first.id)).toEqual([first]);
    });

    it.each<[string, Record<string, unknown>, object]>([
      ['an unknown person', { kind: 'person', sourceId: 'nobody' }, { code: codes.unknownPerson }],
      ['a message that is not there', { kind: 'message', sourceId: 'c-1' }, { code: codes.unknownMessage }],
      ['a file that is not there', { kind: 'file', sourceId: 'no-file' }, { code: codes.nothingToKeep }],
      ['an application that is not there', { kind: 'app', sourceId: 'no-app' }, { code: codes.unknownApp }],
      ['a note without a text', { kind: 'note', text: ' ' }, { code: codes.noteEmpty }],
    ])('refuses to save %s', async (_, input, body) => {
      expect(await callRaw(world(), collection.add, input, { accessToken })).toMatchObject({
        status: 200,
        body,
      });
    });

    it.each<[string, number, () => Record<string, unknown>]>([
      [
        'a person of another organisation',
        403,
        () => ({ kind: 'person', sourceId: world().foreigner.userId }),
      ],
      ['a group of others', 403, () => ({ kind: 'group', sourceId: world().groups.closed })],
      ['an address that a browser would run', 400, () => ({ kind: 'link', url: 'javascript:alert(1)' })],
      ['a page without an address', 400, () => ({ kind: 'link' })],
      ['an endless note', 400, () => ({ kind: 'note', text: '字'.repeat(limits.noteLength + 1) })],
    ])('refuses %s with %i', async (_, status, input) => {
      const response = await callRaw(world(), collection.add, input(), { accessToken });
      expect(response.status).toBe(status);
    });

    it("refuses a message of other people's conversations like a missing one", async () => {
      const third = userIdOf(world(), world().logins.guessed);
      const sent = await peerApi.messages.sendToUser({ sender: peer, recipient: third, message: 'private' });
      const input = { kind: 'message', sourceId: sent.id };
      expect(await callRaw(world(), collection.add, input, { accessToken })).toMatchObject({
        status: 200,
        body: { code: codes.unknownMessage },
      });
    });

    it('edits notes, and nothing else', async () => {
      const { id } = await note('before');
      const edited = await api.collection.edit({ collectId: id, text: 'after\nmore' });
      expect(edited).toMatchObject({ id, title: 'after', text: 'after\nmore' });
      expect(edited.updatedAt).toBeGreaterThanOrEqual(edited.createdAt);
      const person = await api.collection.add({ kind: 'person', sourceId: peer });
      const wrong = api.collection.edit({ collectId: person.id, text: 'not a note' });
      await expect(wrong).rejects.toMatchObject({ kind: 'business', code: codes.notANote });
    });

    it('finds by words in any script, by two characters within a text, and by tags', async () => {
      const { id } = await note('我家在上海东边，ＡＢＣ café', ['周末']);
      const other = await note('别的事情');
      const found = await Promise.all(['上海', 'abc', 'CAFE', '周末', '上海 周末'].map((q) => idsFor({ q })));
      for (const ids of found) {
        expect(ids).toContain(id);
        expect(ids).not.toContain(other.id);
      }
      expect(await idsFor({ q: '上海 nowhere' })).toEqual([]);
      expect(await idsFor({ q: '%' })).toEqual([]);
    });

    it('tags, counts, renames and removes tags', async () => {
      const [one, two] = [`a${unique().slice(0, 8)}`, `b${unique().slice(0, 8)}`];
      const first = await note('tagged', [one, ` ${one} `, two]);
      expect(first.tags).toEqual([one, two]);
      const second = await note('tagged as well');
      expect((await api.collection.tag({ collectId: second.id, tags: [one] })).tags).toEqual([one]);
      const counts = async () =>
        (await api.collection.tags()).filter(({ tag }) => tag === one || tag === two);
      expect(await counts()).toEqual([
        { tag: one, count: 2 },
        { tag: two, count: 1 },
      ]);
      expect((await idsFor({ tag: one })).toSorted()).toEqual([first.id, second.id].toSorted());
      await api.collection.renameTag({ tag: one, newTag: two });
      expect(await counts()).toEqual([{ tag: two, count: 2 }]);
      await api.collection.removeTag({ tag: two });
      expect(await counts()).toEqual([]);
      expect((await api.collection.tag({ collectId: first.id, tags: [] })).tags).toEqual([]);
    });

    it('pages from the newest favourite, without gap or repeat', async () => {
      const first = await note('older');
      const last = await note('newest');
      const page = await api.collection.list({ kind: 'note', size: 1 });
      const next = await api.collection.list({ kind: 'note', page: 2, size: 1 });
      expect([...page.list, ...next.list]).toEqual([last, first]);
      expect(next.total).toBe(page.total);
      expect((await api.collection.list({ kind: 'note', page: 1_000 })).list).toEqual([]);
    });

    it("does not reveal or change another person's favourite", async () => {
      const { id: collectId } = await note('mine');
      for (const [endpoint, input, code] of [
        [collection.remove, { collectId }, codes.ok],
        [collection.tag, { collectId, tags: ['theirs'] }, codes.unknownFavourite],
        [collection.edit, { collectId, text: 'theirs' }, codes.unknownFavourite],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- few, and each with its own response
        const response = await callRaw(world(), endpoint, input, { accessToken: peerToken });
        expect(response).toMatchObject({ status: 200, body: { code } });
      }
      const { list } = await api.collection.list({ kind: 'note', size: 1 });
      expect(list).toMatchObject([{ id: collectId, text: 'mine', tags: [] }]);
    });

    it('removes a favourite permanently', async () => {
      const { id: collectId } = await note('short-lived');
      await api.collection.remove({ collectId });
      await api.collection.remove({ collectId });
      expect(await idsFor({})).not.toContain(collectId);
      const gone = api.collection.tag({ collectId, tags: ['late'] });
      await expect(gone).rejects.toMatchObject({ kind: 'business', code: codes.unknownFavourite });
    });

    it('reports a deleted source, and retains what was visible', async () => {
      const made = { name: 'passing', introduce: 'for the suite', ids: [self], creatorId: peer };
      const { target } = await peerApi.groups.create({ ...made, clientGroupId: unique() });
      const groupId = target.id;
      const said = await peerApi.messages.sendToGroup({ sender: peer, groupId, message: '群里的话' });
      const [group, message] = await Promise.all([
        api.collection.add({ kind: 'group', sourceId: groupId }),
        api.collection.add({ kind: 'message', sourceId: said.id }),
      ]);
      await peerApi.groups.update({ groupId, name: 'renamed' });
      const before = await api.collection.list({ kind: 'group' });
      expect(before.list.find(({ id }) => id === group.id)).toMatchObject({
        title: 'renamed',
        sourceRemoved: false,
      });
      await api.groups.quit({ groupId });
      await peerApi.groups.update({ groupId, name: 'secret' });
      const { list } = await api.collection.list({ size: limits.favouritePageMax });
      expect(list.find(({ id }) => id === group.id)).toMatchObject({ sourceRemoved: true });
      expect(list.find(({ id }) => id === message.id)).toMatchObject({
        text: '群里的话',
        sourceRemoved: true,
      });
      expect(JSON.stringify(list)).not.toContain('secret');
    });

    it('neither shows nor finds text that its author recalled', async () => {
      const secret = unique();
      const message = JSON.stringify({ msg: `${secret} 说错了` });
      const sent = await peerApi.messages.sendToUser({ sender: peer, recipient: self, message });
      const added = await api.collection.add({ kind: 'message', sourceId: sent.id, tags: ['待查'] });
      expect(await idsFor({ q: secret })).toEqual([added.id]);
      await peerApi.messages.recall({ messageId: sent.id });
      expect(await idsFor({ q: secret })).toEqual([]);
      const { list } = await api.collection.list({ q: '待查', size: limits.favouritePageMax });
      expect(list.find(({ id }) => id === added.id)).toMatchObject({ text: '', sourceRemoved: true });
      expect(JSON.stringify(list)).not.toContain(secret);
    });

    it("notifies the owner's other devices of a change", async () => {
      const events: PortalEvent[] = [];
      stream = openEventStream({ client: api.client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      await note('heard of');
      await vi.waitFor(() => expect(events).toContainEqual({ type: 'collection' }));
    });
  });
}
