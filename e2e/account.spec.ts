import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startIdentityProvider } from './identity-provider.ts';
import { deviceOf, expectTidy, widths } from './layout.ts';
import { portal } from './portal-command.ts';
import { PortalServer } from './portal-server.ts';
import { demoPassword } from './demo-password.ts';
import type { Staff } from './staff.ts';
import { expect, test as base } from './test.ts';

/** A server whose organisation has an identity provider. */
const test = base.extend<object, { server: PortalServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const provider = await startIdentityProvider();
      const server = await PortalServer.create({
        env: { PORTAL_IDENTITY_SIGN_IN_URL: provider.signInUrl, PORTAL_IDENTITY_URL: provider.redeemUrl },
      });
      await server.start();
      await provide(server);
      await server.dispose();
      provider.close();
    },
    { scope: 'worker' },
  ],
});

const [, laptop, phone] = widths;

/** The latest SMS code of a phone: without a gateway it is in the server's log. */
async function codeFor(server: PortalServer, mobile: string, purpose: string): Promise<string> {
  const line = new RegExp(`"mobile":"${mobile}","purpose":"${purpose}","code":"(\\d{6})"`, 'g');
  const log = () => readFileSync(join(server.data, 'portal.log'), 'utf8');
  await expect.poll(log).toMatch(line);
  return [...log().matchAll(line)].at(-1)?.[1] ?? '';
}

const call = (server: PortalServer, path: string, token: string, method = 'GET') =>
  fetch(new URL(path, server.url), {
    method,
    headers: { authorization: `Bearer ${token}`, tenantId: 'demo' },
  });

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'portal_access_token')?.value ?? '';
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function logOut({ page }: Staff): Promise<void> {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('an account is registered by phone, and its forgotten password is reset', async ({ atDesk, server }) => {
  const mobile = '13900001111';
  const newcomer = await atDesk(undefined, deviceOf(phone));
  const { page } = newcomer;
  await newcomer.open('news/news');
  await page.getByRole('link', { name: '注册账号' }).click();
  await expect(page).toHaveTitle('注册账号 - Snap Portal');
  await expectTidy(page, 'register');
  await field(page, '手机号码').fill('010-88880000');
  await press(page, '获取验证码');
  await expect(page.getByText('请输入正确的电话')).toBeVisible();
  await field(page, '手机号码').fill('＋８６ １３９ ００００ １１１１');
  await press(page, '获取验证码');
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
  await expect(field(page, '短信验证码')).toBeFocused();
  const code = await codeFor(server, mobile, 'register');
  await field(page, '短信验证码').fill(code === '000000' ? '000001' : '000000');
  await press(page, '下一步');
  await expect(page.getByRole('alert')).toHaveText('短信验证码不正确或已过期。');
  await expect(field(page, '手机号码')).toHaveValue(mobile);
  await field(page, '短信验证码').fill(code);
  await press(page, '下一步');

  await expectTidy(page, 'register, name');
  await field(page, '姓名').fill('王新');
  await field(page, '密码').fill('weak');
  await press(page, '注册并登录');
  await expect(page.getByText(/^密码不符合强密码规则！/)).toBeVisible();
  // The phone's Back button works like the link.
  for (const back of [() => press(page, '换一个手机号码'), () => page.goBack()]) {
    await back();
    await expect(field(page, '手机号码')).toHaveValue(mobile);
    await press(page, '下一步');
    await expect(field(page, '姓名')).toHaveValue('王新');
  }
  await field(page, '密码').fill('Strong#2026');
  await press(page, '注册并登录');
  // The page that required the sign-in.
  await expect(page).toHaveURL(/\/news\/news$/);
  await expect(page.getByRole('button', { name: '王新的菜单' })).toBeVisible();
  await logOut(newcomer);

  await page.getByRole('link', { name: '忘记密码？' }).click();
  await expect(page).toHaveTitle('设置新密码 - Snap Portal');
  await field(page, '手机号码').fill(mobile);
  // This browser is known as the owner's: no captcha, and its own count.
  await press(page, '获取验证码');
  await field(page, '短信验证码').fill(await codeFor(server, mobile, 'findpassword'));
  await press(page, '下一步');
  await field(page, '新密码').fill('Strong#2026');
  await field(page, '确认新密码').fill('Strong#2027');
  await press(page, '设置新密码');
  await expect(page.getByText('新密码两次输入的不一致')).toBeVisible();
  await field(page, '确认新密码').fill('Strong#2026');
  await press(page, '设置新密码');
  await expect(page.getByRole('alert')).toHaveText('新密码不能与原密码或最近使用过的密码相同。');
  await field(page, '新密码').fill('Fresh#2027');
  await field(page, '确认新密码').fill('Fresh#2027');
  await press(page, '设置新密码');
  await expect(page.getByText('新密码已设置，请使用新密码登录。')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await newcomer.fillSignIn(mobile, 'Fresh#2027');
  await expect(page.getByRole('button', { name: '王新的菜单' })).toBeVisible();

  // A second code from one address requires a captcha; the typed text stays.
  const stranger = await atDesk();
  await stranger.open('findPassword');
  await field(stranger.page, '手机号码').fill('13900002222');
  await press(stranger.page, '获取验证码');
  await expect(field(stranger.page, '图片验证码')).toBeFocused();
  await field(stranger.page, '图片验证码').fill('no');
  await field(stranger.page, '图片验证码').press('Enter');
  await expect(stranger.page.getByRole('alert')).toHaveText('验证码不正确或已过期，请重新输入。');
  await expect(field(stranger.page, '手机号码')).toHaveValue('13900002222');
});

test('an identity is linked to an account once and then signs in directly; another person’s code does not', async ({
  atDesk,
  server,
}) => {
  const lina = await atDesk(undefined, deviceOf(phone));
  await lina.open('news/news?type=user&id=demo~zhangwei');
  await lina.page.getByRole('link', { name: '使用统一身份登录' }).click();
  await expect(lina.page).toHaveURL(/\/bind$/);
  await expectTidy(lina.page, 'bind');
  await field(lina.page, '用户名').fill('lina');
  await field(lina.page, '密码').fill('wrong');
  await press(lina.page, '登录并关联');
  await expect(lina.page.getByRole('alert')).toHaveText('用户名或密码不正确，请重新输入。');
  await lina.page.reload();
  await field(lina.page, '用户名').fill('lina');
  await field(lina.page, '密码').fill(demoPassword);
  await press(lina.page, '登录并关联');
  await expect(lina.page).toHaveURL(/\/news\/news\?type=user&id=demo~zhangwei/);
  await logOut(lina);
  await lina.page.getByRole('link', { name: '使用统一身份登录' }).click();
  await expect(lina.page.getByRole('button', { name: '李娜的菜单' })).toBeVisible();

  // A one-time token signs in once, is removed from the address, and a reload does not change the session.
  const answer = await call(server, '/co/oapi/login/token', await tokenOf(lina.page));
  const { code, result }: { code: string; result: { token: string } } = await answer.json();
  expect(code).toBe('0');
  const garcia = await atDesk('garcia');
  await garcia.open(`auth-redirect?code=${result.token}`);
  await expect(garcia.page.getByRole('button', { name: /García.*的菜单$/ })).toBeVisible();
  const device = await atDesk(undefined, deviceOf(laptop));
  await device.open(`auth-redirect?code=${result.token}&redirect=/news/news`);
  await expect(device.page).toHaveURL(/\/news\/news$/);
  await expect(device.page.getByRole('button', { name: '李娜的菜单' })).toBeVisible();

  const stranger = await atDesk();
  await stranger.open(`auth-redirect?code=${result.token}`);
  await expect(stranger.page.getByRole('alert')).toHaveText('登录码无效或已过期，请重新获取。');
  expect(stranger.page.url()).not.toContain('code');
  await press(stranger.page, '去登录');
  await expect(stranger.page).toHaveURL(/\/login$/);
  await stranger.open('bind');
  await expect(stranger.page.getByText('登录链接已失效，请重新登录。')).toBeVisible();
  const forged = 'auth-redirect?code=of-provider-9&state=forged';
  await stranger.page.addInitScript(() =>
    sessionStorage.setItem('snap-portal:identity-flow', '{"state":"mine"}'),
  );
  await stranger.open(forged);
  await expect(stranger.page.getByText('登录链接已失效，请重新登录。')).toBeVisible();
  await stranger.open('news/news?code=secret&type=user&id=demo~lina');
  await expect(stranger.page).toHaveURL(/\/login\?redirect=/);
  expect(decodeURIComponent(stranger.page.url())).toContain('/news/news?type=user&id=demo~lina');
  expect(stranger.page.url()).not.toContain('secret');
});

test('an ended session shows one sign-in dialog, and tabs and drafts are restored', async ({
  atDesk,
  server,
}) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  await tanaka.open('news/news?type=user&id=demo~zhangwei');
  await tanaka.composer.fill('写到一半的话');
  const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
  await expect(tabs).toHaveCount(2);
  await call(server, '/co/webim/logout', await tokenOf(page), 'POST');
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  await expect(dialog).toHaveCount(1);
  await expect(field(page, '用户名')).toHaveValue('tanaka');
  await field(page, '密码').fill('wrong');
  await press(page, '登录');
  await expect(dialog.getByRole('alert')).toHaveText('用户名或密码不正确，请重新输入。');
  await field(page, '密码').fill(demoPassword);
  await press(page, '登录');
  await expect(dialog).toHaveCount(0);
  await expect(tabs).toHaveCount(2);
  await expect(tanaka.composer).toHaveValue('写到一半的话');
  await tanaka.composer.press('Enter');
  await expect(tanaka.conversation.getByText('写到一半的话')).toBeVisible();

  // The browser has no cookies either: the next action opens the dialog on the same page, and continues after it.
  await tanaka.composer.fill('又写到一半');
  await page.context().clearCookies();
  // By script: a request of the page may have opened the dialog already, which makes the page inert.
  await page
    .getByRole('navigation', { name: '主导航', includeHidden: true })
    .getByRole('link', { name: '网盘', includeHidden: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(dialog).toHaveCount(1);
  await expect(page).not.toHaveURL(/login/);
  await field(page, '密码').fill(demoPassword);
  await press(page, '登录');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '网盘', level: 1 })).toBeAttached();
  await tabs.filter({ hasText: '消息' }).click();
  await expect(tanaka.composer).toHaveValue('又写到一半');
});

test('an expired password blocks everything until it is changed; one that expires soon only shows a notice', async ({
  atDesk,
  server,
}) => {
  portal(server, ['user', 'password', 'demo~smith', '--stdin', '--must-change'], 'Given#2026\n');
  for (const [answer, viewport] of [
    ['取消', laptop],
    ['修改密码', phone],
  ] as const) {
    const smith = await atDesk(undefined, deviceOf(viewport));
    const { page } = smith;
    await smith.open('login');
    await smith.fillSignIn('smith', 'Given#2026');
    await page.waitForURL(server.url);
    await smith.open('networkDisk/networkDisk');
    const notice = page.getByRole('alertdialog', { name: '提示' });
    await expect(notice).toContainText('当前密码由管理员设置，请先设置自己的密码。');
    await expectTidy(page, 'password ended');
    await notice.getByRole('button', { name: answer }).click();
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toHaveText('当前密码由管理员设置，请先设置自己的密码。');
    await expectTidy(page, 'password forced');
    if (answer === '取消') {
      await dialog.getByRole('button', { name: '退出登录' }).click();
      await expect(page).toHaveURL(/\/login/);
      continue;
    }
    await field(page, '原密码').fill('Given#2026');
    await field(page, '新密码').fill('Chosen#2026');
    await field(page, '确认新密码').fill('Chosen#2026');
    await dialog.getByRole('button', { name: '修改密码' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Smith的菜单$/ })).toBeVisible();
    // Content that failed before loads automatically.
    await expect(page.getByText('文件没有加载出来')).toHaveCount(0);
    await expect(await smith.find('zhangwei')).not.toHaveCount(0);
  }
  // Restore the password for other journeys.
  portal(server, ['user', 'password', 'demo~smith', '--stdin'], `${demoPassword}\n`);

  portal(server, ['tenant', 'set', 'demo', 'pwdNoticeDays=90']);
  const garcia = await atDesk('garcia');
  const notice = garcia.page.getByRole('alertdialog', { name: '提示' });
  await expect(notice).toContainText('您的密码即将过期，请尽快修改密码！');
  await notice.getByRole('button', { name: '取消' }).click();
  await expect(garcia.page.getByRole('dialog')).toHaveCount(0);
  await expect(await garcia.find('zhangwei')).not.toHaveCount(0);
  portal(server, ['tenant', 'set', 'demo', 'pwdNoticeDays=']);
});

test('after three wrong passwords a captcha is required, and after too many the wait is shown', async ({
  atDesk,
}) => {
  const zhangwei = await atDesk();
  const { page } = zhangwei;
  await zhangwei.open('login');
  const wrong = '用户名或密码不正确，请重新输入。';
  for (let n = 1; n <= 3; n += 1) {
    const answered = page.waitForResponse('**/co/webim/login');
    await zhangwei.fillSignIn('zhangwei', `wrong ${n}`);
    await answered;
    await expect(page.getByRole('alert')).toHaveText(wrong);
  }
  // It appears before the next attempt.
  await expect(field(page, '图片验证码')).toBeVisible();
  await zhangwei.fillSignIn('zhangwei', demoPassword);
  await expect(field(page, '图片验证码')).toBeFocused();
  await press(page, 'Español');
  await expect(field(page, 'Caracteres de la imagen')).toBeVisible();
  await press(page, '中文');
  await expect(field(page, '密码')).toHaveValue(demoPassword);
  await page.route('**/co/webim/login', (route) =>
    route.fulfill({ status: 429, json: { code: '1003', msg: '登录尝试次数过多，请在 30 分钟后再试。' } }),
  );
  await field(page, '图片验证码').fill('abcd');
  await press(page, '登录');
  await expect(page.getByRole('alert')).toHaveText('登录尝试次数过多，请在 30 分钟后再试。');
});
