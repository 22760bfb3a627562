import fastifyStatic from '@fastify/static';
import { codes, type Configuration, configurationPath, manifestPath } from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { manifest } from './manifest.ts';
import { viewerHeaders } from './headers.ts';
import { HttpRefusal } from './refusal.ts';

const base = '/snap-portal/';

/**
 * Serves the built portal under its base path: hashed files as immutable, the page always revalidated, and the page for
 * every route of the app (history mode). A missing file is 404; a navigation to its path gets the page, which shows the
 * error.
 * @param folder The build; may be missing.
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  configuration: () => Promise<Configuration>,
): Promise<void> {
  const routeOptions = { exposeHeadRoute: true };
  app.get('/', routeOptions, (_, reply) => reply.redirect(base));
  app.get(base.slice(0, -1), routeOptions, (_, reply) => reply.redirect(base));
  app.get(configurationPath, async (_, reply) => {
    const build = await nameOfBuild(folder);
    return reply
      .header('cache-control', 'no-cache')
      .send({ ...(await configuration()), ...(build && { build }) });
  });
  app.get(manifestPath, routeOptions, async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest(await configuration(), request.language))),
  );
  if (!existsSync(join(folder, 'index.html'))) return;

  const folderNamed = (name: string) => `${join(folder, name)}${sep}`;
  const viewer = folderNamed('viewer');
  const icons = folderNamed('icons');
  const hashed = ['assets', 'documents', join('viewer', 'assets')].map(folderNamed);
  const isFile = (path: string) => existsSync(join(folder, normalize(`/${path}`)));
  const cachingOf = (path: string) => {
    if (hashed.some((each) => path.startsWith(each))) return 'public, max-age=31536000, immutable';
    // Browsers request the icon on every navigation.
    if (path.startsWith(icons)) return 'public, max-age=86400';
    return 'no-cache';
  };
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply: FastifyReply, path) {
      void reply.header('cache-control', cachingOf(path));
      if (path.startsWith(viewer)) void reply.headers(viewerHeaders);
    },
  });
  const options = { compress: false, exposeHeadRoute: true } as const;
  app.get<{ Params: { '*': string } }>(`${base}*`, options, (request, reply) => {
    const path = request.params['*'];
    const { accept } = request.headers;
    if (isRoute(path)) {
      if (!acceptsPage(accept)) throw new HttpRefusal(404, codes.notFound);
      return reply.sendFile('index.html');
    }
    return reply.sendFile(isNavigation(accept) && !isFile(path) ? 'index.html' : path);
  });
}

/** Id of the build, from its page: read each time, because a newer build may have replaced it. */
async function nameOfBuild(folder: string): Promise<string | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return /<meta name="portal-build" content="([^"]+)"/.exec(page)?.[1];
}

/** URL of the app's page for a path with invalid encoding; the app shows the error. */
export function portalAddress(url: string): string {
  if (!url.startsWith(base)) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return `${base}-`;
  }
}

/** Routes of the app have no extension, files always do. */
function isRoute(path: string): boolean {
  return !/\.[A-Za-z0-9]+$/.test(path);
}

/** Navigations accept text/html explicitly; requests for scripts, styles and images do not. */
const isNavigation = (accept = '') => accept.includes('text/html');

const acceptsPage = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept);
