import type { Locator, Page } from '@playwright/test';
import { deviceOf, expectTidy, goTo, widths } from './layout.ts';
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

test('an application that opens in a tab learns the user, also with the service worker', async ({
  atDesk,
}) => {
  const staff = await atDesk('zhangwei', { serviceWorkers: 'allow' });
  const { page } = staff;
  // The worker preloads navigations, and a code is valid for one request only.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await staff.open('application/application');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const slow = Promise.withResolvers<void>();
  await page.route('**/co/oapi/obtainmycode', async (route) => {
    await slow.promise;
    await route.continue();
  });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    found(page).filter({ hasText: '媒资库' }).first().click(),
  ]);
  await expect(tab.getByText('正在打开媒资库…')).toBeVisible();
  slow.resolve();
  await expect(tab.getByRole('heading', { level: 1, name: '媒资库' })).toBeVisible();
  await expect(tab.getByText('已登录：张伟')).toBeVisible();
  expect(new URL(tab.url()).search).toBe('');

  // The code is used up: the session that it started remains, in this browser only.
  await tab.reload();
  await expect(tab.getByText('已登录：张伟')).toBeVisible();
  const stranger = await atDesk();
  await stranger.page.goto(tab.url());
  await expect(stranger.page.getByText('未登录')).toBeVisible();
});

/** The applications in a part of the page, in visual order. */
const expectOrder = (part: Locator, names: readonly string[]) =>
  expect
    .poll(() =>
      // In one evaluation: an item that disappears in between would be waited for.
      part.getByRole('listitem').evaluateAll((items: HTMLElement[]) =>
        items
          .map((item) => ({ text: item.innerText, box: item.getBoundingClientRect() }))
          .toSorted((one, next) => one.box.y - next.box.y || one.box.x - next.box.x)
          .map(({ text }) => text.trim().split('\n').at(-1)),
      ),
    )
    .toEqual(names);

for (const viewport of [widths[0], widths[2]]) {
  test(`own applications are sorted by keyboard and pointer, and the home page shows the order, ${viewport.width} px wide`, async ({
    atDesk,
  }) => {
    const staff = await atDesk('tanaka', deviceOf(viewport));
    const { page } = staff;
    await staff.open('application/application');
    const own = page.getByRole('region', { name: '我的应用' });
    const chosen = ['协同办公', '媒资库', '会议室预订'];
    for (const name of chosen) await page.getByRole('button', { name: `把${name}加到我的应用` }).click();
    await expectOrder(own, chosen);

    await own.getByRole('button', { name: '排序' }).click();
    const handle = (name: string) => own.getByRole('button', { name: `移动${name}` });
    await handle('会议室预订').press('Space');
    await page.keyboard.press('Home');
    const [saved] = await Promise.all([
      page.waitForResponse(/microapp\/user\/sort/),
      page.keyboard.press('Space'),
    ]);
    expect(saved.ok()).toBe(true);
    await expectOrder(own, ['会议室预订', '协同办公', '媒资库']);
    await expect(handle('会议室预订')).toBeFocused();

    await handle('媒资库').dragTo(handle('协同办公'));
    const arranged = ['会议室预订', '媒资库', '协同办公'];
    await expectOrder(own, arranged);
    await expectTidy(page);
    await own.getByRole('button', { name: '完成' }).click();

    await goTo(page, '工作台');
    const heading = page.getByRole('link', { name: '常用应用', exact: true });
    const card = page.getByRole('main').getByRole('listitem').filter({ has: heading });
    await expectOrder(card, arranged);
    const other = await atDesk('tanaka', deviceOf(viewport));
    await other.open('application/application');
    await expectOrder(other.page.getByRole('region', { name: '我的应用' }), arranged);
    // The other device follows. Remove them for the next width.
    for (const name of chosen) {
      const remove = other.page.getByRole('button', { name: `从我的应用移除${name}` }).first();
      // The list updates optimistically; wait for the server.
      await Promise.all([other.page.waitForResponse('**/microapp/user/**'), remove.click()]);
    }
    await goTo(page, '应用');
    await expectOrder(own, []);
  });
}

for (const viewport of [widths[0], widths[2]]) {
  test(`an application is saved as a favourite from its tile, ${viewport.width} px wide`, async ({
    atDesk,
  }) => {
    const staff = await atDesk('smith', deviceOf(viewport));
    const { page } = staff;
    await staff.open('application/application');
    await page.getByRole('button', { name: '媒资库的更多操作' }).click();
    await page.getByRole('menuitem', { name: '收藏', exact: true }).click();
    await expect(page.getByText('已添加到收藏')).toBeVisible();
    await expectTidy(page);
    await goTo(page, '收藏');
    const card = page.getByRole('article', { name: /媒资库/ });
    await expect(card).toHaveCount(1);
    await goTo(page, '应用');
    await page.getByRole('button', { name: '媒资库的更多操作' }).click();
    // Remove it for the next width.
    await page.getByRole('menuitem', { name: '取消收藏' }).click();
    await goTo(page, '收藏');
    await expect(card).toHaveCount(0);
  });
}
