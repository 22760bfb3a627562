import { eventStreamPath, messages, uploadPath } from '@snap/portal-api/contract';
import { connect, type Socket } from 'node:net';
import type { TestSession } from './world.ts';

/** What a slow or stuck peer does. */
export const slowness = ['headers', 'body', 'upload', 'stream', 'responses'] as const;
type Slowness = (typeof slowness)[number];

export interface SlowPeers {
  /** Connections closed by the server so far. */
  ended(): number;
  close(): void;
}

/** Milliseconds between bytes of a slow sender, and between the starts of two peers. */
const drip = 1_000;
const arrival = 10;

/**
 * Starts peers of all kinds in turn, each with its own connection, which it reopens when the server closes it: senders
 * send a byte per second, readers do not read.
 */
export function startSlowPeers(port: number, sessions: readonly TestSession[], count: number): SlowPeers {
  const sockets = new Set<Socket>();
  let ended = 0;
  let over = false;
  const open = (index: number) => {
    const kind = slowness[index % slowness.length] ?? 'headers';
    const session = sessions[index % sessions.length];
    if (over || !session) return;
    // Half open: this end does not close when the other one does.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.add(socket);
    socket.on('error', () => {});
    const { opening, drops } = behaviour(kind, session);
    socket.on('connect', () => socket.write(opening));
    if (drops === undefined) socket.pause();
    else socket.resume();
    const dripping =
      drops === undefined ? undefined : setInterval(() => socket.writable && socket.write(drops), drip);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(dripping);
      sockets.delete(socket);
      ended += 1;
      setTimeout(() => open(index), drip).unref();
    });
  };
  // Staggered: a thousand at once would be refused as a flood.
  for (let index = 0; index < count; index += 1) setTimeout(() => open(index), index * arrival).unref();
  return {
    ended: () => ended,
    close() {
      over = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

function behaviour(kind: Slowness, { token, tenantId }: TestSession): { opening: string; drops?: string } {
  const person = `Host: portal\r\nAuthorization: Bearer ${token}\r\ntenantId: ${tenantId}\r\n`;
  const ask = (method: string, path: string, ...headers: string[]) =>
    `${method} ${path} HTTP/1.1\r\n${person}${headers.map((header) => `${header}\r\n`).join('')}`;
  const form = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 10000'];
  const upload = [
    'Tus-Resumable: 1.0.0',
    'Upload-Length: 1000000',
    `Upload-Metadata: filename ${btoa('slow.bin')},conflict ${btoa('rename')}`,
    'Content-Type: application/offset+octet-stream',
    'Content-Length: 1000000',
  ];
  const question = `${ask('GET', `${messages.recent.path}?tenantId=${tenantId}`)}\r\n`;
  const behaviours = {
    headers: { opening: ask('GET', messages.unread.path), drops: 'x: y\r\n' },
    body: { opening: `${ask('POST', messages.sendToUser.path, ...form)}\r\nmessage=`, drops: 'a' },
    upload: { opening: `${ask('POST', uploadPath, ...upload)}\r\n`, drops: 'a' },
    stream: { opening: `${ask('GET', eventStreamPath)}\r\n` },
    // As many pipelined requests as allowed, without reading a response.
    responses: { opening: question.repeat(10) },
  };
  return behaviours[kind];
}
