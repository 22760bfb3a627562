// Print layout.
import { expect, test } from './test.ts';

test('print shows only the current page, complete and in light colours', async ({ atDesk }) => {
  const zhang = await atDesk();
  const { page } = zhang;
  await page.addInitScript(() => localStorage.setItem('snap-portal:theme', 'dark'));
  await zhang.signIn('zhangwei');
  const sidebar = page.getByRole('navigation', { name: '主导航' });
  await sidebar.getByRole('link', { name: '通讯录' }).click();
  const departments = page.getByRole('tree', { name: '部门' });
  await expect(departments).toBeVisible();
  const list = page.getByRole('main').getByRole('region').getByRole('list');
  await expect(list.getByRole('listitem').first()).toBeVisible();

  // Too low for the department, so that its list scrolls.
  await page.setViewportSize({ width: 1440, height: 160 });
  await page.emulateMedia({ media: 'print' });
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(departments).toBeHidden();
  // Only the list's title is printed: the page's title is above the departments, which are hidden.
  await expect(page.getByRole('heading')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button', { name: /^发消息/ })).toHaveCount(0);
  const [frame = 0, content = 0, scheme] = await page.evaluate(() => {
    const main = document.querySelector('main');
    return [main?.clientHeight, main?.scrollHeight, getComputedStyle(document.documentElement).colorScheme];
  });
  expect(frame).toBeGreaterThan(160);
  expect(content).toBeLessThanOrEqual(frame);
  expect(scheme).toBe('light');

  await page.emulateMedia({ media: 'screen' });
  await expect(sidebar).toBeVisible();
});
