import type { Page, Response } from 'playwright';
import { gzipSync } from 'node:zlib';
import { basename } from 'node:path';
import { ensureBuilt } from '../scripts/bootstrap.mjs';
import { progress, report, type Figure } from './lib/report.ts';
import { signInOnPage } from './lib/session.ts';
import { withBrowser, withServer } from './lib/with-server.ts';

interface Asset {
  name: string;
  /** Bytes of the body under gzip -9, whatever encoding the server chose for this browser. */
  gzip: number;
}

/** JavaScript and CSS that a cold browser loads for the sign-in page and for the home. */
export async function bench(): Promise<void> {
  progress('building the portal and starting a server with the demo organisation');
  ensureBuilt();
  await withServer(
    (server) =>
      withBrowser(async (browser) => {
        const visitor = await browser.newPage();
        const signIn = await assetsOf(visitor, async () => {
          await visitor.goto(`${server.url}login`);
          await visitor.locator('button[type=submit]').waitFor();
        });
        await signInOnPage(visitor, server, 'zhangwei');

        // The same person on the next day, with nothing in the cache.
        const context = await browser.newContext({ storageState: await visitor.context().storageState() });
        const colleague = await context.newPage();
        const home = await assetsOf(colleague, async () => {
          await colleague.goto(server.url);
          await colleague.getByRole('navigation').first().waitFor();
        });
        report('JavaScript and CSS, gzip', [
          ...figuresOf('sign-in page', signIn, { bytes: 150_000, requests: 8 }),
          ...figuresOf('home, signed in, cold', home, { bytes: 200_000, requests: 12 }),
        ]);
      }),
    { env: { PORTAL_DEMO: '2000' } },
  );
}

/** What a page loads while it is brought somewhere and until it has come to rest. */
async function assetsOf(page: Page, go: () => Promise<void>): Promise<Asset[]> {
  const responses: Response[] = [];
  const note = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/javascript|text\/css/.test(type)) responses.push(response);
  };
  page.on('response', note);
  await go();
  // The event stream stays open, so the network never falls silent: what counts is that no file is on its way.
  await page.waitForLoadState('load');
  await page.waitForTimeout(1_000);
  page.off('response', note);
  return Promise.all(
    responses.map(async (response) => ({
      name: basename(new URL(response.url()).pathname),
      gzip: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
}

function figuresOf(
  title: string,
  assets: readonly Asset[],
  most: { bytes: number; requests: number },
): Figure[] {
  const total = assets.reduce((sum, { gzip }) => sum + gzip, 0);
  return [
    {
      what: title,
      measured: `${kilobytes(total)} in ${assets.length}`,
      target: `≤ ${kilobytes(most.bytes)} in ≤ ${most.requests}`,
    },
    ...assets
      .toSorted((a, b) => b.gzip - a.gzip)
      .map(({ name, gzip }) => ({ what: `  ${name}`, measured: kilobytes(gzip) })),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
