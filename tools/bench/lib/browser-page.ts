import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { compilerPreset } from '../../build/compiler.ts';
import { fromSource } from '../../build/vite.shared.ts';
import type { PeerFolders } from './peers.ts';

const pages = fileURLToPath(new URL('../pages', import.meta.url));

/** A page with one component, built for production. */
export interface BuiltPage {
  name: string;
  /** Bytes of the initial scripts and styles under gzip -9, without lazy chunks. */
  gzip: number;
  /** Including lazy chunks. */
  gzipInAll: number;
  files: ReadonlyMap<string, string | Uint8Array>;
}

interface PageOptions {
  /** Folders of libraries that are not dependencies of the project. */
  peers?: PeerFolders;
  /** As other applications load the library: without React Compiler (decision 22). Default: as the portal does. */
  packed?: boolean;
}

/** Builds `tools/bench/pages/<entry>` in memory, with the library's sources. */
export async function buildPage(
  entry: string,
  { peers = {}, packed = false }: PageOptions = {},
): Promise<BuiltPage> {
  const built = await build({
    configFile: false,
    root: pages,
    base: './',
    logLevel: 'error',
    ...fromSource,
    resolve: { ...fromSource.resolve, alias: peers, dedupe: ['react', 'react-dom'] },
    plugins: [vanillaExtractPlugin(), !packed && babel({ presets: [compilerPreset()] }), react()],
    build: {
      target: 'es2023',
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${pages}/${entry}` },
    },
  });
  if ('close' in built) throw new Error('a build that watches has no output');
  const output = [built].flat().flatMap((one) => one.output);
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
  const first = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (first?.type !== 'chunk') throw new Error(`${entry} has no entry`);
  const { scripts, styles } = firstSight(first, output);
  files.set(
    '',
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">',
      ...styles.map((name) => `<link rel="stylesheet" href="${name}">`),
      `<script type="module" src="${first.fileName}"></script></head><body></body></html>`,
    ].join(''),
  );
  const gzipOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '', { level: 9 }).length, 0);
  const all = output.map(({ fileName }) => fileName).filter((name) => /\.(?:js|css)$/.test(name));
  return {
    name: basename(entry, extname(entry)),
    gzip: gzipOf([...scripts, ...styles]),
    gzipInAll: gzipOf(all),
    files,
  };
}

/**
 * The entry and its static imports, with their styles. Styles of imported chunks come first, as in a page that Vite
 * writes; otherwise the order of the cascade layers would differ.
 */
function firstSight(
  entry: Rolldown.OutputChunk,
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = output.find((file) => file.fileName === name);
      if (imported?.type === 'chunk') visit(imported);
    }
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
  };
  visit(entry);
  return { scripts: [...scripts], styles: [...styles] };
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '': 'text/html',
};

/** Serves built pages during the work; `urlOf` returns their URLs. */
export async function servePages<T>(
  built: readonly BuiltPage[],
  work: (urlOf: (page: BuiltPage) => string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const [, name, ...path] = (request.url ?? '').split('/');
    const file = path.join('/');
    const body = built.find((page) => page.name === name)?.files.get(file);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    return await work(({ name }) => `http://127.0.0.1:${address.port}/${name}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Milliseconds to wait after opening a window: Chromium fetches its own pages, and the page prefetches when idle. */
const settling = 1_500;

/** Waits until a page is idle after its start. */
export const rest = (page: Page): Promise<void> => page.waitForTimeout(settling);

/** Also collects garbage. Chromium then flushes unused code too. */
export async function settle(page: Page): Promise<void> {
  await rest(page);
  await heapOf(page);
}

/** Opens a page in a new context. Rejects on an error of the page, or after `timeout` milliseconds. */
export async function onPage<T>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<T>,
  timeout = 600_000,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1_024, height: 800 } });
  const page = await context.newPage();
  const failed = Promise.withResolvers<never>();
  page.on('pageerror', failed.reject);
  const timer = setTimeout(() => failed.reject(new Error(`it takes over ${timeout / 1_000} s`)), timeout);
  try {
    await page.goto(url);
    return await Promise.race([work(page), failed.promise]);
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

/** Megabytes of live JavaScript objects. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}
