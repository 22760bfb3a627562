import { organisation as calls } from '../contract/account/organisation.ts';
import { wordedResult } from './worded.ts';

/** Public facts about an organisation. */
export const organisation = {
  systemConfig: wordedResult(
    calls.systemConfig,
    ({ pwdExpireDays, pwdNoticeDays, pwdHistory, ...decided }) => ({
      ...decided,
      passwordExpireDays: pwdExpireDays,
      passwordNoticeDays: pwdNoticeDays,
      passwordHistory: pwdHistory,
    }),
  ),
  tenant: calls.tenant,
};
