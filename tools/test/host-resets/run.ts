// Every component keeps its look under the resets of hosts that are in no cascade layer (part of `npm run packages:check`). Renders each
// row of the conformance table with the styles of the package, and compares computed styles, boxes and screenshots with and without each
// reset. `run.ts NAME` checks one component.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
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
declare function revertHostElements(): void;
declare function addSheet(css: string): Promise<void>;
declare function removeSheet(): Promise<string[]>;

const site = await serveStorybook(`${cache}page`);
const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1200, height: 800 } });
await page.goto(site.url);
const screenshot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
const only = process.argv[2];
const names = (await page.evaluate(() => rowNames)).filter((name) => only === undefined || name === only);
let changed = 0;
for (const name of names) {
  // oxlint-disable no-await-in-loop -- one component after the other: dialogs take the whole page
  await page.evaluate((row) => show(row), name);
  // Parts that are loaded on first use.
  await page.waitForTimeout(300);
  await page.evaluate(() => revertHostElements());
  let without = await screenshot();
  for (const sheet of sheets) {
    await page.evaluate((css) => addSheet(css), sheet.css);
    const under = await screenshot();
    const changes = await page.evaluate(() => removeSheet());
    if (differenceOf(without, under).pixels > 0) {
      // Again: the component itself may have changed since.
      without = await screenshot();
      const { pixels, picture } = differenceOf(without, under);
      if (pixels > 0) changes.unshift(`${pixels} pixels differ: ${keep(picture, `${name} ${sheet.name}`)}`);
    }
    changed += changes.length;
    for (const change of changes.slice(0, 5)) console.error(`${sheet.name} · ${name} · ${change}`);
  }
  // oxlint-enable no-await-in-loop
}
await browser.close();
site.close();
console.log(`${names.length} components under ${sheets.length} resets: ${changed} differences`);
process.exitCode = changed === 0 && names.length > 0 ? 0 : 1;

/** Number of pixels that differ visibly, with both screenshots and the difference side by side. */
function differenceOf(one: Buffer, other: Buffer): { pixels: number; picture?: PNG } {
  if (one.equals(other)) return { pixels: 0 };
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = before;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, { threshold: 0.1 });
  const picture = new PNG({ width: 3 * width, height });
  for (const [at, part] of [before, after, difference].entries())
    PNG.bitblt(part, picture, 0, 0, width, height, at * width, 0);
  return { pixels, picture };
}

/** Writes a picture for the reader of a failure; returns its path. */
function keep(picture: PNG | undefined, name: string): string {
  const folder = `${root}.visual/host-resets/`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${name.replaceAll(/[^\w@.-]/g, '_')}.png`;
  if (picture) writeFileSync(file, PNG.sync.write(picture));
  return file;
}
