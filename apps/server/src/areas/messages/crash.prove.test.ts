import { messages } from '@snap/portal-api/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, sendMessage } from '../../testing/messaging-instance.ts';
import type { TestSession } from '../../testing/organisation.ts';
import { type Program, startProgram } from '../../testing/processes.ts';

const kills = 15;
/** Acknowledgements between two kills, so that each comes in the midst of writing. */
const perKill = 300;
const accounts = ['zhangwei', 'lina', 'tanaka', 'garcia', 'smith'];
const writersPerAccount = 10;
const port = 4_221;
const url = `http://127.0.0.1:${port}`;
const password = 'Portal#2026';

let data: string;
let server: Program;

async function start() {
  server = startProgram('main.ts', [], { PORTAL_DATA: data, PORTAL_PORT: String(port), PORTAL_DEMO: '20' });
  await server.says(/Ctrl-C/);
}
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  await start();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(data, { recursive: true, force: true });
});

const signedIn = z.object({ result: z.object({ userId: z.string(), accessToken: z.string() }) });
async function signIn(username: string): Promise<TestSession> {
  const response = await fetch(`${url}/co/webim/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, tenantId: 'demo' }),
  });
  const { result } = signedIn.parse(await response.json());
  return { tenantId: 'demo', userId: result.userId, sessionId: '', token: result.accessToken };
}

/** Everything that the server has of one conversation. */
async function wholeHistory(session: TestSession, targetId: string) {
  const found = [];
  let beforeId: string | undefined;
  for (;;) {
    const answer = await call(url, session, messages.history, {
      targetId,
      type: 'user',
      size: 100,
      ...(beforeId === undefined ? {} : { beforeId }),
    });
    const page = messages.history.output.parse(answer.body);
    found.unshift(...page.list);
    if (!page.hasMoreBefore) return found;
    beforeId = page.list[0]?.id;
  }
}

it('G1: SIGKILL while people write loses no acknowledged message and doubles none', async () => {
  const sessions = await Promise.all(accounts.map(signIn));
  const acknowledged = new Map<string, string>();
  let attempts = 0;
  const over = new AbortController();
  const waiting = new Set<() => void>();

  const write = async (session: TestSession, peer: TestSession, name: string) => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const clientMsgId = `${name}-${n}`;
      // Sent again under the same id until it is acknowledged, as the outbox does.
      while (!acknowledged.has(clientMsgId) && !over.signal.aborted) {
        attempts += 1;
        await sendMessage(
          url,
          session,
          { type: 'user', id: peer.userId },
          { msg: clientMsgId, clientMsgId },
        ).then(
          ({ id }) => {
            acknowledged.set(clientMsgId, id);
            for (const check of waiting) check();
            return id;
          },
          () => undefined,
        );
      }
    }
  };
  const writing = sessions.flatMap((session, a) =>
    Array.from({ length: writersPerAccount }, (_, w) => {
      const peer = sessions[(a + 1 + (w % (accounts.length - 1))) % accounts.length] ?? session;
      return write(session, peer, `${a}-${w}`);
    }),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    const before = acknowledged.size;
    await new Promise<void>((resolve) => {
      const check = () => {
        if (acknowledged.size >= before + perKill && waiting.delete(check)) resolve();
      };
      waiting.add(check);
    });
    server.child.kill('SIGKILL');
    await server.ended;
    await start();
  }
  over.abort();
  await Promise.all(writing);

  const stored = new Map<string, string[]>();
  let gaps = 0;
  for (const [a, session] of sessions.entries()) {
    for (const peer of sessions.slice(a + 1)) {
      const list = await wholeHistory(session, peer.userId);
      gaps += list.filter(({ seq }, n) => seq !== n + 1).length;
      for (const { clientMsgId, id } of list)
        stored.set(clientMsgId, [...(stored.get(clientMsgId) ?? []), id]);
    }
  }
  const lost = [...acknowledged].filter(([clientMsgId, id]) => !stored.get(clientMsgId)?.includes(id)).length;
  const doubled = [...stored.values()].filter(({ length }) => length > 1).length;
  console.log(
    `G1: ${kills} kills, ${acknowledged.size} acknowledged of ${attempts} attempts (those while it was down included): ` +
      `${lost} lost, ${doubled} doubled, ${gaps} gaps in the order`,
  );
  expect([lost, doubled, gaps]).toEqual([0, 0, 0]);
});
