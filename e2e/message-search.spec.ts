import { Calls } from './calls.ts';
import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

for (const viewport of [desk, phone]) {
  test(`message search › arrows and Enter open a result, filters narrow the results at ${viewport.width} px`, async ({
    atDesk,
    server,
  }) => {
    const word = `选题${viewport.width}`;
    const lina = await Calls.as(server, 'lina');
    const garcia = await Calls.as(server, 'garcia');
    const group = await lina.makeTeam(`搜索${viewport.width}`, ['demo~garcia', 'demo~smith']);
    await lina.sayInGroup(group, `${word} 由李娜提出`);
    for (let number = 1; number <= 30; number += 1) await lina.sayInGroup(group, `其他消息 ${number}`);
    await garcia.sayInGroup(group, `${word} 由加西亚跟进`);
    await lina.say('demo~smith', `https://example.com/${word}`);

    const smith = await atDesk('smith', deviceOf(viewport));
    const { page } = smith;
    await smith.open('news/news');
    const field = page.getByRole('main').getByRole('combobox', { name: '搜索消息' });
    const results = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
    await field.fill(word);
    await expect(results).toHaveCount(3);

    // The focus stays in the field; arrows change the active result, Enter opens it.
    await field.press('ArrowDown');
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    const oldest = results.filter({ hasText: '由李娜提出' });
    await expect(async () => {
      await field.press('ArrowDown');
      await expect(oldest).toHaveAttribute('aria-selected', 'true', { timeout: 300 });
    }).toPass();
    await field.press('Enter');
    await expect(smith.conversation.getByText(`${word} 由李娜提出`)).toBeInViewport();

    // On a phone the list is a separate screen.
    await smith.open('news/news');
    await field.fill(word);
    await expect(results).toHaveCount(3);
    await page.getByRole('button', { name: /发送人/ }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('García');
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /García/ })
      .click();
    await expect(results).toHaveCount(1);
    await expect(results).toContainText('由加西亚跟进');
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect(results).toHaveCount(3);
  });
}

test('message search › an Enter during loading opens the first result', async ({ atDesk, server }) => {
  const lina = await Calls.as(server, 'lina');
  await lina.say('demo~smith', '头版定稿时间');
  const smith = await atDesk('smith');
  await smith.open('news/news');
  const field = smith.page.getByRole('main').getByRole('combobox', { name: '搜索消息' });
  await field.pressSequentially('头版定稿');
  await field.press('Enter');
  await expect(smith.page).toHaveURL(/type=user&id=demo~lina&at=/);
  await expect(smith.conversation.getByText('头版定稿时间')).toBeVisible();
});
