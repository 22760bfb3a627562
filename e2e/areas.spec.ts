// The pages of the menu, each by its main function.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../tools/start/bootstrap.mjs';
import type { PortalServer } from './portal-server.ts';
import { elsewhere, sidebarOf, titled } from './shell-parts.ts';
import { expect, test } from './test.ts';

/** Runs the command line while the server runs. */
function portal(server: PortalServer, ...args: string[]): void {
  execFileSync(nodeBinary(), ['--conditions=@snap/source', 'apps/server/src/cli/main.ts', ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORTAL_DATA: server.data, PORTAL_PORT: String(server.port) },
  });
}

test('the user menu opens the profile and settings, and confirms before signing out', async ({
  atDesk,
  server,
}) => {
  const garcia = await atDesk();
  const { page } = garcia;
  // As with PORTAL_LAYOUT_SETTINGS=0.
  let layoutSettings = false;
  await page.route('**/app-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), layoutSettings } });
  });
  await garcia.signIn('garcia');
  const opener = page.getByRole('button', { name: /的菜单$/ });
  const step = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await opener.click();
  await expect(step('发起群聊')).toBeVisible();
  await expect(step('布局设置')).toHaveCount(0);
  await step('个人中心').click();
  await expect(page).toHaveURL(`${server.url}user/profile`);
  await expect(titled(page, '个人中心')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: /García/ })).toBeVisible();
  await opener.click();
  await step('系统设置').click();
  await expect(page.getByRole('dialog', { name: '系统设置' })).toBeVisible();
  await page.keyboard.press('Escape');

  layoutSettings = true;
  await garcia.open('user/profile?code=used-up');
  await expect(page).toHaveURL(`${server.url}user/profile`);
  await opener.click();
  await expect(step('布局设置')).toBeVisible();
  await step('退出登录').click();
  const question = page.getByRole('alertdialog', { name: '提示' });
  await expect(question).toContainText('确定注销并退出系统吗？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(opener).toBeVisible();
  await opener.click();
  await step('退出登录').click();
  // The page reloads afterwards.
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: '退出登录' }).click();
  await reloaded;
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('the address book opens a person from a department, on a phone in two taps', async ({
  atDesk,
  server,
}) => {
  const { page } = await atDesk('smith');
  await sidebarOf(page)
    .getByRole('link', { name: /通讯录/ })
    .click();
  const department = page.getByRole('tree', { name: '部门' }).getByRole('treeitem', { selected: true });
  const name = (await department.innerText()).split('\n')[0] ?? '';
  const list = page.getByRole('region', { name, exact: true });
  await list.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: '个人名片' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '好友', exact: true }).click();
  // Friends depend on other journeys.
  const friends = page.getByRole('region', { name: '好友', exact: true });
  await expect(friends.getByRole('heading', { name: '好友', level: 2 })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}addressBook/addressBook?view=friends`);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tree', { name: '部门' })).toHaveCount(0);
  await page.getByRole('button', { name: '返回通讯录' }).click();
  await expect(friends).toHaveCount(0);
  await page.getByRole('treeitem').first().click();
  await expect(page.getByRole('tree', { name: '部门' })).toHaveCount(0);
  // Sub-departments are listed above the members, each one tap away.
  const below = page.getByRole('navigation', { name: '部门' }).getByRole('button');
  const into = (await below.first().innerText()).split('\n')[0] ?? '';
  await below.first().click();
  await expect(page.getByRole('heading', { name: into, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(below.first()).toContainText(into);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole('button', { name: '返回通讯录' }).click();
  await expect(page.getByRole('tree', { name: '部门' })).toBeVisible();
  await page.getByRole('treeitem').first().click();
  await expect(below.first()).toContainText(into);
  expect(await entries()).toBeLessThanOrEqual(before);
  await page.goBack();
  await expect(page.getByRole('tree', { name: '部门' })).toBeVisible();
  // Back from a deep department, the tree has its previous scroll position.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('tree', { name: '部门' }).press('End');
  const far = page.locator('[role=treeitem][data-active]');
  await expect(far).not.toHaveAttribute('aria-posinset', '1');
  const farName = (await far.innerText()).split('\n')[0] ?? '';
  await far.click();
  await expect(page.getByRole('heading', { name: farName, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('treeitem', { name: farName })).toBeInViewport();
});

test('applications are added by the command line, starred as own, and learn who opens them', async ({
  atDesk,
  server,
}) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  await elsewhere(page);
  portal(
    server,
    'app',
    'add',
    '--tenant',
    'demo',
    '--id',
    'wire',
    '--name',
    '通稿线',
    '--redirect',
    'https://wire.example/in?desk=1',
  );
  await sidebarOf(page).getByRole('link', { name: /应用/ }).click();
  await page.getByRole('button', { name: '把通稿线加到我的应用' }).click();
  const own = page.getByRole('region', { name: '我的应用' });
  await expect(own.getByRole('link', { name: '通稿线' })).toBeVisible();
  await page.reload();
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    own.getByRole('link', { name: '通稿线' }).click(),
  ]);
  await expect(opened).toHaveURL(/^https:\/\/wire\.example\/in\?desk=1&code=[^&]{16,}$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();
  // An application that is a page of the portal opens here.
  await page.getByRole('main').getByRole('link', { name: '网盘', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}networkDisk/networkDisk`);

  // The arrangement of the workspace persists.
  await tanaka.open();
  const board = page.getByRole('region', { name: '我的卡片' });
  const cards = board.getByRole('heading', { level: 3 });
  await expect(cards.first()).toBeVisible();
  // Cards below a loading one are hidden until it has loaded.
  await expect(cards).toHaveCount(
    await board.getByRole('heading', { level: 3, includeHidden: true }).count(),
  );
  const saving = page.getByText('正在保存…');
  const names = await cards.allInnerTexts();
  const [first = '', ...others] = names;
  await page.getByRole('button', { name: '编辑工作台' }).click();
  // Leaving the page during the request does not lose the change.
  const update = '**/co/custom/workspace/update*';
  await page.route(update, () => undefined);
  await page.getByRole('button', { name: `移除${first}` }).click();
  await expect(cards).toHaveText(others);
  await expect(saving).toBeVisible();
  await page.unroute(update);
  const saved = page.waitForResponse((response) => response.url().includes('/workspace/update'));
  await page.reload();
  expect((await saved).status()).toBe(200);
  await expect(cards).toHaveText(others);
  await page.reload();
  await expect(cards).toHaveText(others);
  await page.getByRole('button', { name: '编辑工作台' }).click();
  await page.getByRole('button', { name: '添加卡片' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `添加${first}`, exact: true })
    .click();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveText([...others, first]);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await expect(saving).toHaveCount(0);
  await page.reload();
  await expect(cards).toHaveText([...others, first]);
});
