import { messages } from '@snap/portal-api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { usualMessageRate } from '../../../config.ts';

let server: TestServer;
let ann: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ settings: { messageRate: usualMessageRate } });
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben', 'cleo']);
  [ann, ben] = await Promise.all([server.signIn('demo~ann'), server.signIn('demo~ben')]);
});
afterAll(() => server.close());

const send = ({ headers, userId }: SignedIn, msg: string) =>
  fetch(server.url + messages.sendToUser.path, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ sender: userId, recipient: 'demo~cleo', message: msg }),
  });

it('lets fifty messages at once through, and refuses a flood with the time to wait', async () => {
  const forwarded = await Promise.all(Array.from({ length: 50 }, (_, n) => send(ann, `forward ${n}`)));
  expect(new Set(forwarded.map(({ status }) => status))).toEqual(new Set([200]));
  const flood = await Promise.all(Array.from({ length: 190 }, (_, n) => send(ann, `flood ${n}`)));
  const refused = flood.filter(({ status }) => status === 429);
  // Of all 240: the burst of 60, and what the rate allows for the seconds that they took.
  expect(refused.length).toBeGreaterThan(100);
  const [first] = refused;
  expect(Number(first?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await first?.json()).toMatchObject({ code: '1212', msg: expect.stringMatching(/./u) });
  expect((await send(ben, 'a neighbour')).status).toBe(200);
});
