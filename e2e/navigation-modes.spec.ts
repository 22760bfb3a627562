// Journey 6: positions of the menu, with space for controls and search, in four languages with long names (decisions
// E18, E19).
import type { Locator, Page } from '@playwright/test';
import { takeStep } from './layout.ts';
import { sidebarOf } from './shell-parts.ts';
import { expect, test } from './test.ts';

const topMenuOf = (page: Page) => page.getByRole('navigation', { name: '顶部导航' });
const trailOf = (page: Page) => page.getByRole('navigation', { name: '当前位置' });

/** Long names of areas. */
const longNames = [
  'Mesa central de coordinación informativa',
  'Aplicaciones y herramientas corporativas',
  'Mensajes y conversaciones',
  'Libreta de direcciones de la redacción',
  'Disco de red personal',
  '特派員・海外支局連絡先一覧（国際報道部）',
  'Archivo y favoritos',
];
const paths = [
  '/',
  '/application/application',
  '/news/news',
  '/addressBook/addressBook',
  '/networkDisk/networkDisk',
  '/collection/collection',
  'https://archive.example/',
];

async function withAreas(page: Page, names: readonly string[], extra: readonly object[] = []): Promise<void> {
  await page.route('**/usermng/menus/role/**', async (route) => {
    const response = await route.fetch();
    const areas = names.map((name, at) => ({ id: `area${at}`, name, path: paths[at], icon: 'home' }));
    await route.fulfill({ response, json: { ...(await response.json()), result: [...areas, ...extra] } });
  });
}

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

/** No part of the top bar overflows the window or is covered. */
async function expectControlsFree(page: Page, where: string): Promise<void> {
  const hidden = await page.getByRole('banner').evaluate((bar) =>
    [...bar.querySelectorAll('button, a, input')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const pressed = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const free = left >= 0 && right <= innerWidth && control.contains(pressed);
      const around = pressed?.closest('label, [role=search]')?.contains(control) ?? false;
      return free || around ? [] : [control.getAttribute('aria-label') ?? control.textContent];
    }),
  );
  expect(hidden, where).toEqual([]);
}

test('navigation › shows one navigation at a time, by the sidebar and by the layout settings', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  const search = page.getByRole('banner').getByRole('combobox');
  const collapse = page.getByRole('button', { name: '收起菜单' });
  await expect(sidebarOf(page)).toBeVisible();
  await expect(topMenuOf(page)).toHaveCount(0);
  const roomy = await widthOf(search);
  await collapse.click();
  await expect(topMenuOf(page).getByRole('link').first()).toBeVisible();
  // The menu leaves the search its minimum width.
  expect(await widthOf(search)).toBeLessThanOrEqual(roomy);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(topMenuOf(page)).toHaveCount(0);

  await takeStep(page, '布局设置');
  const settings = page.getByRole('dialog', { name: '布局设置' });
  await expect(settings.getByRole('radio', { name: '自动' })).toBeChecked();
  await settings.getByRole('radio', { name: '侧栏和顶栏' }).click();
  await expect(page.getByRole('navigation', { name: '顶部导航', includeHidden: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航', includeHidden: true })).toBeVisible();
  await settings.getByRole('radio', { name: '仅顶栏' }).click();
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await expect(sidebarOf(page)).toHaveCount(0);
  await topMenuOf(page).getByRole('link', { name: '消息' }).click();
  await expect(page).toHaveURL(/news\/news$/);
  // The button opens the whole menu.
  await page.getByRole('button', { name: '打开菜单' }).click();
  await sidebarOf(page).getByRole('link', { name: '收藏' }).click();
  await expect(page).toHaveURL(/collection\/collection$/);
  await expect(sidebarOf(page)).toHaveCount(0);

  await page.reload();
  await expect(topMenuOf(page).getByRole('link').first()).toBeVisible();
  await expect(sidebarOf(page)).toHaveCount(0);
});

test('navigation › long names cover no control and leave the search its width, at each breakpoint', async ({
  atDesk,
}) => {
  const lina = await atDesk();
  const { page } = lina;
  await withAreas(page, longNames);
  await lina.signIn('lina');
  await page.getByRole('button', { name: '收起菜单' }).click();
  const top = topMenuOf(page);
  for (const width of [1580, 1579, 1200, 1199, 1024, 992]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(top.getByRole('link').first()).toBeVisible();
    await expectControlsFree(page, `${width} px`);
    expect(await widthOf(page.getByRole('search').first()), `search at ${width} px`).toBeGreaterThanOrEqual(
      240,
    );
  }
  for (const width of [991, 979, 720]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(top.getByRole('link')).toHaveCount(width >= 980 ? 4 : 3);
    await expectControlsFree(page, `${width} px`);
  }
});

test('navigation › “more” never contains a single entry', async ({ atDesk }) => {
  const lina = await atDesk();
  const { page } = lina;
  await withAreas(page, longNames.slice(0, 6));
  await lina.signIn('lina');
  await page.getByRole('button', { name: '收起菜单' }).click();
  // Five places, six entries.
  await expect(topMenuOf(page).getByRole('link')).toHaveCount(6);
  await expect(topMenuOf(page).getByRole('button', { name: '更多' })).toHaveCount(0);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(topMenuOf(page).getByRole('link')).toHaveCount(4);
  await topMenuOf(page).getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
});

test('navigation › an empty menu shows a message, and an entry with a script URL is omitted', async ({
  atDesk,
}) => {
  const lina = await atDesk();
  const { page } = lina;
  await withAreas(
    page,
    [],
    [
      { id: 'bad', name: '脚本', path: 'javascript:alert(document.domain)', icon: 'home' },
      { id: 'worse', name: '数据', path: 'data:text/html,<script>alert(1)</script>', icon: 'home' },
      { id: 'other', name: '它处', path: '//evil.example/', icon: 'home' },
    ],
  );
  await lina.signIn('lina');
  await expect(sidebarOf(page).getByText('菜单为空，请联系管理员设置。')).toBeVisible();
  await expect(sidebarOf(page).getByRole('link')).toHaveCount(0);
  await expect(
    page.locator('a[href^="javascript:" i], a[href^="data:" i], a[href*="evil.example"]'),
  ).toHaveCount(0);
});

test("navigation › the breadcrumb includes the page's path, all parts but the last are links", async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  await sidebarOf(page).getByRole('link', { name: '通讯录' }).click();
  const parts = trailOf(page).getByRole('listitem');
  // The user's department in the third row of the tree, once the tree has been loaded.
  await expect(parts).toHaveCount(5);
  const way = await parts.allTextContents();
  expect(way.slice(0, 2)).toEqual(['工作台', '通讯录']);
  await expect(trailOf(page).getByRole('link')).toHaveText(way.slice(0, -1));
  const [, , top = ''] = way;
  await trailOf(page).getByRole('link', { name: top, exact: true }).click();
  await expect(page.getByRole('heading', { name: top, level: 2 })).toBeVisible();
  await expect(parts).toHaveText(way.slice(0, 3));

  await page.getByRole('button', { name: '好友', exact: true }).click();
  await expect(parts).toHaveText(['工作台', '通讯录', '好友']);
  // Only the page, because its own part has the same name.
  await trailOf(page).getByRole('link', { name: '工作台' }).click();
  await expect(parts).toHaveText(['工作台']);
  await page.goBack();
  await expect(parts).toHaveText(['工作台', '通讯录', '好友']);
});

test('navigation › the breadcrumb includes folders, conversations and kinds of favourites', async ({
  atDesk,
}) => {
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  const trail = trailOf(page);
  const parts = trail.getByRole('listitem');
  const row = (name: string) => page.getByRole('grid', { name: '文件' }).getByRole('row', { name });
  await sidebarOf(page).getByRole('link', { name: '网盘' }).click();
  await expect(parts).toHaveText(['工作台', '网盘']);
  for (const name of ['稿件夹', '九月']) {
    await page.getByRole('button', { name: '新建文件夹' }).first().click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(row(name)).not.toHaveAttribute('data-pending');
    await row(name).dblclick();
    await expect(parts.last()).toHaveText(name);
  }
  const way = ['工作台', '网盘', '我的文件', '稿件夹', '九月'];
  await expect(parts).toHaveText(way);
  await expect(trail.getByRole('link')).toHaveText(way.slice(0, -1));
  await trail.getByRole('link', { name: '稿件夹' }).click();
  await expect(row('九月')).toBeVisible();
  await expect(parts).toHaveText(way.slice(0, -1));
  await trail.getByRole('link', { name: '我的文件' }).click();
  await expect(row('稿件夹')).toBeVisible();
  await expect(parts).toHaveText(way.slice(0, 2));
  await page.getByRole('tab', { name: '我的分享' }).click();
  await expect(parts).toHaveText(['工作台', '网盘', '我的分享']);

  await garcia.open('news/news?type=user&id=demo~lina');
  await expect(parts).toHaveText(['工作台', '消息', '李娜']);
  await trail.getByRole('link', { name: '消息' }).click();
  await expect(page).toHaveURL(/news\/news$/);
  await expect(parts).toHaveText(['工作台', '消息']);

  await sidebarOf(page).getByRole('link', { name: '收藏' }).click();
  await page.getByRole('button', { name: '联系人', exact: true }).click();
  await expect(parts).toHaveText(['工作台', '收藏', '联系人']);
  await trail.getByRole('link', { name: '收藏' }).click();
  await expect(parts).toHaveText(['工作台', '收藏']);
  await expect(page.getByRole('button', { name: '联系人', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('navigation › the skip link moves the focus into the page and leaves the address unchanged', async ({
  atDesk,
  server,
}) => {
  const { page } = await atDesk('lina');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  while (!(await skip.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(server.url);
});
