import { codes, disk, limits, uploadPath } from '@snap/portal-api/contract';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callDisk,
  createUploadOf,
  listed,
  onDisk,
  sendPiece,
  tusHeaders,
  uploadFile,
} from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let folder: string;
let database: TestDatabase;
let server: TestServer;
let zhang: SignedIn;
let li: SignedIn;
const start = () => startTestServer({ database, dataFolder: folder });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-tus-'));
  database = await createTestDatabase();
  server = await start();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'li']);
  [zhang, li] = await Promise.all([server.signIn('demo~zhang'), server.signIn('demo~li')]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const create = async (name: string, bytes: Uint8Array<ArrayBuffer> | string, conflict = 'ask') => {
  const created = await createUploadOf(server, zhang, { name, bytes, conflict });
  expect(created.status).toBe(201);
  return created.headers.get('location') ?? '';
};
const head = (location: string, person = zhang) =>
  fetch(`${server.url}${location}`, { method: 'HEAD', headers: tusHeaders(person) });
const offsetOf = async (location: string) => (await head(location)).headers.get('upload-offset');
const bytesOf = async (fileId: string) =>
  Buffer.from(await (await callDisk(server, zhang, disk.download, { fileId })).arrayBuffer());

const sum = (text: string) => ({
  'upload-checksum': `sha1 ${createHash('sha1').update(text).digest('base64')}`,
});
const blobs = () =>
  readdirSync(join(folder, 'files', 'demo'), { recursive: true }).filter((name) => String(name).length > 60)
    .length;

describe('an upload', () => {
  it('goes on after any piece, over a restart of the server', async () => {
    const bytes = randomBytes(300_000);
    const location = await create('稿.bin', bytes);
    expect((await sendPiece(server, zhang, location, 0, bytes.subarray(0, 100_000))).status).toBe(204);
    await server.app.close();
    server = await start();
    expect(await offsetOf(location)).toBe('100000');
    expect((await sendPiece(server, zhang, location, 100_000, bytes.subarray(100_000))).status).toBe(204);
    const fileId = (await head(location)).headers.get('portal-file-id') ?? '';
    expect(await bytesOf(fileId)).toEqual(bytes);
    expect(readdirSync(join(folder, 'uploads', 'demo'))).toEqual([]);
  });

  it('stores what arrived before a connection broke', async () => {
    const bytes = randomBytes(200_000);
    const location = await create('cut.bin', bytes);
    const broken = request(`${server.url}${location}`, {
      method: 'PATCH',
      headers: {
        ...tusHeaders(zhang),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    });
    broken.on('error', () => {});
    broken.write(bytes.subarray(0, 70_000), () => broken.destroy());
    await expect.poll(() => offsetOf(location)).toBe('70000');
    const rest = await sendPiece(server, zhang, location, 70_000, bytes.subarray(70_000));
    expect(await bytesOf(rest.headers.get('portal-file-id') ?? '')).toEqual(bytes);
  });

  it('becomes one file however many finish it at once', async () => {
    const location = await create('once.txt', 'once');
    const finished = await Promise.all(
      Array.from({ length: 10 }, () => sendPiece(server, zhang, location, 0, 'once')),
    );
    expect(finished.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    expect(finished.every(({ status }) => status === 204 || status === 409)).toBe(true);
    const responses = await Promise.all(Array.from({ length: 10 }, () => head(location)));
    expect(new Set(responses.map(({ headers }) => headers.get('portal-file-id'))).size).toBe(1);
    expect((await listed(server, zhang)).filter(({ name }) => name.startsWith('once'))).toHaveLength(1);
  });

  it('is finished by the next request when the server stopped before its last step', async () => {
    const location = await create('late.txt', 'late');
    const uploadId = location.split('/').at(-1) ?? '';
    // All bytes are there, the commit is not: as after a crash between the two.
    await sendPiece(server, zhang, location, 0, 'lat');
    await database.tenant('demo', (tx) =>
      sql`UPDATE disk_upload SET length = 3 WHERE upload_id = ${uploadId}`.execute(tx),
    );
    const fileId = (await head(location)).headers.get('portal-file-id') ?? '';
    expect((await bytesOf(fileId)).toString()).toBe('lat');
  });

  it('is its creator’s alone, and says so as of one that does not exist', async () => {
    const location = await create('mine.txt', 'mine');
    const other = `${uploadPath}/00000000-0000-4000-8000-000000000000`;
    for (const [address, person] of [
      [location, li],
      [other, zhang],
      [`${uploadPath}/..%2f..%2fx`, zhang],
    ] as const) {
      expect((await head(address, person)).status).toBe(403);
      expect((await sendPiece(server, person, address, 0, 'mine')).status).toBe(403);
      const removed = await fetch(`${server.url}${address}`, {
        method: 'DELETE',
        headers: tusHeaders(person),
      });
      expect(removed.status).toBe(403);
    }
    expect(await offsetOf(location)).toBe('0');
  });

  it('refuses a piece that was damaged, another offset, and more than was announced', async () => {
    const location = await create('checked.txt', 'checked');
    expect((await sendPiece(server, zhang, location, 0, 'chec', sum('else'))).status).toBe(460);
    expect(await offsetOf(location)).toBe('0');
    expect((await sendPiece(server, zhang, location, 0, 'chec', sum('chec'))).status).toBe(204);
    expect((await sendPiece(server, zhang, location, 0, 'chec')).status).toBe(409);
    expect((await sendPiece(server, zhang, location, 4, 'ked and more')).status).toBe(413);
    expect(
      (await sendPiece(server, zhang, location, 4, 'ked', { 'content-type': 'text/plain' })).status,
    ).toBe(415);
    expect((await sendPiece(server, zhang, location, 4, 'ked')).status).toBe(204);
  });

  it('leaves nothing on the disk but its pieces, whatever is refused', async () => {
    const location = await create('pieces.txt', 'four');
    const uploadId = location.split('/').at(-1) ?? '';
    const pieces = () => readdirSync(join(folder, 'uploads', 'demo', uploadId)).length;
    const sized = (settings: object) =>
      database.tenant('demo', (tx) =>
        sql`UPDATE tenant SET settings = ${JSON.stringify(settings)}`.execute(tx),
      );
    expect((await sendPiece(server, zhang, location, 0, 'fo')).status).toBe(204);
    await database.tenant('demo', (tx) =>
      sql`INSERT INTO disk_upload_part (tenant_id, upload_id, start, length, name)
        SELECT 'demo', ${uploadId}, -n, 1, 'none' FROM generate_series(1, 20000) AS n`.execute(tx),
    );
    expect((await sendPiece(server, zhang, location, 2, 'ur')).status).toBe(429);
    expect(pieces()).toBe(1);
    await database.tenant('demo', (tx) => sql`DELETE FROM disk_upload_part WHERE start < 0`.execute(tx));
    await sized({ diskQuotaBytes: 1 });
    expect((await sendPiece(server, zhang, location, 2, 'ur')).status).toBe(413);
    expect((await head(location)).status).toBe(413);
    expect(pieces()).toBe(2);
    await sized({});
    expect((await head(location)).headers.get('portal-file-id')).toBeTruthy();
  });

  it('ends when it is given up', async () => {
    const { reserved } = await onDisk(server, zhang, disk.quota);
    const location = await create('gone.txt', 'gone');
    await sendPiece(server, zhang, location, 0, 'go');
    const removed = await fetch(`${server.url}${location}`, { method: 'DELETE', headers: tusHeaders(zhang) });
    expect(removed.status).toBe(204);
    expect((await head(location)).status).toBe(403);
    expect((await onDisk(server, zhang, disk.quota)).reserved).toBe(reserved);
  });
});

describe('the room of an upload', () => {
  it('is free an hour after it was broken off, and needed again when it goes on', async () => {
    await server.addTenant('broken');
    await server.addPeople('broken', ['wang']);
    await server.db.tenant('broken', (tx) =>
      sql`UPDATE tenant SET settings = '{"diskQuotaBytes": 10}'`.execute(tx),
    );
    const wang = await server.signIn('broken~wang');
    const created = await createUploadOf(server, wang, { name: 'a', bytes: '123456' });
    const location = created.headers.get('location') ?? '';
    await sendPiece(server, wang, location, 0, '123');
    expect((await onDisk(server, wang, disk.quota)).reserved).toBe(6);
    await server.db.tenant('broken', (tx) =>
      sql`UPDATE disk_upload SET expires_at = expires_at - interval '61 minutes'`.execute(tx),
    );
    expect((await onDisk(server, wang, disk.quota)).reserved).toBe(0);
    const fileId = await uploadFile(server, wang, { name: 'b', bytes: '1234567890' });
    const refused = await sendPiece(server, wang, location, 3, '456');
    expect([refused.status, await refused.json()]).toMatchObject([413, { code: codes.diskFull }]);
    await onDisk(server, wang, disk.delete, { ids: [fileId] });
    await onDisk(server, wang, disk.clear, {});
    expect((await sendPiece(server, wang, location, 3, '456')).status).toBe(204);
    expect(await onDisk(server, wang, disk.quota)).toMatchObject({ used: 6, reserved: 0 });
  });
});

describe('creating', () => {
  const refused = z.object({ code: z.string(), existing: z.optional(z.object({ id: z.string() })) });
  const answerTo = async (file: Parameters<typeof createUploadOf>[2]) => {
    const response = await createUploadOf(server, zhang, file);
    return { status: response.status, ...refused.parse(await response.json()) };
  };

  it('returns the existing item, and applies the choice for the conflict', async () => {
    const id = await uploadFile(server, zhang, { name: '图.txt', bytes: 'one' });
    const taken = { status: 409, code: codes.nameTaken, existing: { id } };
    expect(await answerTo({ name: '图.TXT', bytes: 'two' })).toEqual(taken);
    expect(await answerTo({ name: '图.txt', bytes: 'two', conflict: 'skip' })).toEqual(taken);
    await uploadFile(server, zhang, { name: '图.txt', bytes: 'three', conflict: 'rename' });
    expect((await listed(server, zhang)).map(({ name }) => name)).toContain('图 (2).txt');
    expect(await uploadFile(server, zhang, { name: '图.txt', bytes: 'four', conflict: 'replace' })).toBe(id);
    expect((await bytesOf(id)).toString()).toBe('four');
    const [old] = (await onDisk(server, zhang, disk.versions, { fileId: id })).list;
    await onDisk(server, zhang, disk.restoreVersion, { fileId: id, uid: old?.id ?? '' });
    expect((await bytesOf(id)).toString()).toBe('one');
  });

  it('refuses names and places that cannot be', async () => {
    for (const name of ['../x', 'com1.txt', 'x.']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await answerTo({ name, bytes: 'x' })).toMatchObject({ status: 400, code: codes.badFileName });
    }
    expect(await answerTo({ name: 'x', bytes: 'x', parentId: 'f1' })).toMatchObject({ status: 403 });
    expect(await answerTo({ name: 'x', bytes: 'x', conflict: 'whatever' })).toMatchObject({ status: 400 });
  });

  it('respects the quota, uploads under way included', async () => {
    await server.addTenant('small');
    await server.addPeople('small', ['wang']);
    await server.db.tenant('small', (tx) =>
      sql`UPDATE tenant SET settings = '{"diskQuotaBytes": 10}'`.execute(tx),
    );
    const wang = await server.signIn('small~wang');
    const make = (name: string, bytes: string) => createUploadOf(server, wang, { name, bytes });
    expect((await make('a', '123456')).status).toBe(201);
    expect((await make('b', '12345')).status).toBe(413);
    expect((await make('c', '1234')).status).toBe(201);
    expect(await onDisk(server, wang, disk.quota)).toEqual({ total: 10, used: 0, reserved: 10 });
  });

  it('makes a file of nothing, and of bytes that come along', async () => {
    expect(await bytesOf(await uploadFile(server, zhang, { name: 'empty', bytes: '' }))).toHaveLength(0);
    const along = await fetch(`${server.url}${uploadPath}`, {
      method: 'POST',
      headers: {
        ...tusHeaders(zhang, { filename: 'along.txt' }),
        'upload-length': '5',
        'content-type': 'application/offset+octet-stream',
      },
      body: 'along',
    });
    expect([along.status, along.headers.get('upload-offset')]).toEqual([201, '5']);
  });

  it('speaks the protocol', async () => {
    const options = await fetch(`${server.url}${uploadPath}`, { method: 'OPTIONS', headers: zhang.headers });
    expect(options.status).toBe(204);
    expect(options.headers.get('tus-extension')).toContain('checksum');
    const old = await fetch(`${server.url}${uploadPath}`, {
      method: 'POST',
      headers: { ...tusHeaders(zhang, { filename: 'x' }), 'tus-resumable': '0.2.2', 'upload-length': '1' },
    });
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    expect((await fetch(`${server.url}${uploadPath}`, { method: 'POST' })).status).toBe(401);
    const large = await create('large', Buffer.alloc(limits.uploadChunk + 1));
    const tooMuch = await sendPiece(server, zhang, large, 0, Buffer.alloc(limits.uploadChunk + 1));
    expect(tooMuch.status).toBe(413);
  });

  it('puts attachments into the chat folder without asking', async () => {
    const first = await uploadFile(server, zhang, { name: 'a.png', bytes: '1', parentId: 'chat' });
    const second = await uploadFile(server, zhang, { name: 'a.png', bytes: '2', parentId: 'chat' });
    const of = async (fileId: string) => (await onDisk(server, zhang, disk.detail, { fileId })).result;
    const [one, two] = [await of(first), await of(second)];
    expect([one.name, two.name]).toEqual(['a.png', 'a (2).png']);
    expect(one.parentId).toBe(two.parentId);
  });
});

it('stores one content once per organisation, whatever its owner', async () => {
  const bytes = randomBytes(1_000);
  await uploadFile(server, zhang, { name: 'same-1', bytes });
  const before = blobs();
  await uploadFile(server, li, { name: 'same-2', bytes });
  expect(blobs()).toBe(before);
});
