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

/** Requests of the first navigation (specification, section 2). */
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

export const organisationApi = areaApi(client, organisation);

/** URL of a person's avatar; undefined without one. Each version has its own URL (decision D11). */
export const userAvatarUrl = (userId: string, version: string | undefined) =>
  version && entryApi.userAvatar.url({ userId, version });
