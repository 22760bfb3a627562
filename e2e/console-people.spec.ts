import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

// What administrators do with people and departments, with the console's own controls.

async function openPeople(staff: Staff, portal: string): Promise<Page> {
  await staff.page.goto(new URL('/snap-console/', portal).href);
  await expect(staff.page.getByRole('treeitem').first()).toBeVisible();
  return staff.page;
}

async function addDepartment(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: '添加部门' }).click();
  await page.getByRole('textbox', { name: '新部门名称' }).fill(name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('treeitem', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  return row;
}

async function importFile(page: Page, csv: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: '人员.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
}

test('an import shows its changes, then makes them; bad lines stop it', async ({ atDesk, server }) => {
  const zhangwei = await atDesk('zhangwei');
  const page = await openPeople(zhangwei, server.url);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await importFile(page, 'user_id,name,mobile\nimported1,,1');
  await expect(page.getByRole('alert')).toContainText('1 行无法导入');
  await expect(page.getByText('name为空')).toBeVisible();

  await page.getByRole('button', { name: '选择其他文件' }).click();
  await importFile(
    page,
    // Her department stays: other journeys on this server look for her there.
    'user_id,name,position,department\nimported1,方一一,记者,导入部/一组\nlina,李娜,制片主任,新媒体中心/社交媒体部/微信组',
  );
  const changes = page.getByRole('list', { name: '更改' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'imported1' })).toContainText('记者');
  await expect(changes.getByRole('listitem').filter({ hasText: 'lina' })).toContainText('制片主任');
  await expect(page.getByText('导入部, 导入部/一组')).toBeVisible();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '导入' }).click();
  await expect(page.getByText('导入已完成。')).toBeVisible();
  await page.getByRole('button', { name: '查看人员' }).click();
  await page.getByRole('searchbox').fill('方一一');
  await expect(page.getByRole('row', { name: /方一一/ })).toContainText('一组');
});

test('an import is refused when someone has changed what it shows, and previewed again', async ({
  atDesk,
  server,
}) => {
  const zhangwei = await atDesk('zhangwei');
  const page = await openPeople(zhangwei, server.url);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await importFile(page, 'user_id,name,workplace\ngarcia,José García,Toledo');
  await expect(page.getByText('Toledo')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(new URL('/snap-console/?person=demo~garcia', server.url).href);
  await other.getByRole('textbox', { name: '工作地点' }).fill('Sevilla');
  await other.getByRole('button', { name: '保存' }).click();
  await expect(other.getByText('已保存').first()).toBeVisible();

  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '导入' }).click();
  await expect(page.getByRole('alert').first()).toContainText('请重新预览');
  await page.getByRole('button', { name: '重新预览' }).click();
  await expect(page.getByText('Sevilla')).toBeVisible();
});

test('an export has everyone as a file', async ({ atDesk, server }) => {
  const zhangwei = await atDesk('zhangwei');
  const page = await openPeople(zhangwei, server.url);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('zhangwei,');
});

test('a department is dragged into another one with the mouse', async ({ atDesk, server }) => {
  const zhangwei = await atDesk('zhangwei');
  const page = await openPeople(zhangwei, server.url);
  const target = await addDepartment(page, '融合中心');
  const dragged = await addDepartment(page, '动画组');
  const [from, to] = [await dragged.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('A department has no box.');
  await page.mouse.move(from.x + 80, from.y + from.height / 2);
  await page.mouse.down();
  // The browser begins a drag with the first movement, and tells where with the next ones.
  await page.mouse.move(from.x + 90, from.y + from.height / 2 - 4, { steps: 3 });
  await page.mouse.move(to.x + 90, to.y + 18, { steps: 8 });
  await page.mouse.up();
  await target.click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: /动画组/ })).toHaveAttribute('aria-level', '2');
});
