import type { Page } from '@playwright/test';
import { widths } from './layout.ts';
import { expect, test } from './test.ts';

const searchField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /搜索/ });
const found = (page: Page) => page.getByRole('main').getByRole('region').getByRole('link');

for (const viewport of widths) {
  test(`applications are found by characters, pinyin and initials, ${viewport.width} px wide`, async ({
    atDesk,
  }) => {
    const staff = await atDesk('zhangwei', { viewport });
    const { page } = staff;
    await staff.open('application/application');
    await expect(found(page).first()).toBeVisible();
    for (const [query, name] of [
      ['媒资', '媒资库'],
      ['mzk', '媒资库'],
      ['meizi', '媒资库'],
      ['xt', '协同办公'],
      ['hys', '会议室预订'],
      ['HYSYD', '会议室预订'],
    ] as const) {
      await searchField(page).fill(query);
      await expect(found(page).filter({ hasText: name }), query).toHaveCount(1);
    }
    await searchField(page).fill('qqqq');
    await expect(found(page)).toHaveCount(0);
  });
}

test('an application that opens in a tab knows who came, also behind the service worker', async ({
  atDesk,
}) => {
  const staff = await atDesk('zhangwei', { serviceWorkers: 'allow' });
  const { page } = staff;
  // The worker sends requests for pages ahead of itself, and a code is good for one request alone.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await staff.open('application/application');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    found(page).filter({ hasText: '媒资库' }).first().click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: '媒资库' })).toBeVisible();
  await expect(tab.getByText('已登录：张伟')).toBeVisible();
  expect(new URL(tab.url()).search).toBe('');

  // The code is spent: the session that it began lasts, in this browser alone.
  await tab.reload();
  await expect(tab.getByText('已登录：张伟')).toBeVisible();
  const stranger = await atDesk();
  await stranger.page.goto(tab.url());
  await expect(stranger.page.getByText('未登录')).toBeVisible();
});
