import { codes, disk, type Endpoint, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callDisk, listed, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openFolderStorage } from '../contents/storage.ts';
import { tidyDisk } from '../contents/tidy.ts';

let folder: string;
let server: TestServer;
let zhang: SignedIn;
let li: SignedIn;
let walker: SignedIn;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-versions-'));
  server = await startTestServer({ dataFolder: folder });
  for (const [tenant, logins] of [
    ['demo', ['zhang', 'li']],
    ['acme', ['walker']],
  ] as const) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, logins);
  }
  [zhang, li, walker] = await Promise.all([
    server.signIn('demo~zhang'),
    server.signIn('demo~li'),
    server.signIn('acme~walker'),
  ]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, bytes: string, conflict = 'replace') =>
  uploadFile(server, zhang, { name, bytes, conflict });
const versionsOf = async (fileId: string) => (await onDisk(server, zhang, disk.versions, { fileId })).list;
const textOf = async (fileId: string, person = zhang) =>
  (await callDisk(server, person, disk.download, { fileId })).text();
const usedRoom = async () => (await onDisk(server, zhang, disk.quota)).used;

/** Room of each person, in bytes; the usual one again with `null`. */
const limitRoom = (bytes: number | null) =>
  server.db.tenant('demo', (tx) =>
    sql`UPDATE tenant SET settings = ${JSON.stringify({ diskQuotaBytes: bytes })}`.execute(tx),
  );

describe('versions', () => {
  it('stores what a newer upload replaces, and swaps it with the present content on request', async () => {
    const fileId = await put('稿件.txt', 'first');
    expect(await versionsOf(fileId)).toEqual([]);
    expect(await put('稿件.TXT', 'the second')).toBe(fileId);
    const [first] = await versionsOf(fileId);
    const by = { id: 'demo~zhang', name: expect.any(String) };
    expect(first).toMatchObject({ size: 5, by, time: expect.any(Number) });
    expect(await listed(server, zhang)).toMatchObject([{ id: fileId, name: '稿件.TXT', size: 10 }]);
    expect((await onDisk(server, zhang, disk.recycleList)).total).toBe(0);

    const uid = first?.id ?? '';
    const saved = await callDisk(server, zhang, disk.downloadVersion, { fileId, uid });
    expect(await saved.text()).toBe('first');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
    const part = await callDisk(server, zhang, disk.downloadVersion, { fileId, uid }, { range: 'bytes=1-2' });
    expect([part.status, await part.text()]).toEqual([206, 'ir']);

    const restored = await onDisk(server, zhang, disk.restoreVersion, { fileId, uid });
    expect(restored).toMatchObject({ id: fileId, size: 5 });
    expect(await textOf(fileId)).toBe('first');
    expect(await versionsOf(fileId)).toMatchObject([{ size: 10 }]);
  });

  it('stores none where nothing changes', async () => {
    const fileId = await put('same.txt', 'same');
    await put('same.txt', 'same');
    expect(await versionsOf(fileId)).toEqual([]);
  });

  it('leaves the time of a content unchanged by a rename', async () => {
    const fileId = await put('named.txt', 'old');
    const sometime = 1_700_000_000_000;
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE disk_file SET content_at = ${new Date(sometime)} WHERE file_id = ${fileId}`.execute(tx),
    );
    await onDisk(server, zhang, disk.rename, { fileId, filename: 'renamed.txt' });
    await put('renamed.txt', 'new');
    expect(await versionsOf(fileId)).toMatchObject([{ time: sometime }]);
    await put('renamed.txt', 'newer');
    const times = (await versionsOf(fileId)).map(({ time }) => time);
    expect([times.length, times[1]]).toEqual([2, sometime]);
    expect(times[0]).toBeGreaterThan(sometime);
  });

  it('stores the newest twenty', async () => {
    const fileId = await put('often.txt', '0');
    for (let round = 1; round <= limits.diskVersions + 2; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await put('often.txt', 'x'.repeat(round));
    }
    const sizes = (await versionsOf(fileId)).map(({ size }) => size);
    expect(sizes).toEqual(
      Array.from({ length: limits.diskVersions }, (_, at) => limits.diskVersions + 1 - at),
    );
  });

  it('counts versions to the room, and ends with them and with their file', async () => {
    const before = await usedRoom();
    const fileId = await put('room.txt', '12345');
    await put('room.txt', '123');
    await put('room.txt', '1');
    expect((await usedRoom()) - before).toBe(9);
    const [newer, older] = await versionsOf(fileId);
    await onDisk(server, zhang, disk.removeVersion, { fileId, uid: older?.id ?? '' });
    // A retry changes nothing.
    await onDisk(server, zhang, disk.removeVersion, { fileId, uid: older?.id ?? '' });
    expect(await versionsOf(fileId)).toEqual([newer]);
    expect((await usedRoom()) - before).toBe(4);
    await onDisk(server, zhang, disk.delete, { ids: fileId });
    expect((await usedRoom()) - before).toBe(4);
    await onDisk(server, zhang, disk.restore, { ids: fileId });
    expect(await versionsOf(fileId)).toEqual([newer]);
    await onDisk(server, zhang, disk.delete, { ids: fileId });
    await onDisk(server, zhang, disk.clear);
    expect((await usedRoom()) - before).toBe(0);
  });

  it('takes no room that is not there', async () => {
    const fileId = await put('full.txt', 'some');
    const used = await usedRoom();
    await limitRoom(used + 2);
    await expect(put('full.txt', 'more')).rejects.toThrow(codes.diskFull);
    await limitRoom(null);
    expect([await textOf(fileId), await versionsOf(fileId)]).toEqual(['some', []]);
  });

  it('holds the bytes of a version for as long as there is one', async () => {
    const fileId = await put('bytes.txt', 'held by a version');
    await put('bytes.txt', 'present');
    const [version] = await versionsOf(fileId);
    const uid = version?.id ?? '';
    const tidy = async () => {
      await server.db.tenant('demo', (tx) =>
        sql`UPDATE disk_blob SET touched_at = now() - interval '2 hours'`.execute(tx),
      );
      await tidyDisk(server.db, openFolderStorage(folder));
    };
    const held = async () => {
      const { rows } = await server.db.tenant('demo', (tx) =>
        sql`SELECT FROM disk_blob WHERE hash = ${createHash('sha256').update('held by a version').digest('hex')}`.execute(
          tx,
        ),
      );
      return rows.length;
    };
    await tidy();
    expect(await held()).toBe(1);
    const saved = await callDisk(server, zhang, disk.downloadVersion, { fileId, uid });
    expect(await saved.text()).toBe('held by a version');
    await onDisk(server, zhang, disk.removeVersion, { fileId, uid });
    await tidy();
    expect(await held()).toBe(0);
  });
});

const touching = (fileId: string, uid: string): [Endpoint, Record<string, string>][] => [
  [disk.versions, { fileId }],
  [disk.downloadVersion, { fileId, uid }],
  [disk.restoreVersion, { fileId, uid }],
  [disk.removeVersion, { fileId, uid }],
];

describe('versions of a shared file', () => {
  it('are refused to readers and strangers with what an unknown file is refused with', async () => {
    const fileId = await put('shared.txt', 'secret draft');
    await put('shared.txt', 'for all');
    const [version] = await versionsOf(fileId);
    const uid = version?.id ?? '';
    const params = JSON.stringify([{ id: fileId, user2: 'demo~li' }]);
    await onDisk(server, zhang, disk.share, { params });
    expect(await textOf(fileId, li)).toBe('for all');
    const own = await uploadFile(server, li, { name: 'own.txt', bytes: 'own' });
    for (const [person, id] of [
      [li, fileId],
      [walker, fileId],
      [li, 'f00000000000000000000000000000000'],
    ] as const) {
      const responses = await Promise.all(
        touching(id, uid).map(async ([call, values]) => {
          const response = await callDisk(server, person, call, values);
          return [response.status, (await response.text()).includes('secret')];
        }),
      );
      expect(responses).toEqual(touching(id, uid).map(() => [403, false]));
    }
    // Another's version is none of an own file.
    for (const [call, values] of touching(own, uid).slice(1, 3)) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await callDisk(server, li, call, values)).status).toBe(403);
    }
    await onDisk(server, li, disk.removeVersion, { fileId: own, uid });
    expect(await versionsOf(fileId)).toEqual([version]);
  });

  it('do not exist for a folder, nor for items in the bin', async () => {
    const { id } = await onDisk(server, zhang, disk.mkdir, { filename: 'folder' });
    expect((await callDisk(server, zhang, disk.versions, { fileId: id })).status).toBe(404);
    const fileId = await put('binned.txt', 'binned');
    await onDisk(server, zhang, disk.delete, { ids: fileId });
    expect((await callDisk(server, zhang, disk.versions, { fileId })).status).toBe(403);
  });
});
