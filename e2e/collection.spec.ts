import { Calls } from './calls.ts';
import { expect, test } from './test.ts';

test('favourites are saved, filtered, tagged, opened, removed and restored', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  await lina.open('collection/collection');
  const add = (body: object) =>
    page.evaluate(async (fields) => {
      const token = /portal_access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/co/collection/add', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${decodeURIComponent(token)}`,
          tenantId: 'demo',
        },
        body: JSON.stringify(fields),
      });
      return answer.status;
    }, body);
  expect(await add({ kind: 'person', sourceId: 'demo~smith' })).toBe(200);
  expect(await add({ kind: 'link', url: 'https://example.com/style', title: '写作规范' })).toBe(200);
  const item = (name: RegExp) => page.getByRole('article', { name });
  // By a live event, without a reload.
  await expect(item(/写作规范/)).toBeVisible();

  await page.getByRole('textbox', { name: '笔记' }).fill('周五前交选题');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(item(/周五前交选题/)).toBeVisible();

  // Edited in place; a failed request leaves the text in the field.
  await item(/周五前交选题/)
    .getByRole('button', { name: /^编辑笔记/ })
    .click();
  const note = page.getByRole('textbox', { name: /^编辑笔记/ });
  await page.context().setOffline(true);
  await note.fill('周五前交选题\n带录音笔');
  await note.press('Control+Enter');
  await expect(page.getByText(/网络/).first()).toBeVisible();
  await expect(note).toHaveValue('周五前交选题\n带录音笔');
  await page.context().setOffline(false);
  await note.press('Control+Enter');
  await expect(item(/周五前交选题/).getByText('带录音笔')).toBeVisible();

  await item(/周五前交选题/)
    .getByRole('button', { name: /加标签$/ })
    .click();
  await page.keyboard.type('选题');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '# 选题 1' }).click();
  await expect(item(/写作规范/)).toHaveCount(0);
  await page.getByRole('button', { name: '重命名标签' }).click();
  await page.getByRole('textbox', { name: '标签“选题”的新名称' }).fill('本周');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tag=/);
  await expect(page.getByRole('button', { name: '# 本周 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(item(/周五前交选题/)).toBeVisible();
  await page.getByRole('button', { name: '# 本周 1' }).click();

  await page.getByRole('searchbox', { name: '搜索收藏' }).fill('规范');
  await expect(item(/周五前交选题/)).toHaveCount(0);
  await item(/写作规范/)
    .getByRole('button', { name: /^取消收藏/ })
    .click();
  await expect(item(/写作规范/)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(item(/写作规范/)).toBeFocused();
  await page.getByRole('searchbox', { name: '搜索收藏' }).fill('');

  await page.getByRole('button', { name: '联系人', exact: true }).click();
  await page.getByRole('article').getByRole('button', { name: /^打开/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Smith');
});

test('a favourite message opens in its conversation, and shows when it was deleted', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  await smith.open('news/news?type=user&id=demo~zhangwei');
  await expect(smith.composer).toBeVisible();
  for (let number = 1; number <= 30; number += 1) await smith.say(`deadline ${number}`);
  await expect(smith.conversation.getByText('deadline 30', { exact: true })).toBeVisible();
  const row = smith.conversation.getByRole('article').filter({ hasText: /deadline 2(?!\d)/ });
  const act = async (step: string) => {
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: step, exact: true }).click();
  };
  await smith.conversation.hover();
  await page.mouse.wheel(0, -3_000);
  const added = page.waitForResponse('**/co/collection/add*');
  await act('收藏');
  await added;

  await smith.open('collection/collection');
  const item = page.getByRole('article', { name: /deadline 2/ });
  await item.getByRole('button', { name: /^打开/ }).click();
  await expect(page).toHaveURL(/id=demo~zhangwei&at=/);
  await expect(row).toBeInViewport();
  const { href } = new URL(page.url());

  await act('仅为我删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '仅为我删除' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(href);
  await expect(page.getByText('这条消息已不在会话中。')).toBeVisible();
  await expect(smith.conversation.getByText('deadline 3', { exact: true })).toBeInViewport();
  await smith.open('collection/collection');
  await expect(item.getByText(/来源已删除/)).toBeVisible();
  await expect(item.getByRole('button', { name: /^打开/ })).toHaveCount(0);
});

test('an unsaved note is restored after a reload', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  const field = page.getByRole('textbox', { name: '笔记' });
  await lina.open('collection/collection');
  await field.fill('采访提纲：先问预算');
  await page.reload();
  await expect(field).toHaveValue('采访提纲：先问预算');
  // While the result of saving is unknown, the draft stays.
  const add = '**/co/collection/add*';
  await page.route(add, () => undefined);
  const request = page.waitForRequest(add);
  await field.press('Control+Enter');
  await request;
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(field).toHaveValue('采访提纲：先问预算');
  await page.unroute(add);
  await field.press('Control+Enter');
  await expect(page.getByRole('article', { name: /先问预算/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: /先问预算/ })).toBeVisible();
  await expect(field).toHaveValue('');

  // A note being edited is not discarded either.
  await page.getByRole('button', { name: /^编辑笔记.*先问预算/ }).click();
  const edited = page.getByRole('textbox', { name: /^编辑笔记/ });
  await edited.fill('采访提纲：先问预算，再问工期');
  await page.reload();
  await expect(edited).toHaveValue('采访提纲：先问预算，再问工期');
  await edited.press('Control+Enter');
  await expect(page.getByRole('article', { name: /再问工期/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: /再问工期/ })).toBeVisible();
  await expect(edited).toHaveCount(0);
});

test('a favourite image shows a preview', async ({ atDesk }) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  await tanaka.open('networkDisk/networkDisk');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上传', exact: true }).click();
  await page.getByRole('menuitem', { name: '上传文件', exact: true }).click();
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await (
    await chosen
  ).setFiles({ name: '头版.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  const files = page.getByRole('grid', { name: '文件' });
  await files.getByRole('row', { name: /头版/ }).click();
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByText('已添加到收藏')).toBeVisible();
  await tanaka.open('collection/collection');
  const shown = page.getByRole('article', { name: /头版/ }).locator('img');
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

test('a colleague and a group are added to the favourites from their conversation', async ({
  atDesk,
  server,
}) => {
  const group = await (await Calls.as(server, 'tanaka')).makeTeam('夜班收藏组', ['demo~lina', 'demo~garcia']);
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  const openMenu = async (name: string) => {
    // Clicking its button while a menu closes would close it again.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: `${name} 的更多操作` })
      .click();
  };
  const add = async (name: string) => {
    await openMenu(name);
    await page.getByRole('menuitem', { name: '收藏', exact: true }).click();
    await expect(page.getByText('已添加到收藏').first()).toBeVisible();
  };
  await tanaka.open('news/news?type=user&id=demo~lina');
  await add('李娜');
  await openMenu('李娜');
  await page.getByRole('menuitem', { name: '取消收藏' }).click();
  await expect(page.getByText('已取消收藏').first()).toBeVisible();
  await add('李娜');
  await tanaka.open(`news/news?type=teamGroup&id=${group}`);
  await add('夜班收藏组');
  await tanaka.open('collection/collection');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '联系人', exact: true }).click();
  await expect(main.getByRole('article', { name: '李娜', exact: true })).toBeVisible();
  await main.getByRole('button', { name: '群组', exact: true }).click();
  const item = main.getByRole('article', { name: '夜班收藏组' });
  // Its avatar consists of its members, as in the conversation list.
  await expect(item.locator('[data-count="2"]')).toBeVisible();
  await item.getByRole('button', { name: '打开 夜班收藏组' }).click();
  await expect(page).toHaveURL(new RegExp(`id=${group}`));
});
