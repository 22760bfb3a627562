import type { Page } from 'playwright';
import { type BuiltPage, buildPage, heapOf, onPage, servePages, settle } from './lib/browser-page.ts';
import { installPeers } from './lib/peers.ts';
import { type Figure, progress, report } from './lib/report.ts';
import { percentile } from './lib/stats.ts';
import { withBrowser } from './lib/with-server.ts';
import type { Driver } from './pages/message-list/drive.tsx';

const rounds = 5;
const perSecond = 50;
const seconds = 4;

const peers = { '@tanstack/react-virtual': '3.14.26', 'react-virtuoso': '4.18.21' };
const pageOfPeer: Readonly<Record<string, string>> = {
  '@tanstack/react-virtual': 'tanstack',
  'react-virtuoso': 'virtuoso',
};

/** Times of the peers on the reference machine, and our targets there. Milliseconds. */
const elsewhere: Readonly<Record<'open' | 'append', Readonly<Record<string, number>>>> = {
  open: { ours: 80, virtua: 34, tanstack: 40, virtuoso: 298 },
  append: { ours: 25, virtua: 18, tanstack: 20, virtuoso: 35 },
};

interface Measured {
  open: number;
  append: number;
  frame: number;
  heap: number;
  nodes: number;
}

/**
 * A conversation of 100,000 messages compared with bare lists: opened at its end, and with 50 messages per second
 * arriving.
 */
export async function bench(): Promise<void> {
  const folders = await installPeers(peers);
  const names = ['ours', 'floor', 'virtua', ...Object.keys(folders).map((name) => pageOfPeer[name] ?? name)];
  progress(`building ${names.join(', ')}`);
  const built: BuiltPage[] = [];
  // oxlint-disable no-await-in-loop -- one at a time, or they would measure each other
  for (const name of names) built.push(await buildPage(`message-list/${name}.tsx`, { peers: folders }));
  const framework = await buildPage('message-list/framework.tsx');
  // Theme values belong to the host, like React.
  const host = await buildPage('message-list/host.tsx');

  const [ours, floor] = built;
  if (!ours || !floor) return;
  const results = new Map<BuiltPage, Measured[]>(built.map((page) => [page, []]));
  await servePages(built, (urlOf) =>
    withBrowser(async (browser) => {
      for (let round = 1; round <= rounds; round += 1) {
        progress(`round ${round} of ${rounds}`);
        for (const [page, measured] of results) {
          try {
            measured.push(await onPage(browser, urlOf(page), measure));
          } catch (error) {
            if (page === ours) throw error;
            progress(`${page.name} is left out: ${String(error).split('\n', 1)[0]}`);
            results.delete(page);
          }
        }
      }
    }),
  );
  // oxlint-enable no-await-in-loop

  const median = (page: BuiltPage, what: keyof Measured) =>
    percentile(
      (results.get(page) ?? []).map((one) => one[what]),
      0.5,
    );
  const rows = (
    what: string,
    unit: string,
    valueOf: (page: BuiltPage) => number,
    target?: string,
    there: Readonly<Record<string, number>> = {},
  ): Figure[] =>
    [...results.keys()].map((page) => {
      const allowed = (there.ours ?? Number.NaN) / (there[page.name] ?? Number.NaN);
      const part = valueOf(ours) / valueOf(page);
      const beside = `ours ${part.toFixed(2)} × it, ≤ ${allowed.toFixed(2)} ×`;
      return {
        what: page === ours ? what : `  ${page.name}`,
        measured: `${valueOf(page).toFixed(1)} ${unit}  ${`× ${(valueOf(page) / valueOf(floor)).toFixed(2)}`.padStart(8)}`,
        target: (page === ours ? target : !Number.isNaN(allowed) && beside) || '',
      };
    });
  report(`conversation of 100,000 messages, median of ${rounds} (× the floor)`, [
    // In brackets: the multiple of the floor, and for each peer its multiple on the reference machine; these count on
    // other machines.
    ...rows(
      'open at the end to painted',
      'ms',
      (page) => median(page, 'open'),
      '≤ 80 ms (5.3 ×)',
      elsewhere.open,
    ),
    ...rows(
      `append to painted, p95 at ${perSecond} a second`,
      'ms',
      (page) => median(page, 'append'),
      '≤ 25 ms (1.5 ×)',
      elsewhere.append,
    ),
    ...rows('longest frame during it', 'ms', (page) => median(page, 'frame'), '≤ 34 ms (2 ×)'),
    ...rows('heap', 'MB', (page) => median(page, 'heap'), '≤ 60 MB'),
    ...rows(
      'scripts and styles beyond React and the theme, gzip',
      'kB',
      (page) => (page.gzip - (page === ours ? host : framework).gzip) / 1_000,
      '≤ 40 kB',
    ),
    ...rows('elements in the page', '', (page) => median(page, 'nodes')),
  ]);
}

declare const driver: Driver;

async function measure(page: Page): Promise<Measured> {
  await settle(page);
  const open = await page.evaluate(() => driver.open());
  const { latencies, longestFrame } = await page.evaluate(
    ([rate, duration]) => driver.append(rate, duration),
    [perSecond, seconds] as const,
  );
  return {
    open,
    append: percentile(latencies, 0.95),
    frame: longestFrame,
    heap: await heapOf(page),
    nodes: await page.evaluate(() => driver.nodes()),
  };
}
