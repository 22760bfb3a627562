import { describe, expect, it } from 'vitest';
import { PortalApiError } from '../../client/errors.ts';
import { codes } from '../../contract/codes.ts';
import { openBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Signing in, renewing and signing out (specification, section 7; decisions E2, E4; G14). */
export function accountCalls(world: () => ContractWorld): void {
  describe('account', () => {
    it('signs in, says who it is, and sets the cookies', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api, cookies } = openBrowser(baseUrl, tenantId);
      const session = await api.account.login({ username: logins.asker, password, tenantId });
      expect(session).toEqual({
        userId: userIdOf(world(), logins.asker),
        userName: expect.stringMatching(/./u),
        tenantId,
        accessToken: expect.stringMatching(/^\S{8,}$/),
        expiresIn: expect.any(Number),
      });
      expect(session.expiresIn).toBeGreaterThan(0);
      expect(decodeURIComponent(cookies.get('portal_login') ?? '')).toBe(session.userId);
      expect(cookies.get('portal_tenant')).toBe(tenantId);
      expect(cookies.get('portal_access_token')).toBe(session.accessToken);
      expect(cookies.get('portal_refresh')).toMatch(/^\S{8,}$/);
      await expect(api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
    });

    it('takes the organisation from the user name when that names one', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      const username = userIdOf(world(), logins.asker);
      await expect(api.account.login({ username, password, tenantId })).resolves.toMatchObject({ tenantId });
    });

    it('refuses a wrong password and an unknown name alike', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      const attempt = (username: string, secret: string) =>
        api.account.login({ username, password: secret, tenantId }).catch((error: unknown) => error);
      const wrong = await attempt(logins.asker, 'not the password');
      const unknown = await attempt('nobody-of-this-name', password);
      for (const error of [wrong, unknown]) {
        expect(error).toBeInstanceOf(PortalApiError);
        expect(error).toMatchObject({
          kind: 'business',
          status: 200,
          code: codes.wrongCredentials,
          shown: true,
        });
      }
      expect(wrong).toHaveProperty('msg', expect.stringMatching(/./u));
      expect(unknown).toHaveProperty('msg', wrong instanceof PortalApiError ? wrong.msg : undefined);
    });

    it('asks for a picture to be read after three wrong passwords, and closes the account after five', async () => {
      const { baseUrl, tenantId, logins, captchaText } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      const guess = (fields = {}) =>
        api.account.login({ username: logins.guessed, password: 'guess', tenantId, ...fields });
      const read = async (checkCodeId: string) => {
        const picture = await api.account.captcha({ checkCodeId });
        expect(picture.headers.get('content-type')).toBe('image/jpeg');
        return { checkCodeId, checkCode: await captchaText(checkCodeId) };
      };
      for (let attempt = 0; attempt < 3; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after another, as a person types
        await expect(guess({ checkCodeId: '', checkCode: '' })).rejects.toMatchObject({
          code: codes.wrongCredentials,
        });
      }
      await expect(guess()).rejects.toMatchObject({ kind: 'business', code: codes.captchaRequired });
      const unread = { checkCodeId: 'picture-0', checkCode: 'no!' };
      await api.account.captcha({ checkCodeId: 'picture-0' });
      await expect(guess(unread)).rejects.toMatchObject({ kind: 'business', code: codes.captchaWrong });
      const right = await read('picture-1');
      await expect(guess(right)).rejects.toMatchObject({ code: codes.wrongCredentials });
      await expect(guess(right)).rejects.toMatchObject({ code: codes.captchaWrong });
      await expect(guess(await read('picture-2'))).rejects.toMatchObject({ code: codes.wrongCredentials });
      await expect(guess()).rejects.toMatchObject({ kind: 'http', status: 429, code: codes.tooManyAttempts });
      const refused = await guess().catch((error: unknown) => error);
      expect(refused instanceof PortalApiError ? refused.retryAfter : 0).toBeGreaterThan(0);
    });

    it('signs in under its other name too', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      const session = await api.account.loginCsp3({ username: logins.asker, password, tenantId });
      expect(session.userId).toBe(userIdOf(world(), logins.asker));
    });

    it('renews the access token by the refresh cookie, which changes too', async () => {
      const { api, cookies } = await signIn(world(), world().logins.asker);
      const [access, refresh] = [cookies.get('portal_access_token'), cookies.get('portal_refresh')];
      const renewed = await api.account.refresh();
      expect(renewed.userId).toBe(userIdOf(world(), world().logins.asker));
      expect(renewed.accessToken).not.toBe(access);
      expect(cookies.get('portal_access_token')).toBe(renewed.accessToken);
      expect(cookies.get('portal_refresh')).not.toBe(refresh);
      await expect(api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
    });

    it('renews without being asked when the access token has gone', async () => {
      const { api, cookies } = await signIn(world(), world().logins.asker);
      cookies.delete('portal_access_token');
      await expect(api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
      expect(cookies.get('portal_access_token')).toMatch(/./);
    });

    it('refuses to renew without the cookie, in silence', async () => {
      const { baseUrl, tenantId } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      await expect(api.account.refresh()).rejects.toMatchObject({ kind: 'http', status: 401, shown: false });
    });

    it('ends both tokens and the cookies by signing out', async () => {
      const browser = await signIn(world(), world().logins.asker);
      const before = new Map(browser.cookies);
      await browser.api.account.logout();
      expect(browser.cookies.has('portal_access_token')).toBe(false);
      expect(browser.cookies.has('portal_refresh')).toBe(false);
      for (const [name, value] of before) browser.cookies.set(name, value);
      await expect(browser.api.messages.unread()).rejects.toMatchObject({ status: 401 });
      await expect(browser.api.account.refresh()).rejects.toMatchObject({ status: 401 });
    });

    it('tells once when the session has ended', async () => {
      const browser = await signIn(world(), world().logins.asker);
      browser.cookies.delete('portal_refresh');
      browser.cookies.set('portal_access_token', 'ended');
      const calls = [browser.api.messages.unread(), browser.api.messages.recent()];
      await Promise.allSettled(calls);
      await expect(calls[0]).rejects.toMatchObject({ status: 401 });
      expect(browser.sessionEnds).toBe(1);
    });
  });
}
