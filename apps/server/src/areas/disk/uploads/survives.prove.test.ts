import { openBrowser } from '@snap/portal-api/testing';
import { createUploadQueue } from '@snap/portal-api/uploads';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCuttingProxy } from '../../../testing/cutting-proxy.ts';
import { listed } from '../../../testing/disk-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang']);
});
afterAll(() => server.close());

const megabyte = 1024 * 1024;
const wanted = { bytes: 100 * megabyte, cuts: 50, tokenLife: 5 };

it(`G22: ${wanted.bytes / megabyte} MB over ${wanted.cuts} cuts and tokens of ${wanted.tokenLife} s are one file, unchanged`, async () => {
  const proxy = await startCuttingProxy(server.url);
  const browser = openBrowser(proxy.url, 'demo');
  await browser.api.account.login({ username: 'zhang', password: testPassword, tenantId: 'demo' });
  const shorten = () =>
    server.db.tenant('demo', (tx) =>
      sql`
        UPDATE session SET access_expires_at = least(access_expires_at, now() + make_interval(secs => ${wanted.tokenLife}))
      `.execute(tx),
    );
  await shorten();
  const bytes = randomBytes(wanted.bytes);
  const queue = createUploadQueue({
    client: browser.api.client,
    chunkSize: megabyte,
    retryDelays: [0, 50, 100, 200, 500, 1_000],
  });
  const tokens = new Set<string>();
  let cuts = 0;
  const cutting = setInterval(() => {
    tokens.add(browser.cookies.get('portal_access_token') ?? '');
    void shorten();
    if (cuts >= wanted.cuts) return;
    cuts += 1;
    proxy.cut();
  }, 250);
  const started = performance.now();
  const [id = ''] = queue.add([{ file: new Blob([bytes]), name: 'long.bin' }], { parentId: 'root' });
  await new Promise<void>((resolve) => {
    const stop = queue.subscribe(() => {
      const { state } = queue.task(id) ?? {};
      if (state !== 'done' && state !== 'failed') return;
      stop();
      resolve();
    });
  });
  clearInterval(cutting);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(`G22: ${cuts} cuts, ${tokens.size} tokens, ${seconds} s`);
  expect(queue.task(id)).toMatchObject({ state: 'done' });
  const response = await browser.api.disk.download({ fileId: queue.task(id)?.fileId ?? '' });
  const arrived = createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');
  expect(arrived).toBe(createHash('sha256').update(bytes).digest('hex'));
  const headers = { tenantid: 'demo', authorization: browser.cookies.get('portal_access_token') ?? '' };
  expect(await listed(server, { headers })).toHaveLength(1);
  await proxy.close();
});
