import type { FileChooser, Locator, Page } from '@playwright/test';
import { randomFillSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { deviceOf, goTo, widths } from './layout.ts';
import { openOwnFolder } from './own-folder.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

const megabyte = 1024 * 1024;

const disk = (page: Page) => ({
  row: (name: string | RegExp) => page.getByRole('grid', { name: '文件' }).getByRole('row', { name }),
  queue: page.getByRole('region', { name: /上传|个文件/ }),
  room: page.getByRole('contentinfo').or(page.locator('footer')).filter({ hasText: '10 GB' }),
  upload: async (files: Parameters<FileChooser['setFiles']>[0]) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传', exact: true }).click();
    await page.getByRole('menuitem', { name: '上传文件', exact: true }).click();
    await (await chosen).setFiles(files);
  },
});

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Network emulation of a page: upload rate in bytes per second, or offline. */
async function network(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (uploadThroughput: number, offline = false) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return {
    slow: (bytesPerSecond: number) => set(bytesPerSecond),
    cut: () => set(-1, true),
    restore: () => set(-1),
  };
}

/** Drops files on an element like the desktop: the events bubble from there. */
async function drop(page: Page, selector: string, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content ?? ''], file ?? ''));
      return data;
    },
    [name, text],
  );
  await page.locator(selector).first().dispatchEvent('dragover', { dataTransfer });
  await page.locator(selector).first().dispatchEvent('drop', { dataTransfer });
}

/** An incompressible file of that size. */
function largeFile(path: string, megabytes: number): string {
  writeFileSync(path, randomFillSync(Buffer.alloc(megabytes * megabyte)));
  return path;
}

/** Whether its centre is not covered, so that a click reaches it. */
const isFree = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) return false;
  return what.evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
};

async function openDisk(staff: Staff) {
  await staff.open('networkDisk/networkDisk');
  await expect(staff.page.getByRole('button', { name: '上传', exact: true })).toBeVisible();
}

test('uploads › a large upload resumes after a reload and completes', async ({ atDesk }, testInfo) => {
  test.setTimeout(180_000);
  const lina = await atDesk('lina');
  const { page } = lina;
  const { row, upload, queue, room } = disk(page);
  await openDisk(lina);
  const { slow, restore } = await network(page);
  await slow(6 * megabyte);
  const piece = page.waitForResponse((response) => response.request().method() === 'PATCH', {
    timeout: 60_000,
  });
  await upload(largeFile(testInfo.outputPath('采访.bin'), 48));
  await piece;
  // The rest cannot arrive before the reload, on any machine.
  await slow(megabyte / 8);
  await page.reload();
  await restore();
  await expect(queue).toContainText('已上传 1 个文件', { timeout: 120_000 });
  await expect(row(/采访\.bin/)).toContainText('48 MB');
  await expect(room).toContainText('48 MB');
});

test('uploads › a reload right after choosing a large file loses nothing: the upload resumes, or needs the file again', async ({
  atDesk,
}, testInfo) => {
  test.setTimeout(180_000);
  const smith = await atDesk('smith');
  const { page } = smith;
  const { row, upload, queue } = disk(page);
  await openDisk(smith);
  const { slow } = await network(page);
  // It cannot arrive before the reload, on any machine.
  await slow(megabyte / 8);
  const path = largeFile(testInfo.outputPath('长片.bin'), 40);
  await upload(path);
  await expect(queue).toContainText('长片.bin');
  await page.reload();
  await slow(4 * megabyte);
  await queue.getByRole('button', { name: '展开上传列表' }).click();
  await expect(queue).toContainText('长片.bin');
  const again = queue.getByRole('button', { name: '重新上传 长片.bin' });
  const done = queue.getByText('已上传 1 个文件').first();
  await expect(again.or(done)).toBeVisible({ timeout: 120_000 });
  if (await again.isVisible()) {
    const chosen = page.waitForEvent('filechooser');
    await again.click();
    await (await chosen).setFiles(path);
  }
  await expect(done).toBeVisible({ timeout: 120_000 });
  await expect(row(/长片\.bin/)).toContainText('40 MB');
});

test('uploads › without a network the queue shows it immediately, and resumes afterwards', async ({
  atDesk,
}) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  const { row, upload, queue } = disk(page);
  await openDisk(tanaka);
  const { cut, restore } = await network(page);
  await upload(textFile('第一.txt', '在线'));
  await expect(row(/第一\.txt/)).toBeVisible();
  await cut();
  await upload(textFile('第二.txt', '离线'));
  await expect(queue.getByText(/网络/).first()).toBeVisible({ timeout: 3_000 });
  await restore();
  await expect(row(/第二\.txt/)).toBeVisible({ timeout: 30_000 });
  await expect(queue).toContainText('已上传 2 个文件');
});

test('uploads › without a network no speed is shown, and the file waits', async ({ atDesk }, testInfo) => {
  test.setTimeout(180_000);
  const smith = await atDesk('smith');
  const { page } = smith;
  const { row, upload, queue } = disk(page);
  await openDisk(smith);
  const { slow, cut, restore } = await network(page);
  await slow(megabyte / 2);
  await upload(largeFile(testInfo.outputPath('直播.bin'), 12));
  const sending = queue.getByRole('row', { name: /直播\.bin/ });
  await expect(sending).toContainText(/B\/秒/, { timeout: 30_000 });
  await cut();
  await expect(sending).toContainText('等待网络');
  await expect(queue).not.toContainText(/B\/秒|剩余/);
  await expect(queue.getByRole('heading')).toHaveText('上传正在等待网络');
  await restore();
  await expect(row(/直播\.bin/)).toContainText('12 MB', { timeout: 120_000 });
});

test('uploads › invalid folder names are refused, and a replaced file name is reported', async ({
  atDesk,
}) => {
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  const { row, upload, queue } = disk(page);
  await openDisk(garcia);
  await upload([
    textFile(`${'长'.repeat(120)}.txt`, '-'),
    textFile('CON.txt', '-'),
    textFile('选题:会.txt', '-'),
  ]);
  await expect(page.getByText(/^有 3 个名称不能在这里使用/)).toBeVisible();
  const short = `${'长'.repeat(96)}.txt`;
  const uploadRow = (name: string) => queue.getByRole('row', { name: new RegExp(name) });
  await expect(uploadRow('长')).toContainText(
    `“${'长'.repeat(20)}…txt”有 124 个字符，超出的部分已截去，只保留 100 个。`,
  );
  await expect(uploadRow('_CON')).toContainText(
    '“CON.txt”将以“_CON.txt”上传。“CON”是 Windows 的系统保留名称。',
  );
  await expect(uploadRow('选题_会')).toContainText('“选题:会.txt”将以“选题_会.txt”上传。名称不能包含“:”');
  for (const name of [short, '_CON.txt', '选题_会.txt']) await expect(row(new RegExp(name))).toBeVisible();

  await page.getByRole('button', { name: '新建文件夹' }).click();
  const field = page.getByRole('textbox', { name: '新文件夹的名称' });
  for (const [name, reason] of [
    ['...', '名称不能以点结尾。'],
    ['nul', '“nul”是 Windows 的系统保留名称。'],
  ] as const) {
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByText(reason)).toBeVisible();
    await expect(field).toHaveValue(name);
  }
  await field.press('Escape');
  await expect(row(/nul/)).toHaveCount(0);

  await garcia.open('news/news?type=user&id=demo~lina');
  await expect(garcia.composer).toBeVisible();
  await page.getByRole('main').locator('input[type=file]').setInputFiles(textFile('CON.txt', '-'));
  await expect(page.getByRole('region', { name: '通知' })).toContainText(
    '“CON.txt”将以“_CON.txt”上传。“CON”是 Windows 的系统保留名称。',
  );
  await expect(page.getByRole('list', { name: '待发送的文件' })).toContainText('_CON.txt');
});

test('uploads › a name conflict from before a reload waits in the panel, and opens on a click', async ({
  atDesk,
}) => {
  const staff = await atDesk('smith');
  const { page } = staff;
  const { row, upload, queue } = disk(page);
  const question = page.getByRole('dialog', { name: '已有同名文件' });
  await openDisk(staff);
  await upload(textFile('同名.txt', '1'));
  await expect(row(/同名\.txt/)).toBeVisible();
  await upload(textFile('同名.txt', '22'));
  await expect(question).toBeVisible();
  await page.reload();
  await expect(queue.getByRole('heading')).toHaveText('有 1 个文件等您决定');
  await expect(question).toHaveCount(0);
  await queue.getByRole('button', { name: '展开上传列表' }).click();
  await queue.getByRole('button', { name: '去处理' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '都保留' }).click();
  await expect(row(/同名 \(2\)\.txt/)).toBeVisible();
});

for (const viewport of widths.filter(({ width }) => width !== 1024)) {
  test(`uploads › a refused upload takes no room from the messages after a reload, and waits on the disk, ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const staff = await atDesk('tanaka', deviceOf(viewport));
    const { page } = staff;
    const { upload, queue } = disk(page);
    await openDisk(staff);
    const msg = '网盘空间不足，请先清理文件或回收站。';
    await page.route('**/co/pan/upload', (route) =>
      route.fulfill({ status: 507, json: { code: '1404', msg, requestId: 'full' } }),
    );
    await upload(textFile(`退稿 ${viewport.width}.txt`, '-'));
    await expect(queue).toContainText(msg);
    await staff.open('news/news?type=user&id=demo~lina');
    await expect(staff.composer).toBeVisible();
    await expect(queue).toHaveCount(0);
    await openDisk(staff);
    const head = queue.getByRole('heading', { name: /1 个失败/ });
    await expect(head).toBeVisible();
    await expect(queue.getByRole('grid')).toHaveCount(0);
    await expect.poll(() => isFree(head)).toBe(true);
    await queue.getByRole('button', { name: '展开上传列表' }).click();
    await expect(queue).toContainText(msg);
    await queue.getByRole('button', { name: `从列表移除 退稿 ${viewport.width}.txt` }).click();
    await expect(queue).toHaveCount(0);
  });
}

test('uploads › an upload survives a killed server', async ({ atDesk, server }, testInfo) => {
  test.setTimeout(180_000);
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  const { row, upload, queue } = disk(page);
  await openDisk(garcia);
  const { slow, restore } = await network(page);
  await slow(2 * megabyte);
  await upload(largeFile(testInfo.outputPath('素材.bin'), 32));
  await expect(queue).toContainText(/(?:[89]|1\d)(?:\.\d)?\sMB \/ 32\sMB/, { timeout: 60_000 });
  await server.kill();
  await server.start();
  await restore();
  await expect(queue).toContainText('已上传 1 个文件', { timeout: 120_000 });
  await expect(row(/素材\.bin/)).toContainText('32 MB');
});

test('uploads › the quota is current, and a cancelled upload releases its space', async ({
  atDesk,
}, testInfo) => {
  const zhangwei = await atDesk('zhangwei');
  const { page } = zhangwei;
  const { row, upload, queue, room } = disk(page);
  await openDisk(zhangwei);
  // Other journeys on this server may have left some bytes.
  await expect(room).toContainText(/\d\sB \/ 10\sGB/);
  await upload(largeFile(testInfo.outputPath('成片.bin'), 3));
  await expect(row(/成片\.bin/)).toBeVisible();
  await expect(room).toContainText('3 MB', { timeout: 3_000 });
  const { slow } = await network(page);
  await slow(megabyte);
  await upload(largeFile(testInfo.outputPath('废片.bin'), 20));
  await expect(queue).toContainText('废片.bin');
  // The server knows the upload: its space is reserved.
  await page.reload();
  await slow(megabyte);
  await expect(room).toContainText('23 MB');
  // Collapsed after the reload.
  await queue.getByRole('button', { name: '展开上传列表' }).click();
  await queue.getByRole('button', { name: /^(取消上传|从列表移除).*废片\.bin/ }).click();
  await expect(room).toContainText('3 MB');
});

test('uploads › no chunk of a large file is copied through the page, which would block it', async ({
  atDesk,
}, testInfo) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  const { row, upload } = disk(page);
  const bodies: string[] = [];
  page.on('console', (message) => {
    const [, kind] = /^body: (.*)/.exec(message.text()) ?? [];
    if (kind) bodies.push(kind);
  });
  await page.addInitScript({
    content: `XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
      apply(send, request, [body]) {
        if (body) console.debug('body: ' + body.constructor.name);
        return Reflect.apply(send, request, [body]);
      },
    });`,
  });
  await openDisk(smith);
  await upload(largeFile(testInfo.outputPath('成片全长.bin'), 20));
  await expect(row(/成片全长\.bin/)).toContainText('20 MB');
  expect(bodies).toEqual(['Blob', 'Blob', 'Blob']);
});

test('uploads › a refused folder name shows the character and the limit, and stays editable', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  const { row, upload } = disk(page);
  await openDisk(lina);
  await upload(textFile('已有.txt', '-'));
  await expect(row(/已有\.txt/)).toBeVisible();
  await page.getByRole('button', { name: '新建文件夹' }).click();
  const field = page.getByRole('textbox', { name: '新文件夹的名称' });
  await field.fill('两会?');
  const reason = page.getByText('名称不能包含“?”', { exact: false });
  await expect(reason).toBeVisible();
  // No other element covers it.
  const box = await reason.boundingBox();
  const covered = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent ?? '', {
    x: (box?.x ?? 0) + 10,
    y: (box?.y ?? 0) + (box?.height ?? 0) - 4,
  });
  expect(covered).toContain('名称不能包含');
  // A click elsewhere preserves the text.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field).toHaveValue('两会?');
  await expect(reason).toBeVisible();
  await field.fill('长'.repeat(101));
  await expect(page.getByText('名称最多 100 个字符，现在有 101 个。')).toBeVisible();
  await field.fill('两会');
  await field.press('Enter');
  // Not a folder of another journey with the same prefix.
  await expect(row(/ 两会 /)).toBeVisible();
});

for (const viewport of widths) {
  test(`uploads › the open panel covers neither the quota nor the tools, and is collapsed beside messages, ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const staff = await atDesk('tanaka', deviceOf(viewport));
    const { page } = staff;
    const { upload, queue, room } = disk(page);
    if (viewport === widths[0]) await page.clock.install();
    await openDisk(staff);
    await upload(Array.from({ length: 12 }, (_, index) => textFile(`${viewport.width}-${index}.txt`, '-')));
    await expect(queue).toContainText('已上传 12 个文件');
    const quota = room.getByText('/ 10 GB');
    const shown = [
      quota,
      page.getByRole('searchbox', { name: '搜索文件' }),
      page.getByRole('button', { name: '上传', exact: true }),
      page.getByRole('button', { name: '缩略图', exact: true }),
    ];
    for (const what of shown) expect(await isFree(what), String(what)).toBe(true);
    // Completed uploads take no space from the messages.
    await goTo(page, '消息');
    const recent = page.getByRole('navigation', { name: '最近聊天' });
    await expect(recent).toBeVisible();
    await expect(queue).toHaveCount(0);
    await goTo(page, '网盘');
    // On the disk they go by themselves, so that they cover no rows.
    if (viewport === widths[0]) {
      await expect(queue).toBeVisible();
      await page.clock.fastForward(30_000);
      await expect(queue).toHaveCount(0);
    }
    await page.context().setOffline(true);
    await upload(textFile(`${viewport.width}-waits.txt`, '-'));
    await expect(queue.getByRole('button', { name: '收起上传列表' })).toBeVisible();
    await goTo(page, '消息');
    await expect(recent).toBeVisible();
    // It collapses automatically, because the page needs its height.
    await expect(queue.getByRole('button', { name: '展开上传列表' })).toBeVisible();
    const top = (await queue.boundingBox())?.y ?? 0;
    const list = await recent.boundingBox();
    expect((list?.y ?? Infinity) + (list?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  });
}

for (const viewport of [widths[0], widths[2]]) {
  test(`uploads › files can be dropped anywhere on the page, and a selection hides no main action at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const staff = await atDesk(viewport.width > 1000 ? 'smith' : 'garcia', { viewport });
    const { page } = staff;
    const { row } = disk(page);
    await openOwnFolder(staff);
    await page.getByRole('button', { name: '新建文件夹' }).first().click();
    await page.keyboard.type('收件');
    await page.keyboard.press('Enter');
    await expect(row(/收件/)).not.toHaveAttribute('data-pending');
    // On the page header, outside of the list.
    await drop(page, 'main h1', '页眉.txt', '-');
    await expect(row(/页眉\.txt/)).toBeVisible();
    // On the row of a folder: into it.
    await drop(page, '[data-folder-id][role="row"]:has-text("收件")', '里面.txt', '-');
    await row(/页眉\.txt/).click();
    await expect(page.getByRole('button', { name: '上传', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '新建文件夹' })).toBeVisible();
    await page.keyboard.press('Escape');
    await row(/收件/).dblclick();
    await expect(row(/里面\.txt/)).toBeVisible();
    expect(page.url()).toContain('/networkDisk/');
  });
}
