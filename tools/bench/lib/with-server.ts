import { chromium, type Browser } from 'playwright';
import { PortalServer, type ServerOptions } from '../../../e2e/portal-server.ts';
import { chromiumArgs, chromiumPath } from '../../test/chromium.ts';

/** First port for measured servers: different from the portal's, so that both can run. */
export const benchPort = 4310;

/** Runs work with a real server and an empty data folder, and always stops it. */
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

/** Runs work with a new Chromium. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ ...chromiumPath(), args: chromiumArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
