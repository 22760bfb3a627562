import { deviceOf, widths } from './layout.ts';
import { expect, test } from './test.ts';

const [desk, , phone] = widths;

for (const viewport of [desk, phone]) {
  test(`cards › from a colleague's card to the department's leader, back, and to a message at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const lina = await atDesk('lina', deviceOf(viewport));
    const { page } = lina;
    const rows = await lina.find('要闻组');
    await page.getByRole('tab', { name: /^部门/ }).click();
    await rows.filter({ hasText: '时政部' }).first().click();
    const colleague = page
      .getByRole('main')
      .getByRole('list', { name: '要闻组' })
      .getByRole('listitem')
      .nth(1);
    await colleague.getByRole('button').first().click();
    const card = page.getByRole('dialog', { name: '个人名片' });
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    const leader = card.getByRole('button', { name: '张伟', exact: true });
    await leader.click();
    await expect(card.getByRole('heading', { name: '张伟', level: 3 })).toBeVisible();
    await expect(card.getByText('组长').first()).toBeVisible();
    await card.getByRole('button', { name: new RegExp(name) }).click();
    await expect(card.getByRole('heading', { name, level: 3 })).toBeVisible();
    await expect(leader).toBeFocused();
    await leader.click();
    await card.getByRole('button', { name: '发消息' }).click();
    await expect(page).toHaveURL(/type=user&id=demo~zhangwei/);
    await expect(card).toHaveCount(0);
    await expect(lina.composer).toBeVisible();
  });
}
