// The examples of docs/reuse work (part of `npm run packages:check`): built from the packed packages, under a strict content policy, and
// driven by keyboard. `run.ts NAME` tests one example.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { root } from '../../start/bootstrap.mjs';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { isRegistryAway } from '../registry.ts';
import { drive } from './drive.ts';

const folder = `${root}.cache/reuse-examples/`;
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Packs a package and returns the path of its tarball. */
function pack(name: string): string {
  const args = ['pack', '--silent', '--pack-destination', folder];
  return folder + execFileSync('npm', args, { cwd: `${root}packages/${name}`, encoding: 'utf8' }).trim();
}

/** Installs an example's packages from the registry, and the packed one. */
function install(place: string, tarball: string): void {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  execFileSync('npm', ['install', ...quiet, tarball], { cwd: place, stdio: 'pipe' });
}

async function buildWithVite(place: string, tarball: string): Promise<string> {
  install(place, tarball);
  await build({ root: place, logLevel: 'error', build: { outDir: 'built' } });
  return `${place}/built`;
}

/** Also type-checks the components. */
async function buildSvelte(place: string, tarball: string): Promise<string> {
  const built = await buildWithVite(place, tarball);
  execFileSync('npm', ['run', 'check'], { cwd: place, stdio: 'pipe' });
  return built;
}

/** Compiles ahead of time, which also type-checks the templates. */
async function buildWithAngular(place: string, tarball: string): Promise<string> {
  install(place, tarball);
  execFileSync('npm', ['run', 'build'], { cwd: place, stdio: 'pipe' });
  return `${place}/built`;
}

/** As static files: a server component renders a primitive, a client component the blocks. */
async function buildWithNext(place: string, tarball: string): Promise<string> {
  install(place, tarball);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync('npm', ['run', 'build'], { cwd: place, env, stdio: 'pipe' });
  return `${place}/out`;
}

/** Takes the script of the elements out of the package, as a plain page does. */
async function takeScript(place: string, tarball: string): Promise<string> {
  const script = 'package/dist/elements/portal-elements.js';
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=3', script]);
  return place;
}

interface Example {
  /** Prepares an example in `place`; returns the folder to serve. */
  prepare: (place: string, tarball: string) => Promise<string>;
  policy: string;
}

const examples: Readonly<Record<string, Example>> = {
  html: { prepare: takeScript, policy },
  'react-18': { prepare: buildWithVite, policy },
  'react-17': { prepare: buildWithVite, policy },
  vue: { prepare: buildWithVite, policy },
  svelte: { prepare: buildSvelte, policy },
  angular: { prepare: buildWithAngular, policy },
  // Dialogs of the blocks lock the scroll by a style element (decision 42).
  vite: {
    prepare: buildWithVite,
    policy: policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  },
  // Next puts scripts into the page.
  next: { prepare: buildWithNext, policy: "default-src 'self' 'unsafe-inline'" },
};

/** Serves a folder with the policy of a strict page. */
async function serve(files: string, contentPolicy: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const path = files + (pathname === '/' ? '/index.html' : pathname);
    if (!existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-security-policy': contentPolicy,
      })
      .end(readFileSync(path));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(address !== null && typeof address === 'object');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @returns Whether the example was tested; it is skipped while the registry is away. */
async function check(browser: Browser, name: string, example: Example, tarball: string): Promise<boolean> {
  const place = `${folder}${name}`;
  rmSync(place, { recursive: true, force: true });
  cpSync(`${root}docs/reuse/${name}`, place, { recursive: true });
  let files: string;
  try {
    files = await example.prepare(place, tarball);
  } catch (error) {
    if (!isRegistryAway(error)) {
      if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout));
      throw error;
    }
    console.warn(`Skipped docs/reuse/${name}: npm cannot reach its registry`);
    return false;
  }
  const site = await serve(files, example.policy);
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  try {
    await page.goto(site.url);
    await drive(page);
    assert.deepEqual(problems, [], 'errors of the page, such as refusals of its policy');
  } catch (error) {
    await page.screenshot({ path: `${place}.png` });
    console.error(`docs/reuse/${name} fails; see ${place}.png`, ...problems);
    throw error;
  } finally {
    await context.close();
    site.close();
  }
  return true;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const tarball = pack('portal-ui');
const only = process.argv[2];
const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
try {
  for (const [name, example] of Object.entries(examples)) {
    if (only !== undefined && name !== only) continue;
    // oxlint-disable-next-line no-await-in-loop -- one browser page at a time
    if (await check(browser, name, example, tarball)) console.log(`docs/reuse/${name} works`);
    // With its packages Next takes 400 MB.
    rmSync(`${folder}${name}`, { recursive: true, force: true });
  }
} finally {
  await browser.close();
}
