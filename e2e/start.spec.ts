import { expect, test } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalServer } from './portal-server.ts';

/** Command lines of all processes that contain a data folder: those of the server and its database. */
function processesOf(data: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    })
    .filter((commandLine) => commandLine.includes(data));
}

test.describe('starting and stopping', () => {
  let server: PortalServer;

  test.beforeEach(async () => {
    server = await PortalServer.create();
  });

  test.afterEach(async () => {
    await server.dispose();
  });

  test('a first start creates the demo organisation, serves the portal and prints its address and accounts', async ({
    request,
  }) => {
    await server.start();
    await expect.poll(() => server.output).toContain(server.url);
    await expect.poll(() => server.output).toContain('zhangwei');
    const page = await request.get(server.url);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('<div id="root">');
    expect(page.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });

  test('Ctrl-C stops everything and leaves no process running', async () => {
    await server.start();
    expect(processesOf(server.data).length).toBeGreaterThan(0);
    expect(await server.stop('SIGINT')).toBe(0);
    expect(processesOf(server.data)).toEqual([]);
  });

  test('after a kill -9 the database stops by itself and the next start works', async ({ request }) => {
    await server.start();
    await server.kill();
    await expect.poll(() => processesOf(server.data), { timeout: 15_000 }).toEqual([]);
    await server.start();
    expect((await request.get(server.url)).status()).toBe(200);
  });

  test('a start right after a kill -9 is not blocked by leftovers', async ({ request }) => {
    await server.start();
    await server.kill();
    await server.start();
    expect((await request.get(server.url)).status()).toBe(200);
  });

  test('an occupied port is reported in one sentence', async () => {
    const other = createServer().listen(server.port, '127.0.0.1');
    try {
      expect(await server.startAndFail()).toBe(1);
    } finally {
      other.close();
    }
    expect(server.output).toContain(String(server.port));
    expect(server.output).toContain('PORTAL_PORT');
    expect(server.output).not.toContain('    at ');
    expect(processesOf(server.data)).toEqual([]);
  });

  test('a foreign folder is reported in one sentence and stays untouched', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-foreign-'));
    writeFileSync(join(folder, 'thesis.txt'), 'not ours');
    const foreign = await PortalServer.create({ data: folder });
    try {
      expect(await foreign.startAndFail()).toBe(1);
      expect(foreign.output).toContain('PORTAL_DATA');
      expect(foreign.output).not.toContain('    at ');
      expect(readdirSync(folder)).toEqual(['thesis.txt']);
    } finally {
      await foreign.dispose();
      rmSync(folder, { recursive: true });
    }
  });

  test('an unreachable database is reported in one sentence', async () => {
    const remote = await PortalServer.create({
      env: { PORTAL_DATABASE_URL: 'postgres://portal:secret@127.0.0.1:9/portal' },
    });
    try {
      expect(await remote.startAndFail()).toBe(75);
      expect(remote.output).toContain('PORTAL_DATABASE_URL');
      expect(remote.output).not.toContain('secret');
      expect(remote.output).not.toContain('    at ');
    } finally {
      await remote.dispose();
    }
  });
});
