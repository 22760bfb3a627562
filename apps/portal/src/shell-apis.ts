import { areaApi } from '@snap/portal-api';
import {
  appList,
  boardNews,
  directory,
  menus,
  messages,
  organisation,
  passwordExpiry,
  personCard,
  settings,
  unseenRequests,
  workspace,
} from '@snap/portal-api/areas';
import { client } from './api.ts';

// The calls of the shell, home and messages. The sign-in page has only api.ts.

/** What the guard asks for on the first navigation (specification, section 2). */
export const entryApi = areaApi(client, {
  ...appList,
  ...menus,
  ...passwordExpiry,
  ...personCard,
  ...unseenRequests,
});
export const directoryApi = areaApi(client, directory);
export const messagesApi = areaApi(client, messages);
export const newsroomApi = areaApi(client, boardNews);
export const settingsApi = areaApi(client, settings);
export const workspaceApi = areaApi(client, workspace);

/** What the organisation has decided: how large a group may be, how long a message may be taken back. */
export const organisationApi = areaApi(client, organisation);

/** Where a person's picture lies; nothing for who has none. Another picture has another address (decision D11). */
export const userAvatarUrl = (userId: string, version: string | undefined) =>
  version && entryApi.userAvatar.url({ userId, version });
