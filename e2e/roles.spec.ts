import type { PortalServer } from './portal-server.ts';
import { expect, ownServer, test as base } from './test.ts';

// Roles and the menu, as an administrator arranges them and as a colleague finds them.

/** A server of its own: other journeys count the entries of the menu. */
const test = base.extend<object, { server: PortalServer }>({
  server: [...ownServer()],
});

test('a role with one permission opens that part of the console to a colleague, and a menu entry is for it alone', async ({
  atDesk,
  server,
}) => {
  const consoleAt = (path: string) => new URL(`/snap-console/${path}`, server.url).href;
  const { page } = await atDesk('zhangwei');
  await page.goto(consoleAt('roles'));
  await page.getByRole('button', { name: '新角色' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('值班');
  await page.getByRole('checkbox', { name: '查看人员' }).check();
  await page.getByRole('button', { name: '添加角色' }).click();
  await page.getByRole('tab', { name: '人员' }).click();
  await page.getByRole('button', { name: '授予人员' }).click();
  const picker = page.getByRole('dialog', { name: '将值班授予人员' });
  const search = picker.getByRole('combobox').or(picker.getByRole('searchbox')).first();
  await search.fill('lina');
  await picker.getByRole('option', { name: /李娜/ }).first().click();
  // A department stands for its people.
  await search.fill('');
  await picker.getByRole('tab', { name: '部门' }).click();
  await picker
    .getByRole('treeitem', { name: /技术中心/ })
    .locator('[data-check]')
    .click();
  await picker.getByRole('button', { name: /^授予 \d+ 人$/ }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByRole('row', { name: /李娜/ })).toBeVisible();

  await page.getByRole('link', { name: '菜单', exact: true }).click();
  await page.getByRole('button', { name: '添加菜单项' }).click();
  const entry = page.getByRole('dialog', { name: '新菜单项' });
  await entry.getByRole('textbox', { name: '中文' }).fill('排班表');
  await entry.getByRole('radio', { name: '网址', exact: true }).check();
  await entry.getByRole('textbox', { name: '网址' }).fill('https://rota.example/');
  await entry.getByRole('checkbox', { name: '值班' }).check();
  await entry.getByRole('button', { name: '添加菜单项' }).click();
  await expect(page.getByRole('button', { name: /^排班表 / })).toBeVisible();

  const lina = await atDesk('lina');
  await expect(lina.page.getByRole('link', { name: '排班表' })).toBeVisible();
  await lina.page.goto(consoleAt(''));
  await expect(lina.page.getByRole('row').nth(1)).toBeVisible();
  await expect(lina.page.getByRole('button', { name: '添加人员' })).toHaveCount(0);
  const smith = await atDesk('smith');
  await expect(smith.page.getByRole('link', { name: '消息' }).first()).toBeVisible();
  await expect(smith.page.getByRole('link', { name: '排班表' })).toHaveCount(0);
});
