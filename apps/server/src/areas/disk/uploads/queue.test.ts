import { openBrowser, type TestBrowser } from '@snap/portal-api/testing';
import { createUploadQueue, type UploadQueue, type UploadTask } from '@snap/portal-api/uploads';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCuttingProxy } from '../../../testing/cutting-proxy.ts';
import { listed } from '../../../testing/disk-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
});
afterAll(() => server.close());

const quick = { retryDelays: [0, 10, 50, 100, 200, 500] };

/** A browser of a new person. */
async function newBrowser(url = server.url): Promise<{ browser: TestBrowser }> {
  people += 1;
  const username = `queue${people}`;
  await server.addPeople('demo', [username]);
  const browser = openBrowser(url, 'demo');
  await browser.api.account.login({ username, password: testPassword, tenantId: 'demo' });
  return { browser };
}

const headersOf = (browser: TestBrowser) => ({
  headers: { tenantid: 'demo', authorization: browser.cookies.get('portal_access_token') ?? '' },
});
const fileOf = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text]);

/** Resolves when the queue has come to rest. */
function settled(queue: UploadQueue): Promise<readonly UploadTask[]> {
  return new Promise((resolve) => {
    const look = () => {
      if (queue.tasks().some(({ state }) => state === 'waiting' || state === 'uploading')) return;
      stop();
      resolve(queue.tasks());
    };
    const stop = queue.subscribe(look);
    look();
  });
}

describe('the queue of uploads', () => {
  it('sends each piece once after a pause that is taken back at once', async () => {
    const { browser } = await newBrowser();
    const statuses: number[] = [];
    const send = globalThis.fetch;
    const counting = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await send(...request);
      statuses.push(response.status);
      return response;
    });
    const queue = createUploadQueue({ client: browser.api.client, chunkSize: 64 * 1024, ...quick });
    queue.add([{ file: fileOf(randomBytes(1024 * 1024)), name: 'once.bin' }], { parentId: 'root' });
    await new Promise<void>((resolve) => {
      const stop = queue.subscribe(() => {
        if ((queue.tasks()[0]?.sent ?? 0) === 0) return;
        stop();
        resolve();
      });
    });
    queue.pause();
    queue.resume();
    const tasks = await settled(queue);
    counting.mockRestore();
    expect(tasks).toMatchObject([{ state: 'done' }]);
    // What was cut may arrive after the offset was read, once; two series at a time refuse each other's pieces throughout.
    expect(statuses.filter((status) => status === 409).length).toBeLessThan(2);
  });

  it('uploads a dropped folder, each folder made once', async () => {
    const { browser } = await newBrowser();
    const queue = createUploadQueue({ client: browser.api.client, ...quick });
    const files = Array.from({ length: 40 }, (_, index) => ({
      file: fileOf(`file ${index}`),
      name: `${index}.txt`,
      path: ['拖入', `夹${index % 3}`],
    }));
    queue.add(files, { parentId: 'root' });
    const tasks = await settled(queue);
    expect(queue.summary()).toMatchObject({ total: 40, byState: { done: 40 } });
    expect(tasks.every(({ sent, size }) => sent === size)).toBe(true);
    const [top, ...none] = await listed(server, headersOf(browser));
    expect([top?.name, none]).toEqual(['拖入', []]);
    const below = await listed(server, headersOf(browser), top?.id);
    expect(below.map(({ name }) => name)).toEqual(['夹0', '夹1', '夹2']);
    expect(await listed(server, headersOf(browser), below[0]?.id)).toHaveLength(14);
  });

  it('sends names that the disk does not take under close ones, and says so', async () => {
    const { browser } = await newBrowser();
    const queue = createUploadQueue({ client: browser.api.client, ...quick });
    const long = `${'长'.repeat(120)}.txt`;
    const news = [
      { name: 'CON.txt', path: ['稿件...'] },
      { name: long, path: ['稿件...'] },
      { name: ' 好.txt', path: [] },
    ];
    queue.add(
      news.map((one) => ({ file: fileOf(one.name), ...one })),
      { parentId: 'root' },
    );
    const tasks = await settled(queue);
    const folder = { from: '稿件...', to: '稿件', folder: true };
    const short = `${'长'.repeat(96)}.txt`;
    expect(tasks).toMatchObject([
      {
        name: '_CON.txt',
        path: ['稿件'],
        renamed: [folder, { from: 'CON.txt', to: '_CON.txt', folder: false }],
      },
      { name: short, renamed: [folder, { from: long, to: short, folder: false }] },
      { state: 'done' },
    ]);
    expect(tasks[2]).not.toHaveProperty('renamed');
    const top = await listed(server, headersOf(browser));
    expect(top.map(({ name }) => name)).toEqual(['稿件', '好.txt']);
    const below = await listed(server, headersOf(browser), top[0]?.id);
    expect(below.map(({ name }) => name).toSorted()).toEqual(['_CON.txt', short].toSorted());
  });

  it('asks for each taken name while the others go on, and once for all on request', async () => {
    const { browser } = await newBrowser();
    const queue = createUploadQueue({ client: browser.api.client, ...quick });
    const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt'];
    const add = (text: string, some: string[]) =>
      queue.add(
        some.map((name) => ({ file: fileOf(`${text} ${name}`), name })),
        { parentId: 'root' },
      );
    add('first', names.slice(0, 3));
    await settled(queue);
    const ids = add('second', names);
    const asking = await settled(queue);
    expect(asking.slice(3).map(({ state }) => state)).toEqual(['asking', 'asking', 'asking', 'done']);
    expect(queue.task(ids[0] ?? '')?.existing?.name).toBe('a.txt');
    queue.resolve(ids[0] ?? '', 'skip');
    queue.resolve(ids[1] ?? '', 'rename', true);
    const end = await settled(queue);
    expect(end.slice(3).map(({ state }) => state)).toEqual(['skipped', 'done', 'done', 'done']);
    const there = (await listed(server, headersOf(browser))).map(({ name }) => name);
    expect(there).toEqual(['a.txt', 'b (2).txt', 'b.txt', 'c (2).txt', 'c.txt', 'd.txt']);
  });

  it('reports what failed and why, and retries it', async () => {
    const { browser } = await newBrowser();
    const queue = createUploadQueue({ client: browser.api.client, ...quick });
    const [id = ''] = queue.add([{ file: fileOf('x'), name: 'x.txt' }], { parentId: 'nowhere' });
    await settled(queue);
    expect(queue.task(id)).toMatchObject({ state: 'failed', error: { status: 403 } });
    queue.retry(id);
    await settled(queue);
    queue.cancel(id);
    expect(queue.tasks()).toEqual([]);
  });

  it('goes on after a pause from where it was', async () => {
    const { browser } = await newBrowser();
    const bytes = randomBytes(2_000_000);
    const queue = createUploadQueue({ client: browser.api.client, chunkSize: 200_000, ...quick });
    const [id = ''] = queue.add([{ file: fileOf(bytes), name: 'paused.bin' }], { parentId: 'root' });
    await new Promise<void>((resolve) => {
      const stop = queue.subscribe(() => {
        if ((queue.task(id)?.sent ?? 0) < 400_000) return;
        queue.pause(id);
        stop();
        resolve();
      });
    });
    expect(queue.task(id)?.state).toBe('paused');
    queue.resume(id);
    await settled(queue);
    expect(await hashOf(browser, queue.task(id)?.fileId)).toBe(sha256(bytes));
  });

  // G22 in short; the long form is in survives.prove.test.ts.
  it('survives cuts and a token that ends between two pieces: the same bytes, one file', async () => {
    const proxy = await startCuttingProxy(server.url);
    const { browser } = await newBrowser(proxy.url);
    const firstToken = browser.cookies.get('portal_access_token');
    const bytes = randomBytes(20 * 1024 * 1024);
    const queue = createUploadQueue({ client: browser.api.client, chunkSize: 1024 * 1024, ...quick });
    const [id = ''] = queue.add([{ file: fileOf(bytes), name: 'long.bin' }], { parentId: 'root' });
    let [cuts, renewals, next] = [0, 0, 1];
    const stop = queue.subscribe(() => {
      if ((queue.task(id)?.sent ?? 0) < next * 2 * 1024 * 1024) return;
      next += 1;
      cuts += 1;
      proxy.cut();
      if (next % 3 === 0) {
        renewals += 1;
        // As when its time is over: refused from the next piece on.
        browser.cookies.set('portal_access_token', 'A'.repeat(43));
      }
    });
    await settled(queue);
    stop();
    expect([cuts >= 9, renewals >= 3]).toEqual([true, true]);
    expect([firstToken, 'A'.repeat(43)]).not.toContain(browser.cookies.get('portal_access_token'));
    expect(queue.task(id)).toMatchObject({ state: 'done' });
    expect(await hashOf(browser, queue.task(id)?.fileId)).toBe(sha256(bytes));
    expect(await listed(server, headersOf(browser))).toHaveLength(1);
    await proxy.close();
  });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function hashOf(browser: TestBrowser, fileId = ''): Promise<string> {
  const response = await browser.api.disk.download({ fileId });
  return sha256(new Uint8Array(await response.arrayBuffer()));
}
