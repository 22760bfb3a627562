import { describe, expect, it } from 'vitest';
import { PortalApiError } from '../../client/errors.ts';
import { codes } from '../../contract/codes.ts';
import { openBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Sign-in, renewal and sign-out (specification, section 7; decisions E2, E4; G14). */
export function accountCalls(world: () => ContractWorld): void {
  describe('account', () => {
    it('signs in, returns the user, and sets the cookies', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api, cookies } = openBrowser(baseUrl, tenantId);
      const session = await api.account.login({ username: logins.actor, password, tenantId });
      expect(session).toEqual({
        userId: userIdOf(world(), logins.actor),
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

    it('takes the organisation from the user name if it names one', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      const username = userIdOf(world(), logins.actor);
      await expect(api.account.login({ username, password, tenantId })).resolves.toMatchObject({ tenantId });
    });

    it('refuses a wrong password and an unknown name with the same response', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      const attempt = (username: string, secret: string) =>
        api.account.login({ username, password: secret, tenantId }).catch((error: unknown) => error);
      const wrong = await attempt(logins.actor, 'not the password');
      const unknown = await attempt('no-such-person', password);
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

    it('requires a captcha after three wrong passwords, and locks the account after five', async () => {
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

    it('signs in under the alias too', async () => {
      const { baseUrl, tenantId, password, logins } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      const session = await api.account.loginCsp3({ username: logins.actor, password, tenantId });
      expect(session.userId).toBe(userIdOf(world(), logins.actor));
    });

    it('renews the access token with the refresh cookie, which is rotated', async () => {
      const { api, cookies } = await signIn(world(), world().logins.actor);
      const [access, refresh] = [cookies.get('portal_access_token'), cookies.get('portal_refresh')];
      const renewed = await api.account.refresh();
      expect(renewed.userId).toBe(userIdOf(world(), world().logins.actor));
      expect(renewed.accessToken).not.toBe(access);
      expect(cookies.get('portal_access_token')).toBe(renewed.accessToken);
      expect(cookies.get('portal_refresh')).not.toBe(refresh);
      await expect(api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
    });

    it('renews automatically when the access token is missing', async () => {
      const { api, cookies } = await signIn(world(), world().logins.actor);
      cookies.delete('portal_access_token');
      await expect(api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
      expect(cookies.get('portal_access_token')).toMatch(/./);
    });

    it('refuses to renew without the cookie, silently', async () => {
      const { baseUrl, tenantId } = world();
      const { api } = openBrowser(baseUrl, tenantId);
      await expect(api.account.refresh()).rejects.toMatchObject({ kind: 'http', status: 401, shown: false });
    });

    it('revokes both tokens and clears the cookies on sign-out', async () => {
      const browser = await signIn(world(), world().logins.actor);
      const before = new Map(browser.cookies);
      await browser.api.account.logout();
      expect(browser.cookies.has('portal_access_token')).toBe(false);
      expect(browser.cookies.has('portal_refresh')).toBe(false);
      for (const [name, value] of before) browser.cookies.set(name, value);
      await expect(browser.api.messages.unread()).rejects.toMatchObject({ status: 401 });
      await expect(browser.api.account.refresh()).rejects.toMatchObject({ status: 401 });
    });

    it('reports the end of the session once', async () => {
      const browser = await signIn(world(), world().logins.actor);
      browser.cookies.delete('portal_refresh');
      browser.cookies.set('portal_access_token', 'ended');
      const calls = [browser.api.messages.unread(), browser.api.messages.recent()];
      await Promise.allSettled(calls);
      await expect(calls[0]).rejects.toMatchObject({ status: 401 });
      expect(browser.sessionEnds).toBe(1);
    });
  });
}
