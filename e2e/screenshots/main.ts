// npm run screenshots [-- TEXT [SCREEN]]: takes screenshots of every route and the shell's dialogs with real data, at
// three widths, light and dark, in two languages, into .screenshots/ with contact sheets. TEXT, such as `1440-light` or
// `390-dark-es`, selects combinations; SCREEN selects screens by name.
import { type BrowserContext, chromium, type Page } from 'playwright';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../tools/start/bootstrap.mjs';
import { chromiumArgs, chromiumPath } from '../../tools/test/chromium.ts';
import { PortalServer } from '../portal-server.ts';
import { demoPassword } from '../demo-password.ts';
import { photograph } from './photograph.ts';
import { screens, screensOutside } from './screens.ts';
import { type Scene, seed } from './seed.ts';
import { writeSheets } from './sheet.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.screenshots');
const widths = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
];
const [, , only = '', onlyScreens = ''] = process.argv;

ensureBuilt();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const server = await PortalServer.create({ env: { PORTAL_DEMO: '2000', PORTAL_LAYOUT_SETTINGS: '1' } });
const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
try {
  await server.start();
  const scene = await seed(server, await photograph(browser));
  for (const { name, ...viewport } of widths)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const language of ['zh', 'es'] as const) {
        const combination = `${name}-${colorScheme}-${language}`;
        if (!combination.includes(only)) continue;
        const context = await browser.newContext({
          viewport,
          colorScheme,
          timezoneId: 'Asia/Shanghai',
          hasTouch: viewport.width < 992,
          // A service worker would serve data cached by the previous combination.
          serviceWorkers: 'block',
        });
        await context.addCookies([{ name: 'language', value: language, url: server.url }]);
        await take(context, scene, combination);
        await context.close();
      }
} finally {
  await browser.close();
  await server.dispose();
}

/** Takes all screenshots of a combination; reports screens that cannot be reached, and continues. */
async function take(context: BrowserContext, scene: Scene, combination: string): Promise<void> {
  const page = await context.newPage();
  const files: string[] = [];
  const walk = async (list: typeof screens) => {
    for (const { name, path, show } of list) {
      if (!name.includes(onlyScreens)) continue;
      try {
        if (path !== undefined) {
          await page.goto(server.url + (typeof path === 'string' ? path : path(scene)));
          // Wait for the new page: an open dialog hides the previous one from assistive technology.
          await page.getByRole('main').first().waitFor();
        }
        await settle(page);
        await show?.(page);
        await settle(page);
        const file = join(folder, `${name}-${combination}.png`);
        await page.screenshot({ path: file });
        files.push(file);
      } catch (error) {
        console.error(`${name}-${combination}: ${String(error).split('\n', 1)[0]}`);
        await page.screenshot({ path: join(folder, `failed-${name}-${combination}.png`) });
        process.exitCode = 1;
      }
    }
  };
  await walk(screensOutside);
  await page.goto(`${server.url}login`);
  await page.locator('input[autocomplete=username]').fill('zhangwei');
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(server.url);
  await walk(screens);
  const sheets = await writeSheets(
    await browser.newPage(),
    files,
    page.viewportSize()?.width ?? 0,
    (number) => join(folder, `all-${combination}-${number}.png`),
  );
  console.log(sheets.join('\n'));
}

/** Waits for pending requests and animations. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
  await page
    .waitForFunction(
      () =>
        document
          .getAnimations()
          .every(
            ({ effect, playState }) =>
              playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
          ),
      undefined,
      { timeout: 2_000 },
    )
    .catch(() => undefined);
}
