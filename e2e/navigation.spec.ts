// The shell around all pages: menu, sidebar, language and size, tabs.
import type { Page } from '@playwright/test';
import { elsewhere, sidebarOf, titled } from './shell-parts.ts';
import { expect, test } from './test.ts';

const news = 'news/news';
const applications = 'application/application';
const addressBook = 'addressBook/addressBook';

interface Entry {
  id: string;
  parentId?: string;
  name: string;
  path: string;
  icon: string;
}

/** Seven areas, some with subpages; no role has the disk. */
const entries: Entry[] = [
  { id: 'home', name: '工作台', path: '/', icon: 'home' },
  { id: 'desk', name: '采编', path: '/news', icon: 'newspaper' },
  { id: 'talk', parentId: 'desk', name: '消息', path: 'news', icon: 'message-square' },
  { id: 'kept', parentId: 'desk', name: '收藏', path: '/collection/collection', icon: 'star' },
  { id: 'people', name: '同事', path: '', icon: 'users' },
  { id: 'book', parentId: 'people', name: '通讯录', path: '/addressBook/addressBook', icon: 'contact' },
  { id: 'apps', name: '应用', path: '/application/application', icon: 'app-window' },
  { id: 'wire', name: '通稿', path: 'https://wire.example/today', icon: 'globe' },
  { id: 'archive', name: '媒资', path: 'https://archive.example/', icon: 'archive' },
  { id: 'help', name: '帮助', path: 'https://help.example/', icon: 'book' },
];

/** Mocks the menu and external URLs. */
async function withMenu(page: Page, result: readonly Entry[]): Promise<void> {
  await page.route('**/usermng/menus/role/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), result } });
  });
  await elsewhere(page);
}

const topMenuOf = (page: Page) => page.getByRole('navigation', { name: '顶部导航' });
const trailOf = (page: Page) => page.getByRole('navigation', { name: '当前位置' });
const tabsOf = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');

async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
}

test("the server's menu: areas by width, first pages, groups, external hosts, and pages that it does not list", async ({
  atDesk,
  server,
}) => {
  const lina = await atDesk();
  const { page } = lina;
  await withMenu(page, entries);
  await page.setViewportSize({ width: 1580, height: 900 });
  await lina.signIn('lina');

  // The areas move to the top bar while the sidebar is collapsed (decision E18).
  const top = topMenuOf(page);
  await expect(top).toHaveCount(0);
  await page.getByRole('button', { name: '收起菜单' }).click();
  const more = top.getByRole('button', { name: '更多' });
  await expect(top.getByRole('link')).toHaveText([
    '工作台',
    '采编',
    '通讯录',
    '应用',
    '通稿',
    '媒资',
    '帮助',
  ]);
  await expect(more).toHaveCount(0);
  for (const [width, shown] of [
    [1579, 5],
    [1199, 4],
    [979, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(top.getByRole('link')).toHaveCount(shown);
    const { overflows } = await page.evaluate(() => ({
      overflows: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(overflows, `${width} px`).toBe(false);
  }
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText(['应用', '通稿', '媒资', '帮助']);
  await page.getByRole('menuitem', { name: '应用' }).click();
  await expect(page).toHaveURL(server.url + applications);

  await page.setViewportSize({ width: 1440, height: 900 });
  await top.getByRole('link', { name: '采编' }).click();
  await expect(page).toHaveURL(server.url + news);
  await expect(trailOf(page).getByRole('listitem')).toHaveText(['工作台', '采编', '消息']);
  // Only home is a link: the group is not a page, and the last part is the current page.
  await expect(trailOf(page).getByRole('link')).toHaveText(['工作台']);

  // A group expands; a single child replaces its group.
  const sidebar = sidebarOf(page);
  await expect(sidebar.getByRole('button', { name: '采编' })).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('link', { name: '收藏' }).click();
  await expect(page).toHaveURL(`${server.url}collection/collection`);
  await expect(sidebar.getByText('同事')).toHaveCount(0);
  await sidebar.getByRole('link', { name: '通讯录' }).click();
  await expect(page).toHaveURL(server.url + addressBook);

  const [outside] = await Promise.all([
    page.context().waitForEvent('page'),
    sidebar.getByRole('link', { name: '通稿' }).click(),
  ]);
  await expect(outside).toHaveURL('https://wire.example/today');
  await outside.close();
  await expect(page).toHaveURL(server.url + addressBook);

  await lina.open('networkDisk/networkDisk');
  await expect(page).toHaveURL(`${server.url}401`);
  await expect(titled(page, '无访问权限')).toBeVisible();
  await lina.open('no/such/page');
  await expect(page).toHaveURL(`${server.url}404`);
  await page.getByRole('button', { name: '返回工作台' }).click();
  await expect(page).toHaveURL(server.url);
});

test('the sidebar stays collapsed, and is a drawer in a narrow window', async ({ atDesk, server }) => {
  const { page } = await atDesk('lina');
  const sidebar = sidebarOf(page);
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(114);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(width).toBe(56);
  await expect.poll(() => cookieOf(page, 'sidebarStatus')).toBe('0');
  // An element re-rendered under a resting pointer shows its tooltip after the next movement.
  await expect(async () => {
    await page.mouse.move(600, 400);
    await sidebar.getByRole('link', { name: '应用' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('应用', { timeout: 2_000 });
  }).toPass();
  await page.reload();
  await expect.poll(width).toBe(56);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.poll(width).toBe(114);

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(sidebar).toHaveCount(0);
  const opener = page.getByRole('button', { name: '打开菜单' });
  await opener.click();
  await sidebar.getByRole('link', { name: '应用' }).click();
  await expect(page).toHaveURL(server.url + applications);
  await expect(sidebar).toHaveCount(0);
  // The focus returns to the opener, and its tooltip does not cover the page.
  await expect(opener).toBeFocused();
  await expect(opener).not.toHaveAttribute('aria-describedby');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await opener.click();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(sidebar).toHaveCount(0);
});

test('language, size and full screen change immediately on the current page', async ({ atDesk, server }) => {
  const lina = await atDesk();
  const { page } = lina;
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { get: () => false });
  });
  await lina.signIn('lina');
  await lina.open('addressBook/addressBook?view=friends#here');
  await expect(page).toHaveTitle(/^(\(\d+\) )?通讯录 - ./);
  await expect(tabsOf(page)).toHaveText(['工作台', '通讯录']);
  await page.getByRole('button', { name: '全屏' }).click();
  await expect(page.getByText('您的浏览器不支持全屏')).toBeVisible();

  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByText('Language changed')).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Address book - ./);
  await expect(page.getByRole('tab')).toHaveText(['Workspace', 'Address book']);
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first(),
  ).toContainText('Workspace');
  await expect.poll(() => cookieOf(page, 'language')).toBe('en');

  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-portal-size', 'medium');
  for (const size of ['Mini', 'Small', 'Default', 'Medium']) {
    await page.getByRole('button', { name: 'Size' }).click();
    await page.getByRole('menuitemradio', { name: size }).click();
    await expect(page.getByText('Switch Size Success').first()).toBeVisible();
    await expect(html).toHaveAttribute('data-portal-size', size.toLowerCase());
    await expect.poll(() => cookieOf(page, 'size')).toBe(size.toLowerCase());
    await expect(page).toHaveURL(`${server.url}addressBook/addressBook?view=friends#here`);
  }
  await expect(page.getByRole('tab')).toHaveCount(2);

  let menu = 'Language';
  for (const { name, next, button, text } of [
    {
      name: 'Español',
      next: 'Idioma',
      button: 'Pantalla completa',
      text: 'Su navegador no admite la pantalla completa',
    },
    {
      name: '日本語',
      next: '言語',
      button: '全画面表示',
      text: 'お使いのブラウザーは全画面表示に対応していません',
    },
    {
      name: 'English',
      next: 'Language',
      button: 'Full screen',
      text: 'Your browser does not support full screen',
    },
  ]) {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(text)).toBeVisible();
    menu = next;
  }
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page.getByText('转换语言成功')).toBeVisible();
});

test('a page with slow code is rendered when the code has loaded', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  // Longer than the router's pending delay.
  await page.route('**/assets/ApplicationsPage-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await sidebarOf(page).getByRole('link', { name: /应用/ }).click();
  await expect(page.getByRole('textbox', { name: '搜索应用' })).toBeVisible();
  await sidebarOf(page)
    .getByRole('link', { name: /工作台/ })
    .click();
  await expect(page.getByRole('heading', { name: '我的卡片' })).toBeVisible();
  await expect(tabsOf(page)).toHaveText(['工作台', '应用']);
});

test('tabs preserve the state of each page until they are closed or refreshed', async ({
  atDesk,
  server,
}) => {
  const zhang = await atDesk('zhangwei');
  const { page } = zhang;
  const go = (name: RegExp) => sidebarOf(page).getByRole('link', { name }).click();
  const tabs = tabsOf(page);
  const tab = (name: string) => tabs.filter({ hasText: name });
  const menu = page.getByRole('menu');
  const choose = async (name: string, step: string) => {
    await tab(name).click({ button: 'right' });
    await menu.getByRole('menuitem', { name: step, exact: true }).click();
    await expect(menu).toHaveCount(0);
  };
  const filter = page.getByRole('textbox', { name: '搜索应用' });

  await go(/应用/);
  await filter.fill('媒资');
  await go(/通讯录/);
  const people = page.getByRole('tree', { name: '部门' });
  const unfolded = people.locator('[role=treeitem][aria-expanded=true]');
  const folded = people.locator('[role=treeitem][aria-expanded=false]');
  await expect(unfolded.first()).toBeVisible();
  const before = await unfolded.count();
  await folded.first().locator('[data-twist]').click();
  await expect(unfolded).toHaveCount(before + 1);
  await go(/消息/);
  await expect(tabs).toHaveText(['工作台', '应用', '通讯录', '消息']);

  // Each in its previous state.
  await tab('应用').click();
  await expect(filter).toHaveValue('媒资');
  await tab('通讯录').click();
  await expect(unfolded).toHaveCount(before + 1);
  // Refreshing from the menu resets only that page.
  await choose('通讯录', '刷新');
  await expect(unfolded).toHaveCount(before);
  await tab('应用').click();
  await expect(filter).toHaveValue('媒资');
  // So does closing and reopening. The last remaining tab becomes current.
  await choose('应用', '关闭');
  await expect(page).toHaveURL(new RegExp(`/${news}`));
  await go(/应用/);
  await expect(filter).toHaveValue('');

  await tab('工作台').click({ button: 'right' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    '刷新',
    '关闭其他',
    '关闭左侧',
    '关闭右侧',
    '关闭所有',
  ]);
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(105);
  await page.keyboard.press('Escape');
  await tab('工作台').click({ button: 'middle' });

  await page.reload();
  await expect(tabs).toHaveText(['工作台', '通讯录', '消息', '应用']);
  await choose('通讯录', '关闭其他');
  await expect(tabs).toHaveText(['工作台', '通讯录']);
  await expect(page).toHaveURL(new RegExp(`/${addressBook}`));
  await choose('通讯录', '关闭');
  await expect(page).toHaveURL(server.url);
  await zhang.open(applications);
  await choose('应用', '关闭所有');
  await expect(tabs).toHaveText(['工作台']);
  await expect(page).toHaveURL(server.url);
  await choose('工作台', '刷新');
  await expect(page).toHaveURL(server.url);
  await expect(page.getByRole('heading', { name: '我的卡片' })).toBeVisible();
  await expect(tabs).toHaveCount(1);
});
