import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSession } from '../areas/account/sessions/sessions.ts';
import { createEventClient } from '../testing/event-client.ts';
import { openSession, type TestSession } from '../testing/world.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const sessions = 500;
let nodes: TestServer[] = [];
beforeAll(async () => {
  const first = await startTestServer();
  const others = await Promise.all([1, 2].map(() => startTestServer({ database: first.db })));
  nodes = [first, ...others];
  await first.addTenant('demo');
  await first.addPeople(
    'demo',
    Array.from({ length: sessions }, (_, n) => `person${n}`),
  );
}, 60_000);
afterAll(async () => {
  const [first, ...others] = nodes;
  await Promise.all(others.map(({ app }) => app.close()));
  await first?.close();
});

/** On how many nodes a token is still valid. */
async function goodOn({ token }: TestSession): Promise<number> {
  const statuses = await Promise.all(
    nodes.map(async ({ url }) => {
      const response = await fetch(`${url}/snap-app-im/oapi/message/unread`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await response.body?.cancel();
      return response.status;
    }),
  );
  return statuses.filter((status) => status === 200).length;
}

it('G12: 500 ended sessions are refused on all three nodes, and their streams closed, within a second', async () => {
  const [first] = nodes;
  if (!first) throw new Error('no node');
  const opened = await Promise.all(
    Array.from({ length: sessions }, (_, n) => openSession(first.db, `demo~person${n}`)),
  );
  const streams = await Promise.all(
    opened.map(async ({ token }, n) => {
      const client = createEventClient(nodes[n % nodes.length]?.url ?? '', token);
      await client.connect();
      return client;
    }),
  );
  // All nodes have seen all tokens, and cache them briefly.
  expect(new Set(await Promise.all(opened.map(goodOn)))).toEqual(new Set([nodes.length]));
  const closing: number[] = [];
  const stillGood = await Promise.all(
    opened.map(async (session, n) => {
      await first.db.tenant('demo', (tx) => endSession(tx, session));
      const begun = performance.now();
      const closed = streams[n]?.ended().then(() => closing.push(performance.now() - begun));
      await pause(1_000);
      const good = await goodOn(session);
      await closed;
      return good;
    }),
  );
  closing.sort((one, other) => one - other);
  const accepted = stillGood.reduce((sum, good) => sum + good, 0);
  console.log(
    `G12: ${sessions} sessions on ${nodes.length} nodes: ${accepted} of ${sessions * nodes.length} calls a second later accepted, ` +
      `streams closed after ${closing[sessions / 2]?.toFixed(0)} ms (median), ${closing.at(-1)?.toFixed(0)} ms (last)`,
  );
  expect(accepted).toBe(0);
  expect(streams.every(({ received }) => received.at(-1)?.event.type === 'kick')).toBe(true);
}, 120_000);
