// npm run pictures: renders every screen with real conversations at two widths, in light and dark, in two languages,
// into .pictures/, to be looked at. An argument such as `1440-light` makes only those.
import { chromium, type Page } from 'playwright';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import { PortalServer } from './portal-server.ts';
import { demoPassword } from './staff.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.pictures');
const widths = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
];
const only = process.argv[2];

const talk: [sender: string, recipient: string, text: string][] = [
  ['tanaka', 'zhangwei', '張さん、大阪の原稿を送りました。ご確認をお願いします。'],
  ['zhangwei', 'tanaka', '收到，我先看头条，十点前给你回复。'],
  ['garcia', 'zhangwei', 'Buenos días. La entrevista con el alcalde está confirmada para las 16:00.'],
  ['lina', 'zhangwei', '张主任，早上好！时政部昨晚的稿子已经过了三审。'],
  [
    'lina',
    'zhangwei',
    '还有两个问题要您定：\n1. 头版标题用“稳中有进”还是“向新而行”？\n2. 新媒体首发时间能不能提前到 9:30？',
  ],
  ['zhangwei', 'lina', '标题用“向新而行”。'],
  ['zhangwei', 'lina', '首发时间可以提前，记得同步给海外社交账号：https://example.org/schedule'],
  ['lina', 'zhangwei', '好的，马上安排！'],
  ['smith', 'zhangwei', 'Could you look at the English headline before noon?'],
];

const server = await PortalServer.create({ env: { PORTAL_DEMO: '2000' } });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
try {
  await server.start();
  for (const [sender, recipient, text] of talk) await send(sender, recipient, text);
  for (const { name, ...viewport } of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const language of ['zh', 'es'] as const) {
        if (only && !`${name}-${colorScheme}-${language}`.includes(only)) continue;
        const context = await browser.newContext({ viewport, colorScheme, timezoneId: 'Asia/Shanghai' });
        await context.addCookies([{ name: 'language', value: language, url: server.url }]);
        await screens(await context.newPage(), (screen) =>
          join(folder, `${screen}-${name}-${colorScheme}-${language}.png`),
        );
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.dispose();
}

async function screens(page: Page, file: (screen: string) => string): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 992;
  const take = async (screen: string) => {
    await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
    await page.screenshot({ path: file(screen) });
  };
  for (const screen of ['register', 'findPassword', 'auth-redirect']) {
    await page.goto(server.url + screen);
    await page.getByRole('main').waitFor();
    await take(screen);
  }
  await page.goto(`${server.url}login`);
  await page.getByRole('main').waitFor();
  await take('sign-in');
  await page.locator('input[autocomplete=username]').fill('zhangwei');
  await page.locator('input[type=password]').fill('not it');
  await page.locator('button[type=submit]').click();
  await page.getByRole('alert').waitFor();
  await take('sign-in-wrong');
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(server.url);
  await page.getByText('Emily Smith').waitFor();
  await take('home');
  await page.goto(`${server.url}news/news`);
  await take('messages');
  await page.goto(`${server.url}news/news?type=user&id=demo~lina`);
  await page.getByRole('log').waitFor();
  await take('conversation');
  if (phone) {
    await page.goto(`${server.url}404`);
    await take('not-found');
    return;
  }
  await page.keyboard.press('Control+k');
  await take('search-idle');
  await page.keyboard.type('wang');
  await page.getByRole('option').first().waitFor();
  await take('search');
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').waitFor();
  await take('card');
  await page.keyboard.press('Escape');
  await page.goto(`${server.url}404`);
  await take('not-found');
}

/** Sends as a member of staff through the real calls. */
async function send(sender: string, recipient: string, text: string): Promise<void> {
  const origin = new URL(server.url).origin;
  const signedIn = await fetch(`${origin}/co/webim/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', tenantId: 'demo' },
    body: JSON.stringify({ username: sender, password: demoPassword, tenantId: 'demo' }),
  });
  const { result }: { result: { accessToken: string } } = await signedIn.json();
  await fetch(`${origin}/snap-app-im/oapi/message/sendusermsg`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Bearer ${result.accessToken}`,
      tenantId: 'demo',
    },
    body: new URLSearchParams({ sender: `demo~${sender}`, recipient: `demo~${recipient}`, message: text }),
  });
}
