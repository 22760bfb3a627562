import { expect, test } from './test.ts';

test('favourites are kept, narrowed, tagged, opened, removed and brought back', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  await lina.open('collection/collection');
  const add = (body: object) =>
    page.evaluate(async (fields) => {
      const token = /portal_access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/co/collection/add', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${decodeURIComponent(token)}`,
          tenantId: 'demo',
        },
        body: JSON.stringify(fields),
      });
      return answer.status;
    }, body);
  expect(await add({ kind: 'person', sourceId: 'demo~smith' })).toBe(200);
  expect(await add({ kind: 'link', url: 'https://example.com/style', title: '写作规范' })).toBe(200);
  const kept = (name: RegExp) => page.getByRole('article', { name });
  // Told by the server, without a reload.
  await expect(kept(/写作规范/)).toBeVisible();

  await page.getByRole('textbox', { name: '笔记' }).fill('周五前交选题');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(kept(/周五前交选题/)).toBeVisible();

  await kept(/周五前交选题/)
    .getByRole('button', { name: /加标签$/ })
    .click();
  await page.keyboard.type('选题');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '# 选题 1' }).click();
  await expect(kept(/写作规范/)).toHaveCount(0);
  await page.getByRole('button', { name: '重命名标签' }).click();
  await page.getByRole('textbox', { name: '标签“选题”的新名称' }).fill('本周');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tag=/);
  await expect(page.getByRole('button', { name: '# 本周 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(kept(/周五前交选题/)).toBeVisible();
  await page.getByRole('button', { name: '# 本周 1' }).click();

  await page.getByRole('searchbox', { name: '搜索收藏' }).fill('规范');
  await expect(kept(/周五前交选题/)).toHaveCount(0);
  await kept(/写作规范/)
    .getByRole('button', { name: /^取消收藏/ })
    .click();
  await expect(kept(/写作规范/)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(kept(/写作规范/)).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索收藏' }).fill('');

  await page.getByRole('button', { name: '联系人', exact: true }).click();
  await page.getByRole('article').getByRole('button', { name: /^打开/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Smith');
});
