import { organisation as calls } from '../contract/account/organisation.ts';
import { wordedResult } from './worded.ts';

/** What an organisation is and has decided. */
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
