import { Calls } from './calls.ts';
import { expect, test } from './test.ts';

test('messages › a reply quotes the chosen message when two senders used the same clientMsgId', async ({
  atDesk,
  server,
}) => {
  const lina = await Calls.as(server, 'lina');
  const smith = await Calls.as(server, 'smith');
  const id = await lina.makeTeam('同号', ['demo~smith', 'demo~garcia']);
  await lina.sayInGroup(id, '李娜写的', 'the-same-id');
  await smith.sayInGroup(id, '史密斯写的', 'the-same-id');
  const garcia = await atDesk('garcia');
  await garcia.open(`news/news?type=teamGroup&id=${id}`);
  for (const [text, answer] of [
    ['李娜写的', '回李娜'],
    ['史密斯写的', '回史密斯'],
  ] as const) {
    await garcia.conversation.getByText(text, { exact: true }).first().hover();
    const row = garcia.conversation.locator('[data-message]').filter({ hasText: text }).first();
    await row.getByRole('button', { name: '回复' }).click();
    await expect(garcia.page.getByRole('main').locator('form').getByText(text)).toBeVisible();
    await garcia.say(answer);
    const sent = garcia.conversation.locator('[data-message]').filter({ hasText: answer });
    await expect(sent.getByText(text)).toBeVisible();
  }
  const ids = await garcia.conversation
    .locator('[data-message]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-message')));
  expect(new Set(ids).size).toBe(ids.length);
});
