import { pagePaths } from '../../../apps/portal/src/navigation/page-paths.ts';
import type { BareChromium, BarePage } from './bare-chromium.ts';
import { type Figure, progress, report } from './report.ts';
import { fillIn, press, visit, watch } from './visit.ts';

/** Number of tabs opened and closed. */
const openings = 200;

/** Other pages of the portal, relative to its base URL. */
const otherPages = Object.values(pagePaths)
  .filter((path) => path !== pagePaths.home)
  .map((path) => path.slice(1));

/** Measures each other page on a cold visit, and the memory left by 200 tabs. */
export async function reportLongUse(browser: BareChromium, url: string): Promise<void> {
  progress(`other pages, and ${2 * openings} tabs`);
  const page = await browser.open();
  await watch(page);
  await visit(page, `${url}login`);
  await fillIn(page);
  await press(page, 'button[type=submit]', 'signed-in');
  const figures: Figure[] = [];
  // oxlint-disable no-await-in-loop -- one at a time
  for (const path of otherPages) {
    const { shift } = await visit(page, url + path);
    figures.push({ what: `layout shift, ${path}`, measured: shift.toFixed(4), target: '≤ 0.01' });
  }
  // oxlint-enable no-await-in-loop
  await visit(page, url);
  // Open as many before: the first ones trigger compilation, which is not a leak.
  await openAndClose(page, openings);
  const before = await heapOf(page);
  await openAndClose(page, openings);
  const after = await heapOf(page);
  await page.close();
  const growth = ((after / before - 1) * 100).toFixed(1);
  report('Pages and tabs', [
    ...figures,
    {
      what: `heap before and after ${openings} more tabs`,
      measured: `${before.toFixed(1)} / ${after.toFixed(1)} MB, ${growth} %`,
      target: '≤ 10 %',
    },
  ]);
}

/** Megabytes of live JavaScript objects. */
async function heapOf(page: BarePage): Promise<number> {
  await page.send('HeapProfiler.enable');
  await page.send('HeapProfiler.collectGarbage');
  await page.send('HeapProfiler.disable');
  return (await page.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

/** Opens pages from the menu and closes their tabs by middle click, which returns home. */
async function openAndClose(page: BarePage, times: number): Promise<void> {
  // oxlint-disable no-await-in-loop -- one at a time
  for (let time = 0; time < times; time += 1) {
    const path = `/${otherPages[time % (otherPages.length - 1)] ?? ''}`;
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click(),
      `/snap-portal${path}`,
    );
    await page.until((id) => document.querySelector(`[data-tab="${id}"][aria-selected=true]`) !== null, path);
    await page.evaluate((id) => {
      document
        .querySelector(`[data-slot="${id}"]`)
        ?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
    }, path);
    await page.until(
      (id) =>
        document.querySelector(`[data-tab="${id}"]`) === null && document.querySelector('main h1') !== null,
      path,
    );
  }
  // oxlint-enable no-await-in-loop
}
