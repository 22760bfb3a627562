import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildPage } from './browser-page.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the minimal app for production and serves it precompressed, like the portal's files. */
export async function withAppFloor<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const { files } = await buildPage('app/floor.tsx');
  const compressed = new Map(
    Array.from(files, ([name, content]) => [name, brotliCompressSync(content)] as const),
  );
  const server = createServer((request, response) => {
    const [, , ...path] = new URL(request.url ?? '/', 'http://floor').pathname.split('/');
    const file = path.join('/');
    if (file.startsWith('api/')) {
      const known = request.headers.cookie?.includes('floor=') === true;
      const signsIn = file === 'api/login';
      response.writeHead(known || signsIn ? 200 : 401, {
        'content-type': 'application/json',
        ...(signsIn && { 'set-cookie': 'floor=1; Path=/' }),
      });
      response.end('{"name":"Zhang Wei"}');
      return;
    }
    const body = compressed.get(extname(file) === '' ? '' : file);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'text/html',
      'content-encoding': 'br',
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    return await work(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
