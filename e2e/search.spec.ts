import { deviceOf, widths } from './layout.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

// All supported spellings of a name (decision D12).
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
  { query: 'GARCÍA', name: 'García' },
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

test('no results and a failed search are different states', async ({ atDesk }) => {
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

test('the server omits what a colleague hides', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const answers: string[] = [];
  smith.page.on('response', async (response) => {
    if (response.url().includes('/co/mobile/user/obtain')) answers.push(await response.text());
  });
  // A common surname in the demo organisation: at least one of its holders hides their details.
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

const peopleOf = (staff: Staff) =>
  staff.page.getByRole('listbox', { name: '搜索到的联系人' }).getByRole('option');
const departmentsOf = (staff: Staff) =>
  staff.page.getByRole('listbox', { name: '搜索到的部门' }).getByRole('option');

test('search › position, phone, user id and all initials find a person, exact matches first', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith');
  await smith.find('zhangwei');
  await expect(peopleOf(smith).first()).toContainText('张伟');
  await smith.find('lina');
  await peopleOf(smith).first().click();
  const card = smith.page.getByRole('dialog');
  await expect(card).toContainText('李娜');
  const number = /1\d{10}/;
  await expect(card).toContainText(number);
  const [mobile = ''] = number.exec((await card.textContent()) ?? '') ?? [];
  await smith.page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await smith.find(mobile);
  await expect(peopleOf(smith)).toHaveCount(1);
  await expect(peopleOf(smith)).toContainText('李娜');
  await smith.find(`+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}`);
  await expect(peopleOf(smith)).toContainText('李娜');
  await smith.find('记者');
  await expect(peopleOf(smith).first().locator('mark')).toHaveText('记者');
});

for (const viewport of widths.filter(({ width }) => width !== 1024)) {
  test(`search › a department opens in the address book at ${viewport.width} px`, async ({ atDesk }) => {
    const smith = await atDesk('smith', deviceOf(viewport));
    for (const query of ['要闻组', '要闻', 'yaowenzu', 'ywz']) {
      if (await smith.search.isVisible()) await smith.search.fill(query);
      else await smith.find(query);
      // Only departments match, or a person's position matches first: their tab is one click away.
      await smith.page.getByRole('tab', { name: /^部门/ }).click();
      await expect(departmentsOf(smith).first(), query).toContainText('要闻组');
      await expect(departmentsOf(smith).first(), query).toContainText('总编室 / 时政部');
    }
    await departmentsOf(smith).first().click();
    await expect(smith.page).toHaveURL(/addressBook\/addressBook\?view=department&id=/);
    await expect(smith.page.getByRole('main').getByRole('heading', { name: /要闻组/ })).toBeVisible();
    // Other pages stay in the document, hidden.
    await expect(
      smith.page.getByRole('main').getByText('张伟').filter({ visible: true }).first(),
    ).toBeVisible();
    if (viewport.width === 1440) {
      await expect(smith.page.getByRole('treeitem', { name: /要闻组/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
  });
}

test('search › the own conversation is found by its name and beside the own entry', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  await smith.find('发给自己');
  await smith.page.keyboard.press('Enter');
  await expect(smith.page).toHaveURL(/news\/news\?type=user&id=demo~smith/);
  await expect(smith.page.getByRole('main').getByRole('heading', { name: '发给自己' })).toBeVisible();
  const rows = await smith.find('Emily Smith');
  await expect(rows.filter({ hasText: '发给自己' })).toBeVisible();
});

/** Delays search responses until `release` is called; each is then the server's real one. */
async function holdSearches(staff: Staff) {
  const held: (() => void)[] = [];
  const queries: string[] = [];
  await staff.page.route('**/im/search/web/**', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? '';
    queries.push(query);
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  const release = () => {
    for (const answer of held.splice(0)) answer();
  };
  return { release, queries };
}

test('search › Enter before the results acts on the first result of that query, and of no other', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  const card = page.getByRole('dialog');
  const { release, queries } = await holdSearches(smith);
  await smith.search.click();
  await page.keyboard.type('lina');
  await page.keyboard.press('Enter');
  await expect.poll(() => queries).toContain('lina');
  await expect(card).toHaveCount(0);
  release();
  await expect(card).toContainText('李娜');
  await page.keyboard.press('Escape');

  // Ctrl+Enter opens the conversation with the first person.
  await smith.search.fill('zhangwei');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => queries).toContain('zhangwei');
  release();
  await expect(page).toHaveURL(/news\/news\?type=user&id=demo~zhangwei/);

  // Another query cancels it.
  await smith.search.fill('lin');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a');
  await expect.poll(() => queries.at(-1)).toBe('lina');
  release();
  await expect(peopleOf(smith).first()).toContainText('李娜');
  await expect(card).toHaveCount(0);

  // So does Escape, also when the same query is typed again.
  await smith.search.fill('tanaka');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await smith.search.fill('tanaka');
  await expect.poll(() => queries.at(-1)).toBe('tanaka');
  release();
  await expect(peopleOf(smith).first()).toContainText('田中');
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(/id=demo~zhangwei/);
});

test('search › Enter in an input method opens no one', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  await smith.search.click();
  // Chromium's real composition events.
  const device = await page.context().newCDPSession(page);
  await device.send('Input.imeSetComposition', { text: 'lina', selectionStart: 4, selectionEnd: 4 });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const;
  await device.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await device.send('Input.insertText', { text: '李娜' });
  await device.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await expect(peopleOf(smith).first()).toContainText('李娜');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('李娜');
});

test('search › the picker handles an early Enter, too', async ({ atDesk }) => {
  const smith = await atDesk('smith');
  const { page } = smith;
  const { release, queries } = await holdSearches(smith);
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '发起群聊' }).click();
  const dialog = page.getByRole('dialog', { name: /创建群聊/ });
  await dialog.getByRole('button', { name: '下一步' }).click();
  const field = dialog.getByRole('combobox');
  await field.click();
  await page.keyboard.type('lina');
  await page.keyboard.press('Enter');
  await expect.poll(() => queries).toContain('lina');
  // The user is included from the start.
  const chosen = dialog.getByRole('heading', { name: /^已选/ });
  await expect(chosen).toHaveText(/^已选 1 /);
  release();
  await expect(chosen).toHaveText(/^已选 2 /);
  await expect(dialog.getByRole('option', { name: /李娜/ }).first()).toHaveAttribute('aria-selected', 'true');

  // Escape clears the field; the next one closes the dialog.
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await dialog.getByRole('button', { name: '粘贴工号' }).click();
  await page.keyboard.type('demo~tanaka');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(chosen).toHaveText(/^已选 2 /);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
