import { disk } from '@snap/portal-api/contract';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { callDisk, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { BlobStore } from '../contents/blob-store.ts';
import { streamZip, type ZipPlan } from './zip.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang']);
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

/** What an archive holds, by path; folders end in a slash and hold nothing. */
async function unpack(archive: Buffer): Promise<Record<string, string>> {
  const zip: ZipFile = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, { lazyEntries: true });
  const read = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const found: Record<string, string> = {};
  zip.on('entry', (entry: Entry) => {
    void (async () => {
      found[entry.fileName] = entry.fileName.endsWith('/')
        ? ''
        : (await buffer(await read(entry))).toString();
      zip.readEntry();
    })();
  });
  const end = once(zip, 'end');
  zip.readEntry();
  await end;
  return found;
}

it('packs files and folders with all that is in them, under names in any script', async () => {
  const put = (name: string, parentId = 'root') =>
    uploadFile(server, zhang, { name, bytes: `in ${name}`, parentId });
  const mkdir = async (filename: string, parentId = 'root') =>
    (await onDisk(server, zhang, disk.mkdir, { filename, parentId })).id;
  const top = await mkdir('资料');
  const below = await mkdir('二〇二六', top);
  await mkdir('空', top);
  await put('稿件😀.txt', below);
  const first = await put('same.txt', top);
  const second = await put('same.txt');
  const gone = await put('gone.txt', top);
  await onDisk(server, zhang, disk.delete, { ids: gone });
  const response = await callDisk(server, zhang, disk.zip, { ids: [top, first, second] });
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('资料 +2.zip'));
  expect(await unpack(Buffer.from(await response.arrayBuffer()))).toEqual({
    '资料/': '',
    '资料/二〇二六/': '',
    '资料/二〇二六/稿件😀.txt': 'in 稿件😀.txt',
    '资料/空/': '',
    '资料/same.txt': 'in same.txt',
    'same.txt': 'in same.txt',
    'same (2).txt': 'in same.txt',
  });
});

it('names an archive of several after their folder, and holds them in the order of the ids', async () => {
  const { id: folder } = await onDisk(server, zhang, disk.mkdir, { filename: '夜班', parentId: 'root' });
  const put = (name: string) => uploadFile(server, zhang, { name, bytes: name, parentId: folder });
  const made = [await put('c.txt'), await put('a.txt'), await put('b.txt')];
  const ids = made.toReversed();
  const response = await callDisk(server, zhang, disk.zip, { ids });
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('夜班.zip'));
  const paths = Object.keys(await unpack(Buffer.from(await response.arrayBuffer())));
  expect(paths).toEqual(['b.txt', 'a.txt', 'c.txt']);
});

/** A store whose contents never end, and which counts what is open. */
function endlessStore() {
  const opened: Readable[] = [];
  const store: Pick<BlobStore, 'open'> = {
    open() {
      const stream = new Readable({ read: () => void stream.push(Buffer.alloc(16_384)) });
      opened.push(stream);
      return Promise.resolve(stream);
    },
  };
  return { store, opened };
}

it('stops the work when the client disconnects', async () => {
  const entries: ZipPlan['entries'] = Array.from({ length: 5 }, (_, index) => ({
    path: `${index}.bin`,
    folder: false,
    hash: 'a'.repeat(64),
    mediaType: 'video/mp4',
    updatedAt: new Date(),
  }));
  const { store, opened } = endlessStore();
  const archive = streamZip(store, 'demo', { filename: 'endless.zip', entries });
  for (let read = 0; read < 1_000_000;) {
    // oxlint-disable-next-line no-await-in-loop
    if (!archive.readableLength) await once(archive, 'readable');
    const chunk: Buffer | null = archive.read();
    read += chunk?.length ?? 0;
  }
  archive.destroy();
  await once(archive, 'close');
  await setImmediate();
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});
