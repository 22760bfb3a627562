import type { Locator, Page, Route } from '@playwright/test';
import { deviceOf, widths } from './layout.ts';
import { demoPassword } from './demo-password.ts';
import { catalogueRows, noAccess } from './error-catalogue.ts';
import { expect, test } from './test.ts';

// The error catalogue of the specification, section 8, with real calls and mocked responses.

const [desk, , phone] = widths;

/** Duration of this call's success toast in milliseconds; all others are shown for five seconds. */
const successTime = 3_000;

const toastsOf = (page: Page) => page.getByRole('region', { name: '通知' }).getByRole('listitem');

async function expectToast(page: Page, text: string, tone = 'danger'): Promise<void> {
  const toast = toastsOf(page).filter({ hasText: text });
  await expect(toast, text).toHaveAttribute('data-tone', tone);
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

/** Mocks the next responses of this URL only. */
async function answer(page: Page, address: string, made: { status?: number; json?: object }): Promise<void> {
  await page.unroute(address);
  await page.route(address, (route: Route) => route.fulfill({ json: {}, ...made }));
}

/** Opens a colleague's card from the header search. */
async function openCard(page: Page, hits: Locator, name: string): Promise<Locator> {
  await hits.filter({ hasText: name }).first().click();
  const card = page.getByRole('dialog', { name: /名片|García|田中/ });
  await expect(card.getByRole('button', { name: '发消息' })).toBeVisible();
  return card;
}

test('every row of the error catalogue is shown as specified, and an ended session opens one sign-in dialog', async ({
  atDesk,
}) => {
  const lina = await atDesk();
  const { page } = lina;
  const starCall = '**/co/friend/setstar*';
  await page.clock.install();

  // Status 500 of a silent call is shown by its card only.
  const response = page.waitForResponse('**/user/todo/edit/stories*');
  await page.route('**/user/todo/edit/stories*', (route) => route.fulfill({ status: 500, json: {} }));
  await lina.signIn('lina');
  await response;
  await expect(page.getByRole('main').getByRole('button', { name: '重试' }).first()).toBeVisible();
  await expect(toastsOf(page)).toHaveCount(0);

  // García requires no consent for friend requests.
  const card = await openCard(page, await lina.find('garcia'), 'García');
  await card.getByRole('button', { name: '加为好友' }).click();
  await expectToast(page, '添加好友请求已发送', 'success');
  const star = card.getByRole('button', { name: '星标' });
  await expect(star).toBeVisible();

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await expect(toastsOf(page)).toHaveCount(0);
  for (const { text, tone, ...made } of catalogueRows) {
    await answer(page, starCall, made);
    await star.click();
    await expectToast(page, text, tone);
    await page.clock.runFor((tone === 'success' ? successTime : 5_000) - 100);
    await expect(toastsOf(page), text).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toastsOf(page), text).toHaveCount(0);
  }
  await page.clock.resume();

  // A 401 status also shows a toast; for the body codes 401 and '-2' there is only the dialog (A7, A8).
  const again = page.getByRole('dialog', { name: '请重新登录' });
  for (const made of [
    { json: { code: 401, msg: '会话已结束' } },
    { json: { code: '-2', msg: '会话已结束' } },
    { status: 401 },
  ]) {
    await answer(page, starCall, made);
    await star.click();
    await expect(again).toHaveCount(1);
    if (made.status === 401) await expectToast(page, noAccess);
    else await expect(toastsOf(page)).toHaveCount(0);
    await again.getByLabel('密码', { exact: true }).fill(demoPassword);
    await again.getByRole('button', { name: '登录', exact: true }).click();
    await expect(again).toHaveCount(0);
  }
  await expect(star).toBeVisible();
});

/** Opens a dialog from the user menu. */
async function openFromMenu(page: Page, entry: string, name: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const viewport of [desk, phone])
  test(`a refused action shows the server’s reason in place, and loses nothing: ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const zhangwei = await atDesk('zhangwei', deviceOf(viewport));
    const { page } = zhangwei;

    await zhangwei.find('zzqqxx');
    await expect(page.getByText('没有搜索到任何联系人')).toBeVisible();
    await page.getByRole('tab', { name: /^群组/ }).click();
    await expect(page.getByText('没有搜索到任何群组')).toBeVisible();
    await page.getByRole('tab', { name: /^联系人/ }).click();
    await page.keyboard.press('Escape');
    // The first Escape clears the text; on a phone the search is still open.
    if (viewport === phone) await page.keyboard.press('Escape');

    const password = await openFromMenu(page, '修改密码', '修改密码');
    await answer(page, '**/findpassword/mobile/modify', { json: { code: '1', msg: '今天已经改过密码了' } });
    await password.getByLabel('原密码', { exact: true }).fill(demoPassword);
    await password.getByLabel('新密码', { exact: true }).fill('Other#2026');
    await password.getByLabel('确认新密码', { exact: true }).fill('Other#2026');
    await password.getByRole('button', { name: '修改密码' }).click();
    await expect(password.getByText('今天已经改过密码了', { exact: true })).toBeVisible();
    await expect(password.getByLabel('新密码', { exact: true })).toHaveValue('Other#2026');
    await page.keyboard.press('Escape');

    const settings = await openFromMenu(page, '系统设置', '系统设置');
    for (const [address, role, name] of [
      ['**/usermsg/setnotification', 'switch', '声音'],
      // Touch screens have no send key setting.
      ...(viewport === desk ? ([['**/usermsg/setShortcutKey', 'radio', '按 Ctrl+Enter 发送']] as const) : []),
      ['**/userprofile/editinfo*', 'switch', '加好友需要验证'],
    ] as const) {
      const msg = `不能修改“${name}”`;
      await answer(page, address, { json: { code: '1', msg } });
      const control = settings.getByRole(role, { name });
      const before = await control.isChecked();
      await control.click();
      await expect(settings.getByText(msg, { exact: true })).toBeVisible();
      await expect(control).toBeChecked({ checked: before });
    }
    await page.keyboard.press('Escape');

    const group = await openFromMenu(page, '发起群聊', '创建群聊');
    await answer(page, '**/group/discussiongroup/create*', {
      json: { code: '-1', msg: '今天创建的群太多了' },
    });
    await group.getByRole('button', { name: '下一步' }).click();
    for (const name of ['García', '田中']) {
      await group.getByRole('combobox').fill(name);
      await group.getByRole('option', { name }).first().click();
    }
    await group.getByRole('button', { name: '创建群聊', exact: true }).click();
    await expect(group.getByText('今天创建的群太多了', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    // A different person at each width, because this one becomes a friend.
    const [id, name] = viewport === desk ? (['tanaka', '田中'] as const) : (['garcia', 'García'] as const);
    const card = await openCard(page, await zhangwei.find(id), name);
    await card.getByRole('button', { name: '加为好友' }).click();
    await card.getByRole('button', { name: '解除好友' }).click();
    const question = page.getByRole('alertdialog', { name: '提示' });
    await expect(question.getByText('确定要解除好友？')).toBeVisible();
    await answer(page, '**/snap-app-im/friend/delete', { json: { code: '1', msg: '你们还不是好友' } });
    await question.getByRole('button', { name: '解除好友' }).click();
    await expect(question.getByText('你们还不是好友', { exact: true })).toBeVisible();
    await answer(page, '**/snap-app-im/friend/delete', { json: { code: '0', msg: '好友已解除' } });
    const reloaded = page.waitForResponse('**/co/mobile/user/obtain*');
    await question.getByRole('button', { name: '解除好友' }).click();
    await expectToast(page, '好友已解除', 'success');
    await reloaded;
  });

/** Forwards a message to Emily Smith, and returns the dialog with its progress. */
async function forward(page: Page, text: string): Promise<Locator> {
  const row = page.getByRole('main').getByRole('log').getByRole('article').filter({ hasText: text });
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: '转发', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '转发' });
  await dialog.getByRole('combobox').fill('smith');
  await dialog.getByRole('option', { name: /^Emily Smith/ }).click();
  await dialog.getByRole('button', { name: /^发送/ }).click();
  return dialog;
}

test('forwarding reports success and failure by person and file', async ({ atDesk }) => {
  const tanaka = await atDesk('tanaka');
  const { page } = tanaka;
  await page.clock.install();
  await tanaka.open('news/news?type=user&id=demo~lina');
  await expect(tanaka.composer).toBeVisible();
  const file = { name: '提纲.txt', mimeType: 'text/plain', buffer: Buffer.from('一、开场白') };
  await page.locator('input[type=file]').setInputFiles(file);
  // The text is sent first, the file after its upload.
  const fileSent = page.waitForResponse(
    (response) =>
      response.url().endsWith('/oapi/message/sendusermsg') &&
      Boolean(response.request().postData()?.includes(encodeURIComponent(file.name))),
  );
  await tanaka.say('请看附件');
  await fileSent;

  const sendCall = '**/oapi/message/sendusermsg';
  await answer(page, sendCall, { json: { code: '-1', msg: '对方暂时不能接收消息' } });
  const dialog = await forward(page, '请看附件');
  await expect(dialog.getByText('对方暂时不能接收消息', { exact: true })).toBeVisible();
  await page.unroute(sendCall);
  await dialog.getByRole('button', { name: '重新发送给 Emily Smith' }).click();
  await expectToast(page, '给 Emily Smith 转发完成！', 'success');
  // The name does not wrap.
  await expect(toastsOf(page).locator('bdi')).toHaveCSS('display', 'inline-block');
  await page.clock.fastForward(6_000);
  await expect(toastsOf(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: '完成' }).click();

  const batchCall = '**/co/pan/gfile/uploadfile/batch';
  const refused = { code: '0', result: [{ id: '1', errcode: '1404', errmsg: '对方网盘空间不足' }] };
  await answer(page, batchCall, { json: refused });
  await forward(page, '提纲.txt');
  await expectToast(page, '给 Emily Smith 发送文件 提纲.txt 失败！');
  await expect(dialog.getByText('对方网盘空间不足', { exact: true })).toBeVisible();
  await page.unroute(batchCall);
  await dialog.getByRole('button', { name: '重新发送给 Emily Smith' }).click();
  await expectToast(page, '给 Emily Smith 发送文件 提纲.txt 完成！', 'success');
});
