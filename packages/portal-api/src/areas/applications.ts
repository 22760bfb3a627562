import { appList as listCalls, applications as calls } from '../contract/applications/calls.ts';
import { worded } from './worded.ts';

export const appList = {
  list: worded(listCalls.list, (given: Record<string, never>) => given),
};

/** Calls for people. The open interface for other systems keeps its wire names (B19). */
export const applications = {
  ...appList,
  own: calls.own,
  addOwn: calls.addOwn,
  removeOwn: calls.removeOwn,
  sortOwn: worded(calls.sortOwn, ({ appIds }: { appIds: readonly string[] }) => ({ ids: [...appIds] })),
  obtainCode: worded(calls.obtainCode, ({ appId, redirectUri }: { appId: string; redirectUri?: string }) => ({
    appid: appId,
    ...(redirectUri === undefined ? {} : { redirectUri }),
  })),
};
