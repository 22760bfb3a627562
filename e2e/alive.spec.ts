import type { Locator, Page } from '@playwright/test';
import { Calls } from './calls.ts';
import { listen, noticesOf, openNotificationsOf, tonesOf } from './alerts.ts';
import { cachedNames } from './shell-parts.ts';
import type { Staff } from './staff.ts';
import { expect as plainExpect, test } from './test.ts';

// Each journey restarts the portal several times, from the device or after a deploy.
const expect = plainExpect.configure({ timeout: 30_000 });

// With the service worker, which responds before the routes of a journey.
const withWorker = { serviceWorkers: 'allow' } as const;

const hasWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });

test('without a network the portal opens with cached data, and sends queued messages later', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina', withWorker);
  const garcia = await atDesk('garcia');
  await lina.open('news/news?type=user&id=demo~garcia');
  await lina.say('出发前写的');
  await expect(lina.conversation.getByText('出发前写的')).toBeVisible();
  await hasWorker(lina.page);
  await expect
    .poll(() => cachedNames(lina.page))
    .toEqual(expect.arrayContaining(['recent', 'thread:user:demo~garcia']));

  await lina.page.context().setOffline(true);
  await lina.page.reload();
  await expect(lina.page.getByText('网络已断开。消息会保留', { exact: false })).toBeVisible();
  await expect(lina.page.getByRole('button', { name: '李娜的菜单' })).toBeVisible();
  await expect(lina.conversation.getByText('出发前写的')).toBeVisible();
  await lina.say('电梯里写的');
  await expect(lina.conversation.getByText('电梯里写的')).toBeVisible();
  await lina.open();
  await expect(lina.page.getByRole('main').getByText('José García', { exact: false }).first()).toBeVisible();

  await lina.page.getByRole('button', { name: /的菜单$/ }).click();
  await lina.page.getByRole('menuitem', { name: '退出登录' }).click();
  const question = lina.page.getByRole('alertdialog');
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(question.getByRole('alert')).toBeVisible();

  await lina.page.context().setOffline(false);
  await garcia.open('news/news?type=user&id=demo~lina');
  await expect(garcia.conversation.getByText('电梯里写的')).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);

  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(lina.page.getByLabel('用户名', { exact: true })).toBeVisible();
  // The page restarts after the sign-out: requests during that time fail.
  await expect.poll(() => cachedNames(lina.page).catch(() => ['not yet'])).toEqual([]);
  const left = await lina.page.context().cookies();
  expect(left.map(({ name }) => name)).not.toContain('messageSettings');
});

test('an unread message notifies once per browser, and a click opens it', async ({ atDesk }) => {
  const desk = await atDesk();
  await listen(desk.page);
  await desk.signIn('tanaka');
  const second = await desk.page.context().newPage();
  await listen(second);
  await second.goto(desk.page.url());
  await expect(second.getByRole('button', { name: /的菜单$/ })).toBeVisible();
  await second.getByRole('heading', { level: 1 }).click();
  await desk.page.getByRole('heading', { level: 1 }).click();
  const pages = [desk.page, second];
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~tanaka');
  await smith.say('稿件到了');

  const allNotices = async () => (await Promise.all(pages.map(noticesOf))).flat();
  const allTones = async () => (await Promise.all(pages.map(tonesOf))).reduce((sum, count) => sum + count, 0);
  await expect.poll(allNotices).toEqual([expect.stringContaining('稿件到了')]);
  // Two notifications, one sound.
  await expect.poll(allTones).toBe(2);
  await expect(desk.page).toHaveTitle(/^\(1\) /);

  const [teller] = (await noticesOf(desk.page)).length > 0 ? [desk.page] : [second];
  await teller.evaluate(() => globalThis.alerts.notices[0]?.click());
  await expect(teller).toHaveURL(/news\/news\?type=user&id=demo~smith$/);
  await expect(teller.getByRole('log').getByText('稿件到了')).toBeVisible();
  await expect(desk.page).not.toHaveTitle(/^\(/);

  // The conversation is being read: no notification.
  await smith.say('第二段');
  await expect(teller.getByRole('log').getByText('第二段')).toBeVisible();
  await smith.say('第三段');
  await expect(teller.getByRole('log').getByText('第三段')).toBeVisible();
  expect(await allNotices()).toHaveLength(1);
});

test('a notification closes when its message is recalled, and that of a later message stays', async ({
  atDesk,
  server,
}) => {
  // Other journeys on this server may have left unread messages.
  const before = await (await Calls.as(server, 'tanaka')).unread('demo~garcia');
  const desk = await atDesk();
  await listen(desk.page);
  await desk.signIn('tanaka');
  await desk.page.getByRole('heading', { level: 1 }).click();
  const garcia = await atDesk('garcia');
  await garcia.open('news/news?type=user&id=demo~tanaka');
  const recall = async (text: string) => {
    await garcia.conversation.getByRole('article').filter({ hasText: text }).click({ button: 'right' });
    await garcia.page.getByRole('menuitem', { name: '撤回' }).click();
    await expect(garcia.conversation.getByText(text)).toHaveCount(0);
  };
  const [first, second] = [`demasiado pronto ${Date.now()}`, `en la web ${Date.now()}`];
  await garcia.say(first);
  await expect.poll(() => openNotificationsOf(desk.page)).toEqual([first]);
  await recall(first);
  await expect.poll(() => openNotificationsOf(desk.page)).toEqual([]);

  const third = `corregido ${Date.now()}`;
  await garcia.say(second);
  await garcia.say(third);
  await expect.poll(() => openNotificationsOf(desk.page)).toContain(third);
  await recall(second);
  await expect(desk.page).toHaveTitle(new RegExp(`^\\(${before.total + 1}\\) `));
  expect(await openNotificationsOf(desk.page)).toContain(third);
});

const renewed = (page: Page | Locator) => page.getByText('有新版本可用', { exact: false });

/** Simulates a deploy: the server reports another build. */
async function deploy({ page }: Staff): Promise<void> {
  await page.route('**/app-config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), build: 'newer' } });
  });
}

test('after a deploy an open page offers a reload, and unsent text is not lost', async ({ atDesk }) => {
  const wei = await atDesk('zhangwei');
  await wei.open('news/news?type=user&id=demo~garcia');
  await wei.composer.fill('写了一半');
  await deploy(wei);
  // A deploy restarts the server: wait until the connection is back.
  await expect(async () => {
    await wei.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(renewed(wei.page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await wei.page.getByRole('button', { name: '稍后' }).click();
  await expect(renewed(wei.page)).toHaveCount(0);

  // A missing file of the old build shows the same banner, not an error.
  const gone = '**/assets/disk-*.js';
  await wei.page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await wei.open('networkDisk/networkDisk');
  const page = wei.page.getByRole('main');
  await expect(renewed(page).first()).toBeVisible();
  await wei.page.unroute(gone);
  await page.getByRole('button', { name: '刷新' }).last().click();
  await expect(page.getByRole('button', { name: '上传' }).first()).toBeVisible();
  await wei.open('news/news?type=user&id=demo~garcia');
  await expect(wei.composer).toHaveValue('写了一半');
});

test('the portal can be installed', async ({ atDesk, request, server }) => {
  const { page } = await atDesk('garcia');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(new URL(address ?? '', server.url).href, {
    headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
  });
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: { icons: { src: string; type: string }[]; name: string; lang: string } =
    await answer.json();
  expect(manifest).toMatchObject({ start_url: '/snap-portal/', display: 'standalone', lang: 'zh' });
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const src of [touch ?? '', ...manifest.icons.map((icon) => icon.src)]) {
    // oxlint-disable-next-line no-await-in-loop -- few, and each named when it is missing
    const icon = await request.get(new URL(src, server.url).href);
    expect([src, icon.status(), icon.headers()['content-type']?.startsWith('image/')]).toEqual([
      src,
      200,
      true,
    ]);
  }
});
