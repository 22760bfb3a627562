import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';

export interface ServedStorybook {
  /** With a trailing slash. */
  url: string;
  close(): void;
}

/**
 * Serves a built Storybook on loopback, with immutable caching of hashed files: a page story loads about 500 of them,
 * and `vite preview` would revalidate each.
 */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const server = createServer((request, response) => files(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
