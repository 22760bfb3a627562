import { Calls } from './calls.ts';
import { cachedNames, sidebarOf } from './shell-parts.ts';
import { expect, test } from './test.ts';

// Journey 5: after a start without a network, all missed data loads automatically once it is back.

test('reconnect › a group that was reloaded offline is complete again without another reload', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'lina');
  const groupId = await calls.makeTeam('断网值班', ['demo~garcia', 'demo~smith']);
  const garcia = await Calls.as(server, 'garcia');
  await garcia.sayInGroup(groupId, '断网前的话');
  const lina = await atDesk('lina', { serviceWorkers: 'allow' });
  const { page } = lina;
  await lina.open(`news/news?type=teamGroup&id=${groupId}`);
  await expect(lina.conversation.getByText('断网前的话')).toBeVisible();
  const about = page.getByRole('main').getByRole('button', { name: '断网值班 的详情' });
  const count = page.getByRole('main').getByText('3 位成员', { exact: true });
  await expect(about).toBeVisible();
  await expect(count).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: '断网值班' });
  await expect(line.getByText('1 条未读')).toHaveCount(0);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await expect
    .poll(() => cachedNames(page))
    .toEqual(expect.arrayContaining(['recent', `thread:teamGroup:${groupId}`]));

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('网络已断开。消息会保留', { exact: false })).toBeVisible();
  await expect(lina.conversation.getByText('断网前的话')).toBeVisible();
  await expect(page.getByText('以下为未读消息')).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(about).toBeVisible();
  await expect(count).toBeVisible();
  await expect(page.getByText('以下为未读消息')).toHaveCount(0);
});

test('reconnect › friend requests stay in the badge after an offline reload', async ({ atDesk, server }) => {
  const calls = await Calls.as(server, 'tanaka');
  await calls.post('/snap-app-im/friend/send/friendreq', { friendId: 'demo~smith', msg: '你好' });
  const smith = await atDesk('smith', { serviceWorkers: 'allow' });
  const { page } = smith;
  const entry = sidebarOf(page).getByRole('link', { name: /1 个好友请求|1 条好友/ });
  await expect(entry).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await expect
    .poll(() => cachedNames(page))
    .toEqual(expect.arrayContaining([expect.stringContaining('["friends","unseen"]')]));
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('网络已断开。消息会保留', { exact: false })).toBeVisible();
  await expect(entry).toBeVisible();
});

test('reconnect › what arrives between the opening of a conversation and the first live event is shown', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'lina');
  const groupId = await calls.makeTeam('事件之前', ['demo~garcia']);
  await calls.sayInGroup(groupId, '打开之前的话');
  const garcia = await atDesk('garcia');
  const { page } = garcia;
  let opened = false;
  await page.route('**/webim/events?*', (route) => (opened ? route.continue() : route.abort()));
  await garcia.open(`news/news?type=teamGroup&id=${groupId}`);
  await expect(garcia.conversation.getByText('打开之前的话')).toBeVisible();
  await calls.sayInGroup(groupId, '事件之前的话');
  opened = true;
  await expect(garcia.conversation.getByText('事件之前的话')).toBeVisible();
});
