import { disk, messages } from '@snap/portal-api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callDisk, uploadFile } from '../testing/disk-client.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';

let isFull = false;
let server: TestServer;
let zhang: SignedIn;
let fileId: string;
beforeAll(async () => {
  server = await startTestServer({ database: await createTestDatabase({ refusesWrites: () => isFull }) });
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'lina']);
  zhang = await server.signIn('demo~zhang');
  fileId = await uploadFile(server, zhang, { name: 'a.txt', bytes: 'a' });
  isFull = true;
});
afterAll(() => server.close());
beforeEach(() => {
  isFull = true;
});

const send = () =>
  fetch(server.url + messages.sendToUser.path, {
    method: 'POST',
    headers: { ...zhang.headers, 'accept-language': 'en' },
    body: new URLSearchParams({ sender: 'demo~zhang', recipient: 'demo~lina', message: 'hello' }),
  });

it('a nearly full disk refuses writes with 507, a sentence and Retry-After, until there is space', async () => {
  const refused = await send();
  expect(refused.status).toBe(507);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({
    code: '1409',
    msg: 'The server’s disk is full, so nothing can be saved at the moment. Please contact your administrator.',
  });
  isFull = false;
  expect((await send()).status).toBe(200);
});

it('reading, signing in, renewing, signing out, deleting and emptying the recycle bin continue', async () => {
  const read = (path: string) => fetch(server.url + path, { headers: zhang.headers });
  expect((await read(messages.recent.path)).status).toBe(200);
  expect((await callDisk(server, zhang, disk.download, { fileId })).status).toBe(200);
  const lina = await server.signIn('demo~lina');
  const renewed = await fetch(`${server.url}/co/accesstoken/login`, {
    headers: { tenantid: 'demo', cookie: lina.cookies },
  });
  expect(renewed.status).toBe(200);
  for (const endpoint of [disk.delete, disk.clear]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const response = await callDisk(server, zhang, endpoint, { ids: [fileId] });
    // oxlint-disable-next-line no-await-in-loop
    expect([response.status, await response.json()]).toMatchObject([200, { code: '0' }]);
  }
});
