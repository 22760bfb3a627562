// Avatars of people and groups, in a demo with content.
import { Calls } from './calls.ts';
import { PortalServer } from './portal-server.ts';
import type { Staff } from './staff.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<object, { server: PortalServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const server = await PortalServer.create({ env: { PORTAL_DEMO_CONTENT: '1' } });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Chooses an avatar on the profile page. */
async function setPicture(staff: Staff): Promise<void> {
  await staff.open('user/profile');
  await expect(staff.page.getByRole('button', { name: '更换头像' })).toBeVisible();
  const png = await staff.page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  await staff.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await staff.page.getByRole('button', { name: '使用此图片' }).click();
  await expect(staff.page.getByText('头像已更换')).toBeVisible();
}

const mosaic = '[data-count]';

async function startGroup({ page }: Staff) {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '发起群聊' }).click();
  const dialog = page.getByRole('dialog', { name: /创建群聊/ });
  await dialog.getByRole('button', { name: '下一步' }).click();
  return dialog;
}

test('groups › have the mosaic of their members wherever they are listed', async ({ atDesk }) => {
  const zhang = await atDesk('zhangwei');
  const { page } = zhang;
  // Found groups need no entry in the conversation list.
  const held = Promise.withResolvers<void>();
  await page.route('**/panel-mobile-recent-post*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await zhang.open('news/news');
  await page.getByRole('main').getByRole('combobox', { name: '搜索消息' }).fill('值班表');
  const results = page.getByRole('listbox', { name: '搜索结果' });
  const heading = results.getByRole('group', { name: '全媒体值班调度' });
  await expect(heading.locator(mosaic)).toBeVisible();
  held.resolve();
  await page.getByRole('button', { name: '清除搜索内容' }).click();
  const rows = page.getByRole('navigation', { name: '最近聊天' });
  await expect(rows.getByRole('button').filter({ hasText: '全媒体值班调度' }).locator(mosaic)).toBeVisible();
  await page.getByRole('main').getByRole('combobox', { name: '搜索消息' }).fill('值班表');
  await results.getByRole('option', { name: /值班表\.xlsx/ }).click();
  await zhang.conversation
    .getByRole('article')
    .filter({ hasText: '值班表.xlsx' })
    .first()
    .click({ button: 'right' });
  await page.getByRole('menuitem', { name: '转发', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '转发' });
  await dialog.getByRole('option', { name: /全媒体值班调度/ }).click();
  // In the list, and in the tray that replaces it on a phone.
  await expect(dialog.getByRole('group', { name: /已选/ }).locator(mosaic)).toHaveCount(2);
  await page.keyboard.press('Escape');
  const found = await zhang.find('全媒体');
  await page.getByRole('tab', { name: /群组/ }).click();
  await expect(found.filter({ hasText: '全媒体值班调度' }).locator(mosaic)).toBeVisible();
  await page.keyboard.press('Escape');
  await zhang.open('');
  await expect(page.getByRole('main').locator(mosaic).first()).toBeVisible();
});

test('groups › an application that has sent messages is not offered in pickers', async ({ atDesk }) => {
  const zhang = await atDesk('zhangwei');
  await zhang.open('news/news');
  await expect(
    zhang.page.getByRole('navigation', { name: '最近聊天' }).getByText('协同办公').first(),
  ).toBeVisible();
  const dialog = await startGroup(zhang);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('option', { name: /协同办公|选题策划/ })).toHaveCount(0);
});

test('people › have their avatar in the own conversation, among mentions, and in a group that they left', async ({
  atDesk,
  server,
}) => {
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia');
  await setPicture(garcia);
  await setPicture(lina);
  await lina.open('news/news');
  const dialog = await startGroup(lina);
  await expect(dialog.getByRole('group', { name: /已选/ }).locator('img').first()).toBeVisible();
  await lina.page.keyboard.press('Escape');
  const calls = await Calls.as(server, 'lina');
  const id = await calls.makeTeam('照片组', ['demo~garcia', 'demo~smith', 'demo~tanaka']);
  for (const staff of [garcia, lina]) await staff.open(`news/news?type=teamGroup&id=${id}`);
  await garcia.say('先走一步');
  await expect(lina.conversation.getByText('先走一步')).toBeVisible();
  await lina.composer.pressSequentially('@');
  await expect(lina.page.getByRole('option', { name: /García/ }).locator('img')).toBeVisible();
  await garcia.page.getByRole('button', { name: '照片组 的详情' }).click();
  await garcia.page.getByRole('button', { name: '退出群聊' }).click();
  await garcia.page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
  await expect(garcia.page.getByRole('alertdialog')).toHaveCount(0);
  await lina.page.reload();
  const message = lina.conversation.getByRole('article').filter({ hasText: '先走一步' });
  await expect(message.locator('img').first()).toBeVisible();
});

test('people › have their avatar after a start without a network', async ({ atDesk }) => {
  const smith = await atDesk('smith', { serviceWorkers: 'allow' });
  const { page } = smith;
  await setPicture(smith);
  const own = page.getByRole('banner').locator('img[src*="/avatar/user/"]');
  await expect(own).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(own).toBeVisible();
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
