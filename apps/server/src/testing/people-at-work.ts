import { openBrowser, type TestBrowser } from '@snap/portal-api/testing';
import { createEventClient, type EventClient } from './event-client.ts';
import { type TestServer } from './test-server.ts';
import { testPassword } from './world.ts';

/** A signed-in person whose live events are recorded. */
export interface PersonAtWork {
  userId: string;
  api: TestBrowser['api'];
  fetch: TestBrowser['fetch'];
  events: EventClient;
}

/** Signs in a person; call `events.close()` at the end. */
export async function atWork(server: TestServer, userId: string): Promise<PersonAtWork> {
  const [tenantId = '', username = ''] = userId.split('~');
  const browser = openBrowser(server.url, tenantId);
  const grant = await browser.api.account.login({ username, password: testPassword, tenantId });
  const events = createEventClient(server.url, grant.accessToken);
  await events.connect();
  return { userId, api: browser.api, fetch: browser.fetch, events };
}
