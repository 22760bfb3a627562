import { areaApi, createBrowserSession } from '@snap/portal-api';
import { administration, appList, personCard, session as sessionArea } from '@snap/portal-api/areas';
import { configuration } from './stores/configuration.ts';
import { preferences } from './stores/preferences.ts';
import { endSession } from './stores/session.ts';

/** The portal's session: its cookies hold for the whole site. */
export const browserSession = createBrowserSession({
  tenantId: () => configuration.tenantId || undefined,
  language: () => preferences.language,
});
browserSession.subscribe((event) => {
  if (event === 'expired') endSession();
});

const { client } = browserSession;
export const administrationApi = areaApi(client, administration);
export const entryApi = areaApi(client, { ...appList, ...personCard, captcha: sessionArea.captcha });

/** URL of a person's avatar; undefined without one. Each version has its own URL (decision D11). */
export const userAvatarUrl = (userId: string, version: string | undefined) =>
  version && entryApi.userAvatar.url({ userId, version });
