import { areaApi, createClient } from '@snap/portal-api';
import { session } from '@snap/portal-api/areas';
import { watchedFetch } from './live/reachability.ts';
import { cookieNames, readCookie } from './stores/cookies.ts';
import { forcePasswordChange } from './stores/password.ts';
import { preferences } from './stores/preferences.ts';
import { currentTenant, endSession } from './stores/session.ts';

/** The one client of the app. It reads cookies and language afresh for each call, as other tabs may change them. */
export const client = createClient({
  baseUrl: '',
  tenantId: () => currentTenant() || undefined,
  accessToken: () => readCookie(cookieNames.accessToken) || undefined,
  language: () => preferences.language,
  onSessionExpired: endSession,
  onPasswordForced: forcePasswordChange,
  fetch: watchedFetch,
});

/** The calls that begin, renew and end a session: the rest of area `account` comes where it is used. */
export const accountApi = areaApi(client, session);
