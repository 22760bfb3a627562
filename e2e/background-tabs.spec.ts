// Pages in background tabs, which stay mounted (keep-alive).
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** The browser's find in page; non-standard. */
    find(text: string): boolean;
  }
}

test('a background tab preserves its state, and is not reachable', async ({ atDesk }) => {
  const lina = await atDesk();
  const { page } = lina;
  await page.setViewportSize({ width: 1440, height: 420 });
  await lina.signIn('lina');
  const tabs = page.getByRole('tablist', { name: '已打开的页面' });
  const greeting = page.getByRole('main').getByRole('heading', { level: 1, name: /好/ });
  const words = (await greeting.textContent()) ?? '';
  const topOf = async () => (await greeting.boundingBox())?.y;
  // The board has loaded, so it can be scrolled.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  const top = (await topOf()) ?? 0;
  await greeting.hover();
  await page.mouse.wheel(0, 150);
  await expect.poll(topOf).toBe(top - 150);
  expect(await page.evaluate((text) => window.find(text), words)).toBe(true);

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '通讯录' }).click();
  await expect(page.getByRole('tree', { name: '部门' })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  await expect(page.getByText(words)).toBeHidden();
  // It is mounted, but neither find in page nor focus reaches it.
  expect(
    await page.evaluate((text) => {
      const title = Array.from(document.querySelectorAll('main h1')).find((h1) => h1.textContent === text);
      const button = title?.closest('header')?.querySelector('button');
      button?.focus();
      return [button !== undefined, document.activeElement === button, window.find(text)];
    }, words),
  ).toEqual([true, false, false]);

  await tabs.getByRole('tab', { name: '工作台' }).click();
  await expect(greeting).toBeVisible();
  expect(await topOf()).toBe(top - 150);
  // The page opened last is under it, and receives no click.
  await page.getByRole('button', { name: '编辑工作台' }).click({ trial: true });
});

test('a background tab is laid out again after a window resize', async ({ atDesk }) => {
  const lina = await atDesk();
  const { page } = lina;
  await lina.signIn('lina');
  const greeting = page.getByRole('main').getByRole('heading', { level: 1, name: /好/ });
  await expect(greeting).toBeVisible();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '应用' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '应用' })).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name: '工作台' }).click();
  await expect(greeting).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  const button = await page.getByRole('main').getByRole('button', { name: '找同事' }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan(1100);
});

test('an open page is shown on the click, and its address and marks follow', async ({ atDesk }) => {
  const lina = await atDesk();
  const { page } = lina;
  await lina.signIn('lina');
  const greeting = page.getByRole('main').getByRole('heading', { level: 1, name: /好/ });
  await expect(greeting).toBeVisible();
  const words = (await greeting.textContent()) ?? '';
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('link', { name: '通讯录' }).click();
  await expect(page.getByRole('tree', { name: '部门' })).toBeVisible();
  const home = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name: '工作台' });
  await expect(home).toHaveAttribute('aria-selected', 'false');

  // Content of the next frame.
  const next = await home.evaluate(async (tab: HTMLElement, text) => {
    tab.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const title = Array.from(document.querySelectorAll('main h1')).find((h1) => h1.textContent === text);
    const tree = document.querySelector('main [role=tree]');
    return [title?.checkVisibility(), tree?.checkVisibility(), location.pathname];
  }, words);
  expect(next).toEqual([true, false, '/snap-portal/addressBook/addressBook']);
  await expect(home).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/snap-portal\/$/);
  await expect(page).toHaveTitle(/^(\(\d+\) )?工作台/);
  await expect(menu.getByRole('link', { name: '工作台' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('tree', { name: '部门' })).toBeVisible();
  await expect(greeting).toBeHidden();

  // Two clicks before a frame: the last one wins.
  await page.evaluate(() => {
    for (const path of ['/', '/addressBook/addressBook'])
      document.querySelector<HTMLElement>(`[data-tab="${path}"]`)?.click();
  });
  await expect(page.getByRole('tree', { name: '部门' })).toBeVisible();
  await expect(page).toHaveURL(/addressBook$/);
  await expect(greeting).toBeHidden();
});
