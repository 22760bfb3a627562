import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHttpServer } from './server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    timeouts: { headers: 100, request: 200, silence: 300, checks: 50 },
  });
  app.post('/echo', async () => ({}));
  app.get('/long', async () => 'a'.repeat(50_000_000));
  app.get('/short', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on an address, not on a pipe
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

it.each([
  ['header', 'x: y\r\n'],
  ['body', 'a'],
])('disconnects a peer that sends a %s slowly and never reads', async (part, drop) => {
  const accepted = once(app.server, 'connection');
  // Half open: this end does not close when the other one does.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(
    `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n${part === 'body' ? '\r\n' : ''}`,
  );
  const dropping = setInterval(() => socket.write(drop), 20);
  try {
    const [connection]: NodeJS.EventEmitter[] = await accepted;
    if (connection) await once(connection, 'close');
    expect(await connectionsOf(app)).toBe(0);
  } finally {
    clearInterval(dropping);
    socket.destroy();
  }
});

it('disconnects a peer that sends a request and does not read the response', async () => {
  const accepted = once(app.server, 'connection');
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n');
  try {
    const [connection]: NodeJS.EventEmitter[] = await accepted;
    if (connection) await once(connection, 'close');
    expect(await connectionsOf(app)).toBe(0);
  } finally {
    socket.destroy();
  }
});

it('disconnects a peer with a hundred unread responses, and continues with other requests', async () => {
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  const ask = (times: number) => socket.write('GET /short HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(times));
  ask(100);
  await vi.waitFor(() => expect(statuses()).toHaveLength(100));
  expect(statuses().filter((status) => status === '200')).toHaveLength(10);
  expect(statuses().filter((status) => status === '429')).toHaveLength(90);
  ask(1);
  await vi.waitFor(() => expect(statuses()).toHaveLength(101));
  expect(statuses().at(-1)).toBe('200');
  socket.destroy();
});

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
