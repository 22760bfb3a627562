import { describe, expect, it } from 'vitest';
import { codes } from '../../contract/codes.ts';
import { openBrowser } from '../browser.ts';
import { requestPhoneCode, registered } from './registration-calls.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

const first = 'First#2026';
const second = 'Second#2026';

/** The caller's own password (specification, sections 4, 5 and 7; decisions A6, A9 to A11, E1, E3). */
export function passwordCalls(world: () => ContractWorld): void {
  describe('passwords', () => {
    it('change, keep this session, and end the others', async () => {
      const { tenantId, baseUrl } = world();
      const { browser, userId } = await registered(world(), '13912340001', first);
      const other = openBrowser(baseUrl, tenantId);
      await other.api.account.login({ username: userId, password: first, tenantId });
      const change = { originalPwd: first, newPwd: second, repeatNewPwd: second };
      await expect(browser.api.account.changePassword(change)).resolves.toMatchObject({ code: codes.ok });
      await expect(browser.api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
      const fresh = openBrowser(baseUrl, tenantId).api.account;
      await expect(fresh.login({ username: userId, password: first, tenantId })).rejects.toMatchObject({
        code: codes.wrongCredentials,
      });
      await expect(fresh.login({ username: userId, password: second, tenantId })).resolves.toMatchObject({
        userId,
      });
    });

    it.each([
      ['a wrong old one', { originalPwd: 'Wrong#2026' }, codes.wrongPassword],
      ['one that is not repeated', { repeatNewPwd: first }, codes.passwordMismatch],
      ['a weak one', { newPwd: 'weak', repeatNewPwd: 'weak' }, codes.passwordWeak],
      ['the same again', { newPwd: 'present', repeatNewPwd: 'present' }, codes.passwordReused],
    ])('do not change to %s', async (_, fields, code) => {
      const { logins, password } = world();
      const { api } = await signIn(world(), logins.actor);
      const change = { originalPwd: password, newPwd: second, repeatNewPwd: second, ...fields };
      const input = Object.fromEntries(
        Object.entries(change).map(([name, value]) => [name, value === 'present' ? password : value]),
      );
      const failure = api.account.changePassword({ ...change, ...input });
      await expect(failure).rejects.toMatchObject({ kind: 'business', status: 200, code });
    });

    it('report that they do not expire soon', async () => {
      const { logins } = world();
      const { api } = await signIn(world(), logins.actor);
      const userId = userIdOf(world(), logins.actor);
      const fine = { endsSoon: false, mustChange: false, message: '' };
      await expect(api.account.passwordExpiry({ userId })).resolves.toEqual(fine);
      const peer = userIdOf(world(), logins.peer);
      await expect(api.account.passwordExpiry({ userId: peer })).rejects.toMatchObject({ status: 403 });
    });

    it("are reset with a code sent to the owner's phone", async () => {
      const { tenantId, phoneCode, password, baseUrl, forgetful } = world();
      const { login, mobile } = forgetful;
      const { api } = openBrowser(baseUrl, tenantId);
      const { account } = api;
      await requestPhoneCode(world(), api, { mobile, purpose: 'findpassword', tenantId });
      const smsCode = phoneCode(mobile);
      const reset = { mobile, smsCode, newPwd: second, repeatNewPwd: second, tenantId };
      await expect(
        account.resetPassword({ ...reset, newPwd: password, repeatNewPwd: password }),
      ).rejects.toMatchObject({ code: codes.passwordReused });
      await expect(account.resetPassword(reset)).resolves.toMatchObject({ code: codes.ok });
      await expect(account.resetPassword(reset)).rejects.toMatchObject({ code: codes.phoneCodeWrong });
      await expect(account.login({ username: login, password: second, tenantId })).resolves.toMatchObject({
        userId: userIdOf(world(), login),
      });
    });
  });
}
