import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Calls } from './calls.ts';
import { pages } from './pages.ts';
import { expect, test } from './test.ts';

const widths = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
const routes = [
  'register',
  'findPassword',
  'auth-redirect',
  'bind',
  'login',
  // Signs in: the workspace is the first page.
  ...pages,
  'news/news?type=user&id=demo~zhangwei',
  '404',
  '401',
];

/** Rules of axe whose result depends on the theme; the others are about the document. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** Waits until the theme has changed: axe would read a colour between two. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await page.evaluate(async () =>
    Promise.allSettled(
      document
        .getAnimations()
        .flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : [])),
    ),
  );
}

for (const { name, ...viewport } of widths) {
  test(`every screen passes axe and has no horizontal scrolling, light and dark: ${name}`, async ({
    atDesk,
  }) => {
    const lina = await atDesk(undefined, { viewport, colorScheme: 'light' });
    const { page } = lina;
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const check = async (screen: string, axe: AxeBuilder) => {
      // No screen has frames. The other mode of axe opens a page for each run.
      const { violations } = await axe.setLegacyMode().analyze();
      problems.push(...violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes[0]?.html}`));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) problems.push(`${screen}: ${overflow} px too wide`);
    };
    for (const route of routes) {
      if (route === '') {
        await lina.fillSignIn('lina', 'Portal#2026');
      } else {
        await lina.open(route);
      }
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('load');
      await check(`${route}, light`, new AxeBuilder({ page }));
      await switchTo(page, 'dark');
      await check(`${route}, dark`, new AxeBuilder({ page }).withRules(themeRules));
      await switchTo(page, 'light');
    }
    expect(problems).toEqual([]);
  });
}

test('language and theme change immediately and persist over a reload', async ({ atDesk, server }) => {
  await (await Calls.as(server, 'lina')).makeTeam('三语小队', ['demo~garcia']);
  const lina = await atDesk('lina');
  const line = lina.page.getByRole('main').getByRole('listitem').filter({ hasText: '三语小队' }).first();
  // In a background tab when the language changes.
  await lina.page
    .getByRole('link', { name: /通讯录/ })
    .first()
    .click();
  await expect(lina.page.getByRole('main').getByText('好友请求')).toBeVisible();
  await lina.page.goBack();
  await expect(line).toContainText('您创建了群聊');
  await expect(lina.page.locator('html')).toHaveAttribute('lang', /^zh/);
  await lina.page.getByRole('button', { name: '语言' }).click();
  await lina.page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(lina.page.locator('html')).toHaveAttribute('lang', 'es');
  // Texts of the server too: the name of a card.
  await expect(lina.page.getByRole('heading', { name: 'Aplicaciones' })).toBeVisible();
  await expect(line).toContainText('Usted ha creado el grupo');
  await lina.page.goForward();
  await expect(lina.page.getByRole('main').getByText('Solicitudes de amistad')).toBeVisible();
  await lina.page.goBack();
  await lina.page.reload();
  await expect(lina.page.locator('html')).toHaveAttribute('lang', 'es');
});

test('tabs follow the pages, close by middle click, and home stays', async ({ atDesk, server }) => {
  const lina = await atDesk('lina');
  await lina.page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /消息/ }).click();
  const tabs = lina.page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
  await expect(tabs).toHaveCount(2);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(0).click({ button: 'middle' });
  await expect(tabs).toHaveCount(2);
  await tabs.nth(1).click({ button: 'middle' });
  await expect(tabs).toHaveCount(1);
  await expect(lina.page).toHaveURL(server.url);
});

test('no page requests another host', async ({ atDesk, server }) => {
  const lina = await atDesk();
  const elsewhere: string[] = [];
  lina.page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(server.url).host) elsewhere.push(request.url());
  });
  await lina.signIn('lina');
  await lina.open('news/news');
  await expect(lina.page.getByRole('main')).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('without a network, menus, search and unopened pages still open', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  // The first pointer movement fetches the code. It is imported from the HTTP cache, which the emulated offline mode
  // blocks.
  const imported = new Set<string>();
  const fetched = new Set<string>();
  let latest = Date.now();
  lina.page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    latest = Date.now();
    fetched.add(request.url());
    const [, name] = /\/(shell|words|messages)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) imported.add(name);
  });
  await lina.page.mouse.move(700, 400);
  await lina.page.mouse.move(720, 420);
  await expect.poll(() => imported.size === 3 && Date.now() - latest > 2_000).toBe(true);
  // Few files, each of which takes two requests.
  expect(fetched.size).toBeLessThan(20);
  await lina.page.context().setOffline(true);

  await lina.page.keyboard.press('Control+k');
  await lina.page.keyboard.type('zhangwei');
  await expect(lina.page.getByText('网络已断开，联网后可以继续搜索。')).toBeVisible();
  await lina.page.keyboard.press('Escape');
  await lina.page.getByRole('button', { name: '语言' }).click();
  await expect(lina.page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible();
  await lina.page.keyboard.press('Escape');
  await lina.page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /消息/ }).click();
  await expect(lina.page.getByRole('heading', { name: '消息', level: 1 })).toBeAttached();
});

test('a menu whose code failed to load opens once it loads, and does not break the page', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina');
  let cut = 0;
  await lina.page.route(/\/assets\/shell-/, (route) => {
    cut += 1;
    return route.abort();
  });
  // It may have been prefetched in an idle moment.
  await lina.page.reload();
  await lina.page.getByRole('button', { name: '语言' }).click();
  await expect.poll(() => cut).toBeGreaterThan(1);
  await expect(lina.page.getByRole('main')).toBeVisible();
  await lina.page.unroute(/\/assets\/shell-/);
  await expect(lina.page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible();
  const { borderRadius } = await lina.page
    .getByRole('menu')
    .evaluate((menu) => ({ borderRadius: getComputedStyle(menu).borderRadius }));
  expect(borderRadius).not.toBe('0px');
});

for (const { name, ...viewport } of widths.filter(({ width }) => width !== 1024)) {
  test(`pages › the titles of all lists have one size: ${name}`, async ({ atDesk }) => {
    const lina = await atDesk('lina', { viewport });
    const sizes = new Map<string, string>();
    for (const [path, title] of [
      ['news/news', '消息'],
      ['addressBook/addressBook', '通讯录'],
      ['networkDisk/networkDisk', '网盘'],
      ['collection/collection', '收藏'],
    ] as const) {
      await lina.open(path);
      const heading = lina.page.getByRole('heading', { name: title, level: 1 });
      await expect(heading).toBeVisible();
      sizes.set(path, await heading.evaluate((element) => getComputedStyle(element).fontSize));
    }
    expect(new Set(sizes.values()).size, JSON.stringify([...sizes])).toBe(1);
  });
}
