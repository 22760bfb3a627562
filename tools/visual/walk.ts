import { chromium, type Browser, type Page } from 'playwright';
import { join } from 'node:path';
import { storyAddress } from '../../.storybook/boards/address.ts';
import { chromiumArgs, chromiumPath } from '../test/chromium.ts';
import { troublesOf, violations } from './checks.ts';
import type { Mode } from './modes.ts';
import { serveStorybook } from './serve.ts';
import { storiesOf, type Entry } from './stories.ts';

export interface WalkOptions {
  modes: readonly Mode[];
  /** Comma-separated parts of story ids; empty for all. */
  only: string;
  /** Folder for screenshots, by mode; without one, each story is checked by `checks.ts`. */
  screenshots?: string;
  /** Without screenshots: `play` only shows each story and waits for its play function. */
  looks?: 'play' | 'all';
  /** A newer Storybook: stories have the ids of that one, and none needs to match `only`. */
  newer?: string;
  /** Stories that are not begun within this time are left out; those that Vitest does not play come first. */
  minutes?: number;
  /** Called after each story, to report progress. */
  onVisit?: (visit: Visit) => void;
}

/** A story in a mode, and its problems. */
export interface Visit {
  story: string;
  mode: string;
  troubles: string[];
  /** Failures only in sequence after another story, not on a new page. */
  notes: string[];
}

/** Number of pages in parallel. */
const pagesAtOnce = 2;
/** Timeout of a story in milliseconds; that of a whole page loads everything the page needs. */
const TIMEOUT_MS = 90_000;

/** Visits all stories of a built Storybook, in each mode. */
export async function walk(
  storybook: string,
  { modes, only, newer, minutes = Infinity, ...options }: WalkOptions,
): Promise<{ visits: Visit[]; leftOut: number }> {
  const end = performance.now() + minutes * 60_000;
  const wanted = only.toLowerCase().split(',');
  const stories = storiesOf(storybook, newer)
    .filter(({ name }) => wanted.some((part) => name.includes(part)))
    .toSorted((one, other) => Number(isPlayedByVitest(one)) - Number(isPlayedByVitest(other)));
  if (stories.length === 0 && newer === undefined)
    throw new Error(`No story has “${only}” in its id, such as people-contactpicker-states--ready.`);
  const server = await serveStorybook(storybook);
  const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
  try {
    const visits: Visit[] = [];
    for (const mode of modes) {
      const queue = untilTime(end, stories);
      // oxlint-disable-next-line no-await-in-loop -- mode after mode: the machine is busy enough with one
      const done = await Promise.all(
        Array.from({ length: pagesAtOnce }, () => visitAll(browser, server.url, queue, mode, options)),
      );
      visits.push(...done.flat());
    }
    return { visits, leftOut: modes.length * stories.length - visits.length };
  } finally {
    await browser.close();
    server.close();
  }
}

function* untilTime(end: number, stories: readonly Entry[]): Generator<Entry> {
  for (const story of stories) if (performance.now() < end) yield story;
}

/** The stories of pages are not (decision 67). */
const isPlayedByVitest = ({ tags = [] }: Entry) => tags.includes('test');

async function visitAll(
  browser: Browser,
  url: string,
  queue: Iterable<Entry>,
  mode: Mode,
  options: Pick<WalkOptions, 'screenshots' | 'looks' | 'onVisit'>,
): Promise<Visit[]> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...mode.context,
  });
  const page = await context.newPage();
  const open = async (story: string) => {
    await page.goto(url + storyAddress(story, mode.globals));
    return finish(page, story);
  };
  const visits: Visit[] = [];
  for (const entry of queue) {
    const { id: story, name } = entry;
    // oxlint-disable no-await-in-loop -- one page, one story at a time
    let troubles: string[];
    let notes: string[] = [];
    if (options.looks === 'play') {
      // In sequence on one page, as a designer opens them. A failure only in sequence is reported as a note.
      troubles = visits.length > 0 ? await turnTo(page, story) : await open(story);
      if (troubles.length > 0 && visits.length > 0) {
        notes = troubles;
        troubles = await open(story);
        if (troubles.length > 0) notes = [];
      }
      // Vitest runs axe on all others.
      if (troubles.length === 0 && !isPlayedByVitest(entry)) troubles = await violations(page, mode);
    } else if (options.screenshots === undefined) {
      // A new page per story would cost most of the time. A problem is therefore confirmed on a new page, to exclude
      // leftovers of earlier stories.
      troubles = visits.length > 0 ? await turnTo(page, story) : await open(story);
      if (troubles.length === 0) troubles = await troublesOf(page, mode);
      if (troubles.length > 0) troubles = [...(await open(story)), ...(await troublesOf(page, mode))];
    } else {
      troubles = await open(story);
      await takeScreenshot(page, join(options.screenshots, mode.name, `${name}.png`));
    }
    const visit = { story, mode: mode.name, troubles, notes };
    visits.push(visit);
    options.onVisit?.(visit);
  }
  await context.close();
  return visits;
}

/** Shows the next story on the same page. */
async function turnTo(page: Page, story: string): Promise<string[]> {
  await page.evaluate((storyId) => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (typeof channel !== 'object' || channel === null || !('emit' in channel)) return;
    if (typeof channel.emit === 'function') channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
  return finish(page, story);
}

/** Waits until the story has rendered and played. */
async function finish(page: Page, story: string): Promise<string[]> {
  try {
    await page.waitForFunction(
      (id) => {
        const storybook: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
        if (typeof storybook !== 'object' || storybook === null) return undefined;
        const render: unknown = Reflect.get(storybook, 'currentRender');
        if (typeof render !== 'object' || render === null || Reflect.get(render, 'id') !== id)
          return undefined;
        const now: unknown = Reflect.get(render, 'phase');
        return now === 'finished' || now === 'errored' ? now : undefined;
      },
      story,
      { timeout: TIMEOUT_MS },
    );
    await page.evaluate(async () => document.fonts.ready);
    // After its play function a story is rendered again, in the mode's language.
    await page.evaluate(
      async () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    return await failure(page);
  } catch {
    return ['it did not come to an end'];
  }
}

/**
 * Reason of a failure. A play function that needs a wide page or a mouse fails in other modes; its story is made
 * visible again behind the error, and checked like any other.
 */
async function failure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { classList } = document.body;
    if (!classList.contains('sb-show-errordisplay')) return [];
    const text = document.querySelector('#error-message')?.textContent ?? '';
    classList.replace('sb-show-errordisplay', 'sb-show-main');
    return [`its play failed: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`];
  });
}

async function takeScreenshot(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}
