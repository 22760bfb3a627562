import type { Locator, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { deviceOf, goTo, widths } from './layout.ts';
import { slidesFile, wordFile, workbookFile } from './office-files.ts';
import { openOwnFolder } from './own-folder.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

/** Drags a file from outside over an element and drops it, with the browser's events. */
async function dropFile(page: Page, target: Locator, name: string): Promise<void> {
  const transfer = await page.evaluateHandle((fileName) => {
    const data = new DataTransfer();
    data.items.add(new File(['约访名单'], fileName, { type: 'text/plain' }));
    return data;
  }, name);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(type, { dataTransfer: transfer });
  }
}

/** Drops a file in the middle of an element: the browser opens what the page does not handle. */
async function dropFromDesktop(page: Page, target: Locator, path: string): Promise<void> {
  writeFileSync(path, '约访名单');
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the drop has no box.');
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const input = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await input.send('Input.dispatchDragEvent', { type, ...at, data });
  await input.detach();
}

for (const viewport of [desk, phone]) {
  test(`drop › a file on messages or header of a conversation is attached at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const smith = await atDesk('smith', deviceOf(viewport));
    const { page } = smith;
    await smith.open('news/news?type=user&id=demo~lina');
    await smith.say('先打个招呼');
    await expect(smith.conversation).toBeVisible();
    await dropFile(page, smith.conversation, '名单.txt');
    await dropFile(page, page.getByRole('main').getByRole('heading', { level: 1 }), '提纲.txt');
    const attached = page.getByRole('main').locator('form');
    await expect(attached.getByText('名单.txt')).toBeVisible();
    await expect(attached.getByText('提纲.txt')).toBeVisible();
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(smith.conversation.getByText('名单.txt').first()).toBeVisible();
    await expect(smith.conversation.getByText('提纲.txt').first()).toBeVisible();
  });
}

test('drop › a file dropped elsewhere does not replace the page', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  for (const path of ['', 'addressBook/addressBook', 'news/news']) {
    await smith.open(path);
    await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible();
    const taken = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'x.txt'));
      const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      const places = [document.body, ...document.querySelectorAll('header, nav, main')];
      // A browser opens the file unless all of them are prevented.
      return places.map((place) =>
        ['dragenter', 'dragover', 'drop'].every((type) => !place.dispatchEvent(event(type))),
      );
    });
    expect(taken.every(Boolean), path).toBe(true);
  }
});

test('drop › a file dropped while the page scrolls under the pointer is not opened', async ({
  atDesk,
}, testInfo) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  const path = testInfo.outputPath('名单.html');
  writeFileSync(path, '约访名单');
  await smith.open('collection/collection');
  await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible();
  const input = await page.context().newCDPSession(page);
  const drag = { x: 720, y: 600, data: { items: [], files: [path], dragOperationsMask: 1 } };
  await input.send('Input.dispatchDragEvent', { type: 'dragEnter', ...drag });
  await input.send('Input.dispatchDragEvent', { type: 'dragOver', ...drag });
  // Another element comes under the pointer, as in a list that scrolls by itself at its edge.
  await page.evaluate(() => {
    const row = document.createElement('div');
    row.style.cssText = 'position: fixed; inset: 0';
    document.getElementById('root')?.append(row);
  });
  await input.send('Input.dispatchDragEvent', { type: 'drop', ...drag });
  // Chromium opens such a file in another tab, after the event.
  await page.waitForTimeout(500);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(/collection/);
});

for (const viewport of [desk, phone]) {
  test(`drop › a file on the uploads over the disk goes into the open folder at ${viewport.width} px`, async ({
    atDesk,
  }, testInfo) => {
    const lina = await atDesk('lina', deviceOf(viewport));
    const { page } = lina;
    await openOwnFolder(lina);
    const rows = page.getByRole('grid', { name: '文件' }).getByRole('row');
    const queue = page.getByRole('region', { name: /上传|个文件/ });
    await dropFromDesktop(page, page.getByRole('main'), testInfo.outputPath('第一.txt'));
    await expect(queue).toContainText('已上传 1 个文件');
    await dropFromDesktop(page, queue, testInfo.outputPath('第二.txt'));
    await expect(queue).toContainText('已上传 2 个文件');
    await expect(rows.filter({ hasText: '第二.txt' })).toBeVisible();
    // In a background tab the disk accepts no drop.
    await goTo(page, '通讯录');
    await dropFromDesktop(page, page.getByRole('main'), testInfo.outputPath('别处.txt'));
    // At the top of the disk, which journeys share.
    await goTo(page, '网盘');
    const third = `第三 ${crypto.randomUUID().slice(0, 8)}.txt`;
    await dropFromDesktop(page, page.getByRole('main'), testInfo.outputPath(third));
    await expect(queue).toContainText('已上传 3 个文件');
  });
}

test('drop › a file on the preview of an office file is not opened by the browser', async ({
  atDesk,
}, testInfo) => {
  test.setTimeout(120_000);
  const lina = await atDesk('lina');
  const { page } = lina;
  await openOwnFolder(lina);
  const files = {
    '通稿.docx': await wordFile(['两会今日开幕'], 'https://example.com/'),
    '预算.xlsx': await workbookFile([['两会今日开幕']], '备注'),
    '提案.pptx': await slidesFile('两会今日开幕'),
  };
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上传', exact: true }).click();
  await page.getByRole('menuitem', { name: '上传文件', exact: true }).click();
  await (
    await chosen
  ).setFiles(
    Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'application/octet-stream', buffer })),
  );
  for (const name of Object.keys(files)) {
    await page.getByRole('grid', { name: '文件' }).getByRole('row', { name }).focus();
    await page.keyboard.press('Enter');
    const frame = page.getByRole('dialog', { name }).locator('iframe');
    const content = frame.contentFrame().getByText('两会今日开幕').first();
    await expect(content).toBeVisible({ timeout: 20_000 });
    await dropFromDesktop(page, frame, testInfo.outputPath('名单.txt'));
    await expect(content).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // Chromium opens an unhandled file in another tab.
  const addresses = page
    .context()
    .pages()
    .map((tab) => tab.url());
  expect(addresses).toEqual([page.url()]);
});
