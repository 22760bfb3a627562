import { expect, test } from './test.ts';

// Every way to write a name that the portal promises (decision D12).
const spellings = [
  { query: '张伟', name: '张伟' },
  { query: '伟', name: '张伟' },
  { query: 'zhangwei', name: '张伟' },
  { query: 'zhangw', name: '张伟' },
  { query: 'zw', name: '张伟' },
  { query: 'ＺＨＡＮＧＷＥＩ', name: '张伟' },
  { query: 'たなか', name: '田中' },
  { query: 'タナカ', name: '田中' },
  { query: 'tanaka', name: '田中' },
  { query: 'garcia', name: 'García' },
];

test('a person is found by characters, pinyin, initials, kana, romaji and without accents', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith');
  for (const { query, name } of spellings) {
    const rows = await smith.find(query);
    await expect(rows.filter({ hasText: name }).first(), query).toBeVisible();
    await expect(rows.filter({ hasText: name }).first().locator('mark').first(), query).toBeVisible();
  }
});

test('the search works by keyboard alone: shortcut, arrows, card, back to the field', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.page.keyboard.press('Control+k');
  await expect(smith.search).toBeFocused();
  await smith.page.keyboard.type('lina');
  const rows = smith.page.getByRole('listbox').getByRole('option');
  await expect(rows.first()).toContainText('李娜');
  await smith.page.keyboard.press('ArrowDown');
  await smith.page.keyboard.press('Enter');
  const card = smith.page.getByRole('dialog');
  await expect(card).toContainText('李娜');
  await smith.page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('nobody found and a failed search are different answers', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.find('zzqqxx');
  await expect(smith.page.getByText('没有搜索到任何联系人')).toBeVisible();

  await smith.page.route('**/im/search/web/**', (route) => route.abort());
  await smith.find('lina');
  await expect(smith.page.getByRole('button', { name: '重试', exact: true })).toBeVisible();
  await expect(smith.page.getByText('没有搜索到任何联系人')).toBeHidden();
  await smith.page.unroute('**/im/search/web/**');
  await smith.page.getByRole('button', { name: '重试', exact: true }).click();
  await expect(smith.page.getByRole('listbox').getByRole('option').first()).toContainText('李娜');
});

test('what a colleague hides is left out by the server', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const answers: string[] = [];
  smith.page.on('response', async (response) => {
    if (response.url().includes('/co/mobile/user/obtain')) answers.push(await response.text());
  });
  // A surname that many people of the demo organisation share: at least one of them hides their details.
  const rows = await smith.find('wang');
  await expect(rows.first()).toBeVisible();
  const count = Math.min(await rows.count(), 20);
  for (let row = 0; row < count; row += 1) {
    await (await smith.find('wang')).nth(row).click();
    const card = smith.page.getByRole('dialog');
    await expect(card.getByRole('button', { name: '发消息' })).toBeVisible();
    const hides = (await card.getByText('未公开').count()) > 0;
    await smith.page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    if (hides) break;
  }
  const hidden = answers
    .map((text) => JSON.parse(text).result)
    .find((person) => person.hide === 1 || person.hideMobile === 1);
  expect(hidden).toBeDefined();
  expect(hidden).not.toHaveProperty('mobilephone');
});
