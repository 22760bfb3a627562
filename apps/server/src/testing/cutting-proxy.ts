import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How a connection ends: reset, closed properly, or silent (no more bytes arrive). */
export type Cut = 'reset' | 'close' | 'black hole';

export interface CuttingProxy {
  url: string;
  /** New connections are cut after this many response bytes; undefined: never. */
  plan(cut: { after: number; how: Cut } | undefined): void;
  /** Resets all connections. */
  cut(): void;
  close(): Promise<void>;
}

/** A TCP proxy that cuts connections as planned, also within an event. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let planned: { after: number; how: Cut } | undefined;

  const server = createServer((client) => {
    const plan = planned;
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {});
    }
    client.pipe(upstream);
    let left = plan?.after ?? Infinity;
    upstream.on('data', (chunk) => {
      if (left <= 0) return;
      client.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0) return;
      if (plan?.how === 'reset') client.resetAndDestroy();
      else if (plan?.how === 'close') client.end();
      if (plan?.how !== 'black hole') upstream.destroy();
    });
    upstream.on('close', () => client.end());
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy listens nowhere');
  return {
    url: `http://127.0.0.1:${address.port}`,
    plan(cut) {
      planned = cut;
    },
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
