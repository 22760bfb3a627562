import type { Locator, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { deviceOf, goTo, widths } from './layout.ts';
import { openOwnFolder } from './own-folder.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

/** Drags a file from outside over an element and drops it, with the events that a browser sends. */
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

/** Drops a file of the disk in the middle of what is there: what the page does not take, the browser opens. */
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
      // A browser opens the file unless both events are prevented.
      return places.map(
        (place) => !place.dispatchEvent(event('dragover')) && !place.dispatchEvent(event('drop')),
      );
    });
    expect(taken.every(Boolean), path).toBe(true);
  }
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
    // Behind another page the disk takes nothing.
    await goTo(page, '通讯录');
    await dropFromDesktop(page, page.getByRole('main'), testInfo.outputPath('别处.txt'));
    // At the top of the disk, which journeys share.
    await goTo(page, '网盘');
    const third = `第三 ${crypto.randomUUID().slice(0, 8)}.txt`;
    await dropFromDesktop(page, page.getByRole('main'), testInfo.outputPath(third));
    await expect(queue).toContainText('已上传 3 个文件');
  });
}
