import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** A minimal server, measured for comparison: its time is that of the network stack and the machine. */
export interface Floor {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a server that responds to every GET with the same JSON, and forwards every POST to the listeners of `/events`.
 */
export async function startFloor(body: string): Promise<Floor> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.flushHeaders();
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') {
        for (const listener of listeners) listener.write(`data: ${Buffer.concat(chunks).toString()}\n\n`);
      }
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
