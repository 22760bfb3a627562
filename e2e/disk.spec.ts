import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChooser, Page } from '@playwright/test';
import { goTo } from './layout.ts';
import { titled } from './shell-parts.ts';
import { expect, test } from './test.ts';

const megabyte = 1024 * 1024;
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const disk = (page: Page) => ({
  row: (name: string | RegExp) => page.getByRole('grid', { name: '文件' }).getByRole('row', { name }),
  queue: page.getByRole('region', { name: /上传|个文件/ }),
  upload: async (files: Parameters<FileChooser['setFiles']>[0]) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传', exact: true }).click();
    await page.getByRole('menuitem', { name: '上传文件', exact: true }).click();
    await (await chosen).setFiles(files);
  },
  drop: async (...files: { name: string; text: string }[]) => {
    const dataTransfer = await page.evaluateHandle((dropped) => {
      const data = new DataTransfer();
      for (const { name, text } of dropped) data.items.add(new File([text], name));
      return data;
    }, files);
    await page.getByRole('grid', { name: '文件' }).dispatchEvent('drop', { dataTransfer });
  },
});

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('files are uploaded with a conflict, previewed, deleted and restored', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  const { row, upload, drop, queue } = disk(page);
  await lina.open('networkDisk/networkDisk');
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  await page.keyboard.type('两会报道');
  await page.keyboard.press('Enter');
  await expect(row(/两会报道/)).not.toHaveAttribute('data-pending');
  await row(/两会报道/).dblclick();
  await expect(page).toHaveURL(/folder=/);

  await upload([textFile('要闻.txt', '明早八点开会'), textFile('备忘.txt', '带录音笔')]);
  await expect(row(/要闻\.txt/)).toBeVisible();
  await drop({ name: '要闻.txt', text: '改到九点' }, { name: '备忘.txt', text: '带相机' });
  const conflict = page.getByRole('dialog', { name: '已有同名文件' });
  await expect(conflict.getByRole('checkbox')).toBeVisible();
  // Escape postpones both conflicts; the panel opens them again.
  await page.keyboard.press('Escape');
  await expect(conflict).toHaveCount(0);
  await queue.getByRole('button', { name: '去处理' }).first().click();
  await conflict.getByRole('checkbox').check();
  await conflict.getByRole('button', { name: /^都保留/ }).click();
  await expect(row(/要闻 \(2\)\.txt/)).toBeVisible();
  await expect(row(/备忘 \(2\)\.txt/)).toBeVisible();
  // The panel remains on other pages.
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '工作台' }).click();
  await expect(queue).toContainText('要闻.txt');
  await queue.getByRole('button', { name: '关闭上传列表' }).click();
  await expect(queue).toHaveCount(0);
  await page.goBack();

  await row(/要闻 \(2\)\.txt/).dblclick();
  await expect(page.getByRole('dialog').getByText('改到九点')).toBeVisible();
  await expect(page).toHaveURL(/file=/);
  await page.reload();
  await expect(page.getByRole('dialog').getByText('改到九点')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await row(/要闻\.txt/).click();
  await page.keyboard.press('Delete');
  await expect(row(/要闻\.txt/)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row(/要闻\.txt/)).toBeVisible();

  const saved = page.waitForEvent('download');
  await row(/要闻\.txt/).click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: '打包下载' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('searchbox', { name: '搜索文件' }).fill('备忘');
  await expect(page).toHaveURL(/q=/);
  await expect(row(/备忘/)).toHaveCount(2);
  await expect(row(/要闻/)).toHaveCount(0);
});

test('files are cut in one folder and copied or pasted in another by keyboard, and undo is offered', async ({
  atDesk,
}) => {
  const zhangwei = await atDesk('zhangwei');
  const { page } = zhangwei;
  const { row, upload } = disk(page);
  await zhangwei.open('networkDisk/networkDisk');
  for (const name of ['来稿', '定稿']) {
    await page.getByRole('button', { name: '新建文件夹' }).first().click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(row(name)).not.toHaveAttribute('data-pending');
  }
  await row('来稿').dblclick();
  await upload([textFile('头条.txt', '改'), textFile('二条.txt', '改')]);
  await expect(row('头条.txt')).toBeVisible();
  const openFolder = async (name: string) => {
    await page
      .getByRole('navigation', { name: '文件夹路径' })
      .getByRole('button', { name: '我的文件' })
      .click();
    await row(name).dblclick();
    await expect(row(name)).toHaveCount(0);
  };

  await row('头条.txt').click();
  await page.keyboard.press('Control+x');
  await expect(page.getByText('1 项等待移动')).toBeVisible();
  await openFolder('定稿');
  await page.getByRole('button', { name: '粘贴到这里' }).click();
  await expect(row('头条.txt')).toBeVisible();
  await openFolder('来稿');
  await expect(row('二条.txt')).toBeVisible();
  await expect(row('头条.txt')).toHaveCount(0);

  await row('二条.txt').click();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('1 项等待复制')).toBeVisible();
  await openFolder('定稿');
  await row('头条.txt').click();
  await page.keyboard.press('Control+v');
  await expect(row('二条.txt')).toBeVisible();
  await openFolder('来稿');
  await expect(row('二条.txt')).toBeVisible();

  // Undo returns the file to its folder.
  await row('二条.txt').click();
  await page.keyboard.press('Control+x');
  await page
    .getByRole('navigation', { name: '文件夹路径' })
    .getByRole('button', { name: '我的文件' })
    .click();
  await row('来稿').click();
  await page.keyboard.press('Control+v');
  await expect(row('二条.txt')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row('二条.txt')).toHaveCount(0);
  await row('来稿').dblclick();
  await expect(row('二条.txt')).toBeVisible();
});

test('a folder shared with a colleague is accessible until the share ends', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const smith = await atDesk('smith');
  const mine = disk(lina.page);
  const theirs = disk(smith.page);
  await smith.open('networkDisk/networkDisk?area=shared');
  await expect(smith.page.getByText('还没有人向您分享文件。')).toBeVisible();
  await lina.open('networkDisk/networkDisk');
  await mine.upload(textFile('通稿.txt', '新华社北京电'));
  await mine.row(/通稿\.txt/).click();
  await lina.page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = lina.page.getByRole('dialog', { name: '分享' });
  await dialog.getByRole('combobox').fill('smith');
  await dialog.getByRole('option', { name: /Smith/ }).first().click();
  await dialog.getByRole('textbox', { name: /留言/ }).fill('请核对');
  await dialog.getByRole('button', { name: '分享 (1)' }).click();
  await expect(dialog.getByText('已发送', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();

  // Without a reload.
  await expect(theirs.row(/通稿\.txt/)).toBeVisible();
  await theirs.row(/通稿\.txt/).dblclick();
  await expect(smith.page.getByRole('dialog').getByText('新华社北京电')).toBeVisible();
  await smith.page.keyboard.press('Escape');

  // The conversation has it as a card.
  await goTo(smith.page, '消息');
  await smith.page
    .getByRole('main')
    .getByRole('button', { name: /^李娜.*请核对/ })
    .click();
  const message = smith.conversation.getByRole('article').filter({ hasText: '请核对' });
  const card = message.getByRole('button', { name: /^通稿\.txt/ });
  const preview = smith.page.getByRole('dialog');
  await card.click();
  await expect(preview.getByText('新华社北京电')).toBeVisible();
  await smith.page.keyboard.press('Escape');
  await expect(smith.conversation.getByRole('link', { name: /networkDisk/ })).toHaveCount(0);

  // Shared items can be opened and unshared from their row.
  await lina.page.getByRole('tab', { name: '我的分享' }).click();
  await lina.page.getByRole('button', { name: '打开 通稿.txt' }).click();
  await expect(lina.page.getByRole('dialog').getByText('新华社北京电')).toBeVisible();
  const address = lina.page.url().replace('area=given', 'area=shared');
  await lina.page.keyboard.press('Escape');
  await lina.page.getByRole('button', { name: /^停止分享通稿\.txt/ }).press('Enter');
  await expect(lina.page.getByText(/已停止向/)).toBeVisible();
  await expect(lina.page.getByRole('button', { name: '撤销' })).toBeFocused();

  // The card stays, and shows that the share has ended.
  const endsWith = async (leave: 'card' | 'address') => {
    await expect(preview.getByText(/已停止向您分享/)).toBeVisible();
    await expect(preview.getByRole('button', { name: '下载' })).toHaveCount(0);
    await expect(preview.getByRole('button', { name: '分享' })).toHaveCount(0);
    if (leave === 'address') await expect(preview.getByRole('heading')).toHaveText('已停止分享');
    await preview.getByRole('button', { name: '返回' }).click();
    await expect(preview).toHaveCount(0);
  };
  await card.click();
  await endsWith('card');
  await smith.page.goto(address);
  await endsWith('address');
  await expect(theirs.row(/通稿\.txt/)).toHaveCount(0);
});

test('a folder and an image arrive as cards and open in place', async ({ atDesk }, testInfo) => {
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia');
  const { row, upload } = disk(lina.page);
  await lina.open('networkDisk/networkDisk');
  await lina.page.getByRole('button', { name: '新建文件夹' }).first().click();
  await lina.page.keyboard.type('航拍');
  await lina.page.keyboard.press('Enter');
  await expect(row(/航拍/)).not.toHaveAttribute('data-pending');
  const picture = testInfo.outputPath('屋顶.png');
  writeFileSync(picture, onePixel);
  await upload(picture);
  await row(/屋顶\.png/).click();
  await row(/航拍/).click({ modifiers: ['Control'] });
  await lina.page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = lina.page.getByRole('dialog', { name: '分享' });
  await dialog.getByRole('combobox').fill('garcia');
  await dialog
    .getByRole('option', { name: /García/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^分享 \(/ }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  // The list of shared items shows a thumbnail.
  await lina.page.getByRole('tab', { name: '我的分享' }).click();
  const thumb = lina.page.getByRole('button', { name: '打开 屋顶.png' }).locator('img');
  await expect.poll(() => thumb.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await goTo(garcia.page, '消息');
  // The home page, still mounted briefly, has such a list too.
  await expect(titled(garcia.page, '消息')).toBeVisible();
  await garcia.page
    .getByRole('navigation', { name: '最近聊天' })
    .getByRole('button', { name: /^李娜/ })
    .click();
  const cards = garcia.conversation.getByRole('article');
  const seen = cards.getByRole('button', { name: /屋顶\.png/ }).locator('img');
  await expect.poll(() => seen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await cards.getByRole('button', { name: /^航拍/ }).click();
  await expect(garcia.page).toHaveURL(/area=shared.*folder=|folder=.*area=shared/);
  await expect(garcia.page.getByRole('main')).toContainText('航拍');
});

test('an upload survives a reload without sending received bytes again', async ({ atDesk }, testInfo) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  const { row, upload, queue } = disk(page);
  await tanaka.open('networkDisk/networkDisk');
  // The first chunk arrives; the second one is in flight when the page reloads.
  let held = false;
  await page.route('**/co/pan/upload/**', async (route) => {
    const { 'upload-offset': offset = '0' } = route.request().headers();
    if (offset === '0' || held) await route.continue();
    held ||= offset !== '0';
  });
  const stuck = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.headers()['upload-offset'] !== '0',
    { timeout: 30_000 },
  );
  const path = testInfo.outputPath('采访.bin');
  writeFileSync(path, Buffer.alloc(12 * megabyte, 7));
  await upload(path);
  await stuck;
  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.reload();
  expect((await goesOn).headers()['upload-offset']).toBe(String(8 * megabyte));
  await expect(queue).toContainText('已上传 1 个文件');
  await expect(row(/采访\.bin/)).toContainText('12 MB');
});

test('a folder from the desktop is uploaded, copied, moved, deleted and restored, with its details', async ({
  atDesk,
}, testInfo) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  const { row, upload, queue } = disk(page);
  const folder = testInfo.outputPath('两会素材');
  mkdirSync(join(folder, '图片', '航拍'), { recursive: true });
  mkdirSync(join(folder, '待交'));
  writeFileSync(join(folder, '通稿.txt'), '新华社北京电');
  writeFileSync(join(folder, '图片', '航拍', '屋顶.png'), onePixel);
  await smith.open('networkDisk/networkDisk');
  const grid = page.getByRole('grid', { name: '文件' }).or(page.getByText('文件夹是空的'));
  await expect(grid.first()).toBeVisible();
  // A page cannot simulate dropping a folder from outside: use the DevTools protocol.
  const input = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await input.send('Input.dispatchDragEvent', { type, x: 700, y: 500, data });
  await expect(queue).toContainText('已上传 2 个文件');
  await queue.getByRole('button', { name: '关闭上传列表' }).click();
  await row(/两会素材/).dblclick();
  for (const name of [/待交/, /图片/, /通稿\.txt/]) await expect(row(name)).toBeVisible();
  await row(/图片/).dblclick();
  await row(/航拍/).dblclick();
  await row(/屋顶/).dblclick();
  await expect(page.getByRole('dialog').getByRole('img', { name: '屋顶.png' })).toBeVisible();
  // Closing a preview leaves no history entry.
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/file=/);
  await page.goBack();
  await page.goBack();

  // Copied with the folder tree, then moved onto its copy: conflict, replace, undo.
  const into = async (step: RegExp, name: RegExp) => {
    await page.getByRole('button', { name: step }).click();
    const dialog = page.getByRole('dialog');
    // The current folder is disabled; its subfolders can still be opened.
    await dialog.getByRole('treeitem', { name: /两会素材/ }).dispatchEvent('dblclick');
    await dialog.getByRole('treeitem', { name }).click();
    await dialog.getByRole('button', { name: step }).click();
  };
  await row(/通稿/).click();
  await into(/^复制到/, /待交/);
  await expect(page.getByText('已复制。')).toBeVisible();
  await into(/^移动到/, /待交/);
  const conflict = page.getByRole('dialog', { name: '已有同名文件' });
  await conflict.getByRole('button', { name: /^跳过/ }).click();
  await expect(row(/通稿/)).toBeVisible();
  await row(/通稿/).click();
  await into(/^移动到/, /待交/);
  await conflict.getByRole('button', { name: /^替换/ }).click();
  await expect(row(/通稿/)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row(/通稿/)).toBeVisible();

  // The recycle bin also contains the replaced copy.
  await row(/通稿/).click();
  await page.keyboard.press('Delete');
  await expect(row(/通稿/)).toHaveCount(0);
  await page.getByRole('tab', { name: '回收站' }).click();
  await expect(row(/通稿/)).toHaveCount(2);
  await row(/通稿/).first().click();
  await page.getByRole('button', { name: '还原', exact: true }).click();
  await expect(row(/通稿/)).toHaveCount(1);
  await row(/通稿/).click();
  await page.getByRole('button', { name: '彻底删除', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /彻底删除/ })
    .click();
  await expect(row(/通稿/)).toHaveCount(0);
  await page.getByRole('tab', { name: '我的文件' }).click();
  await upload([textFile('废稿.txt', '不用了')]);
  await row(/废稿/).click();
  await page.keyboard.press('Delete');
  await page.getByRole('tab', { name: '回收站' }).click();
  await page.getByRole('button', { name: '清空回收站' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /清空/ }).click();
  await expect(row(/./)).toHaveCount(0);
});

test('“show in folder” scrolls to the file, however far down it is', async ({ atDesk }) => {
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  const { row, upload, queue } = disk(page);
  await garcia.open('networkDisk/networkDisk');
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  await page.keyboard.type('长夜');
  await page.keyboard.press('Enter');
  await expect(row(/长夜/)).not.toHaveAttribute('data-pending');
  await row(/长夜/).dblclick();
  await expect(page).toHaveURL(/folder=/);
  const many = Array.from({ length: 30 }, (_, index) =>
    textFile(`a-${String(index).padStart(2, '0')}.txt`, '-'),
  );
  await upload(many);
  await expect(queue).toContainText('已上传 30 个文件', { timeout: 30_000 });
  await queue.getByRole('button', { name: '关闭上传列表' }).click();
  await upload(textFile('z-last.txt', '找到了'));
  await expect(queue).toContainText('已上传 1 个文件');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '工作台' }).click();
  await queue.getByRole('button', { name: /^在文件夹中查看.*z-last/ }).click();
  await expect(row(/z-last/)).toBeInViewport();
  await expect(row(/z-last/)).toHaveAttribute('aria-selected', 'true');
  await expect(row(/z-last/)).toBeFocused();
  // A second click scrolls to it again.
  await row(/z-last/).press('Home');
  await expect(row(/a-00/)).toBeFocused();
  await expect(row(/z-last/)).not.toBeInViewport();
  await queue.getByRole('button', { name: /^在文件夹中查看.*z-last/ }).click();
  await expect(row(/z-last/)).toBeInViewport();
  await expect(row(/z-last/)).toBeFocused();
});
