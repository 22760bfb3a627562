import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/codes.ts';
import { disk } from '../../contract/disk/calls.ts';
import type { ConflictPolicy, DiskItem } from '../../contract/disk/items.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { createUploadQueue, type UploadTask } from '../../uploads/index.ts';
import type { TestBrowser } from '../browser.ts';
import { callRaw, refusal, signIn, userIdOf, type ContractWorld } from './world.ts';

/** Shares a file and returns the share's id. */
const give = async (browser: TestBrowser, file: object) =>
  (await browser.api.disk.share({ params: JSON.stringify([file]) }))[0]?.shareId ?? '';

/** Calls of the contract area `disk` (decisions C1 to C8). */
export function diskCalls(world: () => ContractWorld): void {
  describe('the disk', () => {
    let actor: TestBrowser;
    let peer: TestBrowser;
    let stranger: TestBrowser;
    beforeAll(async () => {
      const { actor: own, peer: other } = world().logins;
      [actor, peer, stranger] = await Promise.all([
        signIn(world(), own),
        signIn(world(), other),
        signIn(world(), other),
      ]);
    });

    /** A folder for one test. */
    const newFolder = async (name: string) => {
      const { id } = await actor.api.disk.mkdir({ filename: name, conflict: 'rename' });
      return id;
    };
    const upload = async (
      parentId: string,
      name: string,
      text = name,
      conflict: ConflictPolicy = 'ask',
    ): Promise<UploadTask> => {
      const queue = createUploadQueue({ client: actor.api.client, retryDelays: [] });
      return new Promise((resolve) => {
        queue.subscribe(() => {
          const [task] = queue.tasks();
          if (task && task.state !== 'waiting' && task.state !== 'uploading') resolve(task);
        });
        queue.add([{ file: new Blob([text]), name }], { parentId, conflict });
      });
    };
    const put = async (parentId: string, name: string, text?: string) =>
      (await upload(parentId, name, text)).fileId ?? '';
    const inside = async (parentId: string, browser = actor): Promise<DiskItem[]> =>
      (await browser.api.disk.list({ parentId })).list;
    const namesIn = async (parentId: string) => (await inside(parentId)).map(({ name }) => name);

    it('stores an upload under its name and returns it', async () => {
      const folder = await newFolder('上传');
      const id = await put(folder, '稿件.txt', '正文');
      const [item] = await inside(folder);
      expect(item).toMatchObject({
        id,
        name: '稿件.txt',
        kind: 'file',
        size: 6,
        ext: 'txt',
        parentId: folder,
      });
      await expect((await actor.api.disk.download({ fileId: id })).text()).resolves.toBe('正文');
      const detail = await actor.api.disk.detail({ fileId: id });
      expect(detail.path).toEqual([{ id: folder, name: '上传' }]);
    });

    it('asks how to resolve a taken name', async () => {
      const folder = await newFolder('重名');
      const id = await put(folder, '图.txt');
      await expect(upload(folder, '图.TXT')).resolves.toMatchObject({ state: 'asking', existing: { id } });
    });

    it('creates folders, and refuses taken and invalid names', async () => {
      const folder = await newFolder('夹');
      const made = await actor.api.disk.mkdir({ parentId: folder, filename: ' a ' });
      expect(made).toMatchObject({ name: 'a', kind: 'folder', parentId: folder });
      const again = actor.api.disk.mkdir({ parentId: folder, filename: 'A' });
      await expect(again).rejects.toMatchObject({ kind: 'business', code: codes.nameTaken });
      const same = await actor.api.disk.mkdir({ parentId: folder, filename: 'A', conflict: 'skip' });
      expect(same.id).toBe(made.id);
      const odd = actor.api.disk.rename({ fileId: made.id, filename: 'a:b' });
      await expect(odd).rejects.toMatchObject({ code: codes.badFileName });
      await expect(actor.api.disk.rename({ fileId: made.id, filename: 'B' })).resolves.toMatchObject({
        name: 'B',
      });
    });

    it('lists the newest files of all folders', async () => {
      const folder = await newFolder('最近');
      await put(folder, '刚刚写的.txt');
      const { list } = await actor.api.disk.recent({ size: 2 });
      expect(list[0]?.name).toBe('刚刚写的.txt');
    });

    it('finds two characters within a name', async () => {
      const folder = await newFolder('搜索');
      await put(folder, '我家在上海东边.txt');
      const { list } = await actor.api.disk.search({ q: '上海' });
      expect(list.map(({ name }) => name)).toContain('我家在上海东边.txt');
      await expect(actor.api.disk.search({ q: ' ' })).resolves.toMatchObject({ total: 0 });
    });

    it('moves and copies what it can, and lists the conflicts', async () => {
      const [from, to] = [await newFolder('从'), await newFolder('到')];
      const [a, b] = [await put(from, 'a.txt'), await put(from, 'b.txt')];
      const there = await put(to, 'a.txt', 'other');
      const moved = await actor.api.disk.move({ ids: [a, b], parentId: to });
      expect(moved.items.map(({ id }) => id)).toEqual([b]);
      expect(moved.conflicts).toMatchObject([{ id: a, existing: { id: there } }]);
      const copied = await actor.api.disk.copy({ ids: [a], parentId: to });
      expect(copied.items.map(({ name }) => name)).toEqual(['a (2).txt']);
      const into = actor.api.disk.move({ ids: [to], parentId: to });
      await expect(into).rejects.toMatchObject({ code: codes.intoItself });
    });

    it('deletes into the recycle bin, restores, and empties it', async () => {
      const folder = await newFolder('删除');
      const id = await put(folder, 'x.txt');
      await actor.api.disk.delete({ ids: [id] });
      expect(await namesIn(folder)).toEqual([]);
      const bin = await actor.api.disk.recycleList();
      expect(bin.days).toBe(30);
      expect(bin.list.find((item) => item.id === id)?.deleted?.until).toBeGreaterThan(Date.now());
      await put(folder, 'X.txt');
      const [restored] = await actor.api.disk.restore({ ids: [id] });
      expect(restored?.name).toBe('x (2).txt');
      await actor.api.disk.delete({ ids: [id] });
      await actor.api.disk.clear({ ids: [id] });
      await expect(actor.api.disk.detail({ fileId: id })).rejects.toMatchObject({ status: 403 });
    });

    it('keeps a replaced file as a version, which only its owner sees, restores and removes', async () => {
      const folder = await newFolder('版本');
      const id = await put(folder, '稿.txt', '初稿');
      await upload(folder, '稿.txt', '定稿二', 'replace');
      const { list: first } = await actor.api.disk.versions({ fileId: id });
      expect(first).toMatchObject([{ size: 6, by: { id: userIdOf(world(), world().logins.actor) } }]);
      const uid = first[0]?.id ?? '';
      const saved = await actor.api.disk.downloadVersion({ fileId: id, uid });
      await expect(saved.text()).resolves.toBe('初稿');
      await expect(peer.api.disk.versions({ fileId: id })).rejects.toMatchObject({ status: 403 });
      await expect(actor.api.disk.restoreVersion({ fileId: id, uid })).resolves.toMatchObject({ size: 6 });
      await expect((await actor.api.disk.download({ fileId: id })).text()).resolves.toBe('初稿');
      const { list: second } = await actor.api.disk.versions({ fileId: id });
      expect(second).toMatchObject([{ size: 9 }]);
      await actor.api.disk.removeVersion({ fileId: id, uid: second[0]?.id ?? '' });
      await expect(actor.api.disk.versions({ fileId: id })).resolves.toMatchObject({ list: [] });
    });

    it('shares with a person and a group, who save it by reference', async () => {
      const folder = await newFolder('共享');
      const id = await put(folder, '共享.txt', '给你');
      const self = userIdOf(world(), world().logins.actor);
      const user2 = userIdOf(world(), world().logins.peer);
      const groupId = world().groups.own;
      const params = JSON.stringify([
        { id, user1: self, user2 },
        { id, groupId },
        { id, groupId: world().groups.closed },
      ]);
      const results = await actor.api.disk.share({ params });
      expect(results.map((result) => result.refusal?.code)).toEqual([undefined, undefined, codes.notMember]);
      const { list } = await peer.api.disk.sharedToMe();
      expect(list.find((item) => item.id === id)?.shared?.by).toBe(self);
      const copied = await peer.api.disk.saveFromChat({ fileId: id });
      const copy = await peer.api.disk.download({ fileId: copied.items[0]?.id ?? '' });
      await expect(copy.text()).resolves.toBe('给你');
    });

    it('reports that a group was dissolved', async () => {
      const id = await put(await newFolder('解散'), '解散.txt');
      const made = {
        name: 'gone',
        introduce: 'for the suite',
        ids: [userIdOf(world(), world().logins.peer)],
      };
      const creatorId = userIdOf(world(), world().logins.actor);
      const { target } = await actor.api.groups.create({ ...made, creatorId });
      await actor.api.groups.dissolve({ groupId: target.id });
      const params = JSON.stringify([{ id, groupId: target.id, withMessage: 1 }]);
      expect(await actor.api.disk.share({ params })).toMatchObject([
        { target: { type: 'group', id: target.id }, refusal: { code: codes.groupDissolved } },
      ]);
    });

    it('reports a result per file and target, also for a missing file (F4)', async () => {
      const id = await put(await newFolder('单独'), '单独.txt');
      const user2 = userIdOf(world(), world().logins.peer);
      const groupId = world().groups.own;
      const params = JSON.stringify([
        { id: 'nothing', user2, filename: 7, pathId: null },
        { id, user2 },
        { id, groupId },
      ]);
      expect(await actor.api.disk.share({ params })).toMatchObject([
        { fileId: 'nothing', target: { type: 'user', id: user2 }, refusal: { code: codes.noSuchFile } },
        { fileId: id, target: { type: 'user', id: user2 }, shareId: expect.any(String) },
        { fileId: id, target: { type: 'group', id: groupId }, shareId: expect.any(String) },
      ]);
    });

    it('lets the giver and the owner end a share', async () => {
      const id = await put(await newFolder('收回'), '收回.txt', '给你');
      const self = userIdOf(world(), world().logins.actor);
      const user2 = userIdOf(world(), world().logins.peer);
      const groupId = world().groups.own;
      const uid = await give(actor, { id, user2 });
      const { list } = await actor.api.disk.given({ fileId: id });
      expect(list).toMatchObject([
        { id: uid, file: { id, name: '收回.txt' }, by: { id: self }, to: { type: 'user', id: user2 } },
      ]);
      // Re-shared by its recipient.
      const onward = await give(peer, { id, groupId });
      expect((await peer.api.disk.given()).list.map((share) => share.id)).toContain(onward);
      // Another person's share is ignored.
      await peer.api.disk.unshare({ uids: [uid] });
      await actor.api.disk.unshare({ uids: [onward] });
      await expect(peer.api.disk.download({ fileId: id })).resolves.toBeDefined();
      await actor.api.disk.unshare({ uids: [uid, onward] });
      await actor.api.disk.unshare({ uids: [uid] });
      await expect(peer.api.disk.download({ fileId: id })).rejects.toMatchObject({ status: 403 });
      await expect(peer.api.disk.given({ fileId: id })).rejects.toMatchObject({ status: 403 });
      await expect(actor.api.disk.given({ fileId: id })).resolves.toMatchObject({ list: [], total: 0 });
    });

    it('attaches a file to a message with stored metadata, and revokes access on recall', async () => {
      const id = await put(await newFolder('消息'), '随信.txt', '附件');
      const claimed = { id, name: 'other.pdf', ext: 'pdf', size: 1, isImage: 0 };
      const [self, recipient] = [world().logins.actor, world().logins.peer].map((login) =>
        userIdOf(world(), login),
      );
      const sent = await actor.api.messages.sendToUser({
        sender: self ?? '',
        recipient: recipient ?? '',
        message: JSON.stringify({ msg: '', file: claimed }),
      });
      expect(sent.file).toMatchObject({ id, name: '随信.txt', ext: 'txt', size: 6, isImage: false });
      const carried = await peer.api.disk.download({ fileId: id });
      await expect(carried.text()).resolves.toBe('附件');
      await actor.api.messages.recall({ messageId: sent.id });
      await expect(peer.api.disk.download({ fileId: id })).rejects.toMatchObject({ status: 403 });
    });

    it("refuses another person's files like unknown ones", async () => {
      const id = await put(await newFolder('私人'), 'own.txt');
      const accessToken = stranger.cookies.get('portal_access_token');
      const touching: [Endpoint, Record<string, unknown>][] = [
        [disk.detail, { fileId: id }],
        [disk.list, { parentId: id }],
        [disk.download, { fileId: id }],
        [disk.delete, { ids: [id] }],
        [disk.copy, { ids: [id] }],
        [disk.detail, { fileId: 'nothing' }],
      ];
      for (const [call, values] of touching) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await callRaw(world(), call, values, { accessToken })).toMatchObject(refusal(403));
      }
    });

    it("refuses sharing in another person's name", async () => {
      const id = await put(await newFolder('冒名'), 'x.txt');
      const user2 = userIdOf(world(), world().logins.peer);
      const params = JSON.stringify([{ id, user1: user2, user2 }]);
      await expect(actor.api.disk.share({ params })).rejects.toMatchObject({ status: 403 });
    });

    it('packs several files, directly and by a one-time name', async () => {
      const folder = await newFolder('打包');
      const ids = [await put(folder, 'a.txt'), await put(folder, 'b.txt')];
      const zip = await actor.api.disk.zip({ ids });
      expect(zip.headers.get('content-type')).toBe('application/zip');
      await zip.body?.cancel();
      const { fileName } = await actor.api.disk.offerZip({ ids });
      const first = await actor.api.disk.commonDownload({ fileName, delete: true });
      await first.body?.cancel();
      const second = actor.api.disk.commonDownload({ fileName, delete: true });
      await expect(second).rejects.toMatchObject({ status: 403 });
    });

    it('reports quota and usage', async () => {
      const before = await actor.api.disk.quota();
      await put(await newFolder('空间'), 'five.txt', '12345');
      const after = await actor.api.disk.quota();
      expect([after.total, after.used - before.used]).toEqual([10 * 1024 ** 3, 5]);
    });
  });
}
