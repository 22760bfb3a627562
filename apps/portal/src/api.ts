import { areaApi, createBrowserSession } from '@snap/portal-api';
import { session as sessionArea } from '@snap/portal-api/areas';
import { watchedFetch } from './live/reachability.ts';
import { forcePasswordChange } from './stores/password.ts';
import { preferences } from './stores/preferences.ts';
import { endSession, session } from './stores/session.ts';

/** The session of this browser: its cookies prove who calls. They are read afresh for each call, as other tabs may change them. */
export const browserSession = createBrowserSession({
  tenantId: () => session.tenantId || undefined,
  language: () => preferences.language,
  client: { fetch: watchedFetch },
});
browserSession.subscribe((event) => {
  if (event === 'expired') endSession();
  if (event === 'password-forced') forcePasswordChange();
});

/** The one client of the app. */
export const { client } = browserSession;

/** What a sign-in may need before there is a session. */
export const accountApi = areaApi(client, { captcha: sessionArea.captcha });
