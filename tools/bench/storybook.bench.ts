import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../start/bootstrap.mjs';
import { cpuOfTree } from './lib/cpu.ts';
import { progress, report, type Figure } from './lib/report.ts';
import { staticHost, type StaticHost } from './lib/static-host.ts';
import { percentile } from './lib/stats.ts';
import { withBrowser } from './lib/with-server.ts';

/** Number of rounds; `BENCH_ROUNDS` overrides it. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const folder = join(root, 'storybook-static');

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  importPath: string;
}

interface Visit {
  what: string;
  address: string;
  /** A story has rendered, or a frame of a board shows its story. */
  until: 'story' | 'frame';
}

/**
 * The built Storybook: its size, and the time and the compressed bytes until a browser with an empty cache shows a story, and the first frame
 * of a board.
 */
export async function bench(): Promise<void> {
  if (!existsSync(folder)) {
    progress('building Storybook');
    execFileSync('npm', ['run', '--silent', 'storybook:build'], { cwd: root, stdio: 'inherit' });
  }
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const visits = visitsOf(Object.values(index.entries));
  const site = await staticHost(folder);
  try {
    await withBrowser(async (browser) => {
      const times = new Map<Visit, Measured[]>(visits.map((visit) => [visit, []]));
      for (let round = 0; round < rounds; round += 1) {
        progress(`round ${round + 1} of ${rounds}`);
        // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would measure each other
        for (const visit of visits) times.get(visit)?.push(await measure(browser, site, visit));
      }
      report('Storybook, empty cache, median', [
        sizeOfSite(),
        ...visits.flatMap((visit) => figuresOf(visit, times.get(visit) ?? [])),
      ]);
    });
  } finally {
    site.close();
  }
}

function visitsOf(entries: readonly Entry[]): Visit[] {
  const idOf = (type: Entry['type'], is: (entry: Entry) => boolean) => {
    const found = entries.find((entry) => entry.type === type && is(entry));
    if (!found) throw new Error('Storybook has no such entry any more.');
    return found.id;
  };
  const first = idOf('story', () => true);
  const page = idOf('story', ({ importPath }) => importPath.includes('apps/portal/'));
  const everywhere = idOf('docs', ({ importPath }) => importPath.endsWith('/everywhere.mdx'));
  const component = idOf('docs', ({ importPath }) => importPath.endsWith('/PersonCard.stories.tsx'));
  return [
    { what: 'first story', address: `?path=/story/${first}`, until: 'story' },
    { what: 'first story alone', address: `iframe.html?id=${first}&viewMode=story`, until: 'story' },
    { what: 'page of the app alone', address: `iframe.html?id=${page}&viewMode=story`, until: 'story' },
    {
      what: 'first frame, one state everywhere',
      address: `iframe.html?id=${everywhere}&viewMode=docs`,
      until: 'frame',
    },
    {
      what: 'first frame, states of a component',
      address: `iframe.html?id=${component}&viewMode=docs`,
      until: 'frame',
    },
  ];
}

interface Measured {
  ms: number;
  cpu: number;
  bytes: number;
}

async function measure(browser: Browser, site: StaticHost, { address, until }: Visit): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cpu = cpuOfTree(process.pid);
  const sent = site.sent();
  const start = performance.now();
  await page.goto(site.url + address, { waitUntil: 'commit' });
  await page.waitForFunction(
    (what) => {
      if (what === 'frame') return document.querySelector('.board-frame[data-status=ready]') !== null;
      const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
      const shown = frame ? frame.contentWindow : window;
      const preview: unknown = shown ? Reflect.get(shown, '__STORYBOOK_PREVIEW__') : undefined;
      if (typeof preview !== 'object' || preview === null) return false;
      const render: unknown = Reflect.get(preview, 'currentRender');
      const phase: unknown =
        typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : undefined;
      return ['playing', 'played', 'completing', 'completed', 'afterEach', 'finished'].includes(
        String(phase),
      );
    },
    until,
    { polling: 'raf' },
  );
  const ms = performance.now() - start;
  const bytes = site.sent() - sent;
  const spent = (cpuOfTree(process.pid) ?? Number.NaN) - (cpu ?? Number.NaN);
  await context.close();
  return { ms, cpu: spent, bytes };
}

const middle = (values: readonly number[]) => `${percentile(values, 0.5).toFixed(0)} ms`;

function figuresOf({ what }: Visit, times: readonly Measured[]): Figure[] {
  return [
    { what, measured: middle(times.map(({ ms }) => ms)), target: '≤ 1500 ms' },
    { what: '  CPU of all processes', measured: middle(times.map(({ cpu }) => cpu)) },
    {
      what: '  sent, compressed',
      measured: `${(
        percentile(
          times.map(({ bytes }) => bytes),
          0.5,
        ) / 1000
      ).toFixed(0)} kB`,
    },
  ];
}

function sizeOfSite(): Figure {
  const bytes = globSync('**/*', { cwd: folder })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  return { what: 'size', measured: `${(bytes / 1_000_000).toFixed(1)} MB`, target: '≤ 15 MB' };
}
