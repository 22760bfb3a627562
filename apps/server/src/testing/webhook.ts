import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Webhook {
  url: string;
  /** Posted bodies, in order of arrival. */
  received: readonly { headers: IncomingHttpHeaders; body: unknown }[];
  /** Resolves when so many bodies were posted. */
  until(count: number): Promise<void>;
  close(): void;
}

/** Another system that the server posts JSON to. */
export async function startWebhook(
  respond: (body: unknown, count: number) => { status: number; body?: unknown },
): Promise<Webhook> {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(text);
      received.push({ headers: request.headers, body });
      const { status, body: said = {} } = respond(body, received.length);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
      for (const check of waiting) check();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    until: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => server.close(),
  };
}
