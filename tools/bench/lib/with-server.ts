import { chromium, type Browser } from 'playwright';
import { PortalServer, type ServerOptions } from '../../../e2e/portal-server.ts';
import { chromiumArgs, chromiumPath } from '../../test/chromium.ts';

/** The first of the ports on which what is measured listens: away from the portal's own, so that both may run. */
export const benchPort = 4310;

/** Runs some work beside a real server with an empty data folder of its own, and stops it whatever happens. */
export async function withServer<T>(
  work: (server: PortalServer) => Promise<T>,
  options: ServerOptions = {},
): Promise<T> {
  const server = await PortalServer.create({ port: benchPort, ...options });
  try {
    await server.start();
    return await work(server);
  } finally {
    await server.dispose();
  }
}

/** Runs some work with a Chromium of its own. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
