import { Calls } from './calls.ts';
import { deviceOf, expectTidy, widths } from './layout.ts';
import { expect, test } from './test.ts';

// Journey 16: two thousand messages: first unread one, whole history, search by keyboard, and back.

const [desk, , phone] = widths;
const total = 2_000;
const read = 1_900;
const needle = '头版校样';

for (const viewport of [desk, phone]) {
  test(`long conversation › jumps to the first unread message, scrolls to its beginning, and back from a search at ${viewport.width} px`, async ({
    atDesk,
    server,
  }) => {
    test.setTimeout(240_000);
    const lina = await Calls.as(server, 'lina');
    const garcia = await Calls.as(server, 'garcia');
    const name = `夜班流水${viewport.width}`;
    const group = await lina.makeTeam(name, ['demo~smith', 'demo~garcia']);
    for (let number = 1; number <= total; number += 1) {
      const text = number === 700 || number === 1_200 ? `${needle} 第 ${number} 条` : `第 ${number} 条`;
      await (number === 1_200 ? garcia : lina).sayInGroup(group, text);
    }
    const smithCalls = await Calls.as(server, 'smith');
    // The system message of the group's creation comes first.
    const lastId = `${group}-${read + 1}`;
    await smithCalls.post('/snap-app-im/oapi/message/setreadstate', {
      targetId: group,
      type: 'teamGroup',
      lastId,
    });

    const smith = await atDesk('smith', deviceOf(viewport));
    const { page } = smith;
    const message = (number: number) => smith.conversation.getByText(`第 ${number} 条`, { exact: true });
    await smith.open('news/news');
    const row = page
      .getByRole('main')
      .getByRole('navigation', { name: '最近聊天' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(row.getByText(`${total - read} 条未读`)).toBeAttached();
    await row.getByRole('button').first().click();
    // More than a page is unread: the newest messages are shown, with a button to the first unread one.
    await expect(message(total)).toBeInViewport();
    await expect(smith.conversation.getByText('以下为未读消息')).toHaveCount(0);
    const toUnread = page.getByRole('button', { name: '第一条未读消息' });
    await toUnread.click();
    await expect(smith.conversation.getByText('以下为未读消息')).toBeInViewport();
    await expect(message(read + 1)).toBeInViewport();
    await expect(message(read)).toBeInViewport();
    await expect(message(total)).not.toBeInViewport();
    await expect(toUnread).toHaveCount(0);

    // Return to the previous position.
    await page.getByRole('button', { name: '返回刚才的位置' }).click();
    await expect(message(total)).toBeInViewport();
    await expect(toUnread).toHaveCount(0);
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: /^回到最新/ }).click();
    await expect(message(total)).toBeInViewport();
    if (viewport.width > 1000) await expect(row.getByText(/条未读/)).toHaveCount(0);

    // Scroll to the first message, fetching all pages.
    const log = smith.conversation;
    const beginning = log.getByText('没有更早的消息了');
    await log.hover();
    await expect(async () => {
      await log.evaluate((element) => element.scrollTo({ top: 0 }));
      await expect(beginning).toBeInViewport({ timeout: 150 });
    }).toPass({ timeout: 120_000, intervals: [20] });
    await expect(message(1)).toBeInViewport();

    // By keyboard: from the conversation's search to a person's result.
    await page.getByRole('main').getByRole('button', { name: '搜索此会话' }).click();
    const side = page.getByRole('region', { name: '搜索此会话' });
    const field = side.getByRole('combobox', { name: '搜索消息' });
    await expect(field).toBeFocused();
    await page.keyboard.type(needle);
    await expect(side.getByRole('option')).toHaveCount(2);
    await side.getByRole('button', { name: /发送人/ }).press('Enter');
    await page.getByRole('dialog').getByRole('combobox').fill('García');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(side.getByRole('option')).toHaveCount(1);
    await field.press('Enter');
    await expect(log.getByText(`${needle} 第 1200 条`)).toBeInViewport();
    await expect(message(1_199)).toBeInViewport();

    // Return to the newest message.
    await page.getByRole('button', { name: /^回到最新/ }).click();
    await expect(message(total)).toBeInViewport();
    await smith.say(`收到${viewport.width}`);
    await expect(log.getByText(`收到${viewport.width}`)).toBeInViewport();
  });
}

for (const viewport of [desk, phone]) {
  test(`long conversation › an entirely unread one opens at its end, with a button to its beginning, at ${viewport.width} px`, async ({
    atDesk,
    server,
  }) => {
    // A page of messages without a group's system message: the very first message is the first unread one.
    const sender = await Calls.as(server, viewport === desk ? 'lina' : 'garcia');
    const count = 20;
    for (let number = 1; number <= count; number += 1) await sender.say('demo~tanaka', `第 ${number} 条`);
    const tanaka = await atDesk('tanaka', { ...deviceOf(viewport), colorScheme: 'dark' });
    const { page } = tanaka;
    const message = (number: number) => tanaka.conversation.getByText(`第 ${number} 条`, { exact: true });
    await tanaka.open(`news/news?type=user&id=${sender.userId}`);
    await expect(message(count)).toBeInViewport();
    await expect(message(1)).not.toBeInViewport();
    const toUnread = page.getByRole('button', { name: '第一条未读消息' });
    await expect(toUnread).toBeInViewport();
    await expectTidy(page);
    await toUnread.click();
    await expect(tanaka.conversation.getByText('以下为未读消息')).toBeInViewport();
    await expect(message(1)).toBeInViewport();
    await expect(toUnread).toHaveCount(0);
  });
}
