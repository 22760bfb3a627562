import { expect, test } from '@playwright/test';
import { PortalServer } from './portal-server.ts';
import { Staff } from './staff.ts';

test('two people find each other and exchange messages through a server crash, without loss or duplicates', async ({
  browser,
}) => {
  const server = await PortalServer.create();
  await server.start();
  const wei = await Staff.at(browser, server);
  const tanaka = await Staff.at(browser, server);
  try {
    await wei.signIn('zhangwei');
    await tanaka.signIn('tanaka');

    // By characters, from the row to the card to the conversation.
    await (await wei.find('田中')).first().click();
    const card = wei.page.getByRole('dialog');
    await expect(card.getByText('田中', { exact: false }).first()).toBeVisible();
    await card.getByRole('button', { name: '发消息' }).click();
    await expect(wei.page).toHaveURL(/\/news\/news\?/);

    await wei.say('早上好，头条定了吗？');
    await expect(wei.conversation.getByText('早上好，头条定了吗？')).toHaveCount(1);

    // The other one sees the badge, finds the sender by pinyin and replies.
    await expect(tanaka.page.getByRole('link', { name: '消息 1 条未读消息' })).toBeVisible();
    const hits = await tanaka.find('zhangwei');
    await expect(hits.first().locator('mark').first()).toBeVisible();
    await hits.first().click();
    await tanaka.page.getByRole('dialog').getByRole('button', { name: '发消息' }).click();
    await expect(tanaka.conversation.getByText('早上好，头条定了吗？')).toHaveCount(1);
    await tanaka.say('还没有，十点开会。');
    await expect(wei.conversation.getByText('还没有，十点开会。')).toHaveCount(1);

    // The server is killed. Messages written now are queued, and arrive once, in order, when it is back.
    await server.kill();
    await wei.say('断线时写的第一条');
    await wei.say('断线时写的第二条');
    await tanaka.say('我这边也断了');
    await expect(wei.conversation.getByText('断线时写的第二条')).toBeVisible();
    await server.start();

    const texts = [
      '早上好，头条定了吗？',
      '还没有，十点开会。',
      '断线时写的第一条',
      '断线时写的第二条',
      '我这边也断了',
    ];
    for (const person of [wei, tanaka]) {
      for (const text of texts)
        await expect(person.conversation.getByText(text)).toHaveCount(1, { timeout: 30_000 });
      const shown = await person.conversation.innerText();
      expect(shown.indexOf('断线时写的第一条')).toBeLessThan(shown.indexOf('断线时写的第二条'));
    }

    // They continue, also after a reload.
    await tanaka.say('又连上了');
    await expect(wei.conversation.getByText('又连上了')).toHaveCount(1);
    await wei.page.reload();
    for (const text of [...texts, '又连上了']) await expect(wei.conversation.getByText(text)).toHaveCount(1);
  } finally {
    await wei.close();
    await tanaka.close();
    await server.dispose();
  }
});
