import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../tools/start/bootstrap.mjs';
import { pages } from './pages.ts';
import type { PortalServer } from './portal-server.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

declare global {
  /** Called by the payloads. */
  var ran: () => void;
  /** Reports to the test. */
  var noted: (what: string) => void;
}

/** Texts that execute if interpreted as HTML. `name` fits the shortest field. */
const payloads = {
  name: '<svg onload=ran()>',
  groupName: '<q onload=ran()>',
  text: '"><img src=x onerror=ran()><script>ran()</script><a href="javascript:ran()">a</a>',
};

/** Records every executed payload, every policy violation, and every request to another host. */
async function watch(page: Page, server: PortalServer): Promise<string[]> {
  const seen: string[] = [];
  const { host } = new URL(server.url);
  await page.exposeFunction('noted', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    globalThis.ran = () => globalThis.noted('a payload ran');
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.noted(`${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.context().route(
    (url) => url.protocol.startsWith('http') && url.host !== host,
    (route) => {
      seen.push(`a request to ${route.request().url()}`);
      return route.abort();
    },
  );
  return seen;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Imports a colleague whose every field is a payload. */
function importPayloads(server: PortalServer): void {
  const row = [
    'evilpayload',
    payloads.name,
    '',
    payloads.name,
    payloads.name,
    '',
    '',
    '',
    '',
    payloads.text,
    payloads.name,
  ];
  const header =
    'user_id,name,gender,position,department,leader,mobile,telephone,email,introduction,workplace';
  const file = join(server.data, '..', `payloads-${server.port}.csv`);
  writeFileSync(file, `${header}\n${row.map((text) => quoted(text)).join(',')}\n`);
  const args = [
    '--conditions=@snap/source',
    'apps/server/src/cli/main.ts',
    'staff',
    'import',
    file,
    '--tenant',
    'demo',
  ];
  execFileSync(nodeBinary(), args, {
    cwd: root,
    env: { ...process.env, PORTAL_DATA: server.data },
    stdio: 'pipe',
  });
}

/** Sends a payload in a message, and creates a group with a payload as name. */
async function writePayloads(writer: Staff, recipient: string): Promise<void> {
  await writer.open(`news/news?type=user&id=demo~${recipient}`);
  await writer.say(payloads.text);
  await expect(writer.conversation).toContainText('onerror=ran()');
  const cookies = await writer.page.context().cookies();
  const token = cookies.find(({ name }) => name === 'portal_access_token')?.value ?? '';
  const call = async (path: string, form: Record<string, string>) => {
    const url = new URL(path, writer.page.url()).href;
    const headers = { tenantId: 'demo', Authorization: `Bearer ${token}` };
    const answer = await writer.page.request.post(url, { headers, form });
    const body: { code: string; result?: { userId?: string } } = await answer.json();
    expect(body).toMatchObject({ code: '0' });
    return body;
  };
  const group = { name: payloads.groupName, introduce: payloads.text, ids: `demo~${recipient}` };
  const { result } = await call('/snap-app-im/oapi/group/create', { ...group, creatorId: 'demo~lina' });
  await call('/snap-app-im/oapi/message/sendgroupmsg', {
    sender: 'demo~lina',
    groupId: result?.userId ?? '',
    message: payloads.text,
  });
}

/** Visits everything that shows content of other people. */
async function lookAround(reader: Staff): Promise<void> {
  const { page } = reader;
  await reader.open('');
  await expect(page.getByText('onerror=ran()').first()).toBeVisible();
  await expect(page.getByText(payloads.groupName).first()).toBeVisible();
  const rows = await reader.find('evilpayload');
  await expect(rows.first()).toContainText(payloads.name);
  await rows.first().click();
  await expect(page.getByRole('dialog')).toContainText('onerror=ran()');
  await page.keyboard.press('Escape');
  await reader.open('news/news?type=user&id=demo~lina');
  await expect(reader.conversation).toContainText('onerror=ran()');
}

for (const policy of ['on', 'off'] as const) {
  test(`no text of other people executes, with the content policy ${policy}`, async ({ atDesk, server }) => {
    importPayloads(server);
    await writePayloads(await atDesk('lina'), 'smith');
    const smith = await atDesk();
    const seen = await watch(smith.page, server);
    if (policy === 'off') {
      await smith.page.route(`${server.url}**`, async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        return route.fulfill({ response, headers });
      });
    }
    await smith.signIn('smith');
    await lookAround(smith);
    expect(seen).toEqual([]);
    // Control: a violation with the policy, an executed payload without it.
    await smith.page
      .evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), payloads.text)
      .catch(() => {});
    await expect
      .poll(() => seen)
      .toContainEqual(expect.stringMatching(policy === 'on' ? /trusted-types/ : /ran/));
    smith.breaches = [];
  });
}

test('a working session requests no other host and complies with the content policy', async ({
  atDesk,
  server,
}) => {
  const tanaka = await atDesk();
  const seen = await watch(tanaka.page, server);
  await tanaka.signIn('tanaka');
  const rows = await tanaka.find('lina');
  await rows.first().click();
  await tanaka.page.getByRole('dialog').getByRole('button', { name: '发消息' }).click();
  await tanaka.say('https://evil.example/picture.png');
  await expect(tanaka.conversation).toContainText('evil.example');
  for (const path of pages) {
    await tanaka.open(path);
    await expect(tanaka.page.getByRole('main')).toBeVisible();
  }
  expect(seen).toEqual([]);
});

/** Opens everything that the page's buttons open, one by one, and closes it. */
async function openEverything(page: Page): Promise<number> {
  const openers = page.locator('button[aria-haspopup]:visible, [role=combobox][aria-haspopup]:visible');
  const opened = page.locator('[role=menu], [role=dialog], [role=alertdialog]');
  const before = await opened.count();
  let count = 0;
  for (let at = 0; at < (await openers.count()); at += 1) {
    const opener = openers.nth(at);
    if (!(await opener.isVisible()) || (await opener.isDisabled())) continue;
    await opener.click();
    await expect.poll(() => opened.count(), await opener.innerText()).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => opened.count()).toBe(before);
    count += 1;
  }
  return count;
}

test('every page, menu and dialog complies with the content policy', async ({ atDesk, server }) => {
  test.setTimeout(180_000);
  const lina = await atDesk();
  const { page } = lina;
  const seen = await watch(page, server);
  await lina.signIn('lina');
  await lina.open('news/news?type=user&id=demo~smith');
  await lina.say('content policy');
  let opened = 0;
  for (const path of [
    ...pages,
    'index',
    'addressBook/addressBook?view=groups',
    'news/news?type=user&id=demo~smith',
    'no-such-page',
  ]) {
    await lina.open(path);
    await expect(page.locator('h1').first()).toBeAttached();
    opened += await openEverything(page);
  }
  expect(opened).toBeGreaterThan(20);

  await lina.open('');
  const menu = page.getByRole('menuitem');
  const open = () => page.getByRole('button', { name: /的菜单$/ }).click();
  await open();
  await expect(menu.first()).toBeVisible();
  const steps = (await menu.allInnerTexts()).filter((step) => !/退出/.test(step));
  expect(steps.length).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  for (const step of steps) {
    await open();
    await menu.filter({ hasText: step }).first().click();
    const dialog = page.getByRole('dialog');
    if (
      await dialog.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    ) {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    } else {
      // A navigation to a page.
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  }

  // A message menu, a menu of a disk row, and a modal dialog.
  await lina.open('news/news?type=user&id=demo~smith');
  await lina.conversation.getByRole('article').first().click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await (await lina.find('smith')).first().click();
  await expect(page.getByRole('dialog')).toContainText('Smith');
  await page.keyboard.press('Escape');
  expect(seen).toEqual([]);

  // Control: an inline style is detected.
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
  });
  await expect.poll(() => seen).toContainEqual(expect.stringMatching(/^style-src-elem/));
  lina.breaches = [];
});

test('content policy › the API documentation shows a call with its schema and example', async ({
  atDesk,
  server,
}) => {
  const { page } = await atDesk();
  const seen = await watch(page, server);
  await page.goto(new URL('/docs', server.url).href);
  await page.getByRole('link', { name: 'Sign in with a user name and a password', exact: true }).click();
  const call = page.locator('[id="account.login"]');
  await expect(call).toBeInViewport();
  await expect(call.getByRole('row', { name: /^password string/ })).toBeVisible();
  await call.getByText('Response', { exact: true }).click();
  await expect(call.getByText('accessToken: string (≤ 200 characters)')).toBeVisible();
  await call.getByText('Example: done', { exact: true }).click();
  await expect(call.getByText('"userName": "李娜"')).toBeVisible();
  expect(seen).toEqual([]);
});
