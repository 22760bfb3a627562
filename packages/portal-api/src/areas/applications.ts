import { applications as calls } from '../contract/applications/calls.ts';
import { worded } from './worded.ts';

/** What people do with applications. The open interface for other systems keeps its names (B19). */
export const applications = {
  list: calls.list,
  own: calls.own,
  addOwn: calls.addOwn,
  removeOwn: calls.removeOwn,
  obtainCode: worded(calls.obtainCode, ({ appId, redirectUri }: { appId: string; redirectUri?: string }) => ({
    appid: appId,
    ...(redirectUri === undefined ? {} : { redirectUri }),
  })),
};
