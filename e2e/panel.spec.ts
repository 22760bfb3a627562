import { AxeBuilder } from '@axe-core/playwright';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { PortalServer } from './portal-server.ts';
import { Staff } from './staff.ts';
import { expect, test } from './test.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: '消息' });

/** The row of a message by its text. */
const row = (log: Locator, text: string) => log.getByRole('article').filter({ hasText: text });

/** Chooses an entry of a message's menu. */
async function act(staff: Staff, text: string, step: string) {
  await row(staff.conversation, text).click({ button: 'right' });
  await staff.page.getByRole('menuitem', { name: step, exact: true }).click();
}

/** Chooses an entry of a conversation's menu. */
async function keep(staff: Staff, name: RegExp, step: string) {
  const list = staff.page.getByRole('main').getByRole('navigation', { name: '最近聊天' });
  await list.getByRole('button', { name }).click({ button: 'right' });
  await staff.page.getByRole('menuitem', { name: step, exact: true }).click();
}

test('the panel is next to every page, resizable by keyboard, persisted, and hidden on the messages page', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  await page.getByRole('button', { name: '打开消息面板' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: '消息' })).toBeVisible();

  // One row: title at the start, actions at the end.
  const title = await panel.getByRole('heading', { name: '消息' }).boundingBox();
  const close = await panel.getByRole('button', { name: '收起消息面板' }).boundingBox();
  expect(close?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));

  const edge = panel.getByRole('separator', { name: '消息面板的宽度' });
  await edge.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', '444');
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(444);
  await page.keyboard.press('Home');
  await expect(edge).toHaveAttribute('aria-valuenow', '300');
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', '300');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /消息/ }).click();
  await expect(page).toHaveURL(/news\/news/);
  await expect(panel).toBeHidden();
  await page.getByRole('tab', { name: '工作台' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: '收起消息面板' }).click();
  await expect(panel).toBeHidden();
});

test('the panel shows its skeleton while its code is loading', async ({ atDesk }) => {
  const lina = await atDesk();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await lina.page.route('**/assets/messages-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await lina.signIn('lina');
  await lina.page.getByRole('button', { name: /打开消息面板/ }).click();
  const panel = panelOf(lina.page);
  await expect(panel.getByRole('status')).toHaveText('正在加载...');
  release();
  await expect(panel.getByRole('heading', { name: '消息' })).toBeVisible();
});

test('the panel has a conversation next to another page, with a way back to the list', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~lina');
  await smith.say('are you at your desk?');
  const lina = await atDesk('lina');
  await lina.page.getByRole('button', { name: /打开消息面板/ }).click();
  const panel = panelOf(lina.page);
  // Not the groups in which the colleague wrote last.
  const conversation = panel.getByRole('button', { name: /^Emily Smith/ });
  await conversation.click();
  await expect(panel.getByRole('log').getByText('are you at your desk?')).toBeVisible();
  await panel.getByRole('textbox').fill('yes, come over');
  await panel.getByRole('textbox').press('Enter');
  await expect(smith.conversation.getByText('yes, come over')).toBeVisible();
  await panel.getByRole('button', { name: '返回' }).click();
  await expect(conversation).toBeVisible();
  // A search result, and back to the results.
  const search = panel.getByRole('combobox', { name: '搜索消息' });
  await search.fill('at your desk');
  await panel.getByRole('option', { name: /are you at your desk/ }).click();
  await expect(panel.getByRole('log').getByText('are you at your desk?')).toBeVisible();
  await panel.getByRole('button', { name: '返回' }).click();
  await expect(search).toHaveValue('at your desk');
  await expect(panel.getByRole('option', { name: /are you at your desk/ })).toBeVisible();
});

test('a message is quoted, edited and recalled, and its text is returned to its author', async ({
  atDesk,
}) => {
  const garcia = await atDesk('garcia');
  const tanaka = await atDesk('tanaka');
  await garcia.open('news/news?type=user&id=demo~tanaka');
  await tanaka.open('news/news?type=user&id=demo~garcia');
  await garcia.say('¿A qué hora cierra la edición?');
  await expect(row(tanaka.conversation, 'cierra')).toBeVisible();
  await act(tanaka, 'cierra', '回复');
  await tanaka.say('23時です');
  const answer = row(garcia.conversation, '23時です');
  await expect(answer.getByText('¿A qué hora cierra la edición?')).toBeVisible();

  await act(tanaka, '23時です', '编辑');
  await expect(tanaka.composer).toHaveValue('23時です');
  await tanaka.say('23時半です');
  await expect(row(garcia.conversation, '23時半です').getByText('已编辑')).toBeVisible();

  await act(tanaka, '23時半です', '撤回');
  await expect(garcia.conversation.getByText('田中 さくら 已撤回一条消息')).toBeVisible();
  await tanaka.conversation.getByRole('button', { name: '重新编辑' }).click();
  await expect(tanaka.composer).toHaveValue('23時半です');
  await tanaka.composer.press('Enter');
  await expect(
    row(garcia.conversation, '23時半です').getByText('¿A qué hora cierra la edición?'),
  ).toBeVisible();
});

test("a file is sent, previewed, saved to the recipient's disk and forwarded", async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia');
  await lina.open('news/news?type=user&id=demo~garcia');
  await garcia.open('news/news?type=user&id=demo~lina');
  await expect(lina.composer).toBeVisible();
  const file = { name: '提纲.txt', mimeType: 'text/plain', buffer: Buffer.from('一、开场白') };
  await lina.page.locator('input[type=file]').setInputFiles(file);
  await expect(lina.page.getByRole('list', { name: '待发送的文件' }).getByText('提纲.txt')).toBeVisible();
  await lina.say('请看附件');
  await expect(row(garcia.conversation, '请看附件')).toBeVisible();
  await row(garcia.conversation, '提纲.txt')
    .getByRole('button', { name: /提纲\.txt/ })
    .first()
    .click();
  const preview = garcia.page.getByRole('dialog');
  await expect(preview.getByText('一、开场白')).toBeVisible();
  await preview.getByRole('button', { name: '存到网盘' }).click();
  await expect(garcia.page.getByText('提纲.txt 已存到网盘')).toBeVisible();
  await garcia.page.keyboard.press('Escape');
  const keptAgain = garcia.page.waitForResponse('**/savefromchat');
  await act(garcia, '提纲.txt', '存到网盘');
  expect((await keptAgain).ok()).toBe(true);

  await act(garcia, '提纲.txt', '转发');
  const dialog = garcia.page.getByRole('dialog', { name: '转发' });
  await dialog.getByRole('combobox').fill('smith');
  await dialog.getByRole('option', { name: /^Emily Smith/ }).click();
  await dialog.getByRole('button', { name: /^发送/ }).click();
  await expect(garcia.page.getByText('给 Emily Smith 发送文件 提纲.txt 完成！').first()).toBeVisible();
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~garcia');
  await expect(row(smith.conversation, '提纲.txt')).toBeVisible();
});

test('a conversation is pinned, muted and hidden, and its messages are found', async ({ atDesk }) => {
  const zhang = await atDesk('zhangwei');
  for (const peer of ['lina', 'smith']) {
    await zhang.open(`news/news?type=user&id=demo~${peer}`);
    // The device has stored it by then: a page closed earlier would restore it as a draft.
    const sent = zhang.page.waitForResponse('**/message/sendusermsg*');
    await zhang.say(`${peer} 住在上海东边`);
    await sent;
    await expect(row(zhang.conversation, '上海东边')).toBeVisible();
  }
  const lines = zhang.page.getByRole('navigation', { name: '最近聊天' }).getByRole('listitem');
  await keep(zhang, /^李娜/, '置顶');
  await expect(lines.first()).toContainText('李娜');
  await zhang.page.reload();
  await expect(lines.first()).toContainText('李娜');

  await keep(zhang, /^李娜/, '消息免打扰');
  const lina = await atDesk('lina');
  await lina.open('news/news?type=user&id=demo~zhangwei');
  await lina.say('一条静音的消息');
  await expect(lines.first()).toContainText('一条静音的消息');
  await expect(zhang.page).toHaveTitle(/^[^(（]*$/);

  await keep(zhang, /^Emily Smith/, '从列表中隐藏');
  // The preview of another conversation may name her.
  await expect(lines.getByRole('button', { name: /^Emily Smith/ })).toHaveCount(0);

  await zhang.page.getByRole('combobox', { name: '搜索消息' }).fill('上海');
  const results = zhang.page.getByRole('listbox', { name: '搜索结果' });
  await expect(results.getByRole('option')).toHaveCount(2);
  await results.getByRole('option', { name: /smith 住在/ }).click();
  await expect(zhang.page).toHaveURL(/id=demo~smith&at=/);
  await expect(row(zhang.conversation, 'smith 住在上海东边')).toBeInViewport();
});

test('an external page replaces the portal’s messaging in the panel, and cannot access the portal', async ({
  browser,
}) => {
  const outer = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      '<h1>频道</h1><button onclick="parent.document.title = 1">写</button><script>document.body.dataset.origin = origin</script>',
    );
  }).listen(0, '127.0.0.1');
  await once(outer, 'listening');
  const address = outer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://localhost:${port}/talk`;
  const server = await PortalServer.create({ env: { PORTAL_NEWS_FRAME_URL: url } });
  await server.start();
  const lina = await Staff.at(browser, server);
  try {
    const { page } = lina;
    const breaches: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') breaches.push(message.text());
    });
    await lina.signIn('lina');
    await page.getByRole('button', { name: '打开消息面板' }).click();
    const frame = panelOf(page).frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: '频道' })).toBeVisible();
    await expect(frame.locator('body')).toHaveAttribute('data-origin', new URL(url).origin);
    await expect(panelOf(page).locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
    expect(breaches).toEqual([]);
    const title = await page.title();
    await frame.getByRole('button', { name: '写' }).click();
    await expect.poll(() => breaches.length).toBe(0);
    expect(await page.title()).toBe(title);
    // No other page may be embedded.
    const refused = await page.evaluate(async () => {
      const heard = new Promise<string>((resolve) =>
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective }) => resolve(violatedDirective),
          { once: true },
        ),
      );
      const other = document.createElement('iframe');
      other.src = 'http://127.0.0.2:9/';
      document.body.append(other);
      return heard;
    });
    expect(refused).toBe('frame-src');
  } finally {
    await lina.close();
    await server.dispose();
    outer.close();
  }
});

test('the bars show who is typing, avatars, and the last search', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const lina = await atDesk('lina');
  await smith.open('news/news?type=user&id=demo~lina');
  await smith.say('see you at nine');
  await lina.open('news/news');
  const line = lina.page
    .getByRole('navigation', { name: '最近聊天' })
    .getByRole('listitem')
    // Not the groups in which the colleague wrote last.
    .filter({ has: lina.page.getByRole('button', { name: /^Emily Smith/ }) });
  await expect(line).toContainText('see you at nine');
  // Sent at most every three seconds, and not replayed to clients that connect later.
  await expect(async () => {
    await smith.composer.pressSequentially('one more ');
    await expect(line).toContainText('正在输入', { timeout: 1_000 });
  }).toPass({ intervals: [2_500] });

  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const token =
    (await smith.page.context().cookies()).find(({ name }) => name === 'portal_access_token')?.value ?? '';
  const sent = await smith.page.request.post(
    new URL('/snap-engine-file/avatar/upload', smith.page.url()).href,
    {
      headers: { authorization: `Bearer ${token}`, tenantId: 'demo', 'content-type': 'image/png' },
      data: picture,
    },
  );
  expect(sent.status()).toBe(200);
  await smith.page.reload();
  await expect(smith.page.getByRole('banner').locator('img')).toBeVisible();
  await lina.page.reload();
  const avatar = line.locator('img');
  await expect(avatar).toBeVisible();
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await (
    await lina.find('demo')
  )
    .first()
    .waitFor({ state: 'attached', timeout: 1_000 })
    .catch(() => undefined);
  await lina.page.getByRole('tab', { name: /群组/ }).click();
  await lina.page.keyboard.press('Escape');
  await lina.page.keyboard.press('Escape');
  await lina.find('李');
  await expect(lina.page.getByRole('tab', { name: /群组/ })).toHaveAttribute('aria-selected', 'true');
});
