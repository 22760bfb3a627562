import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { storyAddress } from '../../.storybook/boards/address.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Mode } from './modes.ts';

export interface WalkOptions {
  modes: readonly Mode[];
  /** Part of a story's id; empty for all. */
  only: string;
  /** Folder that takes the pictures, by mode. */
  pictures?: string;
  axe?: boolean;
}

/** One story in one mode, and what was amiss with it. */
export interface Visit {
  story: string;
  mode: string;
  troubles: string[];
}

/** Pages that are open at once. */
const pagesAtOnce = 2;
/** Longest time that a story takes to draw and to be played. Milliseconds. */
const patience = 15_000;

/** Goes through all the stories of a built Storybook, in each mode. */
export async function walk(storybook: string, { modes, only, ...options }: WalkOptions): Promise<Visit[]> {
  const index: { entries: Record<string, { type: string }> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  const stories = Object.entries(index.entries).flatMap(([id, { type }]) =>
    type === 'story' && id.includes(only) ? [id] : [],
  );
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: storybook },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
  try {
    const visits: Visit[] = [];
    for (const mode of modes) {
      const queue = stories.values();
      // oxlint-disable-next-line no-await-in-loop -- mode after mode: the machine is busy enough with one
      const done = await Promise.all(
        Array.from({ length: pagesAtOnce }, () => visitAll(browser, url, queue, mode, options)),
      );
      visits.push(...done.flat());
    }
    return visits;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visitAll(
  browser: Browser,
  url: string,
  queue: Iterable<string>,
  mode: Mode,
  options: Pick<WalkOptions, 'pictures' | 'axe'>,
): Promise<Visit[]> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...mode.context,
  });
  const page = await context.newPage();
  const visits: Visit[] = [];
  for (const story of queue) {
    // oxlint-disable no-await-in-loop -- one page, one story at a time
    await page.goto(url + storyAddress(story, mode.globals));
    const troubles = await finish(page);
    if (options.pictures !== undefined)
      await picture(page, join(options.pictures, mode.name, `${story}.png`));
    if (options.axe) troubles.push(...(await overflow(page)), ...(await violations(page)));
    visits.push({ story, mode: mode.name, troubles });
  }
  await context.close();
  return visits;
}

/** Waits until the story has been drawn and played. */
async function finish(page: Page): Promise<string[]> {
  try {
    const phase = await page.waitForFunction(
      () => {
        const storybook: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
        if (typeof storybook !== 'object' || storybook === null) return undefined;
        const render: unknown = Reflect.get(storybook, 'currentRender');
        const now: unknown =
          typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : undefined;
        return now === 'finished' || now === 'errored' ? now : undefined;
      },
      undefined,
      { timeout: patience },
    );
    await page.evaluate(async () => document.fonts.ready);
    return (await phase.jsonValue()) === 'errored' ? ['its play function failed'] : [];
  } catch {
    return ['it did not come to an end'];
  }
}

async function picture(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

/** Something reaches out of the page at its side, so that a reader has to scroll in two directions. */
async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`reaches ${pixels} px out of the page`] : [];
}

async function violations(page: Page): Promise<string[]> {
  // A story is a part of a page: it has no landmarks and no first heading of its own.
  const { violations: found } = await new AxeBuilder({ page })
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
