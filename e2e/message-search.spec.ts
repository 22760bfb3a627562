import { Calls } from './calls.ts';
import { deviceOf, isPhone, widths } from './layout.ts';
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

    // On a phone the list is a separate screen: on the way back the results are still there.
    if (isPhone(page)) {
      await page.getByRole('main').getByRole('button', { name: '返回会话列表' }).click();
      await expect(field).toBeVisible();
      // No keyboard opens, and Enter does not press a neighbouring control.
      await expect(page.locator(':is(button, input):focus')).toHaveCount(0);
    }
    await expect(field).toHaveValue(word);
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

for (const viewport of [desk, phone]) {
  test(`message search › by kind and by date, and by keys inside a conversation at ${viewport.width} px`, async ({
    atDesk,
    server,
  }) => {
    const word = `资料${viewport.width}`;
    const lina = await Calls.as(server, 'lina');
    const group = await lina.makeTeam(`资料室${viewport.width}`, ['demo~smith']);
    await lina.sayInGroup(group, `${word} 清单`);
    await lina.sayInGroup(group, `https://example.com/${word}`);
    const smith = await atDesk('smith', deviceOf(viewport));
    const { page } = smith;
    await smith.open(`news/news?type=teamGroup&id=${group}`);
    await expect(smith.composer).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: `${word}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('一、二、三'),
    });
    await expect(page.getByRole('list', { name: '待发送的文件' })).toBeVisible();
    await smith.composer.press('Enter');
    await expect(smith.conversation.getByText(`${word}.txt`)).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: '搜索此会话' }).click();
    const side = page.getByRole('region', { name: '搜索此会话' });
    const field = side.getByRole('combobox', { name: '搜索消息' });
    const results = side.getByRole('option');
    await expect(field).toBeFocused();
    // Until the server has the file it finds the other two.
    await expect(async () => {
      await field.fill('');
      await field.fill(word);
      await expect(results).toHaveCount(3, { timeout: 2_000 });
    }).toPass();
    const choose = async (kind: string) => {
      await side.getByRole('button', { name: /类型/ }).click();
      await page.getByRole('menuitemradio', { name: kind }).click();
    };
    await choose('文字');
    await expect(results).toHaveCount(1);
    await expect(results).toContainText('清单');
    await choose('链接');
    await expect(results).toHaveCount(1);
    await expect(results).toContainText('example.com');
    await choose('文件');
    await expect(results).toHaveCount(1);
    await expect(results).toContainText(`${word}.txt`);
    await choose('图片');
    await expect(side.getByText('没有找到符合条件的消息。')).toBeVisible();
    await side.getByRole('button', { name: '清除筛选' }).first().click();

    // No messages until the day before; all of them today.
    await side.getByRole('button', { name: /日期/ }).click();
    const until = page.getByRole('textbox', { name: '结束日期' });
    await until.fill('2020-01-31');
    await until.press('Enter');
    await page.keyboard.press('Escape');
    await expect(side.getByText('没有找到符合条件的消息。')).toBeVisible();
    await side.getByRole('button', { name: /日期/ }).click();
    await page.getByRole('button', { name: '今天', exact: true }).click();
    await expect(results.filter({ hasText: '清单' })).toHaveCount(1);

    // The oldest is last: the arrow keys reach it and Enter opens it.
    await field.focus();
    const oldest = results.filter({ hasText: '清单' });
    await expect(async () => {
      await field.press('ArrowDown');
      await expect(oldest).toHaveAttribute('aria-selected', 'true', { timeout: 300 });
    }).toPass();
    await field.press('Enter');
    await expect(smith.conversation.getByText(`${word} 清单`)).toBeInViewport();
    // On a phone the result replaces the search, and Back returns to the results.
    if (isPhone(page)) {
      await expect(side).toHaveCount(0);
      await page.goBack();
      await expect(oldest).toBeVisible();
      return;
    }
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await field.press('Escape');
    await expect(side).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: '搜索此会话' })).toBeFocused();
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
