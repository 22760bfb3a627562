import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface StaticHost {
  /** With a trailing slash. */
  url: string;
  /** Bytes of all bodies sent so far. */
  sent(): number;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on loopback as a static host does: text compressed by gzip, hashed files cached. */
export async function staticHost(folder: string): Promise<StaticHost> {
  const bodies = new Map<string, Buffer>();
  let sent = 0;
  const bodyOf = (path: string): Buffer | undefined => {
    const known = bodies.get(path);
    if (known) return known;
    try {
      const content = readFileSync(join(folder, normalize(path)));
      const body = extname(path) in types ? gzipSync(content) : content;
      bodies.set(path, body);
      return body;
    } catch {
      return undefined;
    }
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = bodyOf(path);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(path)];
    response.writeHead(200, {
      ...(type === undefined ? {} : { 'content-type': type, 'content-encoding': 'gzip' }),
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
    sent += body.length;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    sent: () => sent,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
