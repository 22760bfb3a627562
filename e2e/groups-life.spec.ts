import type { Page } from '@playwright/test';
import { Calls } from './calls.ts';
import { deviceOf, widths } from './layout.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

const listOf = (page: Page) => page.getByRole('main').getByRole('navigation', { name: '最近聊天' });

const barOf = ({ page }: Staff) => page.getByRole('main').getByRole('region', { name: '群公告' });

async function choose(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    await page.getByRole('dialog').getByRole('option', { name }).first().click();
  }
}

for (const viewport of [desk, phone]) {
  test(`groups › a new conversation and a new group are created from the list header at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const lina = await atDesk('lina', deviceOf(viewport));
    const { page } = lina;
    await lina.open('news/news');
    await page.getByRole('main').getByRole('button', { name: '发起聊天' }).first().click();
    await choose(page, '田中');
    await page.getByRole('dialog').getByRole('button', { name: '打开会话' }).click();
    await expect(page).toHaveURL(/type=user&id=demo~tanaka/);
    await lina.open('news/news');
    await page.getByRole('main').getByRole('button', { name: '新建群聊' }).click();
    const dialog = page.getByRole('dialog', { name: /创建群聊/ });
    await dialog.getByRole('button', { name: '下一步' }).click();
    await choose(page, 'García', '田中');
    await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
    await expect(page).toHaveURL(/type=group&id=/);
    await expect(lina.composer).toBeFocused();
    await page.keyboard.type('大家好');
    if (viewport === desk) await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(lina.conversation.getByText('大家好')).toBeVisible();
  });
}

test('groups › a leaving owner chooses a successor', async ({ atDesk, server }) => {
  const calls = await Calls.as(server, 'lina');
  const id = await calls.makeTeam('交接班', ['demo~garcia', 'demo~smith', 'demo~tanaka']);
  await calls.sayInGroup(id, '先说一句');
  const lina = await atDesk('lina');
  const smith = await atDesk('smith', deviceOf(phone));
  for (const staff of [lina, smith]) await staff.open(`news/news?type=teamGroup&id=${id}`);
  await lina.page.getByRole('button', { name: '交接班 的详情' }).click();
  await lina.page.getByRole('button', { name: '退出群聊' }).click();
  const question = lina.page.getByRole('alertdialog');
  // A successor is preselected.
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(question.locator('label[data-avatar]').first()).toBeVisible();
  await question.getByText('Emily Smith').click();
  await question.getByRole('button', { name: '转让并退出' }).click();
  await expect(listOf(lina.page).getByText('交接班')).toHaveCount(0);
  await smith.page.getByRole('button', { name: '交接班 的详情' }).click();
  const sheet = smith.page.getByRole('region', { name: /的详情$/ });
  const own = sheet.getByRole('listitem').filter({ hasText: 'Emily Smith' });
  await expect(own.getByText('群主')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '解散群聊' })).toBeVisible();
});

test('groups › a search never hides the selected successor', async ({ atDesk, server }) => {
  const calls = await Calls.as(server, 'lina');
  const colleagues = [...(await calls.find('记者')), ...(await calls.find('编辑'))];
  const id = await calls.makeTeam('大班组', [...new Set([...colleagues, 'demo~smith'])]);
  await calls.sayInGroup(id, '先说一句');
  const lina = await atDesk('lina');
  await lina.open(`news/news?type=teamGroup&id=${id}`);
  await lina.page.getByRole('button', { name: '大班组 的详情' }).click();
  await lina.page.getByRole('button', { name: '退出群聊' }).click();
  const question = lina.page.getByRole('alertdialog');
  const search = question.getByRole('searchbox', { name: '搜索成员' });
  const leave = question.getByRole('button', { name: '转让并退出' });
  const chosen = question.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await search.fill('没有这个人');
  await expect(question.getByRole('radio')).toHaveCount(0);
  await expect(leave).toBeDisabled();
  await search.fill('Emily Smith');
  await expect(chosen).toHaveAccessibleName(/Emily Smith/);
  await search.fill('');
  await expect(question.getByRole('radio').first()).toBeChecked();
  await expect(chosen).toHaveAccessibleName(/Emily Smith/);
  await expect(chosen).toBeInViewport();
  await leave.click();
  await expect(listOf(lina.page).getByText('大班组')).toHaveCount(0);
  const smith = await atDesk('smith');
  await smith.open(`news/news?type=teamGroup&id=${id}`);
  await smith.page.getByRole('button', { name: '大班组 的详情' }).click();
  await expect(smith.page.getByRole('button', { name: '解散群聊' })).toBeVisible();
});

test('groups › an announcement dismissed on one device is dismissed on the other, and stays for other members', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'lina');
  const id = await calls.makeTeam('公告栏', ['demo~garcia', 'demo~smith']);
  const garcia = await atDesk('garcia');
  const onPhone = await atDesk('garcia', deviceOf(phone));
  const smith = await atDesk('smith');
  const lina = await atDesk('lina');
  for (const staff of [garcia, onPhone, smith, lina]) await staff.open(`news/news?type=teamGroup&id=${id}`);
  await lina.page.getByRole('button', { name: '公告栏 的详情' }).click();
  const sheet = lina.page.getByRole('region', { name: /的详情$/ });
  const announce = async (text: string) => {
    await sheet.getByRole('button', { name: '修改：群公告' }).click();
    await sheet.getByRole('textbox', { name: '群公告' }).fill(text);
    await sheet.getByRole('button', { name: '保存' }).click();
  };
  await announce('今晚十点截稿');
  for (const staff of [garcia, onPhone, smith]) {
    await expect(barOf(staff).getByText('今晚十点截稿')).toBeVisible();
  }

  // An error of the server is shown, and the announcement reappears.
  await onPhone.page.route('**/notice/dismiss', (route) => route.fulfill({ status: 500, json: {} }));
  await barOf(onPhone).getByRole('button', { name: /收起/ }).click();
  await expect(onPhone.page.getByRole('alert')).toBeVisible();
  await expect(barOf(onPhone).getByText('今晚十点截稿')).toBeVisible();
  await onPhone.page.unroute('**/notice/dismiss');

  await barOf(onPhone).getByRole('button', { name: /收起/ }).click();
  for (const staff of [onPhone, garcia]) await expect(barOf(staff)).toHaveCount(0);
  await garcia.page.reload();
  await expect(garcia.composer).toBeVisible();
  await expect(barOf(garcia)).toHaveCount(0);
  await expect(barOf(smith)).toBeVisible();

  await announce('改为十一点截稿');
  for (const staff of [garcia, onPhone]) await expect(barOf(staff).getByText('改为十一点截稿')).toBeVisible();

  // Its text is searchable, also that of a replaced one, for readers and its author.
  for (const { page } of [smith, lina]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await page.getByRole('main').getByRole('combobox', { name: '搜索消息' }).fill('十点截稿');
    await page.getByRole('option', { name: /\[群公告\] 今晚十点截稿/ }).click();
    const message = page.getByRole('article').filter({ hasText: '群公告：今晚十点截稿' });
    await expect(message).toHaveAttribute('data-highlighted');
  }
});

test('groups › a link in an announcement can be opened above the messages and in the details', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'lina');
  const id = await calls.makeTeam('值班安排', ['demo~garcia', 'demo~smith']);
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia', deviceOf(phone));
  for (const staff of [lina, garcia]) await staff.open(`news/news?type=teamGroup&id=${id}`);
  await lina.page.getByRole('button', { name: '值班安排 的详情' }).click();
  const sheet = lina.page.getByRole('region', { name: /的详情$/ });
  await sheet.getByRole('button', { name: '修改：群公告' }).click();
  await sheet.getByRole('textbox', { name: '群公告' }).fill('安排见 https://example.com/plan，请确认。');
  await sheet.getByRole('button', { name: '保存' }).click();
  for (const place of [barOf(garcia), sheet]) {
    const link = place.getByRole('link', { name: 'https://example.com/plan', exact: true });
    await expect(link).toHaveAttribute('href', 'https://example.com/plan');
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('groups › the details retain the focus through every action, and Escape cancels only the text field', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'lina');
  const id = await calls.makeTeam('排版组', ['demo~garcia', 'demo~smith']);
  const lina = await atDesk('lina');
  const { page } = lina;
  await lina.open(`news/news?type=teamGroup&id=${id}`);
  await page.getByRole('button', { name: '排版组 的详情' }).click();
  const sheet = page.getByRole('region', { name: /的详情$/ });
  const change = sheet.getByRole('button', { name: '修改：群公告' });
  await change.click();
  await page.keyboard.type('写到一半');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('textbox', { name: '群公告' })).toHaveCount(0);
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('今晚十点');
  // Closing the details preserves the unsaved text.
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toHaveCount(0);
  const opener = page.getByRole('button', { name: '排版组 的详情' });
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(sheet.getByRole('textbox', { name: '群公告' })).toHaveValue('今晚十点');
  await sheet.getByRole('textbox', { name: '群公告' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('截稿');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect(sheet.getByText('今晚十点截稿')).toBeVisible();
  await expect(change).toBeFocused();
  await sheet.getByRole('button', { name: 'Emily Smith 的操作' }).click();
  await page.getByRole('menuitem', { name: '移出群聊' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移出' }).click();
  await expect(sheet.getByText('Emily Smith')).toHaveCount(0);
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
