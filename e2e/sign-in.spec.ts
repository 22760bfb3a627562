import { expect, test } from './test.ts';

test('the guard keeps the page that was asked for, and a wrong password says one sentence and loses nothing', async ({
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

test('logging out asks, ends every tab of the browser, and the way back is the sign-in page', async ({
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

test('a person of another organisation signs in beside it and finds nobody of this one', async ({
  atDesk,
}) => {
  const walker = await atDesk('acme~walker');
  await walker.find('tanaka');
  await expect(walker.page.getByText('没有搜索到任何联系人')).toBeVisible();
});
