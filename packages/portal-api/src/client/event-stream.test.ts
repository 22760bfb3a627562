import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PortalEvent } from '../contract/events.ts';
import { createClient } from './client.ts';
import {
  openEventStream,
  type EventStream,
  type EventStreamOptions,
  type EventStreamState,
} from './event-stream.ts';
import { startServer, type LocalServer, type Received } from './testing/local-server.ts';

let server: LocalServer | undefined;
let opened: EventStream | undefined;
let token: string | undefined;
beforeEach(() => {
  // No jitter: delays are predictable.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  token = 'token';
});
afterEach(async () => {
  opened?.close();
  await server?.close();
  vi.restoreAllMocks();
});

const read = (lastSeq: number): PortalEvent => ({
  type: 'read',
  userId: 'demo~lina',
  targetType: 'user',
  targetId: 'demo~zhangwei',
  lastSeq,
});
const frame = (id: number, data: unknown = read(id), event = 'read') =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function begin(response: ServerResponse, ...frames: string[]) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  for (const text of frames) response.write(text);
}

/** Opens a stream on a server whose nth connection is handled by the nth function, and later ones by the last. */
async function setUp(
  handlers: ((response: ServerResponse, request: Received) => void)[],
  options: Partial<EventStreamOptions> = {},
) {
  let connections = 0;
  server = await startServer((request, response) => {
    const handle = handlers[Math.min(connections, handlers.length - 1)];
    connections += 1;
    handle?.(response, request);
  });
  const events: PortalEvent[] = [];
  const states: EventStreamState[] = [];
  const onSessionExpired = vi.fn<() => void>();
  const client = createClient({
    baseUrl: server.baseUrl,
    tenantId: () => 'demo',
    accessToken: () => token,
    language: () => 'en',
    onSessionExpired,
  });
  opened = openEventStream({
    client,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    ...options,
  });
  const resumedAfter = () => server?.requests.map(({ headers }) => headers['last-event-id']);
  return { events, states, resumedAfter, onSessionExpired, stream: opened };
}

it('reads events with the token in the header, and reports that it is open', async () => {
  const { events, states } = await setUp([(response) => begin(response, ': hello\n\n', frame(1), frame(2))]);
  await vi.waitFor(() => expect(events).toEqual([read(1), read(2)]));
  expect(states).toEqual([{ status: 'connecting' }, { status: 'open' }]);
  expect(server?.requests[0]?.headers).toMatchObject({ authorization: 'Bearer token', tenantid: 'demo' });
});

it('resumes after the last complete event without gap or repeat', async () => {
  const { events, resumedAfter } = await setUp([
    (response) => {
      begin(response, frame(1), frame(2), frame(3).slice(0, 20));
      setImmediate(() => response.destroy());
    },
    (response) => begin(response, frame(2), frame(3), frame(4)),
  ]);
  await vi.waitFor(() => expect(events).toEqual([read(1), read(2), read(3), read(4)]));
  expect(resumedAfter()).toEqual([undefined, '2']);
});

it('decodes characters that are split across chunks', async () => {
  const message = {
    type: 'message',
    message: {
      id: 'c-1',
      seq: 1,
      clientMsgId: 'm',
      sender: 'demo~lina',
      senderName: '李娜',
      targetId: 'demo~zhangwei',
      type: 'user',
      msg: '新闻𠮷',
      sendTime: 1,
      rev: 0,
      kind: 'text' as const,
      mentions: [],
      recalled: false,
      reactions: [],
    },
  };
  const { events } = await setUp([
    (response) => {
      begin(response);
      for (const byte of Buffer.from(frame(1, message, 'message'))) response.write(Buffer.of(byte));
    },
  ]);
  await vi.waitFor(() => expect(events).toMatchObject([{ type: 'message', message: { text: '新闻𠮷' } }]));
});

it('aborts a stream without heartbeats, and resumes', async () => {
  const { events, resumedAfter } = await setUp(
    [(response) => begin(response, frame(7)), (response) => begin(response, frame(8))],
    { heartbeat: 20 },
  );
  await vi.waitFor(() => expect(events.slice(0, 2)).toEqual([read(7), read(8)]));
  expect(resumedAfter()?.slice(0, 2)).toEqual([undefined, '7']);
});

it('aborts a connection that is accepted but never answered', async () => {
  const { events } = await setUp([() => {}, (response) => begin(response, frame(1))], { connectTimeout: 20 });
  await vi.waitFor(() => expect(events).toEqual([read(1)]));
});

it('respects Retry-After, also when woken', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const listeners: (() => void)[] = [];
  const wake = () => listeners.forEach((listener) => listener());
  const { states, events, stream } = await setUp(
    [
      (response) => void response.writeHead(503, { 'Retry-After': '60' }).end(),
      (response) => begin(response, frame(1)),
    ],
    {
      wake: (callback) => {
        listeners.push(callback);
        return () => {};
      },
    },
  );
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'waiting', retryAt: 1_060_000 }));
  wake();
  expect(stream.state.status).toBe('waiting');
  clock.mockReturnValue(1_060_000);
  wake();
  await vi.waitFor(() => expect(events).toEqual([read(1)]));
});

it('backs off after each failure: fast first, then doubling', async () => {
  const now = 5_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const { states, stream } = await setUp([(response) => void response.writeHead(502).end()]);
  const waits = () => states.flatMap((state) => (state.status === 'waiting' ? [state.retryAt - now] : []));
  for (const expected of [125, 500, 1_000, 2_000]) {
    // oxlint-disable-next-line no-await-in-loop -- each failure comes after the one before
    await vi.waitFor(() => expect(waits().at(-1)).toBe(expected));
    stream.retryNow();
  }
});

it('comes back when the server that ends the stream says, and backs off as usual after that', async () => {
  const now = 5_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const { states, stream } = await setUp([
    (response) => {
      begin(response, frame(1), 'retry: 7000\n\n');
      response.end();
    },
    (response) => void response.writeHead(502).end(),
  ]);
  const waits = () => states.flatMap((state) => (state.status === 'waiting' ? [state.retryAt - now] : []));
  await vi.waitFor(() => expect(waits()).toEqual([7_000]));
  stream.retryNow();
  await vi.waitFor(() => expect(waits()).toEqual([7_000, 500]));
});

it('restarts its backoff when it is woken, also when the first try after that fails', async () => {
  const now = 5_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const listeners: (() => void)[] = [];
  const { states, stream } = await setUp([(response) => void response.writeHead(502).end()], {
    wake: (callback) => {
      listeners.push(callback);
      return () => {};
    },
  });
  const waits = () => states.flatMap((state) => (state.status === 'waiting' ? [state.retryAt - now] : []));
  for (const expected of [125, 500, 1_000, 2_000]) {
    // oxlint-disable-next-line no-await-in-loop -- each failure comes after the one before
    await vi.waitFor(() => expect(waits().at(-1)).toBe(expected));
    if (expected < 2_000) stream.retryNow();
  }
  listeners[0]?.();
  await vi.waitFor(() => expect(waits()).toEqual([125, 500, 1_000, 2_000, 125]));
});

it('retries soon when woken during an attempt', async () => {
  const now = 5_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  let tried = 0;
  const { states, stream } = await setUp([
    (response) => {
      tried += 1;
      // The network came back after this attempt had started.
      if (tried === 4) stream.retryNow();
      response.writeHead(502).end();
    },
  ]);
  const waits = () => states.flatMap((state) => (state.status === 'waiting' ? [state.retryAt - now] : []));
  for (const expected of [125, 500, 1_000, 250]) {
    // oxlint-disable-next-line no-await-in-loop -- each failure comes after the one before
    await vi.waitFor(() => expect(waits().at(-1)).toBe(expected));
    if (expected !== 250) stream.retryNow();
  }
});

it('delivers a reset and continues from its id, even when that is lower', async () => {
  const { events, resumedAfter } = await setUp([
    (response) => {
      begin(response, frame(900), frame(5, { type: 'reset' }, 'reset'), frame(6));
      setImmediate(() => response.end());
    },
    (response) => begin(response, frame(7)),
  ]);
  await vi.waitFor(() => expect(events).toEqual([read(900), { type: 'reset' }, read(6), read(7)]));
  expect(resumedAfter()).toEqual([undefined, '6']);
});

it('skips unknown types but remembers their ids, and resets on an invalid known event', async () => {
  const { events, stream } = await setUp([
    (response) => begin(response, frame(1, { type: 'weather' }, 'weather'), frame(2, { type: 'read' })),
  ]);
  await vi.waitFor(() => expect(events).toEqual([{ type: 'reset' }]));
  expect(stream.lastEventId).toBe('2');
});

it('closes permanently after a kick', async () => {
  const { events, states } = await setUp([
    (response) => begin(response, frame(1, { type: 'kick' }, 'kick'), frame(2)),
  ]);
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ status: 'closed', reason: 'kicked' }));
  expect(events).toEqual([{ type: 'kick' }]);
});

it('closes when the session has ended, and reports it once', async () => {
  const { states, onSessionExpired } = await setUp([(response) => void response.writeHead(401).end()]);
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ status: 'closed', reason: 'session-expired' }));
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});

it('renews a refused token once and opens with the new one', async () => {
  const grant = { userId: 'demo~lina', userName: 'L', tenantId: 'demo', accessToken: 'new', expiresIn: 900 };
  const { events } = await setUp([
    (response) => void response.writeHead(401).end(),
    (response) => void response.end(JSON.stringify({ code: '0', result: grant })),
    (response) => begin(response, frame(1)),
  ]);
  await vi.waitFor(() => expect(events).toEqual([read(1)]));
  expect(server?.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token',
    'Bearer token',
    'Bearer new',
  ]);
});

it('delivers nothing once closed, so that another stream can resume from its position', async () => {
  const { events, stream } = await setUp([(response) => begin(response, frame(1) + frame(2))], {
    onEvent: (event) => {
      events.push(event);
      stream.close();
    },
  });
  await vi.waitFor(() => expect(stream.state.status).toBe('closed'));
  expect(events).toEqual([read(1)]);
  expect(stream.lastEventId).toBe('1');
});
