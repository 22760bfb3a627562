import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PostgresPair, startPostgresPair } from './testing/postgres-pair.ts';
import { type Program, startProgram } from './testing/processes.ts';
import { startWebhook, type Webhook } from './testing/webhook.ts';

let pair: PostgresPair;
let hook: Webhook;
let data: string;
let programs: Program[] = [];
/** Whether the other system takes what it gets. */
let takes = false;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-outbound-'));
  pair = await startPostgresPair();
  hook = await startWebhook(() => ({ status: takes ? 200 : 503 }));
});
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  hook.close();
  await pair.close();
  rmSync(data, { recursive: true, force: true });
});

async function start() {
  const program = startProgram('main.ts', [], {
    PORTAL_DATA: data,
    PORTAL_PORT: '0',
    PORTAL_DATABASE_URL: pair.urlOf(pair.primary),
    PORTAL_DEMO: '20',
    PORTAL_DEMO_CONTENT: '0',
    PORTAL_SMS_URL: hook.url,
    PORTAL_LOG_FILE: '-',
  });
  programs.push(program);
  const [, url = ''] = await program.says(/(http:\/\/[^/"]+)\/snap-portal\/ \(/);
  return { program, url };
}

it('another server delivers a code whose server was killed before the other system took it', async () => {
  const first = await start();
  const body = new URLSearchParams({ tenantId: 'demo', mobile: '13900000001', purpose: 'register' });
  const response = await fetch(`${first.url}/co/register/smscode`, { method: 'POST', body });
  expect(response.status).toBe(200);
  await hook.until(1);
  first.program.child.kill('SIGKILL');
  await first.program.ended;
  const before = hook.received.length;
  takes = true;
  await start();
  await hook.until(before + 1);
  expect(hook.received.map((each) => each.body)).toEqual(hook.received.map(() => hook.received[0]?.body));
  expect(new Set(hook.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(programs[1]?.output()).not.toContain('13900000001');
}, 180_000);
