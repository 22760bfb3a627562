import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const floodLimits = { person: 200, stranger: 100 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ proxies: ['127.0.0.1'], floodLimits });
  await server.addTenant('demo');
  await server.addPeople('demo', ['flooder', 'neighbour']);
});
afterAll(() => server.close());

/** Sends requests, fifty in parallel, until some are refused or the rounds are over; returns the refused responses. */
async function flood(path: string, headers: Record<string, string>, rounds = Infinity): Promise<Response[]> {
  const refused: Response[] = [];
  for (let round = 0; round < rounds && refused.length === 0; round += 1) {
    const call = async () => {
      const response = await fetch(`${server.url}${path}`, { headers });
      if (response.status === 429) refused.push(response);
      else await response.body?.cancel();
    };
    // oxlint-disable-next-line no-await-in-loop -- fifty at once
    await Promise.all(Array.from({ length: 50 }, call));
  }
  return refused;
}

it('refuses a person who floods, in all their sessions, and no one else', async () => {
  const path = '/snap-app-im/oapi/message/unread';
  const flooder = await server.signIn('demo~flooder');
  const [refused] = await flood(path, flooder.headers);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('ratelimit')).toMatch(/^limit=200, remaining=0, reset=\d+$/);
  expect(await refused?.json()).toMatchObject({ code: '429', requestId: expect.any(String) });
  const again = await server.signIn('demo~flooder');
  expect(await flood(path, again.headers, 1)).not.toHaveLength(0);
  const neighbour = await server.signIn('demo~neighbour');
  expect((await fetch(`${server.url}${path}`, { headers: neighbour.headers })).status).toBe(200);
});

it('refuses an address that guesses tokens, and no other address', async () => {
  const path = '/snap-app-im/oapi/message/unread';
  const authorization = `Bearer ${'A'.repeat(43)}`;
  const refused = await flood(path, { authorization, 'x-forwarded-for': '192.0.2.1' });
  expect(refused.length).toBeGreaterThan(0);
  const other = await fetch(`${server.url}${path}`, {
    headers: { authorization, 'x-forwarded-for': '192.0.2.2' },
  });
  expect(other.status).toBe(401);
});
