import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { Calls } from './calls.ts';
import { demoPassword } from './demo-password.ts';
import { PortalServer } from './portal-server.ts';
import { expect, test as base } from './test.ts';

interface Intranet {
  /** The allowed origin, cross-site to the portal's 127.0.0.1. */
  allowed: string;
  /** An origin that is not allowed, with the same page. */
  other: string;
}

/** Pages of other origins, with portal-api as bundled by a host. */
const test = base.extend<object, { intranet: Intranet }>({
  intranet: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const input = fileURLToPath(new URL('other-origin/page.ts', import.meta.url));
      const bundle = await rolldown({
        input,
        resolve: { conditionNames: ['@snap/source', 'import', 'default'] },
      });
      const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
      const script = output[0].code;
      const site = createServer((request, response) => {
        const isScript = request.url === '/page.js';
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
        response.end(
          isScript
            ? script
            : '<!doctype html><title>Intranet</title><script type="module" src="/page.js"></script>',
        );
      });
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      const address = site.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      await provide({ allowed: `http://localhost:${port}`, other: `http://other.localhost:${port}` });
      site.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ intranet }, provide) => {
      const server = await PortalServer.create({ env: { PORTAL_ALLOWED_ORIGINS: intranet.allowed } });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

test('other origins › a page of an allowed origin signs in, searches, follows events, uploads and downloads without cookies', async ({
  page,
  context,
  server,
  intranet,
}) => {
  const { origin } = new URL(server.url);
  await page.goto(intranet.allowed);
  const signIn = [origin, 'zhangwei', demoPassword] as const;
  expect(await page.evaluate((given) => window.portal.signIn(...given), signIn)).toBe('demo~zhangwei');
  expect(await context.cookies()).toEqual([]);

  const name = (await page.evaluate(() => window.portal.people('lina')))[0];
  expect(name).toBeTruthy();

  await page.evaluate(() => window.portal.follow());
  const lina = await Calls.as(server, 'lina');
  await lina.say('demo~zhangwei', 'hello from the portal');
  await expect.poll(() => page.evaluate(() => window.portal.heard())).toEqual(['hello from the portal']);

  const id = await page.evaluate(() => window.portal.upload('intranet.txt', 'written elsewhere'));
  expect(await page.evaluate((fileId) => window.portal.show(fileId), id)).toMatch(
    /intranet\.txt.* written elsewhere$/,
  );

  expect(await page.evaluate(() => window.portal.refusal())).toEqual({
    status: 403,
    requestId: expect.any(String),
  });
});

test('other origins › a page of an unlisted origin cannot read responses', async ({
  page,
  server,
  intranet,
}) => {
  const { origin } = new URL(server.url);
  await page.goto(intranet.other);
  const signIn = [origin, 'zhangwei', demoPassword] as const;
  await expect(page.evaluate((given) => window.portal.signIn(...given), signIn)).rejects.toThrow(/network/);
});
