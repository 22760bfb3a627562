import type { Page } from '@playwright/test';
import { deviceOf, takeStep, widths } from './layout.ts';
import { demoPassword } from './demo-password.ts';
import { portal } from './portal-command.ts';
import { expect, test } from './test.ts';

/** A bidirectional override: the following text is shown before the preceding one. */
const turnsAround = '\u202E';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

for (const viewport of widths.filter(({ width }) => width !== 1024)) {
  test(`names › a group name with bidirectional characters is refused at its field at ${viewport.width} px`, async ({
    atDesk,
  }) => {
    const lina = await atDesk('lina', deviceOf(viewport));
    const { page } = lina;
    await takeStep(page, '发起群聊');
    const dialog = page.getByRole('dialog', { name: /创建群聊/ });
    await dialog.getByRole('radio', { name: /团队/ }).check();
    const name = dialog.getByRole('textbox', { name: '群名称' });
    await name.fill(`两会${turnsAround}报道组`);
    await dialog.getByRole('textbox', { name: '群简介' }).fill('前后方协作');
    await dialog.getByRole('button', { name: '下一步' }).click();
    await expect(dialog.getByText('群名称含有不可见或会改变文字方向的字符')).toBeVisible();
    await expect(name).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: '群简介' })).toHaveValue('前后方协作');
    await name.fill('两会报道组');
    await dialog.getByRole('button', { name: '下一步' }).click();
    await expect(dialog.getByRole('combobox')).toBeVisible();
  });
}

const tooLong = `Aa1!${'x'.repeat(125)}`;

test('passwords › more than 128 characters show an error on the sign-in form and lose nothing', async ({
  atDesk,
}) => {
  const lina = await atDesk();
  const { page } = lina;
  await lina.open('login');
  await lina.fillSignIn('lina', tooLong);
  await expect(page.getByText(/128/)).toBeVisible();
  await expect(field(page, '用户名')).toHaveValue('lina');
  await expect(field(page, '密码')).toHaveValue(tooLong);
  await lina.fillSignIn('lina', demoPassword);
  await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible();
});

test('passwords › more than 128 characters show an error in the change form, and lose nothing', async ({
  atDesk,
  server,
}) => {
  const garcia = await atDesk('garcia');
  await takeStep(garcia.page, '修改密码');
  portal(server, ['user', 'password', 'demo~smith', '--stdin', '--must-change'], 'Given#2026\n');
  const smith = await atDesk();
  await smith.open('login');
  await smith.fillSignIn('smith', 'Given#2026');
  await smith.page
    .getByRole('alertdialog', { name: '提示' })
    .getByRole('button', { name: '修改密码' })
    .click();
  for (const [{ page }, old] of [
    [garcia, demoPassword],
    [smith, 'Given#2026'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    await field(page, '原密码').fill(old);
    await field(page, '新密码').fill(tooLong);
    await field(page, '确认新密码').fill(tooLong);
    await dialog.getByRole('button', { name: '修改密码' }).click();
    await expect(field(page, '新密码')).toHaveAccessibleDescription(/最多 128 个字符/);
    await expect(dialog.getByText('最多 128 个字符').first()).toBeVisible();
    await expect(field(page, '原密码')).toHaveValue(old);
    await expect(field(page, '新密码')).toHaveValue(tooLong);
    await expect(field(page, '确认新密码')).toHaveValue(tooLong);
  }
  // Restore the password for other journeys.
  portal(server, ['user', 'password', 'demo~smith', '--stdin'], `${demoPassword}\n`);
});

for (const name of ['lina', 'LINA', ' lina ', 'demo~lina']) {
  test(`signing in › a user name written as “${name}” signs in`, async ({ atDesk }) => {
    const lina = await atDesk();
    await lina.open('login');
    await lina.fillSignIn(name, demoPassword);
    await expect(lina.page.getByRole('button', { name: /李娜的菜单$/ })).toBeVisible();
  });
}
