import type { Locator, Page, Route } from '@playwright/test';
import { catalogueRows, noAccess } from './error-catalogue.ts';
import { goTo, takeStep } from './layout.ts';
import { expect, test } from './test.ts';

// Journey 7: each failure of section 8 on four kinds of actions. The server's reason is shown once.

/** Failures that every call can have. */
const failures = catalogueRows.filter(({ tone, json }) => tone === undefined && json?.code !== '-1');

const toastsOf = (page: Page) => page.getByRole('region', { name: '通知' }).getByRole('listitem');

/** Mocks the next responses of this URL only. */
async function answer(page: Page, address: string, made: { status?: number; json?: object }): Promise<void> {
  await page.unroute(address);
  await page.route(address, (route: Route) => route.fulfill({ json: {}, ...made }));
}

/** The text is on the page once, in a toast or in place. */
async function expectOnce(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
  await expect(page.getByText(text, { exact: true }).filter({ visible: true }), text).toHaveCount(1);
}

test('failures › a refused star of an application rolls back and shows the reason for five seconds', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  await goTo(page, '应用');
  await page.clock.install();
  const star = page.getByRole('button', { name: /加到我的应用$/ }).first();
  const name = (await star.getAttribute('aria-label')) ?? '';
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  for (const { text, status, json } of failures) {
    await test.step(text, async () => {
      await answer(page, '**/co/microapp/user/add*', { ...(status && { status }), ...(json && { json }) });
      await page.getByRole('button', { name, exact: true }).click();
      await expectOnce(page, text);
      await expect(toastsOf(page).filter({ hasText: text })).toHaveAttribute('data-tone', 'danger');
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
      await page.clock.runFor(4_900);
      await expect(toastsOf(page)).toHaveCount(1);
      await page.clock.runFor(200);
      await expect(toastsOf(page)).toHaveCount(0);
    });
  }
});

test('failures › a refused rename of a folder keeps what was typed and shows the reason', async ({
  atDesk,
}) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  await lina.open('networkDisk/networkDisk');
  await page.getByRole('button', { name: '新建文件夹' }).first().click();
  await page.keyboard.type('夜班');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').or(page.getByRole('option')).filter({ hasText: '夜班' }).first();
  await expect(row).not.toHaveAttribute('data-pending');
  for (const { text, status, json } of failures) {
    await test.step(text, async () => {
      await answer(page, '**/co/pan/file/rename*', { ...(status && { status }), ...(json && { json }) });
      await row.click();
      await page.keyboard.press('F2');
      await page.keyboard.type('早班');
      await page.keyboard.press('Enter');
      await expectOnce(page, text);
      const field = page.getByRole('textbox', { name: /夜班/ });
      await expect(field).toHaveValue('早班');
      await expect(field).toHaveAccessibleDescription(text);
      await expect(toastsOf(page)).toHaveCount(0);
      await field.press('Escape');
      await expect(row).toBeVisible();
    });
  }
});

test('failures › a refused setting rolls back, and the dialog shows the reason', async ({ atDesk }) => {
  const { page } = await atDesk('lina');
  await takeStep(page, '系统设置');
  const settings = page.getByRole('dialog', { name: '系统设置' });
  const sound: Locator = settings.getByRole('switch', { name: '声音' });
  await expect(sound).toBeEnabled();
  const before = await sound.isChecked();
  for (const { text, status, json } of failures) {
    await test.step(text, async () => {
      await answer(page, '**/usermsg/setnotification', { ...(status && { status }), ...(json && { json }) });
      await sound.click();
      await expectOnce(page, text);
      await expect(settings.getByText(text, { exact: true })).toBeVisible();
      await expect(toastsOf(page)).toHaveCount(0);
      await expect(sound).toBeChecked({ checked: before });
    });
  }
});

test('failures › a refused message stays, with the reason at its row', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  await lina.open('news/news?type=user&id=demo~garcia');
  await expect(lina.composer).toBeVisible();
  for (const [text, made] of [
    ['今天不能再发消息', { json: { code: '-1', msg: '今天不能再发消息' } }],
    [noAccess, { status: 403 }],
  ] as const) {
    await test.step(text, async () => {
      await answer(page, '**/oapi/message/sendusermsg', made);
      await lina.say(`稿件 ${text}`);
      await expect(lina.conversation.getByRole('article').filter({ hasText: `稿件 ${text}` })).toBeVisible();
      await expectOnce(page, text);
      await expect(toastsOf(page)).toHaveCount(0);
    });
  }
  // An unreachable server is not a refusal: the message is queued.
  await answer(page, '**/oapi/message/sendusermsg', { status: 503 });
  await lina.say('等服务器回来');
  await page.unroute('**/oapi/message/sendusermsg');
  await expect(page.getByText('等服务器回来')).toBeVisible();
  const last = lina.conversation.getByRole('article').filter({ hasText: '等服务器回来' });
  await expect(last.getByRole('alert')).toHaveCount(0);
});

test('failures › a failed sign-out shows the reason in the dialog, and can be retried', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  await page.route('**/co/webim/logout*', (route) => route.fulfill({ status: 500, json: {} }));
  await takeStep(page, '退出登录');
  const question = page.getByRole('alertdialog', { name: '提示' });
  const leave = question.getByRole('button', { name: '退出登录' });
  await leave.click();
  await expect(question.getByText('系统出现异常，请联系系统管理员。(500)', { exact: true })).toBeVisible();
  await expect(toastsOf(page)).toHaveCount(0);
  await page.unroute('**/co/webim/logout*');
  await leave.click();
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});

test('failures › a card of the workspace that fails shows the reason, and loads on retry', async ({
  atDesk,
}) => {
  const { page } = await atDesk('lina');
  const card = page.getByRole('main').getByRole('listitem', { name: '全网热点', exact: true });
  await expect(card.getByRole('listitem').first()).toBeVisible();
  const address = '**/newsbdzh/api/bscreen/uec/hotspot/om/cus*';
  await answer(page, address, { status: 503, json: { code: '503', msg: '热点服务离线' } });
  await page.reload();
  await expect(card).toContainText('热点服务离线');
  // Loaded content stays.
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await page.unroute(address);
  await card.getByRole('button', { name: '重试' }).click();
  await expect(card).not.toContainText('热点服务离线');
  await expect(card.getByRole('button', { name: '重试' })).toHaveCount(0);
});
