import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../../e2e/demo-password.ts';
import type { BarePage } from './bare-chromium.ts';

/**
 * What a page has come to, in milliseconds; `shift` is the sum of the layout shifts that no hand asked for. Chromium's long
 * tasks leave out pictures in which no script runs, however long they are laid out and painted: `longestPicture` has these too,
 * where a frame takes 50 ms or more with what runs before it.
 */
export interface Visit {
  usable: number;
  longestTask: number;
  longestPicture: number;
  cpu: number;
  shift: number;
}

interface Watched {
  usable?: number;
  longestTask: number;
  longestPicture: number;
  shift: number;
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Chromium fetches pages of its own for each new window, beside the first visit of ours. Milliseconds. */
const settling = 1_500;
/** Between two looks at whether a page is usable. Milliseconds. */
const lookAgain = 200;
/** A page that is not usable by then never is. Milliseconds. */
const patience = 30_000;

/** Watches a page from its beginning: see `visit`. With `cpu` it is so many times as slow. */
export async function watch(page: BarePage, cpu = 1): Promise<void> {
  await wait(settling);
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.send('Page.enable');
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.before(() => {
    const watched: Watched = { longestTask: 0, longestPicture: 0, shift: 0 };
    window.watched = watched;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.longestTask = Math.max(watched.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { renderStart }: { renderStart?: unknown } = entry.toJSON();
        const picture = Number(renderStart) > 0 ? entry.startTime + entry.duration - Number(renderStart) : 0;
        watched.longestPicture = Math.max(watched.longestPicture, picture);
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput }: { value?: unknown; hadRecentInput?: unknown } = entry.toJSON();
        if (hadRecentInput !== true) watched.shift += Number(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Usable: a form to sign in with, or a menu beside the title of a page; painted, and the main thread free again.
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

/**
 * Goes to an address, and says what that was like until the page had come to rest. What does not become usable within
 * half a minute has no such time.
 */
export async function visit(page: BarePage, url: string): Promise<Visit> {
  await page.goto(url);
  const usable = () =>
    page.evaluate(() => 'watched' in window && window.watched.usable !== undefined, undefined);
  // oxlint-disable no-await-in-loop -- one look after the other
  for (let waited = 0; waited < patience && !(await usable()); waited += lookAgain) await wait(lookAgain);
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

/** Fills in the form to sign in as a person types it: what is fetched meanwhile has come when they press. */
export async function fillIn(page: BarePage): Promise<void> {
  await page.type('input[autocomplete=username]', 'zhangwei');
  await page.type('input[type=password]', demoPassword);
  await wait(2_000);
}

/** How an act is over: a menu and a title are there; or the title of a page is another than before, and visible. */
export type Outcome = 'signed-in' | 'other-title';

/** Presses something and answers how long it took until the outcome was painted, in milliseconds. */
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
