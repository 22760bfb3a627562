import { expect, test } from './test.ts';

test('a draft survives navigation and a reload', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~garcia');
  await smith.composer.fill('half a thought');
  await smith.page.getByRole('tab', { name: '工作台' }).click();
  await expect(smith.composer).toBeHidden();
  await smith.page.goBack();
  await expect(smith.composer).toHaveValue('half a thought');
  await smith.page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') });
  const file = smith.page.getByRole('main').locator('form').getByText('plan.txt');
  await expect(file).toBeVisible();
  await smith.page.reload();
  await expect(smith.composer).toHaveValue('half a thought');
  await expect(file).toBeVisible();
  await smith.composer.press('Enter');
  await expect(smith.conversation.getByRole('article').filter({ hasText: 'plan.txt' })).toBeVisible();
  await expect(smith.composer).toHaveValue('');
  await smith.page.reload();
  await expect(smith.conversation.getByRole('article').filter({ hasText: 'plan.txt' })).toBeVisible();
  await expect(file).toHaveCount(0);
});

test('text typed before live messaging has started is preserved and can be sent', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  // Types as soon as the field is painted, before live messaging has started.
  await smith.page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLTextAreaElement>('main form textarea');
      if (!field) return;
      observer.disconnect();
      field.focus();
      document.execCommand('insertText', false, 'quick words');
    }).observe(document, { childList: true, subtree: true });
  });
  await smith.open('news/news?type=user&id=demo~tanaka');
  await expect(smith.page.getByRole('button', { name: /^打开消息面板/ })).toBeVisible();
  await expect(smith.composer).toHaveValue('quick words');
  await smith.composer.press('Enter');
  await expect(smith.conversation.getByText('quick words')).toBeVisible();
  await expect(smith.composer).toHaveValue('');
});

test('Enter in an input method never sends', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~lina');
  await smith.composer.click();
  const input = await smith.page.context().newCDPSession(smith.page);
  await input.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 });
  // Key event while an input method handles the key.
  const taken = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...taken });
  await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...taken });
  await input.send('Input.insertText', { text: '你好' });
  await expect(smith.composer).toHaveValue('你好');
  // The guard remains active shortly after the composition, because of WebKit.
  await expect(async () => {
    await smith.composer.press('Enter');
    await expect(smith.composer).toHaveValue('', { timeout: 200 });
  }).toPass();
  await expect(smith.conversation.getByText('你好', { exact: true })).toHaveCount(1);
});

test('a message written offline is sent once when the network is back, also after a reload', async ({
  atDesk,
}) => {
  const smith = await atDesk();
  const lina = await atDesk();
  await smith.signIn('smith');
  await lina.signIn('lina');
  await smith.open('news/news?type=user&id=demo~lina');
  await lina.open('news/news?type=user&id=demo~smith');
  await expect(smith.composer).toBeVisible();

  // Block only the calls, so that the page can be reloaded.
  await smith.page.context().route('**/snap-app-im/**', (route) => route.abort('internetdisconnected'));
  // The device has stored it by then: a page closed earlier would restore it as a draft.
  const tried = smith.page.waitForEvent('requestfailed', (request) => request.url().includes('sendusermsg'));
  await smith.say('written on the train');
  await tried;
  await expect(smith.conversation.getByText('written on the train')).toHaveCount(1);
  await smith.page.reload();
  await smith.page.context().unroute('**/snap-app-im/**');
  await expect(lina.conversation.getByText('written on the train')).toHaveCount(1, { timeout: 30_000 });
  await expect(smith.conversation.getByText('written on the train')).toHaveCount(1);
});

test('a conversation opened offline loads automatically when the network is back', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~garcia');
  // It is shown before it is sent: leaving immediately would restore it as a draft.
  const sent = smith.page.waitForResponse('**/message/sendusermsg*');
  await smith.say('before the cut');
  await sent;
  await expect(smith.conversation.getByText('before the cut')).toBeVisible();
  await smith.open('news/news');
  await expect(smith.page.getByRole('button', { name: /^José García/ })).toBeVisible();
  await smith.page.context().setOffline(true);
  await smith.page.getByRole('button', { name: /^José García/ }).click();
  await expect(smith.page.getByText('网络已断开，联网后可以查看消息。')).toBeVisible();
  await smith.page.context().setOffline(false);
  await expect(smith.conversation.getByText('before the cut')).toBeVisible();
  await expect(smith.page.getByRole('button', { name: /查看.*的名片/ })).toBeVisible();
});

test('history pages back to the first message', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.open('news/news?type=user&id=demo~tanaka');
  await expect(smith.composer).toBeVisible();
  for (let number = 1; number <= 60; number += 1) await smith.say(`line ${number}`);
  await expect(smith.conversation.getByText('line 60', { exact: true })).toBeVisible();
  await smith.page.reload();
  await expect(smith.conversation.getByText('line 60', { exact: true })).toBeVisible();
  await smith.conversation.hover();
  await expect(async () => {
    await smith.page.mouse.wheel(0, -1_500);
    await expect(smith.conversation.getByText('line 1', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('the scroll position in earlier messages is stable while a colleague writes', async ({ atDesk }) => {
  const garcia = await atDesk('garcia');
  await garcia.open('news/news?type=user&id=demo~lina');
  await expect(garcia.composer).toBeVisible();
  for (let number = 1; number <= 40; number += 1) await garcia.say(`row ${number}`);
  const lina = await atDesk('lina');
  await lina.open('news/news?type=user&id=demo~garcia');
  await expect(lina.conversation.getByText('row 40', { exact: true })).toBeVisible();
  const reading = lina.conversation.getByText('row 25', { exact: true });
  // Use the wheel: the browser applies scroll anchoring to user scrolling, not to scripts.
  await lina.conversation.hover();
  await expect(async () => {
    await lina.page.mouse.wheel(0, -200);
    await expect(reading).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(lina.page.getByRole('button', { name: '回到最新' })).toBeVisible();

  const before = await reading.boundingBox();
  for (let number = 1; number <= 5; number += 1) await garcia.say(`later ${number}`);
  await lina.page.getByRole('button', { name: '5 条新消息' }).waitFor();
  expect(await reading.boundingBox()).toEqual(before);
});

test('messages › recall disappears after its two minutes, edit after its day', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  await smith.open('news/news?type=user&id=demo~lina');
  await smith.say('写错的一句');
  const row = smith.conversation.getByText('写错的一句');
  const offered = async (name: string, count: number) => {
    await expect(async () => {
      await row.click({ button: 'right' });
      // Not while the message is in the outbox.
      await expect(page.getByRole('menuitem', { name: '转发', exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(count);
    await page.keyboard.press('Escape');
  };
  await offered('撤回', 1);
  // Advance the clock without the page's timers: the menu opens right after the deadline.
  const sent = Date.now();
  await page.clock.setFixedTime(sent + 121_000);
  await offered('撤回', 0);
  await offered('编辑', 1);
  await page.clock.setFixedTime(sent + 24 * 3_600_000 + 1_000);
  await offered('编辑', 0);
});

test('on a phone the list and the conversation are separate screens with a back button', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await smith.open('news/news?type=user&id=demo~tanaka');
  await expect(smith.composer).toBeVisible();
  // There are no keyboard shortcuts to announce.
  await expect(smith.page.locator('[aria-keyshortcuts]')).toHaveCount(0);
  await smith.page.getByRole('main').getByRole('button', { name: '返回' }).click();
  await expect(smith.composer).toBeHidden();
});
