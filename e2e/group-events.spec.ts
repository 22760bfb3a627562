import { Calls } from './calls.ts';
import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

for (const viewport of [desk, phone]) {
  test(`group events › each member reads a group's system messages in their own language, until its end at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const name = `夜班${viewport.width}`;
    const lina = await atDesk('lina', deviceOf(viewport));
    const garcia = await atDesk('garcia', deviceOf(viewport));
    const smith = await atDesk('smith', deviceOf(viewport));
    const { page } = lina;
    await garcia.page.getByRole('button', { name: '语言' }).click();
    await garcia.page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(garcia.page.locator('html')).toHaveAttribute('lang', 'es');
    await garcia.open('news/news');
    await smith.open('news/news');

    const choose = async (...names: string[]) => {
      for (const each of names) {
        await page.getByRole('dialog').getByRole('combobox').fill(each);
        await page.getByRole('dialog').getByRole('option', { name: each }).first().click();
      }
    };
    await lina.open('news/news');
    await page.getByRole('main').getByRole('button', { name: '新建群聊' }).click();
    const dialog = page.getByRole('dialog', { name: /创建群聊/ });
    await dialog.getByRole('radio', { name: /团队/ }).check();
    await dialog.getByRole('textbox', { name: '群名称' }).fill(name);
    await dialog.getByRole('textbox', { name: '群简介' }).fill('夜班协作');
    await dialog.getByRole('button', { name: '下一步' }).click();
    await choose('García', '田中');
    await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();

    // Listed for the other member before the first message, in their language.
    const row = garcia.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(row).toContainText('李娜 ha creado el grupo con');
    await row.click();
    /** The system message for the owner and for the Spanish member. */
    const expectSystemMessage = async (own: string | RegExp, spanish: string | RegExp) => {
      await expect(lina.conversation.getByText(own)).toBeAttached();
      await expect(garcia.conversation.getByText(spanish)).toBeAttached();
    };
    await expectSystemMessage(/^您创建了群聊，成员有/, /^李娜 ha creado el grupo con/);

    await page.getByRole('button', { name: `${name} 的详情` }).click();
    const sheet = page.getByRole('region', { name: /的详情$/ });
    const rewrite = async (what: string, text: string) => {
      await sheet.getByRole('button', { name: `修改：${what}` }).click();
      await sheet.getByRole('textbox', { name: what }).fill(text);
      await sheet.getByRole('button', { name: '保存' }).click();
    };
    const act = async (member: string, step: string, confirm: string) => {
      await sheet.getByRole('button', { name: `${member} 的操作` }).click();
      await page.getByRole('menuitem', { name: step }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    };
    await sheet.getByRole('button', { name: '添加成员' }).click();
    await choose('Smith');
    await page.getByRole('dialog').getByRole('button', { name: '添加 1 人' }).click();
    await expectSystemMessage(/^您邀请Emily Smith加入了群聊/, '李娜 ha invitado a Emily Smith al grupo');
    await rewrite('群公告', '今晚十点截稿');
    await expectSystemMessage('您发布了群公告：今晚十点截稿', '李娜 ha anunciado: 今晚十点截稿');
    await act('田中 さくら', '移出群聊', '移出');
    await expectSystemMessage(/^您将田中 さくら移出了群聊/, '李娜 ha sacado a 田中 さくら del grupo');
    await rewrite('群名称', `${name}新`);
    await expectSystemMessage(
      `您将群名称改为“${name}新”`,
      `李娜 ha cambiado el nombre del grupo a «${name}新»`,
    );
    await act('Emily Smith', '设为群主', '设为群主');
    await expectSystemMessage(/^您将群主转让给Emily Smith/, '李娜 ha cedido el grupo a Emily Smith');
    await sheet.getByRole('button', { name: '退出群聊' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0);
    await expect(garcia.conversation.getByText('李娜 ha salido del grupo')).toBeAttached();

    // The new owner dissolves it: it disappears for all members.
    await smith.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await smith.page.getByRole('button', { name: `${name}新 的详情` }).click();
    await smith.page.getByRole('button', { name: '解散群聊' }).click();
    await smith.page.getByRole('alertdialog').getByRole('button', { name: '解散' }).click();
    await expect(
      smith.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) }),
    ).toHaveCount(0);
    await expect(garcia.composer).toHaveCount(0);
    await expect(
      garcia.page.getByRole('paragraph').filter({ hasText: 'Emily Smith ha disuelto el grupo' }),
    ).toBeVisible();
  });
}

test('group events › a message that its author was removed before can still be read and discarded', async ({
  atDesk,
  server,
}) => {
  const owner = await Calls.as(server, 'zhangwei');
  const groupId = await owner.makeTeam('移出前', ['demo~smith', 'demo~garcia']);
  const smith = await atDesk('smith');
  const { page } = smith;
  await smith.open(`news/news?type=teamGroup&id=${groupId}`);
  await expect(smith.composer).toBeVisible();
  await page.context().setOffline(true);
  await smith.say('没有发出去的话');
  await smith.composer.fill('写到一半的话');
  await owner.post('/snap-app-im/oapi/group/member/remove', { groupId, ids: ['demo~smith'] });
  await page.context().setOffline(false);
  // Which of the two it is depends on what arrives first: the event, or the refused history.
  await expect(page.getByText(/您已不在此群聊中。|该会话不存在，或您无权查看。/)).toBeVisible();
  await expect(smith.conversation.getByText('没有发出去的话')).toBeVisible();
  await expect(smith.conversation.getByRole('button', { name: '重新发送' })).toHaveCount(0);
  await smith.conversation.getByText('没有发出去的话').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: '复制' })).toBeVisible();
  await page.keyboard.press('Escape');
  await smith.conversation.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有发出去的话')).toHaveCount(0);
  const draft = page.getByRole('region', { name: '您的草稿' });
  await expect(draft.getByText('写到一半的话')).toBeVisible();
  await draft.getByRole('button').click();
  await expect(draft).toHaveCount(0);
});
