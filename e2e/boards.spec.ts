// The designer pages in the built Storybook (`npm run storybook:build`).
import { expect as impatient, test as base } from '@playwright/test';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStorybook } from '../tools/visual/serve.ts';
import { boardLanguages, foreignTexts, isForeign } from './board-languages.ts';

// A board renders its stories sequentially, each in its own frame.
const expect = impatient.configure({ timeout: 30_000 });

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

const test = base.extend<object, { storybook: string }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      if (!existsSync(folder)) throw new Error('There is no Storybook: npm run storybook:build');
      const server = await serveStorybook(folder);
      await provide(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
});

// They share nothing, and the last one takes as long as all others: it would leave a worker without work.
test.describe.configure({ mode: 'parallel' });

// MSW responds to the requests of stories.
test.use({ serviceWorkers: 'allow' });

test("a dialog has a page with all its states, in the toolbar's language", async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/account-passworddialog--docs&globals=language:es`);
  const board = page.frameLocator('#storybook-preview-iframe');
  await board.getByText('All stories').click();
  const all = board.locator('details');
  await expect(all.getByRole('figure')).toHaveCount(15);
  await expect(all.getByRole('figure', { name: /^Weak A weak password/ })).toBeVisible();
  // Frames render sequentially, visible ones first.
  await expect(all.locator('.board-frame[data-status=loading]').first()).toBeVisible();
  const idle = all.frameLocator('iframe[title="Idle"]');
  await expect(idle.getByRole('dialog', { name: 'Cambiar la contraseña' })).toBeVisible();
  // Text that its play function typed uses English names in Spanish sentences.
  const typing = all.frameLocator('iframe[title="Typing"]');
  await expect(typing.getByLabel('Contraseña nueva', { exact: true })).toHaveValue('abcD');
});

test('a component with states on several pages has a page with all of them', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/people-contactpicker--docs`);
  const board = page.frameLocator('#storybook-preview-iframe');
  await board.getByText('All stories').click();
  const all = board.locator('details');
  for (const name of ['Choosing', 'Departments', 'States'])
    await expect(all.getByRole('region', { name, exact: true }).getByRole('figure').first()).toBeVisible();
  const states = all.getByRole('region', { name: 'States', exact: true });
  await expect(states.getByRole('link', { name: 'Offline', exact: true })).toBeVisible();
});

test('a state in a fixed language does not affect the others', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/people-personcard--docs`);
  const board = page.frameLocator('#storybook-preview-iframe');
  await board.getByText('All stories').click();
  // A frame loads when it is near.
  await board.locator('iframe[title="Narrow And Long"]').scrollIntoViewIfNeeded();
  const stepIn = (title: string, name: string) =>
    board.locator('details').frameLocator(`iframe[title="${title}"]`).getByRole('button', { name });
  await expect(stepIn('Narrow And Long', 'Enviar mensaje')).toBeVisible();
  // Rendered after it.
  await expect(stepIn('Hidden', 'Send message')).toBeVisible();
  await expect(stepIn('Colleague', 'Send message')).toBeVisible();
});

test('one state is shown in four languages, light and dark, at three widths', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/boards-one-state-everywhere--docs`);
  const board = page.frameLocator('#storybook-preview-iframe');
  await expect(board.getByRole('region')).toHaveCount(8);
  const first = board.frameLocator('iframe[title="中文, light, 1440 px"]');
  await expect(first.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await board.getByRole('combobox', { name: 'State' }).selectOption('account-passworddialog--weak');
  await expect(page).toHaveURL(/#account-passworddialog--weak$/);
  await expect(first.getByRole('dialog', { name: '修改密码' })).toBeVisible();
});

test('"Review" links each state of each page and dialog, in the theme of the toolbar', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}?path=/docs/review--docs&globals=scheme:dark`);
  const review = page.frameLocator('#storybook-preview-iframe');
  await expect(review.locator('html')).toHaveCSS('color-scheme', 'dark');
  const row = review
    .getByRole('region', { name: 'States of Disk' })
    .getByRole('row', { name: /^Earlier versions/ });
  await row.getByRole('link', { name: 'Empty', exact: true }).click();
  await expect(page).toHaveURL(/path=\/story\/pages-disk-earlier-versions--empty/);
  await expect(review.getByRole('dialog')).toContainText('Earlier versions');
});

test('each frame of one state everywhere holds one language, and loads only when it is near', async ({
  page,
  storybook,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${storybook}?path=/docs/boards-one-state-everywhere--docs`);
  const board = page.frameLocator('#storybook-preview-iframe');
  const ready = board.locator('.board-frame[data-status=ready]');
  await expect(ready.first()).toBeVisible();
  // The last languages are below the fold.
  await expect(board.getByRole('region').last().locator('iframe[src]')).toHaveCount(0);
  for (const language of boardLanguages) {
    const title = { zh: '中文', en: 'English', es: 'Español', ja: '日本語' }[language];
    const region = board.getByRole('region', { name: `${title}, dark` });
    await region.scrollIntoViewIfNeeded();
    await expect(region.locator('.board-frame[data-status=ready]')).toHaveCount(3);
    for (const width of [1440, 1024, 390]) {
      const frame = board.frameLocator(`iframe[title="${title}, dark, ${width} px"]`);
      await expect(frame.locator(`html[lang^=${language}]`)).toHaveCount(1);
      const texts = await frame.getByRole('dialog').innerText();
      expect(texts.split('\n').filter((text) => isForeign(text, language))).toEqual([]);
    }
  }
});

test('one state everywhere is shown from right to left and with long names, by the address, too', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}?path=/docs/boards-one-state-everywhere--docs#people-personcard--colleague`);
  const board = page.frameLocator('#storybook-preview-iframe');
  const first = board.frameLocator('iframe[title="中文, light, 1440 px"]');
  await expect(first.getByRole('heading', { name: '张伟', exact: true })).toBeVisible();
  await board.getByRole('checkbox', { name: 'Right to left' }).check();
  await board.getByRole('checkbox', { name: 'Long names' }).check();
  await expect(page).toHaveURL(/#people-personcard--colleague\+rtl\+long$/);
  await page.reload();
  await expect(first.locator('html[dir=rtl]')).toHaveCount(1);
  await expect(first.getByRole('heading', { name: /^张伟·费尔南德斯/ })).toBeVisible();
});

test('the tokens are listed with their values', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/foundations-tokens--docs`);
  const guide = page.frameLocator('#storybook-preview-iframe');
  const accent = guide.getByRole('row', { name: /vars\.color\.accent --portal-color-accent/ });
  await expect(accent).toContainText('#296abb');
});

test('"Start here" shows the toolbar as a table', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/start-here--docs`);
  const guide = page.frameLocator('#storybook-preview-iframe');
  await expect(guide.getByRole('row', { name: /^Size Default 40/ })).toBeVisible();
  await expect(guide.getByText('| Control')).toHaveCount(0);
});

test('the first state of each page contains only the selected language', async ({ page, storybook }) => {
  test.setTimeout(360_000);
  const { read, foreign } = await foreignTexts(page, storybook);
  expect(foreign).toEqual([]);
  // Most pages were read.
  for (const stories of Object.values(read)) expect(stories).toBeGreaterThan(80);
});
