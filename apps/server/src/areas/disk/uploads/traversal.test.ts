import { disk, type Endpoint, uploadPath } from '@snap/portal-api/contract';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callDisk, createUploadOf, tusHeaders } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let outer: string;
let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  outer = mkdtempSync(join(tmpdir(), 'portal-walls-'));
  server = await startTestServer({ dataFolder: join(outer, 'data') });
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang']);
  zhang = await server.signIn('demo~zhang');
});
afterAll(async () => {
  await server.close();
  rmSync(outer, { recursive: true, force: true });
});

/** Ways up and out, in the spellings that have broken other servers. */
function* escapes(): Generator<string> {
  const ups = [
    '../',
    '..\\',
    '%2e%2e%2f',
    '..%2f',
    '%2e%2e/',
    '..%5c',
    '..%c0%af',
    '..%252f',
    '....//',
    '..;/',
    '．．／',
    '․․/',
  ];
  const targets = ['etc/passwd', 'portal.log', 'database/PG_VERSION', 'files/demo', 'x', 'windows/win.ini'];
  for (const up of ups) {
    for (let depth = 1; depth <= 12; depth += 1)
      for (const target of targets) yield up.repeat(depth) + target;
  }
  for (const target of targets) {
    for (const root of ['/', '\\', 'file:///', 'C:\\', '\\\\server\\', '~/', './', '//']) yield root + target;
    yield `${target}%00.png`;
    yield `/proc/self/root/${target}`;
  }
}
const strings = [...escapes()];

/** Runs the work over all, a few at a time. */
async function overAll(work: (text: string) => Promise<void>): Promise<void> {
  const waiting = [...strings];
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      // oxlint-disable-next-line no-await-in-loop
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

const byId: [Endpoint, string][] = [
  [disk.download, 'fileId'],
  [disk.thumb, 'fileId'],
  [disk.list, 'parentId'],
  [disk.commonDownload, 'fileName'],
  [disk.zip, 'ids'],
];

it(`holds against ${strings.length} strings in every place that names a file`, async () => {
  const answered = new Map<number, number>();
  const count = (status: number) => answered.set(status, (answered.get(status) ?? 0) + 1);
  await overAll(async (text) => {
    for (const [endpoint, field] of byId) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await callDisk(server, zhang, endpoint, { [field]: text });
      count(status);
    }
    // Sent raw, because the client library would normalise it.
    const head = await fetch(`${server.url}${uploadPath}/${encodeURIComponent(text)}`, {
      method: 'HEAD',
      headers: tusHeaders(zhang),
    });
    count(head.status);
  });
  expect([...answered.keys()].toSorted((a, b) => a - b)).toEqual([400, 403, 414]);
  expect([...answered.values()].reduce((sum, each) => sum + each, 0)).toBe(strings.length * 6);
}, 120_000);

it('writes every name within its folder, whatever it looks like', async () => {
  await overAll(async (name) => {
    const { status } = await createUploadOf(server, zhang, { name, bytes: '' });
    // Most hold characters that no name has; the others are names like any other.
    expect([201, 400, 409]).toContain(status);
  });
  const everything = readdirSync(outer, { recursive: true, withFileTypes: true });
  const files = everything
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
  for (const file of files) {
    expect(dirname(dirname(file))).toBe(join(outer, 'data', 'files', 'demo'));
  }
  expect(readdirSync(outer)).toEqual(['data']);
});
