// An organisation without the demo, added by the command line: each empty card explains its content to the first user.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../tools/start/bootstrap.mjs';
import { deviceOf, widths } from './layout.ts';
import { PortalServer } from './portal-server.ts';
import { Staff } from './staff.ts';
import { expect, test as base } from './test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const password = 'Better#2026';

/** Runs `npm run portal` on a data folder. */
async function portal(data: string, args: string[], input = ''): Promise<void> {
  const main = 'apps/server/src/cli/main.ts';
  const child = spawn(nodeBinary(), ['--conditions=@snap/source', main, ...args], {
    cwd: root,
    env: { ...process.env, PORTAL_DATA: data, PORTAL_DEMO: '0' },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(input);
  const [code]: (number | null)[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`portal ${args.join(' ')} ended with ${String(code)}`);
}

const test = base.extend<object, { server: PortalServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const data = mkdtempSync(join(tmpdir(), 'portal-first-day-'));
      await portal(data, ['tenant', 'add', 'daily', '--name', '日报']);
      const staff = join(data, 'staff.csv');
      writeFileSync(staff, 'user_id,name,department\neditor,安编辑,编辑部\n');
      await portal(data, ['staff', 'import', staff, '--tenant', 'daily']);
      await portal(data, ['user', 'password', 'daily~editor', '--stdin'], `${password}\n`);
      const server = await PortalServer.create({ data, env: { PORTAL_DEMO: '0' } });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

base('without an organisation the sign-in page says who makes the first one', async ({ browser }) => {
  base.setTimeout(180_000);
  const data = mkdtempSync(join(tmpdir(), 'portal-vacant-'));
  const server = await PortalServer.create({ data, env: { PORTAL_DEMO: '0' } });
  await server.start();
  try {
    const staff = await Staff.at(browser, server);
    await staff.open('login');
    await expect(staff.page.getByRole('status').filter({ hasText: 'portal tenant add' })).toBeVisible();
    await expect(staff.page.getByLabel('用户名', { exact: true })).toHaveCount(0);
    await portal(data, ['tenant', 'add', 'daily', '--name', '日报']);
    await staff.page.getByRole('button', { name: '刷新' }).click();
    await expect(staff.page.getByLabel('用户名', { exact: true })).toBeVisible();
    await staff.close();
  } finally {
    await server.dispose();
  }
});

/** Text of each empty card: its content, and who provides it. */
const said = [
  ['消息', '先找一位同事聊聊'],
  ['待编稿件', '系统运维人员接入采编系统后，分配给您的稿件会显示在这里'],
  ['全网热点', '系统运维人员接入采编系统后'],
  ['部门发稿排行', '系统运维人员接入采编系统后，这里按发稿量'],
  ['最近文件', '先到网盘上传一个'],
  ['收藏', '您收藏的消息、文件和联系人会显示在这里'],
] as const;

for (const viewport of [widths[0], widths[2]]) {
  test(`each card of a new organisation explains its content, ${viewport.width} px`, async ({
    browser,
    server,
  }) => {
    const staff = await Staff.at(browser, server, deviceOf(viewport));
    const { page } = staff;
    await staff.signIn('daily~editor', password);
    for (const [name, text] of said) {
      const card = page.getByRole('listitem', { name, exact: true });
      // The default board has five cards; the user adds the others.
      if (name === '最近文件' && viewport === widths[0]) {
        await page.getByRole('button', { name: '编辑工作台' }).click();
        await page.getByRole('button', { name: '添加卡片' }).click();
        const gallery = page.getByRole('dialog', { name: '添加卡片' });
        for (const offer of ['最近文件', '收藏']) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await gallery.getByRole('button', { name: `添加${offer}` }).click();
        }
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: '完成' }).click();
      }
      await expect(card.getByText(text, { exact: false })).toBeVisible();
      // One line instead of an empty box.
      expect((await card.boundingBox())?.height).toBeLessThan(130);
    }
    await expect(page.getByRole('listitem', { name: '常用应用' }).getByRole('link')).not.toHaveCount(0);
    await staff.close();
  });
}
