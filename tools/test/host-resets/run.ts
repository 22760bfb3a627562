// Every component keeps its look under the resets of hosts that are in no cascade layer (part of `npm run packages:check`). Renders each
// row of the conformance table with the styles of the package, and compares computed styles and boxes with and without each reset.
// `run.ts NAME` checks one component.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { build, type Plugin } from 'vite';
import { unlayer } from '../../../packages/portal-ui/unlayer.ts';
import { fromSource } from '../../build/vite.shared.ts';
import { root } from '../../start/bootstrap.mjs';
import { serveStorybook } from '../../visual/serve.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

const cache = `${root}node_modules/.cache/host-resets/`;
const prefix = 'pu_';

/** The file with the reset, by package. Tailwind 4 is installed. */
const resets = {
  'tailwindcss@3.4.19': 'src/css/preflight.css',
  'antd@5.29.3': 'dist/reset.css',
  'bootstrap@5.3.9': 'dist/css/bootstrap.css',
  'element-plus@2.14.8': 'dist/index.css',
  'normalize.css@8.0.1': 'normalize.css',
};

/** Downloads a package once and returns one of its files: installing antd and Element Plus would take 125 MB for two sheets. */
function download(name: string, path: string): string {
  const file = `${cache}${name}.css`;
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const pack = ['pack', '--silent', name, '--pack-destination', cache];
    const tarball = cache + execFileSync('npm', pack, { encoding: 'utf8' }).trim();
    writeFileSync(file, execFileSync('tar', ['-xzOf', tarball, `package/${path}`]));
    rmSync(tarball);
  }
  return readFileSync(file, 'utf8');
}

/** The sheets of the hosts. A package that cannot be downloaded is left out, with a line that says so. */
function readSheets(): { name: string; css: string }[] {
  const sheets = [
    { name: 'tailwindcss@4', css: readFileSync(`${root}node_modules/tailwindcss/preflight.css`, 'utf8') },
  ];
  for (const [name, path] of Object.entries(resets)) {
    try {
      sheets.push({ name, css: download(name, path) });
    } catch (error) {
      console.warn(`Skipped the reset of ${name}: ${String(error)}`);
    }
  }
  // Tailwind's build replaces these by values of its theme.
  return sheets.map(({ name, css }) => ({ name, css: css.replaceAll(/(?:--)?theme\([^;]*\)/g, 'inherit') }));
}

const withoutLayers: Plugin = {
  name: 'snap:without-layers',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = unlayer(String(file.source), prefix);
      }
    },
  },
};

const sheets = readSheets();
await build({
  ...fromSource,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => prefix + hash }), withoutLayers],
  build: { outDir: `${cache}page`, emptyOutDir: true, cssCodeSplit: false, minify: false },
});

declare const rowNames: string[];
declare function show(name: string): void;
declare function compare(css: string): Promise<string[]>;

const site = await serveStorybook(`${cache}page`);
const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1200, height: 800 } });
await page.goto(site.url);
const only = process.argv[2];
const names = (await page.evaluate(() => rowNames)).filter((name) => only === undefined || name === only);
let changed = 0;
for (const name of names) {
  // oxlint-disable no-await-in-loop -- one component after the other: dialogs take the whole page
  await page.evaluate((row) => show(row), name);
  // Parts that are loaded on first use.
  await page.waitForTimeout(300);
  for (const sheet of sheets) {
    const changes = await page.evaluate((css) => compare(css), sheet.css);
    changed += changes.length;
    for (const change of changes.slice(0, 5)) console.error(`${sheet.name} · ${name} · ${change}`);
  }
  // oxlint-enable no-await-in-loop
}
await browser.close();
site.close();
console.log(`${names.length} components under ${sheets.length} resets: ${changed} differences`);
process.exitCode = changed === 0 && names.length > 0 ? 0 : 1;
