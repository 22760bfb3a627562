import type { Page } from '@playwright/test';
import { goTo, takeStep } from './layout.ts';
import { sidebarOf } from './shell-parts.ts';
import { expect as plainExpect, test } from './test.ts';

// Journey 5: the network is lost on each page. A message comes within three seconds, the content stays, and recovery is automatic.

const expect = plainExpect;
const soon = plainExpect.configure({ timeout: 3_000 });

const strip = (page: Page) => page.getByText('网络已断开。您写的内容会保留', { exact: false });

/** The pages, each with a part of its cached content. */
const areas = [
  ['工作台', /待处理稿件|选题|应用/],
  ['应用', /融合采编|选题/],
  ['通讯录', /李娜|张伟|总编/],
  ['网盘', /断网前的文件夹/],
  ['收藏', /收藏/],
] as const;

test('offline › every page reports a lost network within three seconds, keeps its content and recovers', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  for (const area of ['网盘', '收藏', '通讯录', '应用', '工作台'] as const) {
    await test.step(area, async () => {
      await goTo(page, area);
      if (area === '网盘' && (await page.getByText('断网前的文件夹').count()) === 0) {
        await page.getByRole('button', { name: '新建文件夹' }).first().click();
        await page.keyboard.type('断网前的文件夹');
        await page.keyboard.press('Enter');
      }
      const content = areas.find(([name]) => name === area)?.[1] ?? /./;
      const shown = page.getByRole('main').getByText(content).filter({ visible: true }).first();
      await expect(shown).toBeVisible();
      await page.context().setOffline(true);
      await soon(strip(page)).toBeVisible();
      await expect(shown).toBeVisible();
      await page.context().setOffline(false);
      await expect(strip(page)).toHaveCount(0);
      await expect(shown).toBeVisible();
    });
  }
});

test('offline › a network that drops every packet is detected by an action of the user', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  await goTo(page, '应用');
  const star = page.getByRole('button', { name: /加到我的应用$/ }).first();
  await expect(star).toBeVisible();
  // No request gets a response or an error.
  await page.route('**/*', () => undefined);
  await star.click();
  await soon(strip(page)).toBeVisible();
  await page.unroute('**/*');
  await expect(strip(page)).toHaveCount(0);
});

test('offline › a page whose code is not cached says so, and opens automatically or by a button', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  // As after a start without a pointer: nothing was prefetched.
  const code = /(AddressBookPage|CollectionPage).*\.js/;
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await sidebarOf(page).getByRole('link', { name: '通讯录' }).focus();
  await page.keyboard.press('Enter');
  await soon(page.getByText('此页面尚未在本设备上打开过', { exact: false })).toBeVisible();
  await soon(strip(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '重试', exact: true }).click();
  await expect(page.getByText('此页面尚未在本设备上打开过', { exact: false })).toBeVisible();
  await page.unroute(code);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: '通讯录', level: 1 })).toBeVisible();
});

test('offline › a sign-out without a network fails with a message and can be retried', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  await goTo(page, '应用');
  await takeStep(page, '退出登录');
  const question = page.getByRole('alertdialog', { name: '提示' });
  await expect(question).toBeVisible();
  await page.context().setOffline(true);
  await question.getByRole('button', { name: '退出登录' }).click();
  await soon(question.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});

test('offline › after a start without a network each page shows its cached content', async ({ atDesk }) => {
  const lina = await atDesk('lina', { serviceWorkers: 'allow' });
  const { page } = lina;
  await goTo(page, '网盘');
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  await page.keyboard.type('断网前的文件夹');
  await page.keyboard.press('Enter');
  for (const [area, content] of areas) {
    await goTo(page, area);
    await expect(page.getByRole('main').getByText(content).filter({ visible: true }).first()).toBeVisible();
  }
  await goTo(page, '网盘');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await page.context().setOffline(true);
  await lina.open();
  await expect(page.getByRole('button', { name: '李娜的菜单' })).toBeVisible();
  await soon(strip(page)).toBeVisible();
  for (const [area, content] of areas) {
    await test.step(area, async () => {
      await goTo(page, area);
      await expect(page.getByRole('main').getByText(content).filter({ visible: true }).first()).toBeVisible();
    });
  }
});
