// The shell on a small laptop and on a phone, where its layout differs: menus, settings, banners, and the replacement
// of the tab bar. At 1440 px: navigation, shell, settings, errors, alive, account.
import type { Page } from '@playwright/test';
import { deviceOf, expectTidy, goTo, takeStep, widths } from './layout.ts';
import type { PortalServer } from './portal-server.ts';
import { sidebarOf } from './shell-parts.ts';
import { demoPassword } from './demo-password.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

const tabsOf = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' });
const trailOf = (page: Page) => page.getByRole('navigation', { name: '当前位置' });
const topMenuOf = (page: Page) => page.getByRole('navigation', { name: '顶部导航' });

/** The replacements of the sidebar, areas, breadcrumb and tabs of a desk. */
async function walkPhone({ page }: Staff, url: string): Promise<void> {
  await expect(sidebarOf(page)).toHaveCount(0);
  await expect(topMenuOf(page)).toHaveCount(0);
  for (const { area, heading } of [
    { area: '应用', heading: '应用' },
    { area: '通讯录', heading: '通讯录' },
    { area: '网盘', heading: '网盘' },
    { area: '收藏', heading: '收藏' },
  ]) {
    await goTo(page, area);
    await expect(sidebarOf(page)).toHaveCount(0);
    await expect(tabsOf(page)).toHaveCount(0);
    await expect(trailOf(page)).toHaveCount(0);
    // The page and the menu show the current position.
    await expect(page.getByRole('heading', { name: heading, level: 1 }).first()).toBeAttached();
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${heading} - `));
    await expectTidy(page);
    await page.getByRole('button', { name: '打开菜单' }).click();
    const current = sidebarOf(page).getByRole('link', { name: new RegExp(`^${area}`) });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expectTidy(page, `${area}, menu`);
    await page.keyboard.press('Escape');
  }
  // Back is the browser's, and pages preserve their state.
  await goTo(page, '应用');
  await page.getByRole('textbox', { name: '搜索应用' }).fill('媒资');
  await goTo(page, '网盘');
  // The page is shown before its address changes.
  await expect(page).toHaveURL(`${url}networkDisk/networkDisk`);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: '搜索应用' })).toHaveValue('媒资');

  // Messages are a page here, not a panel; a conversation is another one, with a back button.
  await page.getByRole('banner').getByRole('button', { name: '消息' }).click();
  await expect(page).toHaveURL(`${url}news/news`);
  await expect(page.getByRole('complementary', { name: '消息' })).toHaveCount(0);
}

/** The same parts with more space. */
async function walkLaptop({ page }: Staff, url: string): Promise<void> {
  // The areas are in the top bar while the sidebar is collapsed (decision E18).
  await expect(topMenuOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(async () => (await sidebarOf(page).boundingBox())?.width).toBe(56);
  await expectTidy(page, 'menu folded');
  await expect(topMenuOf(page).getByRole('link')).toHaveCount(4);
  await topMenuOf(page).getByRole('button', { name: '更多' }).click();
  await expectTidy(page, 'more');
  await page.getByRole('menuitem', { name: '网盘' }).click();
  await expect(page).toHaveURL(`${url}networkDisk/networkDisk`);
  await expect(trailOf(page).getByRole('listitem')).toHaveText(['工作台', '网盘']);
  await expect(tabsOf(page).getByRole('tab')).toHaveText(['工作台', '网盘']);
  await tabsOf(page).getByRole('tab', { name: '网盘' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭', exact: true }).click();
  await expect(page).toHaveURL(url);
  await page.getByRole('button', { name: '展开菜单' }).click();

  // The panel leaves the page a usable width.
  await page.getByRole('button', { name: '打开消息面板' }).click();
  await expect(page.getByRole('complementary', { name: '消息' })).toBeVisible();
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(400);
  await expectTidy(page, 'panel');
  await page.getByRole('button', { name: '收起消息面板' }).first().click();
}

for (const viewport of widths.slice(1)) {
  const phone = viewport.width === 390;
  // Each width changes settings of another person.
  const username = phone ? 'tanaka' : 'smith';
  test(`shell › entry pages and menus fit and work at ${viewport.width} px`, async ({ atDesk, server }) => {
    const staff = await atDesk(undefined, deviceOf(viewport));
    const { page } = staff;
    for (const way of ['login', 'register', 'findPassword', 'auth-redirect', 'bind']) {
      await staff.open(way);
      await expect(page.getByRole('main')).toBeVisible();
      await expectTidy(page);
    }
    await staff.signIn(username);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectTidy(page);
    await (phone ? walkPhone(staff, server.url) : walkLaptop(staff, server.url));
  });

  test(`shell › language, settings and dialogs fit and work at ${viewport.width} px`, async ({ atDesk }) => {
    const { page } = await atDesk(username, deviceOf(viewport));
    await page.getByRole('button', { name: '语言' }).click();
    await expectTidy(page, 'languages');
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page.getByText('Idioma cambiado')).toBeVisible();
    await expectTidy(page, 'language changed');
    const topOf = async (name: string) =>
      (await page.getByRole('main').getByRole('button', { name }).first().boundingBox())?.y;
    expect(await topOf('Buscar colegas')).toBe(await topOf('Proponer tema'));
    await page.getByRole('button', { name: 'Idioma' }).click();
    await page.getByRole('menuitemradio', { name: '中文' }).click();
    await expect(page.getByText('转换语言成功')).toBeVisible();
    // Touch targets need 44 px at every size, and a phone's browser is already full screen.
    for (const name of ['尺寸', '全屏'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(phone ? 0 : 1);

    await takeStep(page, '系统设置');
    const settings = page.getByRole('dialog', { name: '系统设置' });
    await settings.getByRole('switch', { name: '加好友需要验证' }).scrollIntoViewIfNeeded();
    // Other journeys of the same person may have changed it.
    const sound = settings.getByRole('switch', { name: '声音' });
    const on = await sound.isChecked();
    await sound.click();
    await expect(sound).toBeChecked({ checked: !on });
    await expectTidy(page, 'settings');
    await page.keyboard.press('Escape');
    await takeStep(page, '布局设置');
    const layout = page.getByRole('dialog', { name: '布局设置' });
    await layout.getByRole('radio', { name: '深色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-portal-scheme', 'dark');
    await expectTidy(page, 'layout settings');
    await page.keyboard.press('Escape');
    for (const step of ['发起群聊', '好友请求', '修改密码']) {
      await takeStep(page, step);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectTidy(page, step);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await takeStep(page, '退出登录');
    const question = page.getByRole('alertdialog', { name: '提示' });
    await expectTidy(page, 'question');
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toHaveCount(0);
  });

  test(`shell › banners and the dialog of an ended session fit at ${viewport.width} px`, async ({
    atDesk,
    server,
  }) => {
    await beTold(await atDesk(username, deviceOf(viewport)), server);
  });
}

/**
 * Banners that appear by themselves: a failure, an interruption, a deploy, the end of the session. Unsent text stays.
 */
async function beTold(staff: Staff, server: PortalServer): Promise<void> {
  const { page } = staff;
  await staff.open('news/news?type=user&id=demo~garcia');
  await staff.composer.fill('写到一半');
  const events = '**/events*';
  let pressed: Promise<void> | undefined;
  await page.route(events, async (route) => {
    if (!pressed) return route.abort('internetdisconnected');
    // An automatic retry must not remove the button before it is clicked.
    await pressed;
    return route.continue();
  });
  const configuration = await (await page.request.get(`${server.url}app-config.json`)).json();
  await page.route('**/app-config.json', (route) =>
    route.fulfill({ json: { ...configuration, build: 'newer' } }),
  );
  await page.reload();
  await expect(page.getByText('网络已断开。消息会保留', { exact: false })).toBeVisible();
  await expect(staff.composer).toHaveValue('写到一半');
  await expectTidy(page, 'no connection');
  pressed = page.getByRole('button', { name: '立即重试' }).click();
  await pressed;
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('有新版本可用', { exact: false })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectTidy(page, 'new version');
  await page.getByRole('button', { name: '稍后', exact: true }).click();

  const token = (await page.context().cookies()).find(({ name }) => name === 'portal_access_token');
  await fetch(new URL('/co/webim/logout', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token?.value}`, tenantId: 'demo' },
  });
  const again = page.getByRole('dialog', { name: '请重新登录' });
  await again.getByLabel('密码', { exact: true }).fill(demoPassword);
  await expectTidy(page, 'sign in again');
  await again.getByRole('button', { name: '登录', exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect(staff.composer).toHaveValue('写到一半');
  // By the button: another journey of the same person may have changed the send key.
  await page.getByRole('main').getByRole('button', { name: '发送', exact: true }).click();
  await expect(staff.conversation.getByText('写到一半').last()).toBeVisible();
  await expectTidy(page, 'conversation');
}

test('shell › on a phone Back closes overlays, topmost first, and then leaves the page', async ({
  atDesk,
  server,
}) => {
  const staff = await atDesk('tanaka', deviceOf(widths[2]));
  const { page } = staff;
  // The first page of the window: the previous entry is of another site.
  await page.goto('about:blank');
  await staff.open();
  const card = page.getByRole('dialog', { name: '个人名片' });
  await (await staff.find('Smith')).first().click();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toHaveCount(0);
  await staff.find('Smith');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(server.url);

  // Navigating from a sheet is not undone with the sheet.
  await (await staff.find('Smith')).first().click();
  await card.getByRole('button', { name: '发消息' }).click();
  await expect(page).toHaveURL(/news\/news/);
  await page.getByRole('button', { name: '搜索此会话' }).click();
  const sheet = page.getByRole('region', { name: '搜索此会话' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: '表情', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '表情' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: '表情' })).toHaveCount(0);
  const said = staff.conversation.getByRole('article').filter({ hasText: '选我' });
  await staff.composer.fill('选我');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(said).toBeVisible();
  // Not while the message is in the outbox.
  await expect(async () => {
    await said.click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: '多选' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('menuitem', { name: '多选' }).click();
  await expect(staff.conversation.getByRole('checkbox').first()).toBeVisible();
  await page.goBack();
  await expect(staff.conversation.getByRole('checkbox')).toHaveCount(0);
  await expect(page).toHaveURL(/news\/news/);
  await page.goBack();
  await expect(page).toHaveURL(server.url);

  await goTo(page, '网盘');
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  const field = page.getByRole('textbox', { name: '新文件夹的名称' });
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('row', { name: '新建文件夹' })).toHaveCount(0);
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  await page.keyboard.type('要扔的');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '要扔的 的操作' }).click();
  await page.getByRole('menuitem', { name: /^删除/ }).click();
  await page.getByRole('tab', { name: '回收站' }).click();
  await page.getByRole('button', { name: '清空回收站' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/area=recycle/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(server.url);

  await takeStep(page, '系统设置');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await takeStep(page, '发起群聊');
  const creator = page.getByRole('dialog', { name: /^创建群聊/ });
  await creator.getByRole('radio', { name: '长期团队使用' }).click();
  await creator.getByRole('textbox', { name: '群名称' }).fill('夜班编辑');
  await creator.getByRole('textbox', { name: '群简介' }).fill('交接班');
  await creator.getByRole('button', { name: '下一步' }).click();
  await expect(creator.getByRole('textbox', { name: '群名称' })).toHaveCount(0);
  await page.goBack();
  await expect(creator.getByRole('textbox', { name: '群名称' })).toHaveValue('夜班编辑');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(server.url);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

declare global {
  /** Cumulative layout shift since the page started. */
  var moved: number;
}

test('shell › Back closes a dialog on a wide window too, and leaves the page under it unchanged', async ({
  atDesk,
}) => {
  const staff = await atDesk('tanaka');
  const { page } = staff;
  await goTo(page, '应用');
  await goTo(page, '消息');
  await page.getByRole('button', { name: '新建群聊' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/news\/news/);
  await (await staff.find('Smith')).first().waitFor();
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page).toHaveURL(/news\/news/);
  await page.goBack();
  await expect(page).toHaveURL(/application\/application/);
});

test('on a phone a slow card of the workspace does not block others, and there is no layout shift', async ({
  atDesk,
}) => {
  const staff = await atDesk(undefined, deviceOf(widths[2]));
  const { page } = staff;
  await countMoves(page);
  const stories = Promise.withResolvers<void>();
  // From the start: loaded rows are cached on the device.
  await page.route('**/todo/edit/stories*', async (route) => {
    await stories.promise;
    await route.continue();
  });
  await staff.signIn('garcia');
  const ran = await runUntil(
    page,
    () => expect(cardOf(page, '全网热点').getByRole('listitem').first()).toBeVisible({ timeout: 1_000 }),
    100,
  );
  // Cards below wait at most 500 ms for the height of one above.
  expect(ran).toBeLessThanOrEqual(800);
  await expect(cardOf(page, '待编稿件').getByRole('listitem')).toHaveCount(0);
  // Before scrolling, it gets its height when it loads.
  await cardOf(page, '全网热点').evaluate((card) => {
    for (let around = card.parentElement; around; around = around.parentElement) around.scrollTop = 4;
  });
  await page.clock.resume();
  stories.resolve();
  await expect(cardOf(page, '待编稿件').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => globalThis.moved)).toBeLessThanOrEqual(0.01);
});

test('on a phone the cards of the workspace have the height of their content, and there is no layout shift', async ({
  atDesk,
}) => {
  const { page } = await atDesk('garcia', deviceOf(widths[2]));
  await countMoves(page);
  // The first card loads last.
  const others = page.waitForResponse('**/hotspot/om/cus*');
  await page.route('**/todo/edit/stories*', async (route) => {
    await others;
    await route.continue();
  });
  // The board waits 500 ms for a card; these have passed when all cards have loaded, on any machine.
  await runUntil(page, async () => {
    for (const name of ['待编稿件', '全网热点']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(cardOf(page, name).getByRole('listitem').first()).toBeVisible({ timeout: 1_000 });
    }
  });
  await page.clock.resume();
  await expect.poll(async () => (await cardOf(page, '待编稿件').boundingBox())?.height).toBeLessThan(250);
  expect(await page.evaluate(() => globalThis.moved)).toBeLessThanOrEqual(0.01);
  await expectTidy(page);
});

const cardOf = (page: Page, name: string) => page.getByRole('listitem', { name });

/** Records layout shifts without input, from the next load on. */
async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          globalThis.moved += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reloads the page and advances its clock in steps of `ms` until the expectation holds. Returns the elapsed ms. */
async function runUntil(page: Page, expectation: () => Promise<void>, ms = 16): Promise<number> {
  let ran = 0;
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.reload();
  await expect(async () => {
    await page.clock.runFor(ms);
    ran += ms;
    await expectation();
  }).toPass();
  return ran;
}
