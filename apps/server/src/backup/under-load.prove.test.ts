import { openBrowser, type TestBrowser } from '@snap/portal-api/testing';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolderStorage } from '../areas/disk/index.ts';
import { type Program, startProgram } from '../testing/processes.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';

const backups = 20;
const accounts = ['zhangwei', 'lina', 'tanaka', 'garcia', 'smith'];
const writersPerAccount = 4;

let folder: string;
let data: string;
let server: Program;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  data = join(folder, 'data');
  server = startProgram('main.ts', [], {
    PORTAL_DATA: data,
    PORTAL_PORT: '0',
    PORTAL_DEMO: '20',
    PORTAL_DEMO_CONTENT: '0',
  });
  [, url = ''] = await server.says(/portal is at (http:\/\/[^/]+)[\s\S]*Ctrl-C/);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true });
});

async function signIn(username: string): Promise<TestBrowser> {
  const browser = openBrowser(url, 'demo');
  await browser.api.account.login({ username, password: 'Portal#2026', tenantId: 'demo' });
  return browser;
}

/** Content of a restored backup, read from the database. */
async function restored(backup: string) {
  const database = await createTestDatabase();
  try {
    const dataFolder = join(folder, 'restored');
    await restoreBackup({
      owner: database.owner,
      storage: openFolderStorage(dataFolder),
      folder: backup,
      replace: false,
    });
    return await database.tenant('demo', async (tx) => {
      const { rows } = await sql<{ id: string }>`SELECT client_msg_id AS id FROM message`.execute(tx);
      const broken = await sql`
        SELECT c.conversation_id FROM conversation c LEFT JOIN message m USING (tenant_id, conversation_id)
        GROUP BY c.conversation_id, c.last_seq
        HAVING count(m.seq) <> c.last_seq OR coalesce(max(m.seq), 0) <> c.last_seq`.execute(tx);
      return { ids: rows.map(({ id }) => id), broken: broken.rows };
    });
  } finally {
    await database.close();
  }
}

it('G34: a backup taken during writes contains every previously acknowledged message, once', async () => {
  const browsers = await Promise.all(accounts.map(signIn));
  const acknowledged = new Set<string>();
  const over = new AbortController();
  const write = async ({ api }: TestBrowser, writer: string, sender: string, recipient: string) => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const clientMsgId = `${writer}-${n}`;
      // oxlint-disable-next-line no-await-in-loop -- each writer sends one message after the other
      await api.messages.sendToUser({
        sender,
        recipient,
        message: JSON.stringify({ msg: writer, clientMsgId }),
      });
      acknowledged.add(clientMsgId);
    }
  };
  const writers = browsers.flatMap((browser, index) =>
    Array.from({ length: writersPerAccount }, (_, n) => {
      const [sender, recipient] = [accounts[index], accounts[(index + 1 + n) % accounts.length]];
      return write(browser, `${sender}-${n}`, `demo~${sender}`, `demo~${recipient}`);
    }),
  );

  const figures = { messages: 0, lost: 0, doubled: 0, broken: 0 };
  for (let n = 0; n < backups; n += 1) {
    const before = [...acknowledged];
    const backup = join(folder, `backup-${n}`);
    const { code, output } = await startProgram('cli/main.ts', ['backup', backup], { PORTAL_DATA: data })
      .ended;
    expect(output).toContain('rows and');
    expect(code).toBe(0);
    const { ids, broken } = await restored(backup);
    const held = new Set(ids);
    figures.messages = ids.length;
    figures.lost += before.filter((id) => !held.has(id)).length;
    figures.doubled += ids.length - held.size;
    figures.broken += broken.length;
    rmSync(backup, { recursive: true });
  }
  over.abort();
  await Promise.all(writers);
  console.log(
    `G34: ${backups} backups under load, the last with ${figures.messages} messages: ${JSON.stringify(figures)}`,
  );
  expect(acknowledged.size).toBeGreaterThan(backups * 10);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, broken: 0 });
}, 600_000);
