import { expect, test } from './test.ts';

test('outbox › waits while the server limits the rate, shows it, and sends all in order', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  await smith.open('news/news?type=user&id=demo~lina');
  await expect(smith.composer).toBeVisible();
  let refusals = 2;
  await page.route('**/message/sendusermsg*', async (route) => {
    if (refusals === 0) return route.continue();
    refusals -= 1;
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      json: { code: '1212', msg: '发送太快', requestId: 'r' },
    });
  });
  for (const text of ['快一', '快二', '快三']) await smith.say(text);
  await expect(page.getByText('发送得有点快', { exact: false })).toBeVisible();
  await expect(page.getByText('网络已断开', { exact: false })).toHaveCount(0);
  await expect(page.getByText('发送失败', { exact: false })).toHaveCount(0);
  await expect(page.getByText('发送得有点快', { exact: false })).toHaveCount(0);
  const shown = await smith.conversation.innerText();
  expect(shown.indexOf('快一')).toBeLessThan(shown.indexOf('快二'));
  expect(shown.indexOf('快二')).toBeLessThan(shown.indexOf('快三'));
  await page.reload();
  for (const text of ['快一', '快二', '快三'])
    await expect(smith.conversation.getByText(text, { exact: true })).toHaveCount(1);
});

test('outbox › a waiting message is in the conversation list, also for a new conversation', async ({
  atDesk,
}) => {
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  await garcia.open('news/news?type=user&id=demo~tanaka');
  await expect(garcia.composer).toBeVisible();
  const list = page.getByRole('main').getByRole('navigation', { name: '最近聊天' });
  await expect(list.getByRole('listitem').first().or(list.getByText('还没有聊天'))).toBeVisible();
  await page.context().route('**/snap-app-im/**', (route) => route.abort('internetdisconnected'));
  await garcia.say('地铁里写的');
  await expect(list.getByRole('listitem').filter({ hasText: '地铁里写的' })).toBeVisible();
  await page.context().unroute('**/snap-app-im/**');
  await expect(garcia.conversation.getByText('地铁里写的')).toHaveCount(1);
});

test('sending › a server error is not reported as a network error, and the message is sent afterwards', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  await smith.open('news/news?type=user&id=demo~garcia');
  await page.route('**/message/sendusermsg*', (route) => route.fulfill({ status: 500, json: {} }));
  await smith.say('等服务器好了再发');
  await expect(page.getByText('服务器暂时无法接收消息', { exact: false })).toBeVisible();
  await expect(page.getByText('网络已断开', { exact: false })).toHaveCount(0);
  // Before the server recovers: the message is then sent automatically, and the button disappears.
  const again = page.waitForRequest('**/message/sendusermsg*');
  await page.getByRole('button', { name: '立即重试' }).click();
  await again;
  await page.unroute('**/message/sendusermsg*');
  await expect(page.getByText('服务器暂时无法接收消息', { exact: false })).toHaveCount(0);
  await page.reload();
  await expect(smith.conversation.getByText('等服务器好了再发', { exact: true })).toHaveCount(1);
});
