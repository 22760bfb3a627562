import { contract, type Endpoint, eventStreamPath } from '@snap/portal-api/contract';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';
import { pathOf } from './routes.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'li']);
  // May call everything: a refusal for want of a permission would come first.
  await server.db.tenant('demo', (tx) =>
    sql`INSERT INTO person_role VALUES ('demo', 'demo~zhang', 'admin')`.execute(tx),
  );
});
beforeEach(async () => {
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

const calls = Object.values(contract)
  .flatMap((area) => Object.values<Endpoint>(area))
  .map((endpoint) => ({ method: endpoint.method, path: pathOf(endpoint) }));

const refusal = z.object({ code: z.string(), msg: z.string().check(z.minLength(1)), requestId: z.string() });

/** Sends a request and returns the status. Throws when an error response is incomplete. */
async function statusOf(path: string, init: RequestInit): Promise<number> {
  const response = await fetch(`${server.url}${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
  const body: unknown = await response.json();
  if (response.status < 400) return response.status;
  const { requestId } = refusal.parse(body);
  if (requestId !== response.headers.get('x-request-id')) throw new Error('two request ids');
  if (response.headers.get('x-content-type-options') !== 'nosniff') throw new Error('no safe headers');
  return response.status;
}

const headers = () => ({ ...zhang.headers });

/** Sends raw bytes; resolves to the complete response. */
async function send(raw: string): Promise<string> {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.end(raw, 'latin1');
  return text(socket);
}

describe.each(calls)('$method $path', ({ method, path }) => {
  it('refuses broken queries with 400', async () => {
    const queries = [
      '%ff',
      '%',
      'a=%zz',
      'a=%c3%28',
      'a=%00',
      '__proto__=1',
      'constructor=1',
      'a=%ed%a0%80',
      'a&'.repeat(2_500),
    ];
    const statuses = await Promise.all(
      queries.map((query) => statusOf(`${path}?${query}`, { method, headers: headers() })),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
  });

  it.runIf(method === 'POST')('refuses broken and oversized bodies with 4xx', async () => {
    const json = { 'content-type': 'application/json' };
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const bodies: [Record<string, string>, BodyInit][] = [
      [json, '{'],
      [json, '[1]'],
      [json, '"text"'],
      [json, 'null'],
      [json, '{"__proto__":{"a":1}}'],
      [json, '{"a":{"constructor":{"prototype":1}}}'],
      [json, `{"a":${'['.repeat(50)}${']'.repeat(50)}}`],
      [json, `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
      [json, '{"a":"\\u0000"}'],
      [json, '{"a":"\\ud800"}'],
      [json, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
      [json, `{"a":"${'x'.repeat(600_000)}"}`],
      [{ ...json, 'content-encoding': 'gzip' }, new Uint8Array([0x1f, 0x8b, 8, 0])],
      [urlencoded, 'a=%ff'],
      [urlencoded, 'a=%'],
      [urlencoded, new Uint8Array([0x61, 0x3d, 0xff])],
      [urlencoded, `a=${'x'.repeat(600_000)}`],
      [{ 'content-type': 'text/plain' }, '{"a":1}'],
      [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
      [{ 'content-type': 'nonsense' }, 'a=1'],
      [{ 'content-type': '' }, 'a=1'],
    ];
    const statuses = await Promise.all(
      bodies.map(([type, body]) => statusOf(path, { method, headers: { ...headers(), ...type }, body })),
    );
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  });
});

describe('malformed HTTP', () => {
  it.each([
    ['a line of nonsense', 'NONSENSE\r\n\r\n', '400'],
    ['headers beyond measure', `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(90_000)}\r\n\r\n`, '431'],
    [
      'two lengths',
      'POST /co/webim/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      '400',
    ],
    [
      'length and chunks',
      'POST /co/webim/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['a NUL in a header', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', '400'],
    ['a path that cannot be decoded', 'GET /co/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400'],
    ['a path of bad UTF-8', 'GET /co/%ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400'],
    [
      'a very long address',
      `GET /healthz?${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      '414',
    ],
  ])('responds to %s with 4xx, security headers and a body', async (_, raw, status) => {
    const result = await send(raw);
    expect(result.split(' ')[1]).toBe(status);
    expect(result.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(result.toLowerCase()).toContain('content-security-policy:');
    expect(result).toContain('"requestId"');
  });

  it('continues to serve afterwards', async () => {
    expect(await statusOf('/healthz', {})).toBe(200);
    expect(await statusOf(`${eventStreamPath}?a=%ff`, { headers: zhang.headers })).toBe(400);
  });
});
