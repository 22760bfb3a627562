import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { codes, newsroom } from '@snap/portal-api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpRefusal } from '../../http/refusal.ts';
import { createUpstream, type UpstreamOptions } from './upstream.ts';

const actor = {
  tenantId: 'demo',
  userId: 'demo~张',
  sessionId: 's',
  language: 'ja',
  requestId: 'r',
} as const;
const good = { code: '0', result: [{ rank: 1, name: '时政部', count: 3 }] };

let server: Server;
let received: { request: IncomingMessage; body: string }[];
let respond: RequestListener;
let failures: string[];

beforeEach(async () => {
  received = [];
  failures = [];
  server = createServer((request, response) => {
    const hear = async () => {
      received.push({ request, body: await text(request) });
      respond(request, response);
    };
    void hear();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const baseUrl = () => {
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
};
const upstream = (options: Partial<UpstreamOptions> = {}) =>
  createUpstream({ baseUrl: baseUrl(), onFailure: (reason) => failures.push(reason), ...options });
const says =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const fetchRanking = (options?: Partial<UpstreamOptions>) =>
  upstream(options).request(newsroom.ranking, { days: 7, size: 5 }, actor);

const refused = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpRefusal)) throw new Error('it was not refused');
  return { status: error.status, code: error.code, retryAfter: error.retryAfter };
};
const away = { status: 503, code: codes.upstreamFailed, retryAfter: 10 };

describe('another system in the own store’s place (E15)', () => {
  it('receives the calls of the contract, with person and language and nothing else of the request', async () => {
    respond = says({ ...good, surplus: 'left out' });
    expect(await fetchRanking()).toEqual(good);
    const [{ request } = { request: undefined }] = received;
    expect(request?.url).toBe('/newsbdzh/api/bscreen/rhcb/docs/getDocCountRanking?days=7&size=5');
    expect(request?.headers).toMatchObject({
      'accept-language': 'ja',
      'portal-user': encodeURIComponent('demo~张'),
    });
    expect(Object.keys(request?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/authorization|cookie|tenantid/i)]),
    );
  });

  it('gets parts of the path and bodies as they are, and no path that leads elsewhere', async () => {
    respond = says({ code: 0, result: { codeType: 'a/b?c', entries: [] } });
    const one = upstream();
    await one.request(newsroom.codeList, { codeType: 'a/b?c#d' }, actor);
    expect(received[0]?.request.url).toBe('/newsbdzh/api/repthes/code/a%2Fb%3Fc%23d?');
    for (const codeType of ['.', '..']) {
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      expect(await refused(one.request(newsroom.codeList, { codeType }, actor))).toEqual(away);
    }
    expect(received).toHaveLength(1);
    respond = says({ code: '0', result: { id: 't1' } });
    await one.request(newsroom.proposeTopic, { title: '题', content: '', type: '1' }, actor);
    expect(JSON.parse(received[1]?.body ?? '')).toEqual({ title: '题', content: '', type: '1' });
  });

  it.each([
    ['a failure', says({ code: '0' }, 500), /status 500/],
    ['rubbish', says('<html>'), /JSON/],
    ['something else', says({ code: '0', result: 'all well' }), /something else/],
    ['a refusal', says({ ...good, code: '17' }), /code 17/],
    ['what is no text', (_: unknown, response) => response.end(Buffer.from([0xff, 0xfe, 0x00])), /./],
    ['a way elsewhere', (_: unknown, response) => response.writeHead(302, { location: '/x' }).end(), /./],
    ['half a response', (_: unknown, response) => response.write('{"code":', () => response.destroy()), /./],
  ] satisfies [string, RequestListener, RegExp][])(
    'is away when it responds with %s',
    async (_, how, why) => {
      respond = how;
      expect(await refused(fetchRanking())).toEqual(away);
      expect(failures).toEqual([expect.stringMatching(why)]);
      expect(received).toHaveLength(1);
    },
  );

  it('is aborted when its response is late, or never ends', async () => {
    respond = () => {};
    expect(await refused(fetchRanking({ timeout: 50 }))).toEqual(away);
    respond = (_, response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.once('close', () => clearInterval(timer));
    };
    expect(await refused(fetchRanking({ timeout: 100 }))).toEqual(away);
  });

  it('is cut off after two of fifty megabytes', async () => {
    let written = 0;
    respond = (_, response) => {
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      const more = () => {
        while (written < 50 * 1024 * 1024) {
          written += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    };
    expect(await refused(fetchRanking())).toEqual(away);
    expect(failures).toEqual(['responded with too much']);
    expect(written).toBeLessThan(20 * 1024 * 1024);
  });

  it('gathers no crowd: while sixteen wait, the next is refused at once', async () => {
    const waiting: (() => void)[] = [];
    respond = (request, response) => waiting.push(() => says(good)(request, response));
    const one = upstream();
    const ask = () => one.request(newsroom.ranking, { days: 7, size: 5 }, actor);
    const first = Array.from({ length: 16 }, ask);
    await vi.waitUntil(() => waiting.length === 16);
    expect(await refused(ask())).toEqual(away);
    for (const end of waiting) end();
    expect(await Promise.all(first)).toHaveLength(16);
  });

  it.each([
    ['a code that says no', says({ ...good, code: '17' }), 6],
    ['a status that says no', says('', 404), 6],
    ['too many requests', says('', 429), 5],
  ] satisfies [string, RequestListener, number][])(
    'after six times %s has received the requests that the circuit breaker lets through',
    async (_, how, times) => {
      respond = how;
      const one = upstream();
      const ask = () => one.request(newsroom.ranking, { days: 7, size: 5 }, actor);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (let time = 0; time < 6; time += 1) expect(await refused(ask())).toEqual(away);
      expect(received).toHaveLength(times);
    },
  );

  it('stays everybody’s, whatever names one person makes up', async () => {
    const one = upstream();
    for (let time = 0; time < 6; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refused(one.request(newsroom.codeList, { codeType: '..' }, actor))).toEqual(away);
    }
    respond = says(good);
    expect(await one.request(newsroom.ranking, { days: 7, size: 5 }, actor)).toEqual(good);
  });

  it('is not called for a while after five failures in a row, and then again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      respond = says('', 500);
      const one = upstream();
      const ask = () => one.request(newsroom.ranking, { days: 7, size: 5 }, actor);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (let time = 0; time < 8; time += 1) expect(await refused(ask())).toEqual(away);
      expect(received).toHaveLength(5);
      expect(failures.at(-1)).toBe('left alone after failures');
      respond = says(good);
      vi.setSystemTime(Date.now() + 11_000);
      expect(await ask()).toEqual(good);
      expect(await ask()).toEqual(good);
    } finally {
      vi.useRealTimers();
    }
  });
});
