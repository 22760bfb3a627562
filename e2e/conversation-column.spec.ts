import { Calls } from './calls.ts';
import { deviceOf, widths } from './layout.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

const listOf = ({ page }: Staff) => page.getByRole('main').getByRole('navigation', { name: '最近聊天' });

for (const viewport of [desk, phone]) {
  for (const [language, lang, groups] of [
    ['Español', 'es', 'Grupos'],
    ['English', 'en', 'Groups'],
  ] as const) {
    test(`conversations › every filter is completely visible, ${language} at ${viewport.width} px`, async ({
      atDesk,
      server,
    }) => {
      await (await Calls.as(server, 'lina')).say('demo~garcia', '图片在盘里');
      const garcia = await atDesk('garcia', deviceOf(viewport));
      const { page } = garcia;
      await page.getByRole('button', { name: '语言' }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await garcia.open('news/news');
      const filters = page.getByRole('main').getByRole('radiogroup').first();
      const chips = filters.locator('label');
      await expect(chips.filter({ hasText: groups })).toBeVisible();
      const cutOff = () =>
        filters.evaluate((bar) => {
          const room = bar.getBoundingClientRect();
          return [...bar.querySelectorAll('label')].filter((chip) => {
            const { left, right } = chip.getBoundingClientRect();
            return left < room.left || right > room.right || getComputedStyle(bar).maskImage !== 'none';
          }).length;
        });
      // The bar measures its room after it was rendered.
      await expect.poll(cutOff).toBe(0);
      const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
  }
}

test('conversations › on a phone, back focuses the row of the conversation that was left', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'garcia');
  await calls.say('demo~lina', '图片在盘里');
  const lina = await atDesk('lina', deviceOf(phone));
  await lina.open('news/news');
  const row = listOf(lina).getByRole('button', { name: /^José García/ });
  await row.click();
  await expect(lina.composer).toBeVisible();
  await expect.poll(() => lina.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  const back = lina.page.getByRole('main').getByRole('button', { name: '返回会话列表' });
  const entries = await lina.page.evaluate(() => history.length);
  await back.click();
  await expect(row).toBeFocused();
  // That was a step back in the history: opening it again replaces the entry that was left.
  await row.click();
  await expect(lina.composer).toBeVisible();
  expect(await lina.page.evaluate(() => history.length)).toBe(entries);
});

for (const viewport of [desk, phone]) {
  test(`conversations › the focus is in the list after leaving a group, at ${viewport.width} px`, async ({
    atDesk,
    server,
  }) => {
    const calls = await Calls.as(server, 'lina');
    const name = `临时组${viewport.width}`;
    const id = await calls.makeTeam(name, ['demo~garcia', 'demo~smith']);
    const garcia = await atDesk('garcia', deviceOf(viewport));
    const { page } = garcia;
    await garcia.open(`news/news?type=teamGroup&id=${id}`);
    await page.getByRole('button', { name: `${name} 的详情` }).click();
    await page
      .getByRole('region', { name: /的详情$/ })
      .getByRole('button', { name: '退出群聊' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
    await expect(listOf(garcia).getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0);
    await expect(listOf(garcia).locator('[data-conversation]:focus')).toHaveCount(1);
  });
}

test('conversations › dissolving an open group leaves the focus on the back button', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'lina');
  const id = await calls.makeTeam('短命组', ['demo~garcia', 'demo~smith']);
  const garcia = await atDesk('garcia');
  await garcia.open(`news/news?type=teamGroup&id=${id}`);
  await garcia.composer.focus();
  await calls.post('/snap-app-im/oapi/group/dissolve', { groupId: id });
  await expect(garcia.page.getByRole('button', { name: '返回会话列表' })).toBeFocused();
});

test('conversations › the last own message scrolls into view for editing, and stays while it grows', async ({
  atDesk,
  server,
}) => {
  const calls = await Calls.as(server, 'smith');
  const stamp = Date.now();
  for (let line = 1; line <= 30; line += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await calls.say('demo~tanaka', `line ${line} of ${stamp}`);
  }
  const smith = await atDesk('smith');
  const { conversation, composer, page } = smith;
  await smith.open('news/news?type=user&id=demo~tanaka');
  const last = conversation.getByText(`line 30 of ${stamp}`);
  await expect(last).toBeInViewport();
  await conversation.evaluate((log) => log.scrollTo(0, 0));
  await expect(last).not.toBeInViewport();
  await composer.press('ArrowUp');
  await expect(last).toBeInViewport();
  await composer.fill(`much longer\n\n\n\n\n\n\n\n\n\nto the end ${stamp}`);
  await page.keyboard.press('Enter');
  const edited = conversation.getByText(`to the end ${stamp}`);
  await expect(edited).toBeInViewport();
  await expect
    .poll(() => conversation.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight))
    .toBeLessThan(2);
});

test("mentions › everyone is mentioned in each reader's language", async ({ atDesk, server }) => {
  const calls = await Calls.as(server, 'lina');
  const id = await calls.makeTeam('三语组', ['demo~garcia', 'demo~smith']);
  await calls.sayInGroup(id, '开始');
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia');
  await lina.open('news/news');
  await garcia.page.getByRole('button', { name: '语言' }).click();
  await garcia.page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(garcia.page.locator('html')).toHaveAttribute('lang', 'es');
  await garcia.open(`news/news?type=teamGroup&id=${id}`);
  await garcia.composer.pressSequentially('@todos');
  await expect(garcia.page.getByRole('listbox').getByRole('option').first()).toContainText('todos');
  await garcia.page.keyboard.press('Enter');
  await garcia.page.keyboard.type('cierre a las diez');
  await garcia.page.keyboard.press('Enter');
  await expect(garcia.conversation.getByText('@todos', { exact: true })).toBeVisible();
  const row = listOf(lina).getByRole('listitem').filter({ hasText: '三语组' });
  await expect(row).toContainText('@所有人 cierre');
  await lina.page.reload();
  await expect(row).toContainText('@所有人 cierre');
  await row.getByRole('button').click();
  await expect(lina.conversation.getByText('@所有人', { exact: true })).toBeVisible();

  // All places that show the message.
  const { page } = lina;
  const act = async (step: string) => {
    await lina.conversation.getByText('cierre a las diez').first().hover();
    await lina.conversation.getByRole('button', { name: '更多' }).last().click();
    await page.getByRole('menuitem', { name: step, exact: true }).click();
  };
  await act('置顶');
  await expect(page.getByRole('region', { name: '置顶消息' })).toContainText('@所有人 cierre');
  await act('收藏');
  await garcia.conversation.getByText('cierre a las diez').first().hover();
  await garcia.conversation.getByRole('button', { name: 'Responder' }).last().click();
  await garcia.say('hecho');
  const answer = lina.conversation.locator('[data-message]').filter({ hasText: 'hecho' });
  await expect(answer).toContainText('@所有人 cierre a las diez');
  await lina.open('news/news');
  await page.getByRole('main').getByRole('combobox', { name: '搜索消息' }).fill('cierre');
  const result = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
  await expect(result).toContainText('@所有人 cierre a las diez');
  await lina.open('collection/collection');
  await expect(page.getByRole('article', { name: '@所有人 cierre a las diez' })).toBeVisible();
});
