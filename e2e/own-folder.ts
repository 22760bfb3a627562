import type { Staff } from './staff.ts';
import { expect } from './test.ts';

/**
 * Creates a folder on the disk and opens it. Journeys of the same person share their disk, and a long list is
 * virtualised: on a phone a new file may not be rendered.
 */
export async function openOwnFolder(staff: Staff): Promise<void> {
  const { page } = staff;
  // Digits sort first.
  const name = `0 ${crypto.randomUUID().slice(0, 8)}`;
  const row = page.getByRole('grid', { name: '文件' }).getByRole('row', { name });
  await staff.open('networkDisk/networkDisk');
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(row).not.toHaveAttribute('data-pending');
  await row.dblclick();
  await expect(page).toHaveURL(/folder=/);
}
