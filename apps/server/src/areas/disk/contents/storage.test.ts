import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageKinds, type TestStorage } from '../../../testing/file-storages.ts';
import type { Blob } from './blob-store.ts';
import type { FileStorage } from './storage.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const blobOf = (bytes: Buffer, tenantId = 'demo'): Blob => ({ tenantId, hash: sha256(bytes) });
const place = () => ({ tenantId: 'demo', uploadId: crypto.randomUUID() });

async function listed(store: FileStorage['blobs']): Promise<string[]> {
  const found: string[] = [];
  for await (const { tenantId, hashes } of store.list())
    found.push(...hashes.map((hash) => `${tenantId} ${hash}`));
  return found.toSorted();
}

describe.each(storageKinds)('contents in %s', (_, open) => {
  let opened: TestStorage;
  let storage: FileStorage;
  beforeAll(async () => {
    opened = await open();
    ({ storage } = opened);
  });
  afterAll(() => opened.close());

  const read = async (blob: Blob, range?: { start: number; end: number }) =>
    buffer(await storage.blobs.open(blob, range));

  it('a check leaves nothing behind', async () => {
    await storage.check();
    expect(await listed(storage.blobs)).toEqual([]);
  });

  it.each([
    ['nothing', 0],
    ['some bytes', 1_000],
    // Three parts in a bucket.
    ['20 MiB', 20 * 1024 * 1024],
  ])('%s from a file come back as they were', async (_name, size) => {
    const bytes = randomBytes(size);
    const path = join(opened.folder, `source-${size}`);
    await writeFile(path, bytes);
    await storage.blobs.put(blobOf(bytes), path);
    expect(await storage.blobs.has(blobOf(bytes))).toBe(true);
    expect(bytes.equals(await read(blobOf(bytes)))).toBe(true);
  });

  it('a range has its first and its last byte, also of one byte and at the end', async () => {
    const bytes = randomBytes(5_000);
    await storage.blobs.put(blobOf(bytes), bytes);
    for (const [start, end] of [
      [1, 1],
      [0, 99],
      [1_234, 2_345],
      [4_999, 4_999],
    ] as const) {
      expect(bytes.subarray(start, end + 1).equals(await read(blobOf(bytes), { start, end }))).toBe(true);
    }
  });

  it('what is not there has the code ENOENT, before the first byte', async () => {
    const none = { tenantId: 'demo', hash: '0'.repeat(64) };
    expect(await storage.blobs.has(none)).toBe(false);
    expect(await storage.blobs.since(none)).toBeUndefined();
    await expect(storage.blobs.open(none)).rejects.toMatchObject({ code: 'ENOENT' });
    await storage.blobs.delete(none);
  });

  it('an existing content stays, and is one organisation’s', async () => {
    const bytes = Buffer.from('kept');
    await storage.blobs.put(blobOf(bytes), bytes);
    await storage.blobs.put(blobOf(bytes), Buffer.from('other'));
    expect(String(await read(blobOf(bytes)))).toBe('kept');
    expect(await storage.blobs.has(blobOf(bytes, 'acme'))).toBe(false);
  });

  it('a thumbnail is beside its content, and removed with it', async () => {
    const bytes = Buffer.from('image');
    await storage.blobs.put(blobOf(bytes), bytes);
    await storage.blobs.put(blobOf(bytes), Buffer.from('small'), 'thumb');
    const thumb = await buffer(await storage.blobs.open(blobOf(bytes), undefined, 'thumb'));
    expect([String(thumb), String(await read(blobOf(bytes)))]).toEqual(['small', 'image']);
    await storage.blobs.delete(blobOf(bytes));
    expect(await storage.blobs.has(blobOf(bytes), 'thumb')).toBe(false);
    expect(await storage.blobs.has(blobOf(bytes))).toBe(false);
  });

  it('lists contents by organisation, without thumbnails and avatars', async () => {
    const image = Buffer.from('both');
    await storage.blobs.put(blobOf(image, 'lists'), image);
    await storage.blobs.put(blobOf(image, 'lists'), image, 'thumb');
    await storage.avatars.put(blobOf(image, 'lists'), image);
    await storage.avatars.put(blobOf(image, 'only'), image);
    const { hash } = blobOf(image);
    const disks = await listed(storage.blobs);
    expect(disks.filter((name) => /^(lists|only|_)/.test(name))).toEqual([`lists ${hash}`]);
    expect(await listed(storage.avatars)).toEqual([`lists ${hash}`, `only ${hash}`]);
    expect(Math.abs(Date.now() - Number(await storage.blobs.since(blobOf(image, 'lists'))))).toBeLessThan(
      60_000,
    );
  });

  it('no name leads elsewhere', async () => {
    const hash = 'a'.repeat(64);
    for (const blob of [
      { tenantId: '../demo', hash },
      { tenantId: '_avatars', hash },
      { tenantId: 'demo', hash: '../secret' },
    ]) {
      await expect((async () => storage.blobs.open(blob))()).rejects.toThrow('no name of a blob');
    }
  });

  it('a sweep removes no content', async () => {
    const bytes = Buffer.from('swept around');
    await storage.blobs.put(blobOf(bytes), bytes);
    await storage.blobs.sweep(new Date());
    expect(String(await read(blobOf(bytes)))).toBe('swept around');
  });
});

describe.each(storageKinds)('pieces of uploads in %s', (_, open) => {
  let opened: TestStorage;
  let pieces: FileStorage['pieces'];
  beforeAll(async () => {
    opened = await open();
    ({ pieces } = opened.storage);
  });
  afterAll(() => opened.close());

  const receive = async (to: ReturnType<typeof place>, start: number, bytes: Buffer) => {
    const { name, length } = await pieces.receive(to, start, Readable.from([bytes]), { most: 1_000_000 });
    return { start, length, name };
  };

  it.each([[1], [3]])('%i of them make the file, once more after a failure', async (count) => {
    const to = place();
    const bytes = Array.from({ length: count }, () => randomBytes(100_000));
    const parts = [];
    for (const [index, each] of bytes.entries()) parts.push(await receive(to, index * 100_000, each));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const whole = await pieces.assemble(to, parts);
      expect(Buffer.concat(bytes).equals(await readFile(whole.path))).toBe(true);
      expect(whole).toMatchObject({ size: count * 100_000, hash: sha256(Buffer.concat(bytes)) });
      await whole.release();
    }
    await pieces.remove(to);
    await expect(pieces.assemble(to, parts)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('one that broke off counts as far as it came', async () => {
    const to = place();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        await Promise.resolve();
        throw new Error('cut');
      })(),
    );
    const { name, ...received } = await pieces.receive(to, 0, broken, { most: 100 });
    expect(received).toEqual({ length: 4, broken: true });
    const whole = await pieces.assemble(to, [{ start: 0, length: 4, name }]);
    expect(String(await readFile(whole.path))).toBe('half');
    await whole.release();
  });

  it('a discarded one is gone, and only that one', async () => {
    const to = place();
    const [first, second] = [await receive(to, 0, Buffer.from('a')), await receive(to, 1, Buffer.from('b'))];
    await pieces.discard(to, second.name);
    await (await pieces.assemble(to, [first])).release();
    await expect(pieces.assemble(to, [first, second])).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are swept when the last of an upload is old', async () => {
    const to = place();
    const part = await receive(to, 0, Buffer.from('left'));
    await pieces.sweep(new Date(Date.now() - 60_000));
    await (await pieces.assemble(to, [part])).release();
    await pieces.sweep(new Date(Date.now() + 60_000));
    await expect(pieces.assemble(to, [part])).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
