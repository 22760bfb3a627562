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

test('a temporary chat is created from found people, and opens for all members', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia');
  const dialog = await startGroup(lina.page);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await choose(lina.page, 'García', '田中');
  await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lina.page).toHaveURL(/news\/news\?type=group&id=/);
  await lina.say('都到齐了');
  await expect(lina.conversation.getByText('都到齐了')).toBeVisible();
  await garcia.open('news/news');
  await expect(garcia.page.getByRole('main').getByText(/都到齐了/)).toBeVisible();
});

test('an error of the server appears in the dialog, and the choice stays', async ({ atDesk }) => {
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

test('a team is managed in its sheet: announce, rename, add, leave, transfer and dissolve', async ({
  atDesk,
}) => {
  const zhang = await atDesk('zhangwei');
  const smith = await atDesk('smith');
  const { page } = zhang;
  const dialog = await startGroup(page);
  await dialog.getByRole('radio', { name: /团队/ }).check();
  await dialog.getByRole('textbox', { name: '群名称' }).fill('两会前方');
  await dialog.getByRole('textbox', { name: '群简介' }).fill('前后方协作');
  await dialog.getByRole('button', { name: '下一步' }).click();
  await choose(page, 'Smith', '李娜');
  await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
  await expect(page.getByRole('heading', { name: '两会前方', level: 1 })).toBeVisible();
  await zhang.say('九点开会');
  await smith.open(`news/news${new URL(page.url()).search}`);
  await expect(smith.conversation.getByText('九点开会')).toBeVisible();

  await page.getByRole('button', { name: '两会前方 的详情' }).click();
  const sheet = page.getByRole('region', { name: /的详情$/ });
  const member = (name: string) => sheet.getByRole('listitem').filter({ hasText: name });
  const rewrite = async (what: string, text: string) => {
    await sheet.getByRole('button', { name: `修改：${what}` }).click();
    await sheet.getByRole('textbox', { name: what }).fill(text);
    const save = sheet.getByRole('button', { name: '保存' });
    await save.click();
    // The field holds the text until it is saved.
    await expect(save).toHaveCount(0);
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  };
  const act = async (name: string, step: string, confirm: string) => {
    await member(name)
      .getByRole('button', { name: `${name} 的操作` })
      .click();
    await page.getByRole('menuitem', { name: step }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  };
  // Next to the conversation if there is space, otherwise over it.
  const talk = page.getByRole('main').getByRole('log');
  const overlap = async () => {
    const [left, right] = [await talk.boundingBox(), await sheet.boundingBox()];
    return left && right && left.x + left.width > right.x + 1;
  };
  expect(await overlap()).toBe(false);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(overlap).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });

  await rewrite('群公告', '今晚十点截稿');
  await rewrite('群简介', '前后方协作与值班');
  await rewrite('群名称', '两会报道');
  await expect(smith.page.getByRole('heading', { name: '两会报道', level: 1 })).toBeVisible();
  await smith.page.getByRole('button', { name: '两会报道 的详情' }).click();
  const theirs = smith.page.getByRole('region', { name: /的详情$/ });
  await expect(theirs.getByText('今晚十点截稿')).toBeVisible();
  // A team member may only add colleagues.
  await expect(theirs.getByRole('button', { name: /修改/ })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: '解散群聊' })).toHaveCount(0);

  const line = page.getByRole('navigation', { name: '最近聊天' }).getByRole('listitem').first();
  await sheet.getByRole('switch', { name: '消息免打扰' }).click();
  await expect(line.getByText('免打扰')).toBeAttached();

  await act('Emily Smith', '移出群聊', '移出');
  await expect(smith.page.getByText('您已不在此群聊中。')).toBeVisible();
  await expect(member('Emily Smith')).toHaveCount(0);
  await sheet.getByRole('button', { name: '添加成员' }).click();
  await choose(page, 'Smith');
  await page.getByRole('dialog').getByRole('button', { name: '添加 1 人' }).click();
  await expect(member('Emily Smith')).toBeVisible();
  await expect(smith.page.getByRole('heading', { name: '两会报道', level: 1 })).toBeVisible();

  await act('Emily Smith', '设为群主', '设为群主');
  await expect(member('Emily Smith').getByText('群主')).toBeVisible();
  await expect(sheet.getByRole('button', { name: / 的操作$/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole('button', { name: '退出群聊' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
  await expect(page.getByRole('navigation', { name: '最近聊天' })).toBeVisible();
  await expect(page.getByText('两会报道')).toHaveCount(0);

  const ended = smith.page.url();
  await theirs.getByRole('button', { name: '解散群聊' }).click();
  await smith.page.getByRole('alertdialog').getByRole('button', { name: '解散' }).click();
  await expect(smith.page.getByRole('heading', { name: '两会报道', level: 1 })).toHaveCount(0);
  // Back returns to the previous page.
  await smith.page.goBack();
  await expect(smith.page.getByText('该会话不存在', { exact: false })).toHaveCount(0);
  await expect(smith.page).not.toHaveURL(ended);
});
