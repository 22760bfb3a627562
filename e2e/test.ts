import { expect, test as base, type BrowserContextOptions } from '@playwright/test';
import { PortalServer, type ServerOptions } from './portal-server.ts';
import { Staff } from './staff.ts';

interface Fixtures {
  /** Opens a browser profile for a person, signed in unless `username` is omitted. */
  atDesk: (username?: string, options?: BrowserContextOptions) => Promise<Staff>;
}

/** Fixture with a running server of its own. The first start creates the demo organisation, which takes a minute on a busy machine. */
export const ownServer = (options?: ServerOptions) =>
  [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}: object, provide: (server: PortalServer) => Promise<void>) => {
      const server = await PortalServer.create(options);
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ] as const satisfies unknown[];

/** Journeys share a running server with the demo organisation. */
export const test = base.extend<Fixtures, { server: PortalServer }>({
  server: [...ownServer()],
  atDesk: async ({ browser, server }, provide) => {
    const present: Staff[] = [];
    await provide(async (username, options) => {
      const staff = await Staff.at(browser, server, options);
      present.push(staff);
      if (username) await staff.enter(username);
      return staff;
    });
    const breaches = present.flatMap((staff) => staff.breaches);
    for (const staff of present) await staff.close();
    expect(breaches, 'breaches of the content policy').toEqual([]);
  },
});
export { expect } from '@playwright/test';
