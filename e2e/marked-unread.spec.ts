import { Calls } from './calls.ts';
import { expect, test } from './test.ts';

// Journey 17: unread marks and marking everything as read, on two devices of one person.

test('conversations › marked as unread and all read on one device, the other follows', async ({
  atDesk,
  server,
}) => {
  const garcia = await Calls.as(server, 'garcia');
  await garcia.say('demo~zhangwei', '请回电');
  const smith = await Calls.as(server, 'smith');
  await smith.say('demo~zhangwei', '版面好了');
  const desk = await atDesk('zhangwei');
  const laptop = await atDesk('zhangwei');
  const line = ({ page }: typeof desk, text: string) =>
    page
      .getByRole('main')
      .getByRole('navigation', { name: '最近聊天' })
      .getByRole('listitem')
      .filter({ hasText: text });
  await laptop.open('news/news');
  await desk.open('news/news');
  await line(desk, '请回电').getByRole('button').click();
  await expect(desk.conversation.getByText('请回电')).toBeVisible();
  await expect(line(laptop, '请回电').getByText('1 条未读')).toHaveCount(0);

  await line(desk, '请回电').click({ button: 'right' });
  await desk.page.getByRole('menuitem', { name: '标为未读' }).click();
  for (const device of [desk, laptop])
    await expect(line(device, '请回电').getByText('已标为未读')).toBeAttached();
  await laptop.page.reload();
  await expect(line(laptop, '请回电').getByText('已标为未读')).toBeAttached();

  // Opening it removes the mark, on both devices.
  await line(laptop, '请回电').getByRole('button').click();
  for (const device of [desk, laptop])
    await expect(line(device, '请回电').getByText('已标为未读')).toHaveCount(0);

  // By keyboard; then everything is marked as read.
  await line(laptop, '请回电').getByRole('button').press('u');
  await expect(line(desk, '请回电').getByText('已标为未读')).toBeAttached();
  await expect(line(desk, '版面好了').getByText('1 条未读')).toBeAttached();
  await desk.page.getByRole('main').getByRole('button', { name: '全部标为已读' }).click();
  for (const device of [desk, laptop]) {
    await expect(line(device, '请回电').getByText('已标为未读')).toHaveCount(0);
    await expect(line(device, '版面好了').getByText('1 条未读')).toHaveCount(0);
    await expect(device.page.getByRole('main').getByRole('button', { name: '全部标为已读' })).toHaveCount(0);
  }
});

test('conversations › a recalled message leaves the counts of the list, the menu and a second device', async ({
  atDesk,
  server,
}) => {
  // Other journeys on this server may have left unread messages and friend requests.
  const before = await (await Calls.as(server, 'tanaka')).unread('demo~garcia');
  const desk = await atDesk('tanaka');
  const laptop = await atDesk('tanaka');
  const garcia = await atDesk('garcia');
  const [kept, early] = [`en la web ${Date.now()}`, `demasiado pronto ${Date.now()}`];
  await desk.open('news/news');
  await garcia.open('news/news?type=user&id=demo~tanaka');
  const menuOf = ({ page }: typeof desk, more: number) => {
    const unread = before.total + more;
    const name = unread > 0 ? new RegExp(`^消息 ${unread} 条未读消息`) : /^消息(?! \d+ 条未读消息)/;
    return page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
  };
  await garcia.say(kept);
  await garcia.say(early);
  for (const device of [desk, laptop]) await expect(menuOf(device, 2)).toBeVisible();
  // Not the groups in which the colleague wrote last.
  const row = desk.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: desk.page.getByRole('button', { name: /^José García Muñoz/ }) });
  const unreadOfRow = (more: number) => row.getByText(`${before.ofColleague + more} 条未读`, { exact: true });
  await expect(unreadOfRow(2)).toBeAttached();

  await garcia.conversation.getByRole('article').filter({ hasText: early }).click({ button: 'right' });
  await garcia.page.getByRole('menuitem', { name: '撤回' }).click();
  for (const device of [desk, laptop]) await expect(menuOf(device, 1)).toBeVisible();
  await expect(unreadOfRow(1)).toBeAttached();
  // The lists show the same text as the conversation, to the recipient and to the author of the recall.
  const recalled = row.getByText('José García Muñoz 已撤回一条消息', { exact: true });
  await expect(recalled).toBeVisible();
  const own = garcia.page
    .getByRole('main')
    .getByRole('listitem')
    .getByText('您已撤回一条消息', { exact: true });
  await expect(own).toBeVisible();
  // The server's count is the same.
  await desk.page.reload();
  await expect(unreadOfRow(1)).toBeAttached();
  await expect(recalled).toBeVisible();
  await row.getByRole('button').click();
  await expect(desk.conversation.getByText(kept)).toBeVisible();
  for (const device of [desk, laptop]) await expect(menuOf(device, -before.ofColleague)).toBeVisible();
});
