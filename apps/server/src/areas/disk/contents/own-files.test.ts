import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disk } from '@snap/portal-api/contract';
import { createUploadOf, callDisk, sendPiece, tusHeaders, uploadFile } from '../../../testing/disk-client.ts';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { readFilesUrl } from '../../../store/files-url.ts';
import { acceptFiles, bindFiles, moveFiles } from './own-files.ts';
import { type BucketStorage, type FileStorage, openFolderStorage, openS3Storage } from './storage.ts';

let folder: string;
let database: TestDatabase;
let bucket: S3Server;
let opened: BucketStorage[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-own-files-'));
  database = await createTestDatabase();
  bucket = await startS3Server(join(folder, 's3'));
});
afterEach(async () => {
  for (const storage of opened) storage.close();
  opened = [];
  await bucket.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const folderOf = (name: string) => openFolderStorage(join(folder, name));
async function inBucket(): Promise<BucketStorage> {
  const storage = await openS3Storage(readFilesUrl(bucket.url), join(folder, 'spool'));
  opened.push(storage);
  return storage;
}
const bind = (storage: FileStorage) => bindFiles(database, storage, false);
const refused = /are not those of this database.*PORTAL_FILES_URL/;

describe('servers of one database', () => {
  it('start with the same files, each time', async () => {
    await bind(folderOf('a'));
    await expect(bind(folderOf('a'))).resolves.toBeUndefined();
  });

  it('refuse to start with other folders or buckets, in one sentence', async () => {
    await bind(folderOf('a'));
    await expect(bind(folderOf('b'))).rejects.toThrow(refused);
    await expect(bind(await inBucket())).rejects.toThrow(refused);
  });

  it('refuse the files of another database', async () => {
    const other = await createTestDatabase();
    await bindFiles(other, await inBucket(), false).finally(() => other.close());
    await expect(bind(await inBucket())).rejects.toThrow(/but of another one/);
  });

  it('start with files that were copied by other means, once they are accepted', async () => {
    await bind(folderOf('a'));
    await acceptFiles(database, folderOf('b'));
    await bind(folderOf('b'));
    await expect(bind(folderOf('a'))).rejects.toThrow(refused);
  });

  it('start with what is in the folder of a new embedded database, but not with it after a move', async () => {
    const folderOfBoth = folderOf('both');
    await folderOfBoth.writeId('left of an earlier database');
    await bindFiles(database, folderOfBoth, true);
    await moveFiles(
      database,
      { from: folderOfBoth, to: await inBucket(), folder: join(folder, 'both') },
      () => {},
    );
    await expect(bindFiles(database, folderOfBoth, true)).rejects.toThrow(refused);
    await expect(bind(await inBucket())).resolves.toBeUndefined();
  });
});

describe('moving the files to a bucket', () => {
  it('takes contents, avatars and uploads along, and refuses new files until the servers use it', async () => {
    const data = join(folder, 'data');
    const from = openFolderStorage(data);
    await bind(from);
    const server = await startTestServer({ database, storage: from });
    await server.addTenant('demo');
    await server.addPeople('demo', ['zhang']);
    const zhang = await server.signIn('demo~zhang');
    const fileId = await uploadFile(server, zhang, { name: 'before', bytes: 'before' });
    const image = Buffer.from('avatar');
    const avatar = { tenantId: 'demo', hash: createHash('sha256').update(image).digest('hex') };
    await from.avatars.put(avatar, image);
    const created = await createUploadOf(server, zhang, { name: 'through', bytes: 'through' });
    const location = created.headers.get('location') ?? '';
    expect((await sendPiece(server, zhang, location, 0, 'thr')).status).toBe(204);

    const to = await inBucket();
    const moved = await moveFiles(database, { from, to, folder: data }, () => {});
    expect(moved.count).toBe(3);
    const late = await sendPiece(server, zhang, location, 3, 'ough');
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await (await callDisk(server, zhang, disk.download, { fileId })).text()).toBe('before');
    await expect(bind(openFolderStorage(data))).rejects.toThrow(refused);
    await expect(moveFiles(database, { from, to, folder: data }, () => {})).rejects.toThrow(/already/);

    await bind(to);
    const later = await startTestServer({ database, storage: to });
    const head = await fetch(`${later.url}${location}`, { method: 'HEAD', headers: tusHeaders(zhang) });
    expect(head.headers.get('upload-offset')).toBe('3');
    const sent = await sendPiece(later, zhang, location, 3, 'ough');
    const through = sent.headers.get('portal-file-id') ?? '';
    expect(await (await callDisk(later, zhang, disk.download, { fileId: through })).text()).toBe('through');
    expect(await (await callDisk(later, zhang, disk.download, { fileId })).text()).toBe('before');
    expect(await to.avatars.has(avatar)).toBe(true);
    await Promise.all([server.app.close(), later.app.close()]);
  });

  it('can be repeated after it broke off, and refuses a bucket with other files', async () => {
    const data = join(folder, 'data');
    const from = openFolderStorage(data);
    await bind(from);
    const bytes = Buffer.from('content');
    await from.blobs.put({ tenantId: 'demo', hash: createHash('sha256').update(bytes).digest('hex') }, bytes);
    const to = await inBucket();
    const broken: BucketStorage = { ...to, writeId: () => Promise.reject(new Error('cut')) };
    await expect(moveFiles(database, { from, to: broken, folder: data }, () => {})).rejects.toThrow('cut');
    await bind(from);
    expect((await moveFiles(database, { from, to, folder: data }, () => {})).count).toBe(0);
    await bind(to);
    await to.writeId('another');
    await expect(bind(to)).rejects.toThrow(refused);
  });

  it('copies to a backup’s folder and back', async () => {
    const to = await inBucket();
    const bytes = Buffer.from('kept');
    const blob = { tenantId: 'demo', hash: createHash('sha256').update(bytes).digest('hex') };
    await to.blobs.put(blob, bytes);
    await to.blobs.put(blob, Buffer.from('thumb'), 'thumb');
    await to.avatars.put(blob, bytes);
    const backup = join(folder, 'backup');
    expect(await to.copyTo(backup)).toEqual({ count: 3, bytes: 13 });
    const elsewhere = folderOf('elsewhere');
    await elsewhere.copyFrom(backup);
    expect([await elsewhere.blobs.has(blob, 'thumb'), await elsewhere.avatars.has(blob)]).toEqual([
      true,
      true,
    ]);
    await to.blobs.delete(blob);
    await to.copyFrom(backup);
    expect([await to.blobs.has(blob), await to.blobs.has(blob, 'thumb')]).toEqual([true, true]);
  });
});
