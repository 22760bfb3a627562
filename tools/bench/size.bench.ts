import { ensureBuilt } from '../start/bootstrap.mjs';
import { assetsOf, kilobytes, weightOf, type Asset } from './lib/assets.ts';
import { progress, report, type Figure } from './lib/report.ts';
import { signInOnPage } from '../../e2e/signed-in.ts';
import { withBrowser, withServer } from './lib/with-server.ts';

/** JavaScript and CSS that a browser with an empty cache loads for the sign-in page and for the home page. */
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

        // The same person with an empty cache.
        const context = await browser.newContext({ storageState: await visitor.context().storageState() });
        const colleague = await context.newPage();
        const home = await assetsOf(colleague, async () => {
          await colleague.goto(server.url);
          await colleague.getByRole('navigation').first().waitFor();
        });
        report('JavaScript and CSS, gzip', [
          ...figuresOf('sign-in page', signIn, { bytes: 175_000, requests: 10 }),
          ...figuresOf('home, signed in, cold', home, { bytes: 260_000, requests: 16 }),
        ]);
      }),
    { env: { PORTAL_DEMO: '2000' } },
  );
}

function figuresOf(
  title: string,
  assets: readonly Asset[],
  most: { bytes: number; requests: number },
): Figure[] {
  return [
    {
      what: title,
      measured: weightOf(assets),
      target: `≤ ${kilobytes(most.bytes)} in ≤ ${most.requests}`,
    },
    ...assets
      .toSorted((a, b) => b.gzip - a.gzip)
      .map(({ name, gzip }) => ({ what: `  ${name}`, measured: kilobytes(gzip) })),
  ];
}
