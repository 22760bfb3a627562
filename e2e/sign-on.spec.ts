import {
  startOidcProvider,
  testClient,
  type TestProvider,
} from '../apps/server/src/testing/oidc-provider.ts';
import { demoPassword } from './demo-password.ts';
import { portal } from './portal-command.ts';
import type { PortalServer } from './portal-server.ts';
import { expect, ownServer, test as base } from './test.ts';

// Sign-in by the organisation's own OpenID Connect provider, a real one.

const test = base.extend<object, { provider: TestProvider; server: PortalServer }>({
  server: [...ownServer({ env: { PORTAL_DEMO: '60' } })],
  provider: [
    async ({ server }, provide) => {
      const provider = await startOidcProvider(new URL(server.url).origin, { asks: true });
      provider.people.set('ana', {
        preferred_username: 'ana.ortega',
        name: 'Ana Ortega',
        email: 'ana@demo.example',
        email_verified: true,
        groups: ['desk'],
      });
      await provide(provider);
      provider.close();
    },
    { scope: 'worker' },
  ],
});

test('an administrator finds out by the test why a provider does not work, then people sign in with it', async ({
  atDesk,
  server,
  provider,
}) => {
  // An http issuer on this machine can be set by command only.
  const settings = [`issuer=${provider.issuer}`, `clientId=${testClient.clientId}`, 'name=融媒统一认证'];
  const more = ['clientSecret=-', 'scopes=openid profile email groups'];
  portal(server, ['identity', 'oidc', 'set', '--tenant', 'demo', ...settings, ...more], 'not the secret');
  const zhangwei = await atDesk('zhangwei');
  const { page } = zhangwei;
  await page.goto(new URL('/snap-console/sign-in', server.url).href);
  await page.getByRole('button', { name: '测试' }).click();
  await expect(page.getByText('身份提供方不接受此客户端 ID 或密钥。')).toBeVisible();
  await page.getByLabel('客户端密钥').fill(testClient.clientSecret);
  await page.getByRole('switch', { name: /^启用此身份提供方/ }).click();
  await page.getByRole('switch', { name: /^自动添加账号/ }).click();
  await page.getByLabel('各组的角色').fill('desk = admin');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存。')).toBeVisible();
  await expect(page.getByLabel('客户端密钥')).toHaveValue('');
  await page.getByRole('button', { name: '测试' }).click();
  await expect(page.getByText('身份提供方认可此客户端。', { exact: false })).toBeVisible();

  // Someone new signs in, to where they wanted to go, with the role of their group.
  const ana = await atDesk();
  await ana.open('news/news');
  await ana.page.getByRole('button', { name: '使用融媒统一认证登录' }).click();
  await ana.page.getByLabel('Account').fill('ana');
  await ana.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(ana.page).toHaveURL(/\/news\/news$/);
  const menu = ana.page.getByRole('button', { name: 'Ana Ortega的菜单' });
  await menu.click();
  await expect(ana.page.getByRole('menuitem', { name: '管理后台' })).toBeVisible();
  await ana.page.keyboard.press('Escape');

  // Who logs out there has no session here.
  await provider.logOut('ana');
  await expect(ana.page.getByRole('dialog', { name: '请重新登录' })).toBeVisible();
});

test('who cancels at the provider is told so, and signs in with a password as before', async ({
  atDesk,
  server,
  provider,
}) => {
  const settings = [`issuer=${provider.issuer}`, `clientId=${testClient.clientId}`, 'name=融媒统一认证'];
  portal(server, ['identity', 'oidc', 'set', '--tenant', 'demo', ...settings, 'enabled=true']);
  const lina = await atDesk();
  await lina.open('login');
  await lina.page.getByRole('button', { name: '使用融媒统一认证登录' }).click();
  await lina.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(lina.page.getByRole('alert')).toHaveText('统一身份登录未成功，请重试或联系管理员。');
  expect(lina.page.url()).not.toContain('state=');
  await lina.page.getByRole('button', { name: '去登录' }).click();
  await lina.fillSignIn('lina', demoPassword);
  await expect(lina.page.getByRole('button', { name: '李娜的菜单' })).toBeVisible();
});
