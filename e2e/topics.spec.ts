// Journey 23: a topic is proposed from the workspace and is then among the user's own stories.
import { deviceOf, expectTidy, widths } from './layout.ts';
import { expect, test } from './test.ts';

for (const viewport of [widths[0], widths[2]]) {
  test(`a topic is proposed and is among the user's stories, ${viewport.width} px`, async ({ atDesk }) => {
    const { page } = await atDesk('tanaka', deviceOf(viewport));
    const title = `早高峰通勤观察 ${viewport.width}`;
    const stories = page.getByRole('listitem', { name: '待编稿件' });
    await page.getByRole('button', { name: '提报选题' }).click();
    const dialog = page.getByRole('dialog', { name: '提报选题' });
    await expect(dialog.getByRole('textbox', { name: '标题' })).toBeFocused();

    // Nothing is sent while it is incomplete; missing fields show an error.
    await expect(dialog.getByRole('radio')).toHaveCount(7);
    await dialog.getByRole('button', { name: '提报', exact: true }).click();
    await expect(dialog.getByText('请输入标题。')).toBeVisible();
    await expect(dialog.getByText('请选择类型。')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '标题' })).toBeFocused();
    await expectTidy(page, 'topic form');

    // The input is restored after closing the dialog and reloading the page.
    await dialog.getByRole('textbox', { name: '标题' }).fill(title);
    await dialog.getByRole('button', { name: '提报', exact: true }).click();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: '提报选题' }).click();
    await expect(dialog.getByRole('textbox', { name: '标题' })).toHaveValue(title);
    await dialog.getByText('通讯', { exact: true }).click();
    await expect(dialog.getByRole('radio', { name: '通讯' })).toBeChecked();
    await dialog.getByRole('textbox', { name: '内容说明' }).fill('八点在地铁换乘站，跟拍三位通勤者。');

    // Without a network the form stays, and shows the reason.
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: '提报', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('网络');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: '提报', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('选题已提交，可在您的稿件中查看。')).toBeVisible();
    await expect(stories.getByText(title)).toBeVisible();
    // The toast covers no control: the button at its side of the page can be clicked immediately.
    await page.getByRole('button', { name: '找同事' }).click({ timeout: 2_000 });
    await expect(page.getByText('选题已提交，可在您的稿件中查看。')).toBeVisible();
    await expect(page.getByRole('combobox', { name: '搜索', exact: true })).toBeFocused();

    // Proposed once, and the form is empty again.
    await page.reload();
    await expect(stories.getByText(title)).toHaveCount(1);
    await page.getByRole('button', { name: '提报选题' }).click();
    await expect(dialog.getByRole('textbox', { name: '标题' })).toHaveValue('');
  });
}
