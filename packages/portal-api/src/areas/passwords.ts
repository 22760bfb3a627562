import { passwords as calls } from '../contract/account/passwords.ts';
import { worded } from './worded.ts';

/** The caller's own password. */
export const passwords = {
  passwordExpiry: calls.passwordExpiry,
  changePassword: worded(
    calls.changePassword,
    (given: { oldPassword: string; newPassword: string; repeatedPassword: string }) => ({
      originalPwd: given.oldPassword,
      newPwd: given.newPassword,
      repeatNewPwd: given.repeatedPassword,
    }),
  ),
  resetPassword: worded(
    calls.resetPassword,
    ({
      phoneCode,
      newPassword,
      repeatedPassword,
      ...person
    }: {
      mobile: string;
      phoneCode: string;
      newPassword: string;
      repeatedPassword: string;
      username?: string;
      tenantId: string;
    }) => ({ ...person, smsCode: phoneCode, newPwd: newPassword, repeatNewPwd: repeatedPassword }),
  ),
};
