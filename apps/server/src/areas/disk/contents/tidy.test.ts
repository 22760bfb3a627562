import { disk } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callDisk, createUploadOf, onDisk, sendPiece, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openFolderStorage } from './storage.ts';
import { tidyDisk } from './tidy.ts';

let folder: string;
let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-tidy-'));
  server = await startTestServer({ dataFolder: folder });
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang']);
  zhang = await server.signIn('demo~zhang');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const tidy = (before?: Date) => tidyDisk(server.db, openFolderStorage(folder), before);
const change = (statement: ReturnType<typeof sql>) => server.db.tenant('demo', (tx) => statement.execute(tx));
const store = (name: string) => uploadFile(server, zhang, { name, bytes: 'again and again' });
const contents = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

it('removes a deleted file after its days, its content an hour after the last use, and no other', async () => {
  const [old, young] = [
    await uploadFile(server, zhang, { name: 'old', bytes: 'old' }),
    await uploadFile(server, zhang, { name: 'young', bytes: 'young' }),
  ];
  const kept = await uploadFile(server, zhang, { name: 'kept', bytes: 'kept' });
  await onDisk(server, zhang, disk.delete, { ids: [old, young] });
  await change(sql`UPDATE disk_file SET trashed_at = now() - interval '31 days' WHERE file_id = ${old}`);
  await tidy();
  expect((await onDisk(server, zhang, disk.recycleList)).list.map(({ id }) => id)).toEqual([young]);
  expect(contents()).toHaveLength(3);
  await change(sql`UPDATE disk_blob SET touched_at = now() - interval '2 hours'`);
  await tidy();
  expect(contents()).toHaveLength(2);
  expect(await (await callDisk(server, zhang, disk.download, { fileId: kept })).text()).toBe('kept');
  expect((await onDisk(server, zhang, disk.quota)).used).toBe('young'.length + 'kept'.length);
});

it('follows the organisation’s own number of days', async () => {
  await change(sql`UPDATE tenant SET settings = '{"recycleDays": 2}'`);
  await change(sql`UPDATE disk_file SET trashed_at = now() - interval '3 days' WHERE trash_id IS NOT NULL`);
  expect((await onDisk(server, zhang, disk.recycleList)).days).toBe(2);
  await tidy();
  expect((await onDisk(server, zhang, disk.recycleList)).total).toBe(0);
});

it('never loses a content that is stored again while it is removed', async () => {
  for (let round = 0; round < 15; round += 1) {
    // oxlint-disable no-await-in-loop -- each round races once
    const before = await store(`before ${round}`);
    await onDisk(server, zhang, disk.delete, { ids: [before] });
    await onDisk(server, zhang, disk.clear);
    await change(sql`UPDATE disk_blob SET touched_at = now() - interval '2 hours'`);
    const [after] = await Promise.all([store(`after ${round}`), tidy(), tidy()]);
    const read = await callDisk(server, zhang, disk.download, { fileId: after });
    expect(await read.text()).toBe('again and again');
    await onDisk(server, zhang, disk.delete, { ids: [after] });
    await onDisk(server, zhang, disk.clear);
    // oxlint-enable no-await-in-loop
  }
});

it('removes contents that a crash left without a row, once they are a day old, and no other', async () => {
  const kept = await store('kept through');
  const stray = { tenantId: 'demo', hash: 'a'.repeat(64) };
  const { blobs } = openFolderStorage(folder);
  await blobs.put(stray, Buffer.from('stray'));
  await tidy();
  expect(await blobs.has(stray)).toBe(true);
  await tidy(new Date(Date.now() + 60_000));
  expect(await blobs.has(stray)).toBe(false);
  expect(await (await callDisk(server, zhang, disk.download, { fileId: kept })).text()).toBe(
    'again and again',
  );
});

it('never loses a content that is stored while what a crash left of it is removed', async () => {
  const { blobs } = openFolderStorage(folder);
  for (let round = 0; round < 15; round += 1) {
    // oxlint-disable no-await-in-loop -- each round races once
    const bytes = `left of a crash ${round}`;
    const hash = createHash('sha256').update(bytes).digest('hex');
    await blobs.put({ tenantId: 'demo', hash }, Buffer.from(bytes));
    const later = new Date(Date.now() + 60_000);
    const [id] = await Promise.all([
      uploadFile(server, zhang, { name: `raced ${round}`, bytes }),
      tidy(later),
      tidy(later),
    ]);
    expect(await (await callDisk(server, zhang, disk.download, { fileId: id })).text()).toBe(bytes);
    // oxlint-enable no-await-in-loop
  }
});

it('removes an abandoned upload, and its pieces', async () => {
  const created = await createUploadOf(server, zhang, { name: 'unfinished', bytes: 'unfinished' });
  const location = created.headers.get('location') ?? '';
  await sendPiece(server, zhang, location, 0, 'unfin');
  await tidy();
  expect(readdirSync(join(folder, 'uploads', 'demo'))).toHaveLength(1);
  await change(sql`UPDATE disk_upload SET expires_at = now() - interval '1 second'`);
  expect((await sendPiece(server, zhang, location, 5, 'ished')).status).toBe(410);
  await tidy();
  expect(readdirSync(join(folder, 'uploads', 'demo'))).toEqual([]);
});

it('restarts an upload whose pieces are gone', async () => {
  const created = await createUploadOf(server, zhang, { name: 'restored', bytes: 'restored' });
  const location = created.headers.get('location') ?? '';
  await sendPiece(server, zhang, location, 0, 'rest');
  rmSync(join(folder, 'uploads'), { recursive: true });
  expect((await sendPiece(server, zhang, location, 4, 'ored')).status).toBe(410);
});

it('removes partial files of a crash, once no request can be writing them any more', async () => {
  const half = join(folder, 'files', 'demo', 'aa', `${'a'.repeat(64)}.thumb.${crypto.randomUUID()}.part`);
  mkdirSync(dirname(half), { recursive: true });
  writeFileSync(half, 'half');
  await tidy();
  expect(existsSync(half)).toBe(true);
  await openFolderStorage(folder).blobs.sweep(new Date(Date.now() + 1_000));
  expect(existsSync(half)).toBe(false);
});
