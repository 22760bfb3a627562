import type { Page } from '@playwright/test';
import { isPhone } from './layout.ts';
import { PortalServer } from './portal-server.ts';
import { Staff } from './staff.ts';
import { expect, test as base } from './test.ts';

/** A server with demo content, as `npm start` creates it. */
const test = base.extend<object, { server: PortalServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const server = await PortalServer.create({ env: { PORTAL_DEMO: '2000', PORTAL_DEMO_CONTENT: '1' } });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Records failed requests, error responses, and errors of the console and the page. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

const people = [
  {
    login: 'zhangwei',
    group: '全媒体值班调度',
    said: '头版留给图书馆专题',
    story: '头版：基层治理观察',
    document: '融媒体发稿规范.pdf',
    folder: '图片',
    picture: '港口清晨.jpg',
    favourite: '融媒体发稿规范.pdf',
    name: '张伟',
  },
  {
    login: 'garcia',
    group: 'Mesa de redacción',
    said: 'La cooperativa confirma',
    story: 'Crónica: la sequía en el campo',
    document: 'Guía de estilo.pdf',
    folder: 'Fotos',
    picture: 'El puerto.jpg',
    favourite: 'Guía de estilo.pdf',
    name: 'José García Muñoz',
  },
] as const;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const person of people) {
    test(`demo › ${person.login} finds content in the first minute, ${viewport.width} px wide`, async ({
      browser,
      server,
    }) => {
      const staff = await Staff.at(browser, server, { viewport });
      const { page } = staff;
      await staff.open('login');
      // Before the sign-in, the session request responds 401.
      await staff.fillSignIn(person.login, 'Portal#2026');
      await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible();
      const faults = watch(page);
      const main = page.getByRole('main');

      // Home: stories, conversations, hotspots, ranking, applications.
      for (const card of ['待编稿件', '消息', '全网热点', '常用应用', '部门发稿排行']) {
        await expect(main.getByRole('listitem', { name: card, exact: true })).toBeVisible();
      }
      await expect(main.getByText(person.group).first()).toBeVisible();
      const [story] = await Promise.all([
        page.context().waitForEvent('page'),
        main.getByRole('link', { name: person.story }).click(),
      ]);
      await expect(story.getByRole('heading', { level: 1, name: person.story })).toBeVisible();
      // Single sign-on: the story's system shows the reader's name.
      await expect(story.getByText(`已登录：${person.name}`)).toBeVisible();
      await story.close();

      // A conversation with history.
      await main.getByText(person.group).first().click();
      await expect(main.getByText(person.said).first()).toBeVisible();
      expect(await main.getByRole('log').locator('img').count()).toBeGreaterThan(0);

      // Friend requests are counted at the messages entry of the menu.
      await expect(page.getByRole('banner').getByText(/^\d+$/).first()).toBeVisible();

      // The disk: a document and an image.
      await staff.open('networkDisk/networkDisk');
      await expect(main.getByText(person.document, { exact: true }).first()).toBeVisible();
      await main.getByText(person.folder, { exact: true }).first().dblclick();
      await main.getByText(person.picture, { exact: true }).first().dblclick();
      const preview = page.getByRole('dialog');
      await expect(preview.getByRole('img').first()).toBeVisible();
      await page.keyboard.press('Escape');

      // Favourites of several kinds, with tags.
      await staff.open('collection/collection');
      await expect(main.getByText(person.favourite).first()).toBeVisible();
      await expect(main.getByText(/^# ?\S+/).first()).toBeVisible();

      // Own applications first.
      await staff.open('application/application');
      await expect(main.getByRole('region', { name: '我的应用' }).getByRole('link').first()).toBeVisible();
      expect(isPhone(page)).toBe(viewport.width < 600);
      expect(faults).toEqual([]);
      await staff.close();
    });
  }
}
