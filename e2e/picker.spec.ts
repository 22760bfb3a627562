import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

for (const viewport of [desk, phone]) {
  test(`picker › a department is found by its name and its members join a group at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const lina = await atDesk('lina', deviceOf(viewport));
    const { page } = lina;
    await lina.open('news/news');
    await page.getByRole('main').getByRole('button', { name: '新建群聊' }).click();
    const dialog = page.getByRole('dialog', { name: /创建群聊/ });
    await dialog.getByRole('button', { name: '下一步' }).click();
    const field = dialog.getByRole('combobox');
    await expect(field).toHaveAttribute('placeholder', '姓名、拼音、工号或部门');
    const found = dialog.getByRole('option').first();
    for (const query of ['shipinbu', 'spb', '视频部']) {
      await field.fill(query);
      await expect(found, query).toContainText(/视频部.*视听中心.*\d+ 人/s);
    }
    const people = Number(/(\d+) 人/.exec(await found.innerText())?.[1]);
    await field.press('Enter');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByText(`共 ${people + 1} 人`)).toBeVisible();
    await dialog.getByRole('button', { name: '创建群聊', exact: true }).click();
    await expect(page).toHaveURL(/type=group&id=/);
    await page
      .getByRole('main')
      .getByRole('button', { name: / 的详情$/ })
      .click();
    await expect(page.getByText(`${people + 1} 位成员`).last()).toBeVisible();
  });

  test(`picker › a found department opens where departments cannot be chosen, at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const lina = await atDesk('lina', deviceOf(viewport));
    const { page } = lina;
    await lina.open('news/news');
    await page.getByRole('main').getByRole('button', { name: '发起聊天' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('短视频组');
    await dialog.getByRole('option').filter({ hasText: '视听中心 / 视频部' }).click();
    const opened = dialog.getByRole('treeitem', { name: /短视频组/ });
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    const person = dialog.getByRole('treeitem', { level: 4 }).first();
    await person.click();
    await dialog.getByRole('button', { name: '打开会话' }).click();
    await expect(page).toHaveURL(/type=user&id=/);
  });
}
