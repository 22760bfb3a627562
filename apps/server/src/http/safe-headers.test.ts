import { disk, eventStreamPath } from '@snap/portal-api/contract';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
let file: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'li']);
  zhang = await server.signIn('demo~zhang');
  file = await uploadFile(server, zhang, { name: 'page.html', bytes: '<script>alert(1)</script>' });
});
afterAll(() => server.close());

/** Headers of all responses (G31). */
const wanted: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^(?!.*(unsafe-eval|unsafe-inline(?!.*sandbox)|script-src[^;]*unsafe-inline|https?:|\*)).*default-src '(none|self)'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=31536000/,
  // Headers that reveal the software are absent.
  'x-powered-by': /^$/,
  server: /^$/,
};

/** Headers with wrong values. */
function unsafe(headers: Headers): string[] {
  return Object.entries(wanted).flatMap(([name, pattern]) => {
    const value = headers.get(name) ?? '';
    return pattern.test(value) ? [] : [`${name}: ${value}`];
  });
}

const unread = '/snap-app-im/oapi/message/unread';

describe('security headers', () => {
  it.each([
    ['a response', unread, {}, 200],
    ['a business refusal', '/co/mobile/user/obtain?userId=demo~nobody', {}, 200],
    ['invalid input', '/co/mobile/user/obtain', {}, 400],
    ['no session', unread, { authorization: '' }, 401],
    ['another organisation', unread, { tenantid: 'acme' }, 403],
    ['an unknown call', '/co/nothing', {}, 404],
    ['another method', '/co/webim/login', {}, 405],
    ['an address that is too long', `${unread}?a=${'x'.repeat(70_000)}`, {}, 414],
    ['a path that cannot be read', '/co/%zz', {}, 400],
  ])('are set on %s', async (_, path, headers: Record<string, string>, status) => {
    const response = await fetch(`${server.url}${path}`, { headers: { ...zhang.headers, ...headers } });
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    expect(unsafe(response.headers)).toEqual([]);
  });

  it('are set on a file, a range and a 304, and prevent execution', async () => {
    const path = `${disk.download.path}?fileId=${file}&inline=1`;
    const whole = await fetch(`${server.url}${path}`, { headers: zhang.headers });
    const etag = whole.headers.get('etag') ?? '';
    const part = await fetch(`${server.url}${path}`, { headers: { ...zhang.headers, range: 'bytes=0-3' } });
    const same = await fetch(`${server.url}${path}`, {
      headers: { ...zhang.headers, 'if-none-match': etag },
    });
    expect([whole.status, part.status, same.status]).toEqual([200, 206, 304]);
    // The detected type is not HTML, whatever the file's name.
    expect(whole.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const { headers } of [whole, part, same]) {
      expect(unsafe(headers)).toEqual([]);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    }
  });

  it('are set on the event stream', async () => {
    const abort = new AbortController();
    const response = await fetch(`${server.url}${eventStreamPath}`, {
      headers: zhang.headers,
      signal: abort.signal,
    });
    abort.abort();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(unsafe(response.headers)).toEqual([]);
  });

  it('are set on HEAD', async () => {
    const response = await fetch(`${server.url}/healthz`, { method: 'HEAD' });
    expect(unsafe(response.headers)).toEqual([]);
  });

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('are set on the response to %s', async (_, raw) => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end(raw, 'latin1');
    const [head = ''] = (await text(socket)).split('\r\n\r\n');
    const lines = head.split('\r\n').slice(1);
    const pairs = lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });
    expect(unsafe(new Headers(pairs))).toEqual([]);
  });

  it('are set on an internal error', async () => {
    const broken = await startTestServer();
    await broken.db.close().catch(() => {});
    const response = await fetch(`${broken.url}/readyz`);
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(unsafe(response.headers)).toEqual([]);
    await broken.app.close();
  });
});
