import { openBrowser, type TestBrowser } from '@snap/portal-api/testing';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Program, startProgram } from '../testing/processes.ts';

const peer = { type: 'user' as const, targetId: 'demo~lina' };
let folder: string;
let server: Program;
let url: string;

const backup = () => join(folder, 'first');
const data = () => join(folder, 'data');
const portal = (where: string, ...args: string[]) =>
  startProgram('cli/main.ts', args, { PORTAL_DATA: where }).ended;

async function startServer(where: string) {
  const program = startProgram('main.ts', [], {
    PORTAL_DATA: where,
    PORTAL_PORT: '0',
    PORTAL_DEMO: '20',
    PORTAL_DEMO_CONTENT: '0',
  });
  const [, address = ''] = await program.says(/portal is at (http:\/\/[^/]+)[\s\S]*Ctrl-C/);
  return { program, url: address };
}

async function signIn(at: string): Promise<TestBrowser> {
  const browser = openBrowser(at, 'demo');
  await browser.api.account.login({ username: 'zhangwei', password: 'Portal#2026', tenantId: 'demo' });
  return browser;
}

const say = ({ api }: TestBrowser, msg: string) =>
  api.messages.sendToUser({
    sender: 'demo~zhangwei',
    recipient: peer.targetId,
    message: JSON.stringify({ msg, clientMsgId: msg }),
  });

async function said({ api }: TestBrowser): Promise<string[]> {
  const { list } = await api.messages.history({ ...peer, size: 100 });
  return list.map(({ text }) => text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  ({ program: server, url } = await startServer(data()));
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('is taken while the portal runs, and appears complete', async () => {
    const browser = await signIn(url);
    await say(browser, 'before');
    await browser.api.disk.mkdir({ filename: 'Kept' });
    const { code, output } = await portal(data(), 'backup', backup());
    expect(output).toMatch(/first holds \d+ rows and \d+ files\.\n$/);
    expect(code).toBe(0);
    expect(readdirSync(folder)).not.toContain('first.unfinished');
    await say(browser, 'after');
    expect(await said(browser)).toEqual(['before', 'after']);
  });

  it('is never overwritten', async () => {
    const { code, output } = await portal(data(), 'backup', backup());
    expect([code, output]).toEqual([1, expect.stringContaining('is there already')]);
  });

  it('does not replace existing people unless that is requested', async () => {
    const { code, output } = await portal(data(), 'restore', backup());
    expect([code, output]).toEqual([1, expect.stringContaining('add --replace')]);
    expect(await said(await signIn(url))).toEqual(['before', 'after']);
  });

  it('is restored while the portal runs; the portal restarts and everyone signs in again', async () => {
    const before = await signIn(url);
    const old = await followedCursor(before);
    const { code, output } = await portal(data(), 'restore', backup(), '--replace');
    expect(output).toMatch(/Everyone signs in again/);
    expect(code).toBe(0);
    await expect.poll(() => said(before).catch(({ status }: { status?: number }) => status)).toBe(401);
    const browser = await signIn(url);
    expect(await said(browser)).toEqual(['before']);
    await say(browser, 'after');
    expect(await said(browser)).toEqual(['before', 'after']);
    // A cursor of the log before the restore must not be valid for the new log.
    expect(await firstEvents(browser, old)).toContain('event: reset');
  });

  it('fills an empty folder, from which the portal then starts', async () => {
    const elsewhere = join(folder, 'elsewhere');
    expect((await portal(elsewhere, 'restore', backup())).code).toBe(0);
    const { program, url: there } = await startServer(elsewhere);
    const browser = await signIn(there);
    expect(await said(browser)).toEqual(['before']);
    const { list } = await browser.api.disk.list({});
    expect(list.map(({ name }) => name)).toEqual(['Kept']);
    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });

  it('changes nothing when it is damaged', async () => {
    appendFileSync(join(backup(), 'tables', 'message.copy.gz'), 'x');
    const { code, output } = await portal(data(), 'restore', backup(), '--replace');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('tables/message.copy.gz is not what was written'),
    ]);
    expect(await said(await signIn(url))).toEqual(['before', 'after']);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    const absent = await portal(data(), 'restore', join(folder, 'nowhere'), '--replace');
    expect([absent.code, absent.output]).toEqual([1, expect.stringContaining('holds no backup')]);
  });
}, 120_000);

/** The cursor at which a new stream starts. */
async function followedCursor(browser: TestBrowser): Promise<string> {
  const text = await firstEvents(browser);
  return /^id: (\d+)$/m.exec(text)?.[1] ?? '';
}

/** The first events of a stream. */
async function firstEvents({ api }: TestBrowser, lastEventId?: string): Promise<string> {
  const over = new AbortController();
  const stream = await api.client.open('/snap-app-im/webim/events', {
    signal: over.signal,
    headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
  });
  const { value } = await stream.getReader().read();
  over.abort();
  return new TextDecoder().decode(value);
}
