import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function startGroup(page: Page) {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '发起群聊' }).click();
  return page.getByRole('dialog', { name: /创建群聊/ });
}

async function choose(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    await page.getByRole('dialog').getByRole('option', { name }).first().click();
  }
}

test('a temporary chat is made of people who are found, and opens for everyone in it', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia');
  const dialog = await startGroup(lina.page);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await choose(lina.page, 'García', '田中');
  await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lina.page).toHaveURL(/news\/news\?type=group&id=/);
  await lina.say('大家好');
  await expect(lina.conversation.getByText('大家好')).toBeVisible();
  await garcia.open('news/news');
  await expect(garcia.page.getByRole('main').getByText(/大家好/)).toBeVisible();
});

test('a refusal of the server stands in the dialog, and what was chosen stays', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  await lina.page.route('**/oapi/group/create*', (route) =>
    route.fulfill({ json: { code: '-1', msg: '今天创建的群太多了' } }),
  );
  const dialog = await startGroup(lina.page);
  await dialog.getByRole('radio', { name: /团队/ }).check();
  await dialog.getByRole('textbox', { name: '群名称' }).fill('夜班协作');
  await dialog.getByRole('textbox', { name: '群简介' }).fill('夜班值班协作');
  await dialog.getByRole('button', { name: '下一步' }).click();
  await choose(lina.page, 'García', '田中');
  await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
  await expect(dialog.getByText('今天创建的群太多了')).toBeVisible();
  await lina.page.unroute('**/oapi/group/create*');
  await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
  await expect(lina.page).toHaveURL(/type=teamGroup&id=/);
  await expect(lina.page.getByRole('heading', { name: '夜班协作' })).toBeVisible();
});
