import { areaApi } from '@snap/portal-api';
import { appList, menus, passwordExpiry, personCard, unseenRequests } from '@snap/portal-api/areas';
import { client } from './api.ts';

/** What the guard asks for on the first navigation (specification, section 2). */
export const entryApi = areaApi(client, {
  ...appList,
  ...menus,
  ...passwordExpiry,
  ...personCard,
  ...unseenRequests,
});

/** Where a person's picture lies; nothing for who has none. Another picture has another address (decision D11). */
export const userAvatarUrl = (userId: string, version: string | undefined) =>
  version && entryApi.userAvatar.url({ userId, version });
