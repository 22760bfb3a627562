// The main task of each area at the three layout widths: desk, small laptop, phone.
import type { Page } from '@playwright/test';
import { deviceOf, expectTidy, goTo, isPhone, widths } from './layout.ts';
import { expect, test } from './test.ts';

const areas = {
  工作台: '',
  应用: 'application/application',
  消息: 'news/news',
  通讯录: 'addressBook/addressBook',
  网盘: 'networkDisk/networkDisk',
  收藏: 'collection/collection',
};

/** Uses the menu in any position. */
async function go(page: Page, area: keyof typeof areas): Promise<void> {
  await goTo(page, area);
  await expect(page).toHaveURL(new RegExp(`/snap-portal/${areas[area]}(?:\\?|$)`));
}

for (const viewport of widths) {
  const { width } = viewport;
  const mark = String(width);
  test(`every area completes its main task at ${mark} px`, async ({ atDesk }) => {
    const lina = await atDesk(undefined, deviceOf(viewport));
    const { page } = lina;
    const phone = isPhone(page);
    await lina.open('collection/collection');
    await expect(page).toHaveURL(/login\?redirect=/);
    await expectTidy(page);
    await lina.fillSignIn('lina', 'Portal#2026');
    await expect(page.getByRole('searchbox', { name: '搜索收藏' })).toBeVisible();

    // Favourites: a note.
    await page.getByRole('textbox', { name: '笔记' }).fill(`${mark} 的笔记`);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('article', { name: `${mark} 的笔记` })).toBeVisible();
    await expectTidy(page);

    // Home: from its search to a colleague and a message.
    await go(page, '工作台');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectTidy(page);
    await page.getByRole('button', { name: '找同事' }).click();
    await page.keyboard.type('garcia');
    await page
      .getByRole('option', { name: /García/ })
      .first()
      .click();
    const card = page.getByRole('dialog', { name: '个人名片' });
    await expect(card).toContainText('García');
    await expectTidy(page);
    await card.getByRole('button', { name: '发消息' }).click();
    await expect(page).toHaveURL(/news\/news\?type=user/);
    await lina.say(`来自 ${mark}`);
    await expect(lina.conversation.getByText(`来自 ${mark}`)).toBeVisible();
    await expectTidy(page);
    const recent = page.getByRole('navigation', { name: '最近聊天' });
    await expect(recent).toHaveCount(phone ? 0 : 1);
    if (phone) await page.getByRole('main').getByRole('button', { name: '返回' }).click();
    await expect(recent.getByText(`来自 ${mark}`)).toBeVisible();

    // Address book: from a department to a person.
    await go(page, '通讯录');
    // Led by a person of no other journey: the department would be empty if its member hides.
    await page.getByRole('treeitem', { name: /国际传播中心/ }).click();
    // Sub-departments are above, in an unnamed list: the heading's number of people is listed.
    const below = page
      .getByRole('region', { name: '国际传播中心' })
      .getByRole('navigation')
      .getByRole('button');
    await expect(below.first()).toBeVisible();
    await expectTidy(page);
    const people = page.getByRole('main').getByRole('list', { name: /./ }).getByRole('listitem');
    await people.first().getByRole('button').first().click();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expectTidy(page);

    // Disk: upload, preview, and delete a file.
    await go(page, '网盘');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传', exact: true }).click();
    await page.getByRole('menuitem', { name: '上传文件', exact: true }).click();
    await (
      await chosen
    ).setFiles({ name: `${mark}.txt`, mimeType: 'text/plain', buffer: Buffer.from('八点开会') });
    const queue = page.getByRole('region', { name: /上传|个文件/ });
    await expect(queue).toContainText('已上传 1 个文件');
    await expectTidy(page);
    await queue.getByRole('button', { name: '关闭上传列表' }).click();
    const file = page.getByRole('grid', { name: '文件' }).getByRole('row', { name: new RegExp(mark) });
    await expect(file).toBeVisible();
    if (phone) await file.tap();
    else await file.dblclick();
    await expect(page.getByRole('dialog').getByText('八点开会')).toBeVisible();
    await expectTidy(page);
    await page.keyboard.press('Escape');
    await file.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect(file).toHaveCount(0);
    await page.getByRole('tab', { name: '回收站' }).click();
    await expect(file).toBeVisible();
    await expectTidy(page);

    // Applications, and own settings.
    await go(page, '应用');
    await expect(
      page.getByRole('main').getByRole('link', { name: '网盘', exact: true }).first(),
    ).toBeVisible();
    await expectTidy(page);
    const tabs = page.getByRole('tablist', { name: '已打开的页面' });
    await expect(tabs).toHaveCount(phone ? 0 : 1);
    for (const [step, dialog] of [
      ['系统设置', '系统设置'],
      ['布局设置', '布局设置'],
      ['发起群聊', /创建群聊/],
    ] as const) {
      await page.getByRole('button', { name: /的菜单$/ }).click();
      await page.getByRole('menuitem', { name: step, exact: true }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expectTidy(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: /的菜单$/ }).click();
    await page.getByRole('menuitem', { name: '个人中心', exact: true }).click();
    await expect(page.getByRole('heading', { name: '个人中心', level: 1 })).toBeVisible();
    await expectTidy(page);
  });
}

test('no area scrolls sideways on a phone in the languages with long words', async ({ atDesk }) => {
  const smith = await atDesk('smith', deviceOf(widths[2]));
  const { page } = smith;
  for (const language of ['English', 'Español']) {
    await smith.open('');
    await page.getByRole('button', { name: /^(?:语言|Language)$/ }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    for (const [area, path] of Object.entries(areas)) {
      await smith.open(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectTidy(page, `${area} in ${language}`);
    }
  }
});
