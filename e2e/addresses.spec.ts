import { demoPassword } from './demo-password.ts';
import { expect, test } from './test.ts';

// Journey 2: hostile and unusual addresses, signed out and signed in.

/** Path below the base, and the page shown after the sign-in. Default: the home page. */
const oddAddresses: readonly (readonly [address: string, shown?: string])[] = [
  ['LOGIN'],
  ['Login/'],
  ['login//'],
  ['loginIn/'],
  ['LOGININ'],
  ['%6CoginIn'],
  ['redirect/loginIn'],
  ['Redirect/redirect/LoginIn/'],
  ['REGISTER/'],
  ['FindPassword/'],
  ['login?redirect=/LOGIN'],
  ['login?redirect=%2FloginIn%2F'],
  ['login?redirect=/snap-portal/LoginIn/?redirect=/login'],
  ['login?redirect=%2Fredirect%2FloginIn'],
  ['login?redirect=/login%3Fredirect%3D/login%3Fredirect%3D/loginIn'],
  ['login?redirect=//evil.example/'],
  ['login?redirect=/%5Cevil.example'],
  ['login?redirect=https://evil.example/'],
  ['login?redirect=javascript:alert(1)'],
  ['login?redirect=/..%2f..%2fco/webim/logout'],
  ['login?redirect='],
  ['login?redirect=/x&redirect=/loginIn'],
  ['login?redirect=%E0%A4%A'],
  ['NEWS/News/', 'news/news'],
  ['addressbook/addressbook?view=friends', 'addressBook/addressBook?view=friends'],
  ['nowhere/at/all', 'page not found'],
  ['%zz', 'page not found'],
];

test('addresses › no address blocks the sign-in or leads to another site', async ({ atDesk, server }) => {
  test.setTimeout(240_000);
  const lina = await atDesk();
  const { page } = lina;
  for (const [address, shown = ''] of oddAddresses) {
    await test.step(address, async () => {
      await page.context().clearCookies();
      await lina.open(address);
      // Other public pages, such as registration, link to the sign-in form.
      const name = page.getByLabel('用户名', { exact: true });
      const link = page.getByRole('link', { name: /登录/ });
      await expect(name.or(link).first()).toBeVisible();
      if (!(await name.isVisible())) await link.click();
      await lina.fillSignIn('lina', demoPassword);
      if (shown === 'page not found') {
        await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
        await page.getByRole('button', { name: '返回工作台' }).click();
      } else {
        await expect(page).toHaveURL(server.url + shown);
      }
      await expect(page.getByRole('button', { name: '李娜的菜单' })).toBeVisible();
    });
  }
});

test('addresses › every spelling of an address opens the same page, also by back and forward', async ({
  atDesk,
  server,
}) => {
  const lina = await atDesk('lina');
  const { page } = lina;
  await lina.open('NEWS//News/?type=user&id=demo~garcia#end');
  await expect(page).toHaveURL(`${server.url}news/news?type=user&id=demo~garcia#end`);
  await expect(lina.composer).toBeVisible();
  // One tab, marked as current.
  const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
  await expect(tabs).toHaveText(['工作台', '消息']);
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');

  await lina.open('Login');
  await expect(page).toHaveURL(server.url);
  await lina.open('USER/Profile/');
  await expect(page).toHaveURL(`${server.url}user/profile`);
  await page.goBack();
  await expect(page).toHaveURL(server.url);
  await page.goForward();
  await expect(page).toHaveURL(`${server.url}user/profile`);
});
