import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from './demo-password.ts';
import { cachedNames } from './shell-parts.ts';
import { expect, test } from './test.ts';

test('the guard remembers the requested page, and a wrong password shows one sentence and loses nothing', async ({
  atDesk,
}) => {
  const lina = await atDesk();
  await lina.open('news/news?type=user&id=demo~zhangwei');
  await expect(lina.page).toHaveURL(/\/login\?redirect=/);
  await lina.fillSignIn('lina', 'wrong');
  await expect(lina.page.getByRole('alert')).toHaveCount(1);
  await expect(lina.page.getByLabel('用户名', { exact: true })).toHaveValue('lina');
  await lina.fillSignIn('lina', 'Portal#2026');
  await expect(lina.page).toHaveURL(/\/news\/news\?type=user&id=demo~zhangwei/);
});

test('a redirect to another site goes to the root', async ({ atDesk, server }) => {
  const lina = await atDesk();
  await lina.open('login?redirect=https%3A%2F%2Fevil.example%2F');
  await lina.fillSignIn('lina', 'Portal#2026');
  await expect(lina.page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  expect(new URL(lina.page.url()).origin).toBe(new URL(server.url).origin);
});

test('signing out asks for confirmation, ends all tabs of the browser, and Back shows the sign-in page', async ({
  atDesk,
  server,
}) => {
  const lina = await atDesk('lina');
  const second = await lina.page.context().newPage();
  await second.goto(server.url);
  await expect(second.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await lina.page.bringToFront();
  await lina.page.getByRole('button', { name: /的菜单$/ }).click();
  await lina.page.getByRole('menuitem', { name: '退出登录' }).click();
  const question = lina.page.getByRole('alertdialog', { name: '提示' });
  await expect(question).toContainText('确定注销并退出系统吗？');
  await question.getByRole('button', { name: '退出登录' }).click();

  await expect(lina.page).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
  await lina.open('');
  await expect(lina.page).toHaveURL(/\/login/);
});

test('a person of another organisation signs in at the same server and finds no one of this one', async ({
  atDesk,
}) => {
  const walker = await atDesk('acme~walker');
  await walker.find('tanaka');
  await expect(walker.page.getByText('没有搜索到任何联系人')).toBeVisible();
});

/** Delays responses of a URL until the returned function is called. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

test('a slow menu blocks nothing, and is applied when it arrives', async ({ atDesk, server }) => {
  const lina = await atDesk();
  const { page } = lina;
  const menus = '**/usermng/menus/role/**';
  const bring = await holdBack(page, menus);
  await lina.signIn('lina');
  await lina.open('networkDisk/networkDisk');
  await expect(
    page.getByRole('grid', { name: '文件' }).or(page.getByText('文件夹是空的')).first(),
  ).toBeVisible();
  await page.unroute(menus);
  bring();
  // The cached menu is now shown, however long the next response takes.
  await lina.open();
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveCount(6);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(menus, async (route) => {
    const response = await route.fetch();
    const { result, ...rest }: { result: { path: string }[] } = await response.json();
    await promise;
    const others = result.filter(({ path }) => !path.startsWith('/networkDisk'));
    await route.fulfill({ response, json: { ...rest, result: others } });
  });
  await lina.open('networkDisk/networkDisk');
  await expect(page.getByRole('tab', { name: '回收站' })).toBeVisible();
  resolve();
  await expect(page).toHaveURL(`${server.url}401`);
});

test('a network that hangs shows a waiting state, and then cached data', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  await smith.open('news/news?type=user&id=demo~lina');
  const sent = page.waitForResponse('**/message/sendusermsg*');
  await smith.say('before the tunnel');
  await sent;
  await expect(smith.conversation.getByText('before the tunnel')).toBeVisible();
  await smith.open();
  await expect(page.getByRole('main').getByText('before the tunnel')).toBeVisible();
  await expect.poll(() => cachedNames(page)).toEqual(expect.arrayContaining(['person', 'recent']));
  const configuration = await holdBack(page, '**/app-config.json');
  const person = await holdBack(page, /user\/obtain/);
  await page.goto(page.url(), { waitUntil: 'commit' });
  await expect(page.getByRole('status').getByText('门户还没有响应')).toBeVisible();
  configuration();
  // The user is not known yet.
  await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('before the tunnel')).toBeVisible();
  person();
});

for (const missing of ['app-config', 'user/obtain']) {
  test(`without cached data, a network that hangs shows an offline state, and continues automatically: ${missing}`, async ({
    atDesk,
    server,
  }) => {
    const garcia = await atDesk('garcia');
    const cold = await atDesk();
    const { page } = cold;
    await page.context().addCookies(await garcia.page.context().cookies());
    await page.clock.install();
    let tries = 0;
    await page.route(new RegExp(missing), () => void (tries += 1));
    await page.goto(server.url, { waitUntil: 'commit' });
    await expect.poll(() => tries).toBeGreaterThan(0);
    await page.clock.fastForward(4_000);
    await expect(page.getByRole('status')).toContainText('门户还没有响应');
    // The device's storage responds by its own clock: the timer may begin after the first step.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(page.getByRole('alert')).toHaveText('暂时连接不到门户，网络恢复后会自动打开。', {
        timeout: 1_000,
      });
    }).toPass();
    if (missing === 'app-config') {
      // No response: the portal's page stays, not the browser's error page.
      await page.getByRole('button', { name: '重试' }).click();
      await page.clock.fastForward(6_000);
      await expect(page.getByRole('alert')).toContainText('暂时连接不到门户');
    }
    await page.unroute(new RegExp(missing));
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('button', { name: /García.*的菜单$/ })).toBeVisible();
  });
}

test('without a network /loginIn shows an error, and signs out once there is one', async ({
  atDesk,
  server,
}) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  await page.route('**/co/webim/logout*', (route) => route.abort('internetdisconnected'));
  await smith.open('loginIn');
  await expect(page.getByRole('status').getByText(/仍在尝试连接|网络已断开/)).toBeVisible();
  await page.unroute('**/co/webim/logout*');
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${server.url}login`));
});

/** The code of an authenticator app with this secret, some 30-second steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('a second factor is set up in the profile, asked for at sign-in, and turned off by an administrator', async ({
  atDesk,
  server,
}) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  await tanaka.open('user/profile');
  await page.getByRole('region', { name: '两步验证' }).getByRole('button', { name: '设置' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible();
  const key = dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await expect(dialog.getByLabel('验证码')).toBeFocused();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [recovery = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: '已保存' }).click();
  await expect(page.getByText('还有 10 个恢复码')).toBeVisible();

  // Another browser: the password alone is not enough, a wrong code is not, and a trusted browser is not asked again.
  const other = await atDesk();
  await other.open('login');
  await other.fillSignIn('tanaka', demoPassword);
  await expect(other.page.getByLabel('验证码')).toBeFocused();
  await other.page.keyboard.type('000000');
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByRole('alert')).toContainText('验证码不正确');
  await other.page.keyboard.type(codeOf(secret, 1));
  await other.page.getByRole('checkbox').check();
  await other.page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(other.page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await other.page.getByRole('button', { name: /的菜单$/ }).click();
  await other.page.getByRole('menuitem', { name: '退出登录' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await other.page.waitForURL(/\/login/);
  await other.fillSignIn('tanaka', demoPassword);
  await expect(other.page.getByRole('navigation', { name: '主导航' })).toBeVisible();

  // Without the phone.
  const third = await atDesk();
  await third.open('login');
  await third.fillSignIn('tanaka', demoPassword);
  await third.page.getByLabel('验证码').fill(recovery.toUpperCase());
  await third.page.keyboard.press('Enter');
  await expect(third.page.getByRole('navigation', { name: '主导航' })).toBeVisible();

  const zhangwei = await atDesk('zhangwei');
  await zhangwei.page.goto(new URL('/snap-console/?person=demo~tanaka', server.url).href);
  const sheet = zhangwei.page.getByRole('dialog');
  await sheet
    .getByRole('listitem')
    .filter({ hasText: '两步验证' })
    .getByRole('button', { name: '关闭' })
    .click();
  await zhangwei.page.getByRole('alertdialog').getByRole('button', { name: '关闭' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: '两步验证' })).toContainText('未开启');
  const fourth = await atDesk();
  await fourth.open('login');
  await fourth.fillSignIn('tanaka', demoPassword);
  await expect(fourth.page.getByRole('navigation', { name: '主导航' })).toBeVisible();
});
