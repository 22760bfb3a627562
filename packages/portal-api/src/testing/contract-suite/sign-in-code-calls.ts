import { describe, expect, it } from 'vitest';
import { codes } from '../../contract/codes.ts';
import { openBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Sign-in without a password (specification, section 7; decisions E1, A15). */
export function signInCodeCalls(world: () => ContractWorld): void {
  const stranger = () => openBrowser(world().baseUrl, world().tenantId);

  describe('sign-in codes', () => {
    it('sign in on another device, once', async () => {
      const { tenantId, logins } = world();
      const { api } = await signIn(world(), logins.actor);
      const { token, expiresIn } = await api.account.loginToken();
      expect(expiresIn).toBeGreaterThan(0);
      const device = stranger();
      const session = await device.api.account.loginByCode({ code: token, tenantId });
      expect(session).toMatchObject({ status: 'signed-in', userId: userIdOf(world(), logins.actor) });
      await expect(device.api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
      await expect(stranger().api.account.loginByCode({ code: token, tenantId })).rejects.toMatchObject({
        code: codes.signInCodeWrong,
      });
    });

    it('sign in the scanned device, and no one who only saw its code', async () => {
      const { tenantId, logins } = world();
      const device = stranger();
      const { uid, code } = await device.api.account.scanTicket({ tenantId });
      await expect(device.api.account.loginByCode({ code, tenantId })).resolves.toEqual({
        status: 'waiting',
      });
      const { api } = await signIn(world(), logins.actor);
      await api.account.confirmScan({ uid });
      await expect(stranger().api.account.loginByCode({ code: uid, tenantId })).rejects.toMatchObject({
        code: codes.signInCodeWrong,
      });
      await expect(api.account.confirmScan({ uid })).rejects.toMatchObject({ code: codes.signInCodeWrong });
      await expect(device.api.account.loginByCode({ code, tenantId })).resolves.toMatchObject({
        status: 'signed-in',
        userId: userIdOf(world(), logins.actor),
      });
    });

    it('are refused when unknown', async () => {
      const { tenantId, logins, password } = world();
      const { account } = stranger().api;
      await expect(account.loginByCode({ code: 'made-up', tenantId })).rejects.toMatchObject({
        code: codes.signInCodeWrong,
      });
      const binding = { ticket: 'made-up', username: logins.actor, password, tenantId };
      await expect(account.bind(binding)).rejects.toMatchObject({ code: codes.signInCodeWrong });
      await expect(account.bind({ ...binding, password: 'wrong' })).rejects.toMatchObject({
        code: codes.wrongCredentials,
      });
    });

    it('have a counterpart that identifies the caller to other systems', async () => {
      const { api } = await signIn(world(), world().logins.actor);
      const { token, expiresIn } = await api.account.ssoToken();
      expect(token).toMatch(/^\S{6,}$/);
      expect(expiresIn).toBeGreaterThan(0);
      const { tenantId } = world();
      // It cannot sign in.
      const code = token;
      await expect(stranger().api.account.loginByCode({ code, tenantId })).rejects.toMatchObject({
        code: codes.signInCodeWrong,
      });
    });
  });
}
