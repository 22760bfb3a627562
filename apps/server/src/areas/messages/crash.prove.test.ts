import { messages, type Message } from '@snap/portal-api/contract';
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
const port = 4_521;
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

/** What a writer does to a message after it was sent, by its number, and how that shows for good. */
const changes = [
  {
    call: (session: TestSession, messageId: string) =>
      call(url, session, messages.edit, { messageId, msg: 'edited' }),
    shows: ({ msg }: Message) => msg === 'edited',
  },
  {
    call: (session: TestSession, messageId: string) =>
      call(url, session, messages.react, { messageId, emoji: '👍', on: 1 }),
    shows: ({ reactions }: Message) => reactions.some(({ userIds }) => userIds.length === 1),
  },
  {
    call: (session: TestSession, messageId: string) => call(url, session, messages.recall, { messageId }),
    shows: ({ recalled, msg }: Message) => recalled && msg === '',
  },
];

it('G1: SIGKILL while people write loses no acknowledged message or change and doubles none', async () => {
  const sessions = await Promise.all(accounts.map(signIn));
  const acknowledged = new Map<string, string>();
  /** By message id, which of the changes were acknowledged. */
  const changed = new Map<string, (typeof changes)[number]>();
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
      const id = acknowledged.get(clientMsgId);
      const change = changes[n % (changes.length + 1)];
      if (id === undefined || !change) continue;
      while (!changed.has(id) && !over.signal.aborted) {
        attempts += 1;
        const answer = await change.call(session, id).catch(() => undefined);
        if (answer?.body.code === '0') changed.set(id, change);
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
  let undone = 0;
  for (const [a, session] of sessions.entries()) {
    for (const peer of sessions.slice(a + 1)) {
      const list = await wholeHistory(session, peer.userId);
      gaps += list.filter(({ seq }, n) => seq !== n + 1).length;
      for (const message of list) {
        const { clientMsgId, id } = message;
        stored.set(clientMsgId, [...(stored.get(clientMsgId) ?? []), id]);
        if (changed.get(id)?.shows(message) === false) undone += 1;
      }
    }
  }
  const lost = [...acknowledged].filter(([clientMsgId, id]) => !stored.get(clientMsgId)?.includes(id)).length;
  const doubled = [...stored.values()].filter(({ length }) => length > 1).length;
  console.log(
    `G1: ${kills} kills, ${acknowledged.size} messages and ${changed.size} edits, reactions and recalls acknowledged of ` +
      `${attempts} attempts (those while it was down included): ${lost} lost, ${doubled} doubled, ${undone} changes ` +
      `lost, ${gaps} gaps in the order`,
  );
  expect([lost, doubled, undone, gaps]).toEqual([0, 0, 0, 0]);
}, 1_200_000);
