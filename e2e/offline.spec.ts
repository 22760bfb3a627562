import type { Page } from '@playwright/test';
import { Calls } from './calls.ts';
import { deviceOf, goTo, takeStep, widths } from './layout.ts';
import { sidebarOf } from './shell-parts.ts';
import { expect, test } from './test.ts';

// Journey 5: the network is lost on each page. A message appears, content stays, and recovery is automatic. That it takes at
// most three seconds is tested with a clock of its own, in reachability.test.ts.

const strip = (page: Page) => page.getByText('网络已断开。消息会保留', { exact: false });

/** The pages, each with a part of its cached content. */
const areasWith = (folder: string) =>
  [
    ['工作台', /待处理稿件|选题|应用/],
    ['应用', /融合采编|选题/],
    ['通讯录', /李娜|张伟|总编/],
    ['网盘', folder],
    ['收藏', /收藏/],
  ] as const;

const contentOf = (page: Page, content: string | RegExp) =>
  page.getByRole('main').getByText(content).filter({ visible: true }).first();

/** Creates a folder with a unique name. Returns the name. */
async function makeFolder(page: Page): Promise<string> {
  const folder = `断网前 ${crypto.randomUUID().slice(0, 8)}`;
  await goTo(page, '网盘');
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  await page.keyboard.type(folder);
  await page.keyboard.press('Enter');
  await expect(contentOf(page, folder)).toBeVisible();
  return folder;
}

test('offline › every page reports a lost network, retains its content and recovers', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  const folder = await makeFolder(page);
  for (const [area, content] of areasWith(folder)) {
    await test.step(area, async () => {
      await goTo(page, area);
      const shown = contentOf(page, content);
      await expect(shown).toBeVisible();
      await page.context().setOffline(true);
      await expect(strip(page)).toBeVisible();
      await expect(shown).toBeVisible();
      await page.context().setOffline(false);
      await expect(strip(page)).toHaveCount(0);
      await expect(shown).toBeVisible();
    });
  }
});

test('offline › the menu of a phone opens when the network is lost before the first touch', async ({
  atDesk,
}) => {
  const [, , phone] = widths;
  const lina = await atDesk('lina', deviceOf(phone));
  const { page } = lina;
  await expect(contentOf(page, /待处理稿件|选题|应用/)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '通讯录' })).toBeVisible();
});

test('offline › a network that drops every packet is detected by a user action', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  await goTo(page, '应用');
  const star = page.getByRole('button', { name: /加到我的应用$/ }).first();
  await expect(star).toBeVisible();
  // No request gets a response or an error.
  await page.route('**/*', () => undefined);
  await star.click();
  await expect(strip(page)).toBeVisible();
  await page.unroute('**/*');
  await expect(strip(page)).toHaveCount(0);
});

test('offline › a page whose code is not cached says so, and opens automatically or by a button', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  // Like a start without a pointer: nothing was prefetched.
  const code = /(AddressBookPage|CollectionPage).*\.js/;
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await sidebarOf(page).getByRole('link', { name: '通讯录' }).focus();
  const explanation = page.getByText('此页面尚未在本设备上打开过', { exact: false });
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '重试', exact: true }).click();
  await expect(explanation).toBeVisible();
  await page.unroute(code);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: '通讯录', level: 1 })).toBeVisible();
});

test('offline › a menu whose code is not cached says so, and opens once the network is back', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  await page.context().setOffline(true);
  const menu = page.getByRole('button', { name: '李娜的菜单' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('您打开的内容尚未保存到本设备', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
});

test('offline › the service worker is installed once the network is back', async ({ atDesk }) => {
  const { page } = await atDesk('lina', { serviceWorkers: 'allow' });
  await page.context().setOffline(true);
  // Starts the work in the background, whose code is not here.
  await page.mouse.move(200, 200);
  await expect(strip(page)).toBeVisible();
  const installed = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  expect(await installed()).toBe(false);
  await page.context().setOffline(false);
  await expect.poll(installed).toBe(true);
});

test('offline › a sign-out without a network fails with a message and can be retried', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  await goTo(page, '应用');
  await takeStep(page, '退出登录');
  const question = page.getByRole('alertdialog', { name: '提示' });
  await expect(question).toBeVisible();
  await page.context().setOffline(true);
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});

test('offline › after a start without a network each page shows its cached content', async ({ atDesk }) => {
  const lina = await atDesk('lina', { serviceWorkers: 'allow' });
  const { page } = lina;
  const areas = areasWith(await makeFolder(page));
  for (const [area, content] of areas) {
    await goTo(page, area);
    await expect(contentOf(page, content)).toBeVisible();
  }
  await goTo(page, '网盘');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await page.context().setOffline(true);
  await lina.open();
  await expect(page.getByRole('button', { name: '李娜的菜单' })).toBeVisible();
  await expect(strip(page)).toBeVisible();
  for (const [area, content] of areas) {
    await test.step(area, async () => {
      await goTo(page, area);
      await expect(contentOf(page, content)).toBeVisible();
    });
  }
});

test('offline › a message written without loaded history shows in its conversation, and is sent later', async ({
  atDesk,
  server,
}) => {
  await (await Calls.as(server, 'smith')).say('demo~lina', '还没有看过');
  const lina = await atDesk('lina');
  const { page } = lina;
  await lina.open('news/news?type=user&id=demo~tanaka');
  await expect(lina.composer).toBeVisible();
  const said = `没有网也要记下 ${crypto.randomUUID().slice(0, 8)}`;
  const row = page
    .getByRole('main')
    .getByRole('navigation', { name: '最近聊天' })
    .getByRole('button', { name: /^Emily Smith/ });
  await expect(row).toBeVisible();
  await page.context().setOffline(true);
  await row.click();
  await expect(page.getByRole('heading', { name: 'Emily Smith' })).toBeVisible();
  await lina.composer.fill(said);
  await lina.composer.press('Enter');
  const sent = lina.conversation.getByRole('article').filter({ hasText: said });
  await expect(sent).toBeVisible();
  await page.context().setOffline(false);
  await expect(lina.conversation.getByText('还没有看过')).toBeVisible();
  await expect(sent).toHaveCount(1);
});
