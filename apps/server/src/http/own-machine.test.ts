import { createServer, request as sendRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../testing/responses.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { testPassword } from '../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  // No proxy is trusted: headers can only make the check stricter.
  server = await startTestServer({ settings: { publicPassword: testPassword } });
  for (const tenant of ['demo', 'daily']) {
    // oxlint-disable-next-line no-await-in-loop
    await server.addTenant(tenant);
    // oxlint-disable-next-line no-await-in-loop
    await server.addPeople(tenant, ['zhang']);
  }
});
afterAll(() => server.close());

const proxies = new Set<Server>();
afterEach(() => {
  for (const proxy of proxies) proxy.close();
  proxies.clear();
});

/** A reverse proxy on this machine, which forwards requests with changed headers. */
async function startProxy(change: (headers: IncomingHttpHeaders) => void): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const made = createServer((request, response) => {
    const headers = { ...request.headers };
    change(headers);
    const passed = sendRequest(
      { hostname, port, path: request.url, method: request.method, headers },
      (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers);
        incoming.pipe(response);
      },
    );
    request.pipe(passed);
  }).listen(0, '127.0.0.1');
  proxies.add(made);
  await once(made, 'listening');
  const address = made.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function signIn(url: string, tenantId = 'demo', password = testPassword): Promise<string> {
  const response = await fetch(`${url}/co/webim/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'zhang', password, tenantId }),
  });
  return codeOf(response);
}

describe('the demo password', () => {
  it.each<[string, IncomingHttpHeaders]>([
    ['names its host', { host: 'portal.example' }],
    ['names its host by an address', { host: '192.0.2.7:8080' }],
    ['names its host by what looks like loopback', { host: '127.0.0.1.example' }],
    ['names its client', { 'x-forwarded-for': '203.0.113.9' }],
    ['names its client behind one of its own', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
    ['names its client in IPv6', { 'x-forwarded-for': '2001:db8::1' }],
    ['names its client elsewhere', { 'x-real-ip': '203.0.113.9' }],
    ['names the host of the request', { 'x-forwarded-host': 'portal.example' }],
    [
      'names client and host by the standard',
      { forwarded: 'for="[2001:db8::1]:4711";host=portal.example;proto=https' },
    ],
    ['names a hidden client', { forwarded: 'For=_hidden' }],
    ['adds a Via header', { via: '1.1 proxy' }],
    ['names the protocol alone', { 'x-forwarded-proto': 'https' }],
    ['names itself', { 'x-forwarded-server': 'proxy.internal' }],
    [
      'names the protocol and this machine',
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': '127.0.0.1' },
    ],
    [
      'names this machine as client and host',
      { 'x-forwarded-for': '127.0.0.1, ::1', 'x-forwarded-host': 'localhost' },
    ],
    ['names this machine by the standard', { forwarded: 'for="[::1]:4711";host="127.0.0.1:4100"' }],
    ['names this machine as IPv4 in IPv6', { 'x-forwarded-for': '::ffff:127.0.0.1' }],
    ['names its client as a content network does', { 'cf-connecting-ip': '203.0.113.9' }],
    ['names its client as another one does', { 'true-client-ip': '203.0.113.9' }],
    ['names its client by x-client-ip', { 'x-client-ip': '203.0.113.9' }],
    ['names the address before it was rewritten', { 'x-original-url': '/co/webim/login' }],
    ['names its client in an unknown header', { 'x-slb-ip': '203.0.113.9' }],
    ['names its client with underscores', { x_forwarded_for: '203.0.113.9' }],
    ['adds a trace id', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }],
    ['adds the user that it has authenticated', { 'x-auth-request-user': 'somebody' }],
    ['passes on a referrer of another host', { referer: 'https://portal.example/snap-portal/login' }],
  ])('is refused behind a proxy on this machine that %s', async (_, added) => {
    const url = await startProxy((headers) => Object.assign(headers, added));
    expect(await signIn(url)).toBe('1017');
    // A person of another organisation may have chosen the same password.
    expect(await signIn(url, 'daily')).toBe('0');
  });

  it.each(['https://portal.example', 'null'])('is refused to a page of %s', async (origin) => {
    const url = await startProxy((headers) => Object.assign(headers, { origin }));
    // Such a page may be refused by an earlier check.
    expect(['403', '1017']).toContain(await signIn(url));
  });

  it('is refused behind a proxy that adds no header but speaks HTTP/1.0, like nginx', async () => {
    const { hostname, port } = new URL(server.url);
    const body = JSON.stringify({ username: 'zhang', password: testPassword, tenantId: 'demo' });
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /co/webim/login HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    expect(await text(socket)).toContain('"code":"1017"');
  });

  it('does not change the refusal of a wrong password', async () => {
    const url = await startProxy((headers) => Object.assign(headers, { host: 'portal.example' }));
    expect(await signIn(url, 'demo', 'Wrong#2026')).toBe('1001');
  });

  it.each<[string, IncomingHttpHeaders]>([
    ['adds no header', {}],
    ['passes on a referrer of this machine', { referer: 'http://localhost:4100/snap-portal/' }],
    [
      'forwards the headers of a browser',
      {
        'x-requested-with': 'XMLHttpRequest',
        'x-request-id': 'a1',
        dnt: '1',
        priority: 'u=1, i',
        'sec-ch-ua-platform': '"Linux"',
        'sec-fetch-site': 'same-origin',
        'sec-gpc': '1',
        'accept-encoding': 'br',
        pragma: 'no-cache',
        'if-none-match': '"a"',
        cookie: 'language=zh',
      },
    ],
  ])('is accepted behind a proxy that %s', async (_, added) => {
    expect(await signIn(await startProxy((headers) => Object.assign(headers, added)))).toBe('0');
  });
});
