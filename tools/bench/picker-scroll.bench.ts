import type { Page } from 'playwright';
import { buildPage, onPage, rest, servePages, settle } from './lib/browser-page.ts';
import { type Figure, progress, report } from './lib/report.ts';
import { withBrowser } from './lib/with-server.ts';
import type { Driver } from './pages/picker/drive.tsx';

/** Number of rounds; `BENCH_ROUNDS` overrides it. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Three seconds. */
const framesToScroll = 180;
/** Milliseconds from which a frame counts as dropped: at 60 Hz the next one then comes after 33 ms. */
const dropped = 25;
const names = ['ours', 'ours-in-dialog', 'floor'];

/** Scenarios: number of people, number per lowest department, and a preceding action. */
const places: readonly { what: string; address: string; letter?: string; chosen?: boolean }[] = [
  { what: 'found by a letter among 100,000', address: '100000', letter: 'a' },
  { what: 'a department of 10,000', address: '10000/10000' },
  { what: 'the same, chosen', address: '10000/10000', chosen: true },
];

declare const driver: Driver;

/** The contact picker compared with a bare list during a fling: eight or more new rows per frame. */
export async function bench(): Promise<void> {
  progress(`building ${names.join(', ')}`);
  const pages = await Promise.all(names.map((name) => buildPage(`picker/${name}.tsx`, { packed: true })));
  await servePages(pages, (urlOf) =>
    withBrowser(async (browser) => {
      const frames = new Map<string, number[]>();
      // oxlint-disable no-await-in-loop -- in turns, one at a time
      for (let round = 1; round <= rounds; round += 1) {
        progress(`round ${round} of ${rounds}`);
        for (const place of places)
          for (const page of pages) {
            const title = `${place.what}, ${page.name}`;
            const url = `${urlOf(page)}#${place.address}`;
            const scrolled = await onPage(browser, url, (opened) => scroll(opened, place));
            frames.set(title, [...(frames.get(title) ?? []), ...scrolled]);
          }
      }
      // oxlint-enable no-await-in-loop
      report(
        'picker, frames dropped while it is flung through',
        [...frames].map(([title, times]): Figure => {
          const late = times.filter((time) => time > dropped).length;
          const longest = Math.max(...times).toFixed(1);
          return {
            what: title,
            measured: `${late} of ${times.length}, longest ${longest} ms`,
            ...(title.includes('ours') && { target: '0' }),
          };
        }),
      );
    }),
  );
}

/** Milliseconds of each frame. */
async function scroll(page: Page, { letter, chosen = false }: (typeof places)[number]): Promise<number[]> {
  await settle(page);
  await page.evaluate(() => driver.prepare());
  await page.evaluate(() => driver.open());
  if (chosen) await page.evaluate(() => driver.chooseDepartment());
  if (letter !== undefined) {
    await page.evaluate(() => driver.focus());
    await page.keyboard.press(letter);
  }
  await rest(page);
  return page.evaluate((frames) => driver.scroll(frames), framesToScroll);
}
