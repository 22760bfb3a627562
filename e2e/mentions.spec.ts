import { listen, noticesOf } from './alerts.ts';
import { Calls } from './calls.ts';
import { deviceOf, widths } from './layout.ts';
import type { PortalServer } from './portal-server.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

/** Creates a group of 李娜, García and Smith by calls; resolves to its URL. */
async function groupOf(server: PortalServer, name: string): Promise<string> {
  const lina = await Calls.as(server, 'lina');
  const id = await lina.makeTeam(name, ['demo~garcia', 'demo~smith']);
  return `news/news?type=teamGroup&id=${id}`;
}

const members = ({ page }: Staff) => page.getByRole('listbox', { name: '成员' });
const mark = ({ conversation }: Staff) =>
  conversation.locator('[data-own]').getByText('@所有人', { exact: true });
const toasts = ({ page }: Staff) => page.getByRole('region', { name: '通知' }).getByRole('listitem');

/** Expects a mention mark in the conversation list, and the group under the filter. */
async function expectCalled({ page }: Staff, group: string): Promise<void> {
  const list = page.getByRole('main').getByRole('navigation', { name: '最近聊天' });
  const line = list.getByRole('listitem').filter({ hasText: group });
  await expect(line.getByText('[有人@我]')).toBeAttached();
  await list.locator('label', { hasText: '@我' }).click();
  await expect(list.getByRole('listitem').filter({ hasNotText: '[有人@我]' })).toHaveCount(0);
  await expect(line).toBeVisible();
}

for (const viewport of [desk, phone]) {
  const at = `at ${viewport.width} px`;

  test(`mentions › everyone, by keys alone: members see mark, filter and notification ${at}`, async ({
    atDesk,
    server,
  }) => {
    const name = `值班${viewport.width}`;
    const address = await groupOf(server, name);
    const lina = await atDesk('lina', deviceOf(viewport));
    const smith = await atDesk(undefined, deviceOf(viewport));
    await listen(smith.page);
    await smith.signIn('smith');
    await smith.open('news/news');
    await lina.open(address);
    await lina.composer.focus();
    await lina.page.keyboard.type('@');
    await expect(members(lina).getByRole('option').first()).toContainText('所有人');
    await lina.page.keyboard.press('Enter');
    await lina.page.keyboard.type('九点开会');
    await lina.page.keyboard.press('Enter');
    await expect(lina.conversation.getByText('九点开会')).toHaveCount(1);
    await expect(lina.composer).toHaveValue('');
    await expect(toasts(lina)).toHaveCount(0);

    await expectCalled(smith, name);
    await expect.poll(() => noticesOf(smith.page)).toContainEqual(expect.stringContaining('九点开会'));
    await smith.open(address);
    await expect(
      smith.conversation.locator('[data-own]').getByText('@所有人', { exact: true }),
    ).toBeVisible();
  });

  test(`mentions › one colleague, with the pointer: only they are notified ${at}`, async ({
    atDesk,
    server,
  }) => {
    const name = `采访${viewport.width}`;
    const address = await groupOf(server, name);
    const lina = await atDesk('lina', deviceOf(viewport));
    const garcia = await atDesk('garcia', deviceOf(viewport));
    const smith = await atDesk('smith', deviceOf(viewport));
    for (const staff of [garcia, smith]) await staff.open('news/news');
    await lina.open(address);
    await lina.page.getByRole('button', { name: '提及成员' }).click();
    await members(lina)
      .getByRole('option', { name: /García/ })
      .click();
    await lina.page.keyboard.type('请看二版');
    await lina.page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(lina.conversation.getByText('请看二版')).toHaveCount(1);

    await expectCalled(garcia, name);
    await garcia.open(address);
    const sent = garcia.conversation.getByText('@José García Muñoz', { exact: true });
    await expect(sent).toHaveAttribute('data-own');
    const line = smith.page.getByRole('listitem').filter({ hasText: name });
    await expect(line.getByText(/请看二版/)).toBeVisible();
    await expect(line.getByText('[有人@我]')).toHaveCount(0);

    // Recalled and sent again, it still mentions them.
    await lina.conversation.getByText('请看二版').click({ button: 'right' });
    await lina.page.getByRole('menuitem', { name: '撤回' }).click();
    await lina.conversation.getByRole('button', { name: '重新编辑' }).click();
    await lina.page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(sent).toHaveAttribute('data-own');
  });
}

test('mentions › everyone is still mentioned after an edit from the menu and by the arrow key', async ({
  atDesk,
  server,
}) => {
  const address = await groupOf(server, '改稿群');
  const lina = await atDesk('lina');
  const smith = await atDesk('smith');
  await smith.open('news/news');
  await lina.open(address);
  await lina.composer.focus();
  await lina.page.keyboard.type('@');
  await expect(members(lina).getByRole('option').first()).toContainText('所有人');
  await lina.page.keyboard.press('Enter');
  await lina.page.keyboard.type('九点开会');
  await lina.page.keyboard.press('Enter');
  await expect(mark(lina)).toBeVisible();
  // Not while the message is in the outbox.
  await expect(async () => {
    await lina.composer.press('ArrowUp');
    await expect(lina.composer).toHaveValue('@所有人 九点开会', { timeout: 500 });
  }).toPass();
  await lina.composer.pressSequentially('，十点结束');
  await lina.composer.press('Enter');
  await expect(lina.conversation.getByText('十点结束')).toBeVisible();
  await expect(mark(lina)).toBeVisible();
  await lina.conversation.getByText('十点结束').click({ button: 'right' });
  await lina.page.getByRole('menuitem', { name: '编辑' }).click();
  await lina.composer.press('End');
  await lina.composer.pressSequentially('！');
  await lina.composer.press('Enter');
  await expect(lina.conversation.getByText('十点结束！')).toBeVisible();
  await expect(mark(lina)).toBeVisible();
  await expectCalled(smith, '改稿群');
  await smith.open(address);
  await expect(mark(smith)).toBeVisible();
});

test('mentions › with an input method: its Enter neither picks a person nor sends', async ({
  atDesk,
  server,
}) => {
  const address = await groupOf(server, '输入法');
  const smith = await atDesk('smith');
  const lina = await atDesk('lina');
  await lina.open('news/news');
  await smith.open(address);
  await smith.composer.focus();
  await smith.page.keyboard.type('@');
  const input = await smith.page.context().newCDPSession(smith.page);
  await input.send('Input.imeSetComposition', { text: 'lina', selectionStart: 4, selectionEnd: 4 });
  const taken = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...taken });
  await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...taken });
  await input.send('Input.insertText', { text: '李娜' });
  await expect(smith.composer).toHaveValue('@李娜');
  await expect(members(smith).getByRole('option')).toHaveText([/李娜/]);
  // The input-method guard ends shortly after the composition, because of WebKit.
  await expect(async () => {
    await smith.composer.press('Enter');
    await expect(smith.composer).toHaveValue('@李娜 ', { timeout: 200 });
  }).toPass();
  await input.send('Input.insertText', { text: '收到请回复' });
  await smith.composer.press('Enter');
  await expect(smith.conversation.getByText('收到请回复')).toHaveCount(1);
  await expectCalled(lina, '输入法');
});

test('mentions › are restored in a draft after a reload, and sent from it', async ({ atDesk, server }) => {
  const address = await groupOf(server, '草稿群');
  const lina = await atDesk('lina');
  const garcia = await atDesk('garcia');
  await garcia.open('news/news');
  await lina.open(address);
  await lina.composer.pressSequentially('@Gar');
  await members(lina)
    .getByRole('option', { name: /García/ })
    .click();
  await lina.page.keyboard.type('稍后发');
  await lina.page.reload();
  await expect(lina.composer).toHaveValue('@José García Muñoz 稍后发');
  await lina.composer.press('Enter');
  await expect(lina.conversation.getByText('稍后发')).toHaveCount(1);
  await expectCalled(garcia, '草稿群');
});

const refusals = [
  { name: 'QuotaExceededError', said: '这台设备的存储空间不足' },
  { name: 'InvalidStateError', said: '浏览器不允许保存消息' },
  { name: 'DataCloneError', said: '没能保存到这台设备' },
] as const;

for (const { name, said } of refusals) {
  test(`outbox › a storage failure shows its reason and preserves the text: ${name}`, async ({ atDesk }) => {
    const smith = await atDesk('smith');
    await smith.page.addInitScript((failure) => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('refused by the test', failure);
      };
    }, name);
    await smith.open('news/news?type=user&id=demo~lina');
    await smith.say('不能丢的话');
    await expect(smith.page.getByText(said, { exact: false })).toBeVisible();
    await expect(smith.composer).toHaveValue('不能丢的话');
  });
}
