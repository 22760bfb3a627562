import { createPortalApi, type PortalApi } from '@snap/portal-api';
import type { Page } from 'playwright';
import { demoPassword } from './demo-password.ts';
import type { PortalServer } from './portal-server.ts';

/** Signs in with the portal's own client, without a browser. */
export async function signIn(
  server: PortalServer,
  username: string,
  tenantId = 'demo',
): Promise<{ api: PortalApi; userId: string; accessToken: string }> {
  let accessToken: string | undefined;
  const api = createPortalApi({
    baseUrl: new URL(server.url).origin,
    tenantId: () => tenantId,
    accessToken: () => accessToken,
    language: () => 'zh',
    onSessionExpired() {
      throw new Error(`the session of ${username} ended during the measurement`);
    },
  });
  const grant = await api.account.login({ username, password: demoPassword, tenantId });
  accessToken = grant.accessToken;
  return { api, userId: grant.userId, accessToken };
}

/** Signs in through the page, and waits for the home page. */
export async function signInOnPage(page: Page, server: PortalServer, username: string): Promise<void> {
  await page.goto(`${server.url}login`);
  await page.locator('input[autocomplete=username]').fill(username);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(server.url);
}
