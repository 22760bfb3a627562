import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { goTo, widths } from './layout.ts';
import { pdfFile, slidesFile, uncalculatedWorkbookFile, wordFile, workbookFile } from './office-files.ts';
import { openOwnFolder } from './own-folder.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

declare global {
  /** Called by the payloads. */
  var ran: () => void;
  /** Reports to the test. */
  var noted: (what: string) => void;
}

/** Text that would run if it were rendered as HTML. */
const payload = '<img src=x onerror=ran()>';

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: '文件' }).getByRole('row', { name: new RegExp(name) });

async function upload(page: Page, name: string, buffer: Buffer, mimeType = 'application/octet-stream') {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上传', exact: true }).click();
  await page.getByRole('menuitem', { name: '上传文件', exact: true }).click();
  await (await chosen).setFiles({ name, mimeType, buffer });
  await expect(row(page, name)).toBeVisible();
  await page.getByRole('button', { name: '关闭上传列表' }).click();
}

/** Opens a file of the list by its name. */
async function look(page: Page, name: string): Promise<Locator> {
  await row(page, name).focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name });
}

/** Records every violation of the content policy, in all frames, and every executed payload. */
async function watch(staff: Staff): Promise<string[]> {
  const seen: string[] = [];
  const { page } = staff;
  await page.exposeFunction('noted', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    globalThis.ran = () => globalThis.noted('a payload ran');
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.noted(`${violatedDirective}: ${blockedURI}`),
    );
  });
  return seen;
}

function redPicture(): Buffer {
  const picture = new PNG({ width: 40, height: 30 });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([220, 20, 60, 255], at);
  return PNG.sync.write(picture);
}

/** A second of audio. */
function sound(): Buffer {
  const samples = 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samples, 24);
  head.writeUInt32LE(samples, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

for (const viewport of [widths[0], widths[2]]) {
  test(`preview › office files show their content and execute nothing at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    test.setTimeout(150_000);
    const lina = await atDesk(undefined, { viewport });
    const seen = await watch(lina);
    const { page } = lina;
    const at = viewport.width;
    await lina.signIn('lina');
    await openOwnFolder(lina);
    await upload(page, `通稿${at}.docx`, await wordFile(['两会今日开幕', payload], 'javascript:ran()'));
    await upload(
      page,
      `预算${at}.xlsx`,
      await workbookFile(
        [
          ['项目', '金额'],
          ['直播设备', 12_345.5],
          [payload, 1],
        ],
        '由财务部核定',
      ),
    );
    await upload(page, `提案${at}.pptx`, await slidesFile('春节特别节目方案'));

    const word = (await look(page, `通稿${at}.docx`)).frameLocator('iframe');
    await expect(word.getByText('两会今日开幕')).toBeVisible({ timeout: 20_000 });
    await expect(word.getByText(payload)).toBeVisible();
    await word.getByText('link').click();
    // Escape closes the preview although the frame has the focus.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const workbook = (await look(page, `预算${at}.xlsx`)).frameLocator('iframe');
    await expect(workbook.getByRole('cell', { name: '直播设备' })).toBeVisible({ timeout: 20_000 });
    await expect(workbook.getByRole('cell', { name: '12345.5' })).toBeVisible();
    await expect(workbook.getByRole('cell', { name: payload })).toBeVisible();
    // The sheet's tabs extend to the dialog's edges, also beside the navigation buttons.
    const tabs = workbook.getByRole('navigation');
    const dialog = await page.getByRole('dialog').evaluate(({ clientWidth }) => clientWidth);
    expect((await tabs.boundingBox())?.width).toBe(dialog);
    await workbook.getByRole('button', { name: '备注' }).click();
    await expect(workbook.getByRole('cell', { name: '由财务部核定' })).toBeVisible();
    // In forced colours, which remove backgrounds, the current sheet has a frame.
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(workbook.getByRole('button', { name: '备注' })).toHaveCSS('outline-style', 'solid');
    await expect(workbook.getByRole('button', { name: '预算' })).toHaveCSS('outline-style', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.keyboard.press('Escape');

    const slides = (await look(page, `提案${at}.pptx`)).frameLocator('iframe');
    const text = slides.getByText('春节特别节目方案');
    await expect(text).toBeVisible({ timeout: 20_000 });
    // Centred, within the available width, and on a light background.
    const margins = await text.evaluate((element) => {
      const slide = element.closest('[data-slide-index]')?.getBoundingClientRect();
      return [slide?.left, document.documentElement.clientWidth - (slide?.right ?? 0)];
    });
    expect(margins[0]).toBeGreaterThanOrEqual(16);
    expect(margins[1]).toBe(margins[0]);
    await expect(slides.locator('body')).toHaveCSS('background-color', 'rgb(238, 240, 243)');
    await page.keyboard.press('Escape');
    expect(seen).toEqual([]);
  });

  test(`preview › a PDF shows its text, pages and zoom at ${viewport.width} px`, async ({ atDesk }) => {
    test.setTimeout(120_000);
    const smith = await atDesk(undefined, { viewport });
    const seen = await watch(smith);
    const { page } = smith;
    const name = `清样${viewport.width}.pdf`;
    await smith.signIn('smith');
    await openOwnFolder(smith);
    const pages = Array.from({ length: 12 }, (_, at) => ({
      latin: `Front page ${at + 1}`,
      chinese: at === 0 ? '头版要闻' : '内页',
    }));
    await upload(page, name, pdfFile(pages));
    const dialog = await look(page, name);
    const file = dialog.getByRole('document', { name });
    await expect(file.getByText('Front page 1', { exact: true })).toBeVisible({ timeout: 20_000 });
    // With a character map of the portal.
    await expect(file.getByText('头版要闻')).toBeVisible();
    await expect(dialog.getByText('/ 12')).toBeVisible();
    // The theme is unchanged: the style sheet of pdf.js sets one too.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    // Rendered within the screen's width.
    const canvas = file.locator('canvas').first();
    const box = await canvas.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(viewport.width);
    expect(box?.width).toBeGreaterThan(Math.min(viewport.width, 700) * 0.8);
    const dark = await canvas.evaluate((element: HTMLCanvasElement) => {
      const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
      return data?.some((value, at) => at % 4 === 0 && value < 100) ?? false;
    });
    expect(dark).toBe(true);
    // Its text can be selected.
    await file.getByText('Front page 1', { exact: true }).dblclick();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/Front|page/);
    await dialog.getByRole('textbox', { name: '页码' }).fill('9');
    await page.keyboard.press('Enter');
    await expect(file.getByText('Front page 9', { exact: true })).toBeInViewport();
    const zoom = dialog.getByRole('toolbar', { name: '文档' }).getByRole('status');
    const before = await zoom.textContent();
    await dialog.getByRole('button', { name: '放大' }).click();
    await expect(zoom).not.toHaveText(before ?? '');
    await file.press('End');
    await expect(file.getByText('Front page 12', { exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(seen).toEqual([]);
  });
}

test('preview › a workbook preserves merged columns, and shows complete dates and formulas without a result', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  await goTo(page, '网盘');
  await upload(page, '季度.xlsx', await uncalculatedWorkbookFile('第四季度', 'SUM(C1:C9)'));
  const workbook = (await look(page, '季度.xlsx')).frameLocator('iframe');
  await expect(workbook.getByRole('cell', { name: '第四季度' })).toHaveAttribute('colspan', '3', {
    timeout: 20_000,
  });
  await expect(workbook.getByRole('columnheader', { name: 'H', exact: true })).toBeVisible();
  await expect(workbook.getByRole('cell', { name: '=SUM(C1:C9)' })).toBeVisible();
  const date = workbook.getByRole('cell', { name: '2026-11-23 00:00' });
  await expect(date).toBeVisible();
  expect(await date.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
  // Excel's short date in the order of the reader's language.
  await expect(workbook.getByRole('cell', { name: '2026/11/23' })).toBeVisible();
});

test('preview › a table of plain text shows its cells', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  await goTo(page, '网盘');
  // 姓名,电话 and 张三,"010,1" in GB 18030, as older spreadsheet programs save it.
  const bytes = Buffer.from('d0d5c3fb2cb5e7bbb00d0ad5c5c8fd2c223031302c31220d0a', 'hex');
  await upload(page, '名单.csv', bytes, 'text/csv');
  const table = (await look(page, '名单.csv')).frameLocator('iframe');
  await expect(table.getByRole('cell', { name: '张三' })).toBeVisible({ timeout: 20_000 });
  await expect(table.getByRole('cell', { name: '010,1', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('preview › an empty text file shows a message', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  await goTo(page, '网盘');
  await upload(page, '空白.txt', Buffer.alloc(0), 'text/plain');
  await expect((await look(page, '空白.txt')).getByText('此文件是空的。')).toBeVisible();
});

test('preview › a Word document on a phone has its own zoom, and Back closes it', async ({
  atDesk,
  server,
}) => {
  // Not lina, whose disk other journeys fill: the row would be below the part of the list that is rendered.
  const { page } = await atDesk('smith', { viewport: widths[2] });
  await goTo(page, '网盘');
  await upload(page, '手机.docx', await wordFile(['两会今日开幕'], 'https://example.com'));
  const word = (await look(page, '手机.docx')).frameLocator('iframe');
  const text = word.getByText('两会今日开幕');
  await expect(text).toBeVisible({ timeout: 20_000 });
  // A border without a colour of its own.
  await expect(word.getByRole('cell', { name: '版面' })).toHaveCSS('border-top-style', 'solid');
  expect((await text.boundingBox())?.height).toBeGreaterThan(11);
  // Nothing is wider than the screen.
  expect(await text.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/networkDisk$/);
  await page.reload();
  await expect(row(page, '手机.docx')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await look(page, '手机.docx')).getByRole('button', { name: '关闭', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/networkDisk$/);
  await page.goBack();
  await expect(page).toHaveURL(server.url);
});

test('preview › an unreadable file shows an error and can be downloaded', async ({ atDesk }) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  await tanaka.open('networkDisk/networkDisk');
  const whole = await wordFile(['text'], 'https://example.com');
  await upload(page, '坏了.docx', Buffer.concat([whole.subarray(0, whole.length - 60)]));
  await upload(page, '坏了.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
  for (const name of ['坏了.docx', '坏了.pdf']) {
    const dialog = await look(page, name);
    await expect(dialog.getByText(/无法显示此文件/)).toBeVisible({ timeout: 20_000 });
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载' }).last().click();
    expect((await saved).suggestedFilename()).toBe(name);
    await page.keyboard.press('Escape');
  }
});

test('preview › an SVG shows as an image and executes nothing', async ({ atDesk }) => {
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  await garcia.open('networkDisk/networkDisk');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20">
    <script>parent.document.title = 'ran'; top.name = 'ran';</script>
    <rect width="20" height="20" fill="rgb(220,20,60)" onload="top.name = 'ran'"/></svg>`;
  await upload(page, '选情图.svg', Buffer.from(drawing));
  await upload(page, '坏图.svg', Buffer.from('no drawing'));
  const image = (await look(page, '选情图.svg')).getByRole('img', { name: '选情图.svg' });
  await expect
    .poll(() =>
      image.evaluate((element: HTMLImageElement) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!element.complete || element.naturalWidth === 0) return [];
        context?.drawImage(element, 0, 0, 20, 20);
        return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
      }),
    )
    .toEqual([220, 20, 60, 255]);
  expect(await page.evaluate(() => window.name)).toBe('');
  await page.keyboard.press('Escape');
  const broken = await look(page, '坏图.svg');
  await expect(broken.getByRole('button', { name: '下载' }).last()).toBeVisible();
  await expect(broken.getByRole('img', { name: '坏图.svg' })).toHaveCount(0);
});

test('preview › an image, an audio file, a video and a text show their content', async ({ atDesk }) => {
  test.setTimeout(120_000);
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  await garcia.open('networkDisk/networkDisk');
  await upload(page, '现场.png', redPicture());
  await upload(page, '同期声.wav', sound());
  await upload(page, '要点.txt', Buffer.from('明早八点开会'));
  const video = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const recorded = new Promise<Blob>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => resolve(data));
    });
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      context?.fillRect(frame, frame, 20, 20);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    return [...new Uint8Array(await (await recorded).arrayBuffer())];
  });
  await upload(page, '片段.webm', Buffer.from(video));

  const picture = (await look(page, '现场.png')).getByRole('img', { name: '现场.png' });
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => {
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d');
        if (!image.complete || image.naturalWidth === 0) return [];
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
      }),
    )
    .toEqual([220, 20, 60, 255]);
  await page.keyboard.press('Escape');

  await expect((await look(page, '要点.txt')).getByText('明早八点开会')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['同期声.wav', '片段.webm']) {
    const player = (await look(page, name)).locator('audio, video');
    await expect
      .poll(() => player.evaluate((media: HTMLMediaElement) => media.readyState))
      .toBeGreaterThanOrEqual(2);
    // A video fills the space without bars.
    if (name.endsWith('webm'))
      expect(await player.evaluate((shown) => shown.clientHeight === shown.parentElement?.clientHeight)).toBe(
        true,
      );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
