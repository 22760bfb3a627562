import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

for (const viewport of [desk, phone]) {
  test(`topic groups › is created about a story, shows its topic, and is closed by its owner at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const name = `推文协调${viewport.width}`;
    const lina = await atDesk('lina', deviceOf(viewport));
    const garcia = await atDesk('garcia', deviceOf(viewport));
    const { page } = lina;
    await garcia.open('news/news');
    await lina.open('news/news');
    await page.getByRole('main').getByRole('button', { name: '新建群聊' }).click();
    const dialog = page.getByRole('dialog', { name: /创建群聊/ });
    await dialog.getByRole('radio', { name: /围绕专题讨论/ }).check();
    // Members can be chosen only after the topic.
    await dialog.getByRole('button', { name: '下一步' }).click();
    await expect(dialog.getByText('请选择专题')).toBeVisible();
    const field = dialog.getByRole('combobox', { name: '专题' });
    await field.fill('一图读懂');
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await field.press('Enter');
    await expect(dialog.getByText('推文：一图读懂新举措')).toBeVisible();
    await dialog.getByRole('textbox', { name: '群名称' }).fill(name);
    await dialog.getByRole('textbox', { name: '群简介' }).fill('推文与译稿协调');
    await dialog.getByRole('button', { name: '下一步' }).click();
    for (const member of ['García', '田中']) {
      await dialog.getByRole('combobox').fill(member);
      await dialog.getByRole('option', { name: member }).first().click();
    }
    await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
    await expect(page).toHaveURL(/type=topicGroup&id=/);
    await lina.say('译稿今天给我');

    // Members see it immediately, with its label; its header links to the topic.
    const row = garcia.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(row).toContainText('专题群');
    await row.click();
    await expect(garcia.conversation.getByText('译稿今天给我')).toBeVisible();
    const topic = garcia.page.getByRole('main').getByRole('link', { name: '推文：一图读懂新举措' });
    const [story] = await Promise.all([garcia.page.waitForEvent('popup'), topic.click()]);
    await expect(story.getByRole('heading', { name: '推文：一图读懂新举措' })).toBeVisible();
    await story.close();

    // Only the owner can close it; a closed group is read-only.
    await garcia.page.getByRole('button', { name: `${name} 的详情` }).click();
    const theirs = garcia.page.getByRole('region', { name: /的详情$/ });
    await expect(theirs.getByText('推文与译稿协调')).toBeVisible();
    await expect(theirs.getByRole('button', { name: '关闭群聊' })).toHaveCount(0);
    await page.getByRole('button', { name: `${name} 的详情` }).click();
    const sheet = page.getByRole('region', { name: /的详情$/ });
    // The pencil is in the middle of the line that it changes.
    const [line, pencil] = await Promise.all([
      sheet.getByText('推文与译稿协调').boundingBox(),
      sheet.getByRole('button', { name: '修改：群简介' }).boundingBox(),
    ]);
    const middle = (box: typeof line) => (box ? box.y + box.height / 2 : Number.NaN);
    expect(Math.abs(middle(line) - middle(pencil))).toBeLessThanOrEqual(2);
    // What is being written stays readable after the group is closed.
    if (viewport === phone)
      await garcia.page.getByRole('button', { name: '关闭', exact: true }).first().click();
    await garcia.composer.fill('还差一张图');
    await sheet.getByRole('button', { name: '关闭群聊' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '关闭群聊' }).click();
    for (const staff of [lina, garcia]) {
      await expect(staff.page.getByText('群聊已关闭，可以查看消息，不能再发送。')).toBeAttached();
      // The topic itself stays open: no text says that it is closed.
      await expect(staff.page.getByText(/推文：一图读懂新举措.*群聊已关闭/)).toBeAttached();
      await expect(staff.page.getByText('专题已关闭')).toHaveCount(0);
      await expect(staff.composer).toHaveCount(0);
      await expect(staff.conversation.getByText('译稿今天给我')).toBeAttached();
    }
    await expect(sheet.getByRole('button', { name: /^修改/ })).toHaveCount(0);
    await expect(garcia.conversation.getByText('李娜 关闭了群聊')).toBeAttached();
    await garcia.conversation.getByText('译稿今天给我').click({ button: 'right' });
    const menu = garcia.page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: '转发' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: /回复|置顶/ })).toHaveCount(0);
    await expect(menu.getByRole('group')).toHaveCount(0);
    await garcia.page.keyboard.press('Escape');

    const draft = garcia.page.getByRole('region', { name: '您的草稿' });
    await expect(draft).toContainText('还差一张图');
    await draft.getByRole('button').click();
    await expect(draft).toHaveCount(0);

    await sheet.getByRole('button', { name: '重新打开群聊' }).click();
    await expect(garcia.composer).toHaveCount(1);
    await expect(lina.composer).toHaveCount(1);
  });
}
