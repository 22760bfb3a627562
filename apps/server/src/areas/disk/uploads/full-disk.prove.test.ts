import { disk } from '@snap/portal-api/contract';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callDisk, createUploadOf, sendPiece, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Only root may make a file system of fixed size. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const megabyte = 1024 * 1024;

let folder: string;
let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-full-'));
  if (mayMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  server = await startTestServer({ settings: { dataFolder: folder } });
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang']);
  zhang = await server.signIn('demo~zhang');
});
afterAll(async () => {
  await server.close();
  if (mayMount) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

it.runIf(mayMount)(
  'G26: a full disk refuses uploads, keeps reading, loses nothing, and is well again',
  async () => {
    const kept = new Map<string, Buffer<ArrayBuffer>>();
    const store = async (index: number) => {
      const bytes = randomBytes(megabyte);
      kept.set(await uploadFile(server, zhang, { name: `${index}.bin`, bytes }), bytes);
    };
    for (let index = 0; index < 5; index += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await store(index);
    }
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(10 * megabyte));
    const bytes = randomBytes(4 * megabyte);
    const created = await createUploadOf(server, zhang, { name: 'too much.bin', bytes });
    const location = created.headers.get('location') ?? '';
    const refused = await sendPiece(server, zhang, location, 0, bytes);
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ code: '1409' });
    for (const [fileId, written] of kept) {
      // oxlint-disable-next-line no-await-in-loop
      const read = await callDisk(server, zhang, disk.download, { fileId });
      expect(read.status).toBe(200);
      // oxlint-disable-next-line no-await-in-loop
      expect(Buffer.from(await read.arrayBuffer()).equals(written)).toBe(true);
    }
    rmSync(ballast);
    const started = performance.now();
    const again = await sendPiece(server, zhang, location, 0, bytes);
    expect(again.status).toBe(204);
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);
