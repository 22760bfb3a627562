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

test('an administrator adds a department and a person, who then signs in', async ({ atDesk, server }) => {
  const zhangwei = await atDesk('zhangwei');
  const { page } = zhangwei;
  await openConsole(zhangwei, server.url);
  await page.getByRole('button', { name: '添加部门' }).click();
  await page.getByRole('textbox', { name: '新部门名称' }).fill('数据新闻部');
  await page.keyboard.press('Enter');
  const department = page.getByRole('treeitem', { name: /数据新闻部/ });
  await department.click();
  await expect(page.getByText('这里还没有人员', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: '添加人员' }).click();
  const sheet = page.getByRole('dialog', { name: '新人员' });
  await sheet.getByRole('textbox', { name: '姓名', exact: true }).fill('周晓');
  await sheet.getByRole('textbox', { name: '用户名' }).fill('zhou xiao');
  await sheet.getByRole('button', { name: '添加人员' }).click();
  // What the contract refuses stands at its field, and nothing is lost.
  await expect(sheet.getByRole('textbox', { name: '用户名' })).toHaveAccessibleDescription(/无效/);
  // The server's own name of the field is no word for a reader.
  await expect(sheet.getByText('login')).toHaveCount(0);
  await sheet.getByRole('textbox', { name: '用户名' }).fill('zhouxiao');
  await sheet.getByRole('button', { name: '添加人员' }).click();
  const shown = page.getByRole('dialog', { name: '周晓的密码' });
  const password = (await shown.getByRole('status').textContent()) ?? '';
  await shown.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('row', { name: /周晓/ })).toContainText('数据新闻部');

  const zhouxiao = await atDesk();
  await zhouxiao.open('login');
  await zhouxiao.fillSignIn('zhouxiao', password);
  // The password that someone else knows has to be changed first.
  await expect(zhouxiao.page.getByRole('alertdialog', { name: '提示' })).toBeVisible();

  // A disabled account is signed out, and does not sign in again.
  await page.getByRole('button', { name: /周晓/ }).click();
  const person = page.getByRole('dialog', { name: '周晓' });
  await person.getByRole('button', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(person.getByText('已停用：不能登录')).toBeVisible();
  const again = await atDesk();
  await again.open('login');
  await again.fillSignIn('zhouxiao', password);
  await expect(again.page.getByRole('alert')).toBeVisible();
  await expect(again.page).toHaveURL(/\/login/);
});

test('people and departments fit a phone and pass the accessibility rules', async ({ atDesk, server }) => {
  const zhangwei = await atDesk('zhangwei', { viewport: { width: 390, height: 844 } });
  const { page } = zhangwei;
  await page.context().addCookies([{ name: 'language', value: 'es', url: new URL(server.url).origin }]);
  await openConsole(zhangwei, server.url);
  const expectClean = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  };
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expectClean();
  await page.getByRole('button', { name: /^Todas las personas/ }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectClean();
  await page.getByRole('gridcell').getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expectClean();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Volver a los departamentos' }).click();
  await expect(page.getByRole('tree')).toBeVisible();
});

test('an administrator finds a refused sign-in and a change in the audit log, and exports it', async ({
  atDesk,
  server,
}) => {
  const wrong = { username: 'tanaka', password: 'wrong', tenantId: 'demo' };
  const zhangwei = await atDesk('zhangwei');
  const { page } = zhangwei;
  const signInWrongly = () => page.request.post(new URL('/co/webim/login', server.url).href, { data: wrong });
  await signInWrongly();
  await openConsole(zhangwei, server.url);
  await page.getByRole('searchbox', { name: '搜索人员' }).fill('lina');
  await page.getByRole('gridcell').getByRole('button', { name: /李娜/ }).first().click();
  const person = page.getByRole('dialog', { name: '李娜' });
  await person.getByRole('textbox', { name: '职务' }).fill('夜班编辑');
  await person.getByRole('button', { name: '保存' }).click();
  await expect(person).toBeHidden();

  await page.getByRole('link', { name: '审计日志' }).click();
  await expect(page.getByRole('row', { name: /登录被拒绝/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '全部操作' }).click();
  await page.getByRole('menuitemradio', { name: '人员' }).click();
  await expect(page.getByRole('row', { name: /登录被拒绝/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /修改人员资料/ })
    .first()
    .click();
  const sheet = page.getByRole('region', { name: '修改人员资料' });
  await expect(sheet.getByRole('list', { name: '更改' })).toContainText('夜班编辑');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('demo-audit.csv');
  const stream = await saved.createReadStream();
  expect((await stream.toArray()).join('')).toContain('夜班编辑');
});
