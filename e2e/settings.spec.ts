import type { Page } from '@playwright/test';
import { palette } from '../packages/portal-ui/src/theme/colors/palette.ts';
import { defaultAccent } from '../packages/portal-ui/src/theme/colors/accents.ts';
import { colorVariable } from '../packages/portal-ui/src/theme/variables.ts';
import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';
import { PortalServer } from './portal-server.ts';
import { Staff } from './staff.ts';

/** The rendered theme colour. */
const accentOf = (page: Page) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    colorVariable('accent'),
  );

async function openSettings({ page }: Staff) {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '系统设置' }).click();
  const dialog = page.getByRole('dialog', { name: '系统设置' });
  await expect(dialog.getByRole('switch').first()).toBeVisible();
  return dialog;
}

test('settings are saved individually, synchronised to other devices, and the send key applies immediately', async ({
  atDesk,
}) => {
  const desk = await atDesk('tanaka');
  const home = await atDesk('tanaka');
  const atHome = await openSettings(home);
  const settings = await openSettings(desk);
  const sound = { name: '声音' };
  await expect(settings.getByRole('switch', sound)).toBeChecked();
  await settings.getByRole('switch', sound).click();
  await expect(atHome.getByRole('switch', sound)).not.toBeChecked();
  await settings.getByRole('radio', { name: '按 Ctrl+Enter 发送' }).click();
  await expect(atHome.getByRole('radio', { name: '按 Ctrl+Enter 发送' })).toBeChecked();
  // The preview of the own card opens over the settings, and returns to them.
  await settings.getByRole('button', { name: '预览我的名片' }).click();
  await expect(desk.page.getByRole('dialog', { name: '个人名片' })).toBeVisible();
  await desk.page.keyboard.press('Escape');
  await expect(settings.getByRole('button', { name: '预览我的名片' })).toBeFocused();
  await desk.page.keyboard.press('Escape');
  await expect(desk.page.getByRole('button', { name: /的菜单$/ })).toBeFocused();

  const known = desk.page.waitForResponse('**/usermsg/obtain');
  await desk.open('news/news?type=user&id=demo~garcia');
  await known;
  await desk.composer.fill('第一行');
  await desk.composer.press('Enter');
  await expect(desk.composer).toHaveValue('第一行\n');
  await desk.composer.pressSequentially('第二行');
  await desk.composer.press('Control+Enter');
  await expect(desk.conversation.getByText('第二行')).toBeVisible();
});

test('the send key is correct immediately, and a tampered cookie is ignored', async ({ atDesk }) => {
  const garcia = await atDesk('garcia');
  const settings = await openSettings(garcia);
  const context = garcia.page.context();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'messageSettings');
  await expect.poll(cookie).toBeTruthy();
  const before = await cookie();
  await settings.getByRole('radio', { name: '按 Ctrl+Enter 发送' }).click();
  await expect.poll(async () => (await cookie())?.value).not.toBe(before?.value);
  const stored = await cookie();
  if (!stored) throw new Error('no cookie');
  expect(atob(decodeURIComponent(stored.value))).not.toContain('enter');

  // The server does not respond in this journey.
  await garcia.page.route('**/usermsg/obtain', (route) => route.abort());
  await garcia.open('news/news?type=user&id=demo~lina');
  await expect(garcia.composer).toHaveAttribute('enterkeyhint', 'enter');
  await garcia.composer.fill('第一行');
  await garcia.composer.press('Enter');
  await expect(garcia.composer).toHaveValue('第一行\n');

  await context.addCookies([{ ...stored, value: `A${stored.value.slice(1)}` }]);
  await garcia.page.unroute('**/usermsg/obtain');
  const answered = garcia.page.waitForResponse('**/usermsg/obtain');
  await garcia.page.reload();
  await answered;
  await expect(garcia.composer).toHaveValue('第一行\n');
  await garcia.composer.press('End');
  await garcia.composer.press('Enter');
  await expect(garcia.composer).toHaveValue('第一行\n\n');
});

test('notifications are requested on a click, and a denial is explained', async ({ atDesk }) => {
  const smith = await atDesk();
  await smith.page.addInitScript(() => {
    const refusing = {
      permission: 'default',
      requestPermission: () => Promise.resolve((refusing.permission = 'denied')),
    };
    Object.assign(globalThis, { Notification: refusing });
  });
  await smith.signIn('smith');
  const settings = await openSettings(smith);
  await settings.getByRole('button', { name: '允许通知' }).click();
  await expect(settings.getByText('浏览器禁止了通知，请在浏览器设置中允许本站发送通知。')).toBeVisible();
  await expect(settings.getByRole('button', { name: '允许通知' })).toHaveCount(0);
});

test('hiding everything hides the number, which then cannot be shown', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const settings = await openSettings(lina);
  await settings.getByRole('switch', { name: '隐藏个人信息' }).click();
  const number = settings.getByRole('switch', { name: '隐藏电话号码' });
  await expect(number).toBeChecked();
  // Clicks are ignored while a change is being saved.
  await expect(number).not.toHaveAttribute('aria-busy');
  await number.click();
  await expect(settings.getByText('隐藏个人信息开关打开，隐藏电话号码不可关闭')).toBeVisible();
  await lina.page.reload();
  const reopened = await openSettings(lina);
  await expect(reopened.getByRole('switch', { name: '隐藏个人信息' })).toBeChecked();
});

test('a change that fails rolls back with its reason, and leaves the dialog open', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const settings = await openSettings(smith);
  await smith.page.route('**/usermsg/setnotification', (route) =>
    route.fulfill({ json: { code: '1', msg: '暂时不能修改' } }),
  );
  const vibration = settings.getByRole('switch', { name: '振动' });
  await vibration.click();
  await expect(settings.getByText('暂时不能修改')).toBeVisible();
  await expect(vibration).toBeChecked();
});

test('layout settings apply immediately, and are persisted on the device', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  const isAccented = async () => (await accentOf(page)) !== defaultAccent;
  expect(await isAccented()).toBe(false);
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '布局设置' }).click();
  const dialog = page.getByRole('dialog', { name: '布局设置' });
  await dialog.getByRole('radio').nth(5).click();
  await dialog.getByRole('radio', { name: '深色' }).click();
  await dialog.getByRole('switch').nth(0).click();
  await dialog.getByRole('switch').nth(2).click();
  await page.keyboard.press('Escape');
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    expect(await isAccented()).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-portal-scheme', 'dark');
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('img')).toHaveCount(0);
  }
});

test('an installation has its own colour, and may disable layout settings', async ({ browser }) => {
  const server = await PortalServer.create({
    env: { PORTAL_LAYOUT_SETTINGS: '0', PORTAL_THEME_COLOR: '#11a983' },
  });
  await server.start();
  try {
    const lina = await Staff.at(browser, server);
    await lina.signIn('lina');
    expect(await accentOf(lina.page)).toBe(palette('#11a983', 'light').accent);
    await lina.page.getByRole('button', { name: /的菜单$/ }).click();
    await expect(lina.page.getByRole('menuitem', { name: '系统设置' })).toBeVisible();
    await expect(lina.page.getByRole('menuitem', { name: '布局设置' })).toHaveCount(0);
    await lina.close();
  } finally {
    await server.dispose();
  }
});

test('on a touch screen neither settings nor the disk mention keys or dragging', async ({ atDesk }) => {
  const lina = await atDesk('lina', deviceOf(widths[2]));
  const { page } = lina;
  const dialog = await openSettings(lina);
  // The send key setting omits keys that a touch screen does not have.
  await expect(dialog.getByRole('radio', { name: '按 Enter 换行' })).toBeVisible();
  await expect(dialog.getByText(/Ctrl|Shift/)).toHaveCount(0);
  // Other journeys upload files there.
  await page.route('**/co/pan/file/list?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), list: [], total: 0 } });
  });
  await lina.open('networkDisk/networkDisk');
  await expect(page.getByText('文件夹是空的。可以上传文件，或新建文件夹。')).toBeVisible();
  await expect(page.getByText('拖')).toHaveCount(0);
});
