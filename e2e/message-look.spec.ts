import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('It is not rendered.');
  return found;
};

const rowOf = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByText(text, { exact: true }) });

test('messages › lines have a maximum width and one edge, and only the last own message has a tick', async ({
  atDesk,
}) => {
  const garcia = await atDesk('garcia', { viewport: { width: 1920, height: 1080 } });
  await garcia.open('news/news?type=user&id=demo~tanaka');
  const text = `la segunda ${Date.now()}`;
  await garcia.say('la primera');
  await garcia.say(text);
  const second = rowOf(garcia.page, text);
  await expect(second.getByRole('img', { name: /^(已发送|已读)$/ })).toBeVisible();
  await expect(garcia.conversation.getByRole('img', { name: /^(已发送|已读)$/ })).toHaveCount(1);

  const log = await box(garcia.conversation);
  const row = await box(second);
  expect(row.width).toBeLessThanOrEqual(880);
  expect(row.x - log.x).toBe(16);
  const field = await box(garcia.page.getByRole('main').locator('form').first());
  expect(field.x).toBe(log.x);
});

test('messages › the toolbar is beside its own bubble, also in the first row under the header', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith', { viewport: { width: 1440, height: 480 } });
  await smith.open('news/news?type=user&id=demo~tanaka');
  // Unique text: the server retains messages of earlier runs.
  const run = Date.now();
  const lines = Array.from({ length: 10 }, (_, index) => `line ${index} of ${run}`);
  const last = rowOf(smith.page, lines.at(-1) ?? '');
  for (const line of lines) {
    await smith.say(line);
    await expect(rowOf(smith.page, line)).toBeVisible();
  }
  const log = await box(smith.conversation);
  // The first row that is completely visible, by its text: its index changes while the list scrolls.
  await expect(last).toBeInViewport({ ratio: 1 });
  let first = last;
  for (const line of lines) {
    const row = rowOf(smith.page, line);
    const place = await row.boundingBox({ timeout: 1_000 }).catch(() => null);
    if (!place || place.y < log.y) continue;
    first = row;
    break;
  }
  await first.hover();
  const toolbar = smith.conversation.getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  const place = await box(toolbar);
  const row = await box(first);
  expect(place.y).toBeGreaterThanOrEqual(row.y);
  expect(place.y + place.height).toBeLessThanOrEqual(row.y + row.height + 1);
  await toolbar.getByRole('button', { name: '更多' }).click();
  await expect(smith.page.getByRole('menu')).toBeVisible();
});

test('messages › the focus ring is around the bubble, not across the list', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~zhangwei');
  const text = `short ${Date.now()}`;
  await smith.say(text);
  await expect(rowOf(smith.page, text)).toBeVisible();
  await smith.conversation.focus();
  await smith.page.keyboard.press('End');
  const row = rowOf(smith.page, text);
  await expect(row).toBeFocused();
  const outlines = await row.evaluate((article) =>
    [article, ...article.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).outlineStyle === 'solid')
      .map((element) => element.getBoundingClientRect().width),
  );
  expect(outlines).toHaveLength(1);
  expect(outlines[0]).toBeLessThan(200);
});

test('messages › a file is one card without a bubble around it', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  await lina.open('news/news?type=user&id=demo~tanaka');
  await lina.page
    .getByRole('main')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') });
  await lina.page.getByRole('main').getByRole('button', { name: '发送', exact: true }).click();
  // The button that cancels an upload names the file too, and disappears when the upload is complete.
  const open = lina.conversation.getByRole('button', { name: /^plan\.txt/ });
  await expect(open).toBeVisible();
  // Only one of the elements around the name has a border or a background.
  const frames = await open.evaluate((button) => {
    const found: string[] = [];
    for (
      let element = button.parentElement;
      element && element.tagName !== 'ARTICLE';
      element = element.parentElement
    ) {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      if (borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)') found.push(element.className);
    }
    return found;
  });
  expect(frames).toHaveLength(1);
});
