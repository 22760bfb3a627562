import { Calls } from './calls.ts';
import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;
const own = '发给自己';

for (const viewport of [desk, phone]) {
  const at = `at ${viewport.width} px`;

  test(`own conversation › is found, receives a message, and a forward with its source ${at}`, async ({
    atDesk,
    server,
  }) => {
    const said = `明早八点的提纲${viewport.width}`;
    const note = `记得带相机${viewport.width}`;
    const garcia = await Calls.as(server, 'garcia');
    await garcia.say('demo~zhangwei', said);
    const zhang = await atDesk('zhangwei', deviceOf(viewport));
    const { page } = zhang;
    await zhang.open('news/news');
    await page.getByRole('main').getByRole('button', { name: '发起聊天' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(own);
    await dialog.getByRole('option', { name: new RegExp(own) }).click();
    await dialog.getByRole('button', { name: '打开会话' }).click();
    await expect(page).toHaveURL(/type=user&id=demo~zhangwei/);
    await expect(page.getByRole('heading', { name: own })).toBeVisible();
    await zhang.say(note);
    await expect(zhang.conversation.getByText(note)).toBeVisible();

    // It is in the list, and nothing counts as unread.
    await zhang.open('news/news');
    const row = page.getByRole('main').getByRole('button', { name: new RegExp(`^${own}`) });
    await expect(row).toContainText(note);
    await expect(row).not.toContainText('未读');

    // The header search offers it by its name.
    await (await zhang.find(own)).first().click();
    await expect(zhang.conversation.getByText(note)).toBeVisible();

    await zhang.open('news/news?type=user&id=demo~garcia');
    await zhang.conversation.getByRole('article').filter({ hasText: said }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '转发', exact: true }).click();
    const forward = page.getByRole('dialog', { name: '转发' });
    await forward
      .getByRole('option', { name: new RegExp(own) })
      .first()
      .click();
    await forward.getByRole('button', { name: /^发送/ }).click();
    await expect(
      page.getByText(`发送给 ${own}`, { exact: false }).or(forward.getByText('已发送')).first(),
    ).toBeAttached();
    await zhang.open('news/news?type=user&id=demo~zhangwei');
    const saved = zhang.conversation.getByRole('article').filter({ hasText: said });
    await expect(saved).toBeVisible();
    // The source links to its author.
    await saved.getByRole('button', { name: '转发自 José García Muñoz' }).click();
    await expect(page.getByRole('dialog').getByText('José García Muñoz').first()).toBeVisible();
  });

  test(`conversations › are pinned and muted before the first message ${at}`, async ({ atDesk, server }) => {
    const peer =
      viewport === desk ? { id: 'tanaka', name: '田中 さくら' } : { id: 'garcia', name: 'José García Muñoz' };
    const smith = await atDesk('smith', deviceOf(viewport));
    const { page } = smith;
    const menu = page.getByRole('menu');
    const choose = async (step: string, back: string) => {
      await page.getByRole('button', { name: `${peer.name} 的更多操作` }).click();
      await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST' && response.ok()),
        menu.getByRole('menuitem', { name: step }).click(),
      ]);
      await expect(menu).toHaveCount(0);
      // The menu now offers to undo it.
      await page.getByRole('button', { name: `${peer.name} 的更多操作` }).click();
      await expect(menu.getByRole('menuitem', { name: back })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    };
    await smith.open(`news/news?type=user&id=demo~${peer.id}`);
    await choose('置顶', '取消置顶');
    await choose('消息免打扰', '取消免打扰');
    await smith.open('news/news');
    const row = page
      .getByRole('main')
      .getByRole('navigation', { name: '最近聊天' })
      .getByRole('listitem')
      // Only by name: a group left by another journey shows the peer as its last sender.
      .filter({ has: page.getByText(peer.name, { exact: true }) });
    await expect(row.getByText('置顶')).toBeAttached();
    await expect(row.getByText('免打扰')).toBeAttached();
    // The first message is muted: the count in the title ignores it.
    const before = await page.title();
    const other = await Calls.as(server, peer.id);
    await other.say('demo~smith', '第一条消息');
    await expect(row).toContainText('第一条消息');
    await expect(page).toHaveTitle(before);
    await page.reload();
    await expect(row.getByText('置顶')).toBeAttached();
    await expect(row.getByText('免打扰')).toBeAttached();
  });
}
