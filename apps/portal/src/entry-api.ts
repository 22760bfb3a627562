import { areaApi } from '@snap/portal-api';
import {
  appListCalls,
  menuCalls,
  passwordExpiryCalls,
  personCardCalls,
  unseenRequestCalls,
} from '@snap/portal-api/contract';
import { client } from './api.ts';

/** What the guard asks for on the first navigation (specification, section 2). */
export const entryApi = areaApi(client, {
  ...appListCalls,
  ...menuCalls,
  ...passwordExpiryCalls,
  ...personCardCalls,
  ...unseenRequestCalls,
});
