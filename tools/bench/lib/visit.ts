import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../../e2e/demo-password.ts';
import type { BarePage } from './bare-chromium.ts';

/**
 * Measurements of a page in milliseconds; `shift` is the sum of layout shifts without input. Chromium's long tasks
 * exclude frames without scripts, however long their layout and paint take: `longestFrame` includes them, if a frame
 * takes 50 ms or more with the preceding script.
 */
export interface Visit {
  usable: number;
  longestTask: number;
  longestFrame: number;
  cpu: number;
  shift: number;
}

interface Watched {
  usable?: number;
  longestTask: number;
  longestFrame: number;
  shift: number;
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Milliseconds to wait before a visit: Chromium fetches its own pages for each new window. */
const settling = 1_500;
/** Polling interval for a usable page, in milliseconds. */
const POLL_MS = 200;
/** Timeout for a usable page, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Instruments a page from its start: see `visit`. `cpu` is the slowdown. */
export async function watch(page: BarePage, cpu = 1): Promise<void> {
  await wait(settling);
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.send('Page.enable');
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.before(() => {
    const watched: Watched = { longestTask: 0, longestFrame: 0, shift: 0 };
    window.watched = watched;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.longestTask = Math.max(watched.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { renderStart }: { renderStart?: unknown } = entry.toJSON();
        const frame = Number(renderStart) > 0 ? entry.startTime + entry.duration - Number(renderStart) : 0;
        watched.longestFrame = Math.max(watched.longestFrame, frame);
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput }: { value?: unknown; hadRecentInput?: unknown } = entry.toJSON();
        if (hadRecentInput !== true) watched.shift += Number(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Usable: a sign-in form, or a menu and a page title, painted, with an idle main thread.
    const look = () => {
      const form = document.querySelector('button[type=submit]');
      const shell = document.querySelector('nav a[href]') && document.querySelector('main h1');
      if (!form && !shell) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (watched.usable = performance.now()), { once: true });
      port1.start();
      return port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
}

/** Navigates to a URL and measures until the page is idle. A page that is not usable within 30 s has no such time. */
export async function visit(page: BarePage, url: string): Promise<Visit> {
  await page.goto(url);
  const usable = () =>
    page.evaluate(() => 'watched' in window && window.watched.usable !== undefined, undefined);
  // oxlint-disable no-await-in-loop -- one look after the other
  for (let waited = 0; waited < TIMEOUT_MS && !(await usable()); waited += POLL_MS) await wait(POLL_MS);
  // oxlint-enable no-await-in-loop
  await wait(2_000);
  const { metrics } = await page.send('Performance.getMetrics');
  const watched = await page.evaluate(() => window.watched, undefined);
  return {
    ...watched,
    usable: watched.usable ?? Number.NaN,
    cpu: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000,
  };
}

/** Types into the sign-in form like a user: prefetches complete before the click. */
export async function fillIn(page: BarePage): Promise<void> {
  await page.type('input[autocomplete=username]', 'zhangwei');
  await page.type('input[type=password]', demoPassword);
  await wait(2_000);
}

/** End of an action: a menu and a title exist, or the page title has changed and is visible. */
export type Outcome = 'signed-in' | 'other-title';

/** Clicks an element and returns the milliseconds until the outcome was painted. */
export function press(page: BarePage, selector: string, outcome: Outcome): Promise<number> {
  return page.evaluate(
    ({ selector: pressed, outcome: wanted }) =>
      new Promise<number>((resolve, reject) => {
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes to the page
        const visible = (query: string) =>
          Array.from(document.querySelectorAll<HTMLElement>(query)).find((element) =>
            element.checkVisibility(),
          );
        const target = document.querySelector<HTMLElement>(pressed);
        if (!target) return reject(new Error(`${pressed} is not there`));
        const before = visible('main h1');
        const over = () => {
          const title = visible('main h1');
          if (wanted === 'signed-in') return visible('nav a[href]') && title;
          return title && title !== before;
        };
        const begun = performance.now();
        target.click();
        const look = () => {
          if (performance.now() - begun > 60_000) return reject(new Error(`${pressed}: nothing came of it`));
          if (!over()) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - begun), { once: true });
          port1.start();
          return port2.postMessage(undefined);
        };
        return requestAnimationFrame(look);
      }),
    { selector, outcome },
  );
}
