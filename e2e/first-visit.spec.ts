import type { Page } from '@playwright/test';
import { deviceOf, expectTidy, widths } from './layout.ts';
import { expect, test } from './test.ts';

declare global {
  /** Tells a journey what was seen in the page. */
  var note: (state: string) => void;
}

// Journey 5: no network at start, and a first visit on a slow network. Start files do not arrive.

const [desk, , phone] = widths;

const texts = {
  'zh-CN': ['暂时连接不到门户，网络恢复后会自动打开。', '重试', '用户名'],
  'en-GB': [
    'No connection to the portal. It opens by itself as soon as there is one.',
    'Try again',
    'User name',
  ],
  'es-ES': ['Sin conexión con el portal. Se abrirá por sí solo cuando la haya.', 'Reintentar', 'Usuario'],
  'ja-JP': ['ポータルに接続できません。接続が戻ると自動で開きます。', '再試行', 'ユーザー名'],
} as const;

const script = /assets\/index-[^/]*\.js$/;
const framework = /assets\/framework-[^/]*\.js$/;
const styles = /assets\/index-[^/]*\.css$/;
const catalog = /assets\/(?:zh|en|es|ja)-[^/]*\.js$/;

const abort = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.abort('internetdisconnected'));

for (const [locale, files, viewport] of [
  ['zh-CN', script, desk],
  ['en-GB', framework, desk],
  ['es-ES', catalog, phone],
  ['es-ES', script, phone],
  ['ja-JP', catalog, desk],
] as const) {
  test(`first visit › without ${files.source} the page shows an error in ${locale}, and a retry opens it at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const [sentence, retry, userName] = texts[locale];
    const visitor = await atDesk(undefined, { ...deviceOf(viewport), locale });
    const { page } = visitor;
    await abort(page, files);
    await visitor.open('disk?folder=1#here');
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expectTidy(page);
    const button = page.getByRole('button', { name: retry });
    await button.focus();
    // Still offline: the portal's page stays, not the browser's error page.
    await Promise.all([page.waitForEvent('requestfailed'), page.keyboard.press('Enter')]);
    await expect(button).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await page.unroute(files);
    await button.click();
    await expect(page.getByLabel(userName, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('first visit › the page opens automatically once its files are available', async ({ atDesk }) => {
  const visitor = await atDesk();
  const { page } = visitor;
  await page.clock.install();
  await abort(page, script);
  await visitor.open();
  await expect(page.getByRole('alert')).toHaveText(texts['zh-CN'][0]);
  await page.unroute(script);
  await page.clock.fastForward(11_000);
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});

for (const late of [script, catalog]) {
  test(`first visit › while ${late.source} is loading the page shows a status, and then opens`, async ({
    atDesk,
    server,
  }) => {
    const { page } = await atDesk();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(late, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(server.url, { waitUntil: 'commit' });
    // The skeleton is sufficient for six seconds.
    await expect(page.getByRole('status')).toHaveText('门户还没有响应，仍在尝试连接…', { timeout: 12_000 });
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(page.locator('.start svg')).toBeVisible();
    resolve();
    await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
    await expect(page.getByText('门户还没有响应')).toHaveCount(0);
  });
}

test('first visit › the skeleton is painted while script and styles are loading', async ({
  atDesk,
  server,
}) => {
  const { page } = await atDesk();
  const wasted: string[] = [];
  page.on('console', (said) => said.text().includes('preload') && wasted.push(said.text()));
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const late of [script, styles])
    await page.route(late, async (route) => {
      await promise;
      await route.continue();
    });
  await page.goto(server.url, { waitUntil: 'commit' });
  const skeleton = page.locator('.start');
  await expect(skeleton.locator('svg')).toHaveCSS('position', 'absolute');
  // Wait for the paint: a loading stylesheet may block rendering.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  resolve();
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect(wasted).toEqual([]);
});

/** Height of a block of the skeleton, by page. */
const blocks = {
  '': 200,
  'application/application': 72,
  'news/news': 40,
  'addressBook/addressBook': 40,
  'networkDisk/networkDisk': 40,
  'collection/collection': 40,
  'user/profile': 320,
};

for (const viewport of [desk, phone])
  test(`first visit › at ${viewport.width} px every page has its skeleton until the server responds, and no spinner`, async ({
    atDesk,
    server,
  }) => {
    const { page } = await atDesk('lina', deviceOf(viewport));
    for (const [path, height] of Object.entries(blocks)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/co/**', async (route) => {
        await promise;
        await route.continue().catch(() => undefined);
      });
      await page.goto(`${server.url}${path}`, { waitUntil: 'commit' });
      const block = page.locator('.start i').nth(1);
      await expect(block).toHaveCSS('height', `${height}px`);
      await expect(block).toBeVisible();
      // Said after five seconds, over the skeleton.
      if (path === '') await expect(page.getByText('门户还没有响应')).toBeVisible({ timeout: 10_000 });
      await expect(block).toBeVisible();
      resolve();
      await expect(page.locator('[data-page-frame=front]')).toBeVisible();
      await expect(page.locator('.start')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

test('first visit › with slow responses the workspace is never empty, and the network is not called lost', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  await page.route('**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  const seen = new Set<string>();
  await page.exposeFunction('note', (state: string) => void seen.add(state));
  await page.addInitScript(() => {
    const look = () => {
      const { body } = document;
      if (/网络已断开|暂时连接不到/.test(body?.innerText)) note('lost');
      const main = document.querySelector('main');
      if (main && !document.querySelector('.start') && !main.querySelector('section, [role=status]'))
        note('empty');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await lina.open();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible({
    timeout: 60_000,
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect([...seen]).toEqual([]);
});

test('first visit › the address book has skeletons of its departments and people until they are there', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/mydeptsTreeJson*', async (route) => {
    await promise;
    await route.continue();
  });
  await lina.open('addressBook/addressBook');
  await expect(page.getByRole('button', { name: '我的群组' })).toBeVisible();
  const skeletons = page.getByRole('main').locator('[data-shape="text"]:visible');
  await expect.poll(() => skeletons.count()).toBeGreaterThan(10);
  const wide = await page.getByRole('main').locator('[data-shape="circle"]:visible').first().boundingBox();
  expect(wide?.x).toBeGreaterThan(300);
  resolve();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(1);
});

test('first visit › a retry preserves the one-time code of the address', async ({ atDesk }) => {
  const visitor = await atDesk();
  const { page } = visitor;
  await abort(page, script);
  await visitor.open('auth-redirect?code=unknown-code');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(page.url()).not.toContain('unknown-code');
  await page.unroute(script);
  const [redeemed] = await Promise.all([
    page.waitForRequest(
      (request) =>
        (request.url() + (request.postData() ?? '')).includes('unknown-code') &&
        !request.isNavigationRequest(),
    ),
    page.getByRole('button', { name: '重试' }).click(),
  ]);
  expect(redeemed.method()).toBe('POST');
});

const broken = '门户暂时无法打开。请稍后重试，或联系管理员。';

/** Counts page loads of any cause. */
function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

/** Advances a minute, with all requests answered in between. */
async function waitMinute(page: Page): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds += 11) {
    await page.clock.fastForward(11_000);
    await page.waitForLoadState('networkidle');
  }
}

for (const missing of [script, catalog]) {
  test(`first visit › without ${missing.source} on the server the page shows one error, and does not reload by itself`, async ({
    atDesk,
  }) => {
    const visitor = await atDesk();
    const { page } = visitor;
    await page.clock.install();
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    const count = countLoads(page);
    await visitor.open();
    await expect(page.getByRole('alert')).toHaveText(broken);
    await waitMinute(page);
    await expect(page.getByRole('alert')).toHaveText(broken);
    expect(count.loads).toBe(1);
    await page.unroute(missing);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
  });
}

test('first visit › a failing script is loaded once more before the error is shown', async ({ atDesk }) => {
  const visitor = await atDesk();
  const { page } = visitor;
  await page.clock.install();
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken build");' }),
  );
  const count = countLoads(page);
  await visitor.open();
  await expect(page.getByRole('alert')).toHaveText(broken);
  await waitMinute(page);
  expect(count.loads).toBe(2);
});

test('first visit › a page of an old build opens with the files of the current one', async ({
  atDesk,
  server,
}) => {
  const visitor = await atDesk();
  const { page } = visitor;
  const response = await fetch(server.url);
  const body = (await response.text()).replace(/index-[\w-]*\.js/, 'index-former.js');
  let visits = 0;
  await page.route(server.url, async (route) => {
    visits += 1;
    return visits === 1 ? route.fulfill({ contentType: 'text/html', body }) : route.continue();
  });
  await visitor.open();
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});

test('first visit › without a configuration on the server the page shows an error, and opens once there is one', async ({
  atDesk,
}) => {
  const visitor = await atDesk();
  const { page } = visitor;
  await page.clock.install();
  const configuration = '**/app-config.json';
  await page.route(configuration, (route) => route.fulfill({ status: 404 }));
  await visitor.open();
  await expect(page.getByRole('alert')).toHaveText(broken);
  await page.clock.fastForward(4_000);
  await expect(page.getByRole('alert')).toHaveText(broken);
  await page.unroute(configuration);
  await page.clock.fastForward(11_000);
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});
