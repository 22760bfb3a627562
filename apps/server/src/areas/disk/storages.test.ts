import { disk } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callDisk,
  createUploadOf,
  onDisk,
  sendPiece,
  tusHeaders,
  uploadFile,
} from '../../testing/disk-client.ts';
import { storageKinds, type TestStorage } from '../../testing/file-storages.ts';
import { type PersonAtWork, atWork } from '../../testing/people-at-work.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { readFilesUrl } from '../../store/files-url.ts';
import { openFileStorage } from './contents/storage.ts';
import { tidyDisk } from './contents/tidy.ts';

const image = async () =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366aa' } })
      .png()
      .toBuffer(),
  );

describe.each(storageKinds)('a portal whose files are in %s', (_, open) => {
  let opened: TestStorage;
  let server: TestServer;
  let zhang: SignedIn;
  beforeAll(async () => {
    opened = await open();
    server = await startTestServer({ storage: opened.storage });
    await server.addTenant('demo');
    await server.addPeople('demo', ['zhang']);
    zhang = await server.signIn('demo~zhang');
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });
  const bytesOf = async (fileId: string, headers = {}) =>
    Buffer.from(await (await callDisk(server, zhang, disk.download, { fileId }, headers)).arrayBuffer());

  it('stores an upload of several pieces, and serves it whole and in ranges', async () => {
    const bytes = randomBytes(300_000);
    const created = await createUploadOf(server, zhang, { name: 'three', bytes });
    const location = created.headers.get('location') ?? '';
    for (const start of [0, 100_000]) {
      const sent = await sendPiece(server, zhang, location, start, bytes.subarray(start, start + 100_000));
      expect([sent.status, sent.headers.get('portal-file-id')]).toEqual([204, null]);
    }
    const last = await sendPiece(server, zhang, location, 200_000, bytes.subarray(200_000));
    const fileId = last.headers.get('portal-file-id') ?? '';
    expect(bytes.equals(await bytesOf(fileId))).toBe(true);
    expect(
      bytes.subarray(150_000, 150_010).equals(await bytesOf(fileId, { range: 'bytes=150000-150009' })),
    ).toBe(true);
    const unsatisfiable = await callDisk(
      server,
      zhang,
      disk.download,
      { fileId },
      { range: 'bytes=300000-' },
    );
    expect(unsatisfiable.status).toBe(416);
    // Nothing of it remains on this server's disk besides the content of a folder.
    const left = readdirSync(opened.folder, { recursive: true }).filter((name) =>
      /uploads.*\d-/.test(String(name)),
    );
    expect(left).toEqual([]);
  });

  it('makes a thumbnail once, and an archive of what it has', async () => {
    const fileId = await uploadFile(server, zhang, { name: 'image.png', bytes: await image() });
    for (let time = 0; time < 2; time += 1) {
      const response = await callDisk(server, zhang, disk.thumb, { fileId });
      const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([format, width]).toEqual(['webp', 480]);
    }
    const zip = await callDisk(server, zhang, disk.zip, { ids: [fileId] });
    expect(Buffer.from(await zip.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));
  });

  it('removes contents without a reference, and what a crash left', async () => {
    const kept = await uploadFile(server, zhang, { name: 'kept', bytes: 'kept' });
    const gone = await uploadFile(server, zhang, { name: 'gone', bytes: 'gone' });
    await onDisk(server, zhang, disk.delete, { ids: [gone] });
    await onDisk(server, zhang, disk.clear);
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE disk_blob SET touched_at = now() - interval '2 hours'`.execute(tx),
    );
    const stray = { tenantId: 'demo', hash: 'a'.repeat(64) };
    await opened.storage.blobs.put(stray, Buffer.from('stray'));
    const hashes = async () => {
      const found: string[] = [];
      for await (const listed of opened.storage.blobs.list()) found.push(...listed.hashes);
      return found.length;
    };
    const before = await hashes();
    await tidyDisk(server.db, opened.storage, new Date(Date.now() + 60_000));
    expect(before - (await hashes())).toBe(2);
    expect(String(await bytesOf(kept))).toBe('kept');
  });
});

describe('a portal whose bucket is unreachable', () => {
  let folder: string;
  let bucket: S3Server;
  let server: TestServer;
  let zhang: SignedIn;
  let ann: PersonAtWork;
  let fileId: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-away-'));
    bucket = await startS3Server(join(folder, 's3'));
    server = await startTestServer({
      storage: await openFileStorage(readFilesUrl(bucket.url), join(folder, 'data')),
    });
    await server.addTenant('demo');
    await server.addPeople('demo', ['zhang', 'ann']);
    zhang = await server.signIn('demo~zhang');
    ann = await atWork(server, 'demo~ann');
    fileId = await uploadFile(server, zhang, { name: 'image.png', bytes: await image() });
    await ann.api.directory.setAvatar({ file: new Blob([await image()], { type: 'image/png' }) });
    await bucket.close();
  });
  afterAll(async () => {
    ann.events.close();
    await server.close();
    server.storage.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['a download', () => callDisk(server, zhang, disk.download, { fileId })],
    ['a range', () => callDisk(server, zhang, disk.download, { fileId }, { range: 'bytes=0-9' })],
    ['a thumbnail', () => callDisk(server, zhang, disk.thumb, { fileId })],
    ['an archive', () => callDisk(server, zhang, disk.zip, { ids: [fileId] })],
    [
      'an avatar',
      () => fetch(`${server.url}/snap-engine-file/avatar/user/demo~ann/large`, { headers: zhang.headers }),
    ],
    [
      'an upload',
      async () => {
        const location = (await createUploadOf(server, zhang, { name: 'later', bytes: 'later' })).headers.get(
          'location',
        );
        return sendPiece(server, zhang, location ?? '', 0, 'later');
      },
    ],
  ])('refuses %s with 503, Retry-After and the reason', async (_, call) => {
    const response = await call();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({
      code: '1413',
      msg: expect.stringContaining('Files are briefly unavailable'),
    });
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(response.headers.get('etag')).toBeNull();
  });

  it('goes on with everything else, the disk’s lists included', async () => {
    expect((await onDisk(server, zhang, disk.list)).list.map(({ name }) => name)).toContain('image.png');
    await onDisk(server, zhang, disk.delete, { ids: [fileId] });
    const sent = await ann.api.messages.sendToUser({
      sender: 'demo~ann',
      recipient: 'demo~zhang',
      message: JSON.stringify({ msg: 'on', clientMsgId: 'on' }),
    });
    expect(sent).toBeDefined();
    await onDisk(server, zhang, disk.clear);
  });

  it('continues an upload where it was, when the bucket is back', async () => {
    const created = await createUploadOf(server, zhang, { name: 'continued', bytes: 'continued' });
    const location = created.headers.get('location') ?? '';
    expect((await sendPiece(server, zhang, location, 0, 'conti')).status).toBe(503);
    const port = Number(new URL(bucket.url).port);
    bucket = await startS3Server(join(folder, 's3'), port);
    const head = await fetch(`${server.url}${location}`, { method: 'HEAD', headers: tusHeaders(zhang) });
    expect(head.headers.get('upload-offset')).toBe('0');
    expect((await sendPiece(server, zhang, location, 0, 'conti')).status).toBe(204);
    const sent = await sendPiece(server, zhang, location, 5, 'nued');
    const read = await callDisk(server, zhang, disk.download, {
      fileId: sent.headers.get('portal-file-id') ?? '',
    });
    expect(await read.text()).toBe('continued');
    await bucket.close();
  });
});
