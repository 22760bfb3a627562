import { readFileSync } from 'node:fs';
import type { FileChooser, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: '文件' }).getByRole('row', { name });

async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  const file: Parameters<FileChooser['setFiles']>[0] = {
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  };
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上传', exact: true }).click();
  await page.getByRole('menuitem', { name: '上传文件', exact: true }).click();
  await (await chosen).setFiles(file);
}

async function replace(page: Page, name: string, content: string | Buffer): Promise<void> {
  await upload(page, name, content);
  const conflict = page.getByRole('dialog', { name: '已有同名文件' });
  await expect(conflict.getByText('已有的内容会保留在历史版本中。')).toBeVisible();
  await conflict.getByRole('button', { name: /^替换/ }).click();
  await expect(conflict).toHaveCount(0);
}

async function expectContent(page: Page, name: string, text: string): Promise<void> {
  const row = rowOf(page, name);
  await row.click();
  await row.press('Enter');
  const preview = page.getByRole('dialog', { name });
  await expect(preview.getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
}

const [desk, , phone] = widths;

const image = (width: number, height: number) => PNG.sync.write(new PNG({ width, height }));

for (const viewport of [desk, phone]) {
  test(`disk › a replaced file is restored to an earlier version, ${viewport.width} px wide`, async ({
    atDesk,
  }) => {
    const [login, name] =
      viewport === desk ? (['lina', '导语.txt'] as const) : (['garcia', '快讯.txt'] as const);
    const staff = await atDesk(login, deviceOf(viewport));
    const { page } = staff;
    // Another device of the same person.
    const other = await atDesk(login);
    await staff.open('networkDisk/networkDisk');
    await upload(page, name, '初稿');
    const row = rowOf(page, name);
    await expect(row).toContainText('6 B');
    const queue = page.getByRole('region', { name: /上传|个文件/ });
    await queue.getByRole('button', { name: '关闭上传列表' }).click();
    await replace(page, name, '改过的第二稿');
    await expect(row).toContainText('18 B');
    await queue.getByRole('button', { name: '关闭上传列表' }).click();
    await expectContent(page, name, '改过的第二稿');

    await other.open('networkDisk/networkDisk');
    const elsewhere = rowOf(other.page, name);
    await expect(elsewhere).toContainText('18 B');

    await row.getByRole('button', { name: `${name} 的操作` }).click();
    await page.getByRole('menuitem', { name: '历史版本' }).click();
    const dialog = page.getByRole('dialog', { name: '历史版本' });
    const versions = dialog.getByRole('list', { name: '版本列表' }).getByRole('listitem');
    await expect(versions).toHaveCount(1);
    await expect(versions).toContainText('6 B');
    const saved = page.waitForEvent('download');
    await versions.getByRole('button', { name: /^下载/ }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), 'utf8')).toBe('初稿');

    await versions.getByRole('button', { name: /^恢复/ }).click();
    await expect(versions).toContainText('18 B');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('6 B');
    await expectContent(page, name, '初稿');
    // Without a reload.
    await expect(elsewhere).toContainText('6 B');

    await row.getByRole('button', { name: `${name} 的操作` }).click();
    await page.getByRole('menuitem', { name: '历史版本' }).click();
    await versions.getByRole('button', { name: /^删除/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
    await expect(versions).toHaveCount(0);
    await expect(dialog.getByText(/^还没有历史版本/)).toBeVisible();
  });
}

test('disk › a replaced image shows its new thumbnail', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  const name = '封面.png';
  await smith.open('networkDisk/networkDisk');
  await upload(page, name, image(400, 300));
  const shape = () =>
    rowOf(page, name)
      .locator('img')
      .evaluate((element: HTMLImageElement) => Math.sign(element.naturalWidth - element.naturalHeight));
  await expect.poll(shape).toBe(1);
  await replace(page, name, image(300, 400));
  await expect.poll(shape).toBe(-1);
});
