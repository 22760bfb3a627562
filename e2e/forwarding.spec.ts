import { Calls } from './calls.ts';
import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

// Journey 13: forward to several targets with one failure.

const [desk, , phone] = widths;

for (const viewport of [desk, phone]) {
  test(`forwarding › one of the groups was dissolved: its error is shown, the others get the message, at ${viewport.width} px`, async ({
    atDesk,
    server,
  }) => {
    const calls = await Calls.as(server, 'lina');
    const name = `旧选题${viewport.width}`;
    const said = `转给大家 ${viewport.width}`;
    const groupId = await calls.makeTeam(name, ['demo~garcia', 'demo~smith']);
    await calls.sayInGroup(groupId, '先说一句');
    await calls.say('demo~garcia', said);
    await calls.say('demo~garcia', '还有这一条');
    await (await Calls.as(server, 'smith')).say('demo~lina', '请先看这个');
    const lina = await atDesk('lina', deviceOf(viewport));
    const { page } = lina;
    await lina.open('news/news?type=user&id=demo~garcia');
    await lina.conversation.getByRole('article').filter({ hasText: said }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '转发', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '转发' });
    for (const target of [name, 'Emily Smith', 'José García Muñoz']) {
      await dialog.getByRole('combobox').fill(target);
      await dialog
        .getByRole('option', { name: new RegExp(`^${target}`) })
        .first()
        .click();
    }
    await calls.post('/snap-app-im/oapi/group/dissolve', { groupId });
    await dialog.getByRole('button', { name: /^发送/ }).click();

    const targets = dialog.getByRole('list').getByRole('listitem');
    await expect(targets.filter({ hasText: name })).toContainText('此群已解散。');
    await expect(targets.filter({ hasText: 'Emily Smith' })).toContainText('已发送');
    await expect(dialog.getByText('您缺少访问权限', { exact: false })).toHaveCount(0);
    await expect(page.getByRole('region', { name: '通知' }).getByRole('listitem')).toHaveText([
      '给 Emily Smith和José García Muñoz 转发完成！',
    ]);

    // With several selected messages, forwarding ends the selection. The toast is gone first: rows give way to it.
    await expect(page.getByRole('region', { name: '通知' }).getByRole('listitem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // The copy for this conversation is its last message.
    await expect(lina.conversation.getByRole('article').filter({ hasText: said })).toHaveCount(2);
    await lina.conversation.getByRole('article').filter({ hasText: said }).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '多选', exact: true }).click();
    await lina.conversation.getByRole('article').last().click();
    await expect(lina.conversation.getByRole('checkbox').last()).toBeChecked();
    const bar = page.getByRole('group', { name: /^已选择/ });
    await bar.getByRole('button', { name: '转发' }).click();
    // Not the previous content.
    await expect(dialog.getByRole('region', { name: '转发内容' })).toContainText('另有 1 项');
    await dialog.getByRole('combobox').fill('Emily Smith');
    await dialog
      .getByRole('option', { name: /^Emily Smith/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: /^发送/ }).click();
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(bar).toHaveCount(0);
    await expect(lina.conversation.getByRole('checkbox')).toHaveCount(0);

    // Forwarding does not mark the target as read, also after a reload.
    await lina.open('news/news');
    const emily = page
      .getByRole('main')
      .getByRole('navigation', { name: '最近聊天' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Emily Smith/ }) });
    await expect(emily.getByText(/\d 条未读/)).toBeAttached();
    await page.reload();
    await expect(emily.getByText(/\d 条未读/)).toBeAttached();

    const smith = await atDesk('smith', deviceOf(viewport));
    await smith.open('news/news?type=user&id=demo~lina');
    await expect(smith.conversation.getByText(said)).toHaveCount(3);
  });
}
