import type { Locator, Page } from '@playwright/test';
import { deviceOf, widths } from './layout.ts';
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
