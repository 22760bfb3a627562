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
const consoleBase = '/snap-console/';

/** The built apps; each folder may be missing. */
export interface AppFolders {
  portal: string;
  console: string;
}

/**
 * Serves the built apps under their base paths: hashed files as immutable, the page always revalidated, and the page for
 * every route of the app (history mode). A missing file is 404; a navigation to its path gets the page, which shows the
 * error.
 */
export async function serveApps(
  app: FastifyInstance,
  folders: AppFolders,
  configuration: () => Promise<Configuration>,
): Promise<void> {
  const routeOptions = { exposeHeadRoute: true };
  app.get('/', routeOptions, (_, reply) => reply.redirect(base));
  app.get(configurationPath, async (_, reply) => {
    const build = await nameOfBuild(folders.portal);
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
  for (const each of [base, consoleBase])
    app.get(each.slice(0, -1), routeOptions, (_, reply) => reply.redirect(each));
  const roots = [folders.portal, folders.console].filter((folder) => existsSync(join(folder, 'index.html')));
  if (roots.length === 0) return;
  const within = (...names: string[]) => roots.map((root) => `${join(root, ...names)}${sep}`);
  const viewer = within('viewer');
  const icons = within('icons');
  const hashed = [...within('assets'), ...within('documents'), ...within('viewer', 'assets')];
  const cachingOf = (path: string) => {
    if (isIn(hashed, path)) return 'public, max-age=31536000, immutable';
    // Browsers request the icon on every navigation.
    if (isIn(icons, path)) return 'public, max-age=86400';
    return 'no-cache';
  };
  await app.register(fastifyStatic, {
    root: roots,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply: FastifyReply, path) {
      void reply.header('cache-control', cachingOf(path));
      if (isIn(viewer, path)) void reply.headers(viewerHeaders);
    },
  });
  if (roots.includes(folders.portal)) servePages(app, base, folders.portal);
  if (roots.includes(folders.console)) servePages(app, consoleBase, folders.console);
}

const isIn = (places: readonly string[], path: string) => places.some((each) => path.startsWith(each));

/** The page and the files of an app. */
function servePages(app: FastifyInstance, basePath: string, folder: string): void {
  const isFile = (path: string) => existsSync(join(folder, normalize(`/${path}`)));
  const options = { compress: false, exposeHeadRoute: true } as const;
  app.get<{ Params: { '*': string } }>(`${basePath}*`, options, (request, reply) => {
    const path = request.params['*'];
    const { accept } = request.headers;
    if (isRoute(path)) {
      if (!acceptsPage(accept)) throw new HttpRefusal(404, codes.notFound);
      return reply.sendFile('index.html', folder);
    }
    return reply.sendFile(isNavigation(accept) && !isFile(path) ? 'index.html' : path, folder);
  });
}

/** Id of the build, from its page: read each time, because a newer build may have replaced it. */
async function nameOfBuild(folder: string): Promise<string | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return /<meta name="portal-build" content="([^"]+)"/.exec(page)?.[1];
}

/** URL of an app's page for a path with invalid encoding; the app shows the error. */
export function portalAddress(url: string): string {
  const app = [base, consoleBase].find((each) => url.startsWith(each));
  if (app === undefined) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return `${app}-`;
  }
}

/** Routes of the app have no extension, files always do. */
function isRoute(path: string): boolean {
  return !/\.[A-Za-z0-9]+$/.test(path);
}

/** Navigations accept text/html explicitly; requests for scripts, styles and images do not. */
const isNavigation = (accept = '') => accept.includes('text/html');

const acceptsPage = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept);
