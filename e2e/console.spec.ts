import { AxeBuilder } from '@axe-core/playwright';
import { demoPassword } from './demo-password.ts';
import { expect, test } from './test.ts';
import type { Staff } from './staff.ts';

// The console: who may open it, and how they get there.

const openConsole = (staff: Staff, portal: string, path = '') =>
  staff.page.goto(new URL(`/snap-console/${path}`, portal).href);

test('without a session the console leads to the sign-in and back', async ({ atDesk, server }) => {
  const zhangwei = await atDesk();
  await openConsole(zhangwei, server.url, '?from=mail#top');
  await expect(zhangwei.page).toHaveURL(/\/snap-portal\/login\?redirect=/);
  await zhangwei.fillSignIn('zhangwei', demoPassword);
  await expect(zhangwei.page).toHaveURL(/\/snap-console\/\?from=mail#top$/);
  await expect(zhangwei.page.getByRole('heading', { name: '人员与部门' })).toBeVisible();
  await expect(zhangwei.page.getByRole('button', { name: '张伟的菜单' })).toBeVisible();
});

test('an administrator finds the console in the menu of the portal, and others do not', async ({
  atDesk,
}) => {
  const zhangwei = await atDesk('zhangwei');
  await zhangwei.page.getByRole('button', { name: '张伟的菜单' }).click();
  await zhangwei.page.getByRole('menuitem', { name: '管理后台' }).click();
  await expect(zhangwei.page.getByRole('heading', { name: '人员与部门' })).toBeVisible();

  const lina = await atDesk('lina');
  await lina.page.getByRole('button', { name: '李娜的菜单' }).click();
  await expect(lina.page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await expect(lina.page.getByRole('menuitem', { name: '管理后台' })).toHaveCount(0);
});

test('without a permission the console says so, and shows nothing', async ({ atDesk, server }) => {
  const lina = await atDesk('lina');
  await openConsole(lina, server.url);
  await expect(lina.page.getByRole('heading', { name: '无权访问管理后台' })).toBeVisible();
  await expect(lina.page.getByRole('main')).toContainText('李娜');
  await expect(lina.page.getByRole('navigation')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page: lina.page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await lina.page.getByRole('button', { name: '前往门户' }).click();
  await expect(lina.page).toHaveURL(server.url);
});
