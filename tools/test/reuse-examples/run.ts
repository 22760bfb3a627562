// The examples of docs/reuse work (part of `npm run packages:check`): built from the packed packages, under a strict content policy, and
// driven by keyboard. `run.ts NAME` tests one example.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { root } from '../../start/bootstrap.mjs';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { drive } from './drive.ts';

const folder = `${root}node_modules/.cache/reuse-examples/`;
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Packs a package and returns the path of its tarball. */
function pack(name: string): string {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  return folder + execFileSync('npm', args, { cwd: `${root}packages/${name}`, encoding: 'utf8' }).trim();
}

/** Prepares an example in `place`; returns the folder to serve. */
type Prepare = (place: string, tarball: string) => string;

const examples: Readonly<Record<string, Prepare>> = {
  html(place, tarball) {
    execFileSync('tar', [
      '-xzf',
      tarball,
      '-C',
      place,
      '--strip-components=3',
      'package/dist/elements/portal-elements.js',
    ]);
    return place;
  },
};

/** Serves a folder with the policy of a strict page. */
async function serve(files: string): Promise<{ url: string; close: () => void }> {
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
        'content-security-policy': policy,
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

async function check(browser: Browser, name: string, prepare: Prepare, tarball: string): Promise<void> {
  const place = `${folder}${name}`;
  rmSync(place, { recursive: true, force: true });
  cpSync(`${root}docs/reuse/${name}`, place, { recursive: true });
  const site = await serve(prepare(place, tarball));
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
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const tarball = pack('portal-ui');
const script = readFileSync(`${root}packages/portal-ui/dist/elements/portal-elements.js`);
console.log(
  `elements with React, styles and labels: ${Math.round(gzipSync(script, { level: 9 }).length / 1_000)} kB gzip`,
);
const only = process.argv[2];
const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
try {
  for (const [name, prepare] of Object.entries(examples)) {
    if (only !== undefined && name !== only) continue;
    // oxlint-disable-next-line no-await-in-loop -- one browser page at a time
    await check(browser, name, prepare, tarball);
    console.log(`docs/reuse/${name} works`);
  }
} finally {
  await browser.close();
}
