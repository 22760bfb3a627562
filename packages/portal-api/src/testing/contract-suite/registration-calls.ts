import { describe, expect, it } from 'vitest';
import { codes } from '../../contract/codes.ts';
import { openBrowser, type TestBrowser } from '../browser.ts';
import type { ContractWorld } from './world.ts';

/** Requests an SMS code, solving a captcha if one is required. */
export async function requestPhoneCode(
  { captchaText }: ContractWorld,
  { account }: TestBrowser['api'],
  claim: { mobile: string; tenantId: string; purpose?: 'register' | 'findpassword' },
): Promise<void> {
  const checkCodeId = `phone-${claim.mobile}`;
  await account.captcha({ checkCodeId });
  await account.sendPhoneCode({ ...claim, checkCodeId, checkCode: await captchaText(checkCodeId) });
}

/** A newly registered person, in their browser. */
export async function registered(
  world: ContractWorld,
  mobile: string,
  password: string,
): Promise<{ browser: TestBrowser; userId: string }> {
  const { baseUrl, tenantId, phoneCode } = world;
  const browser = openBrowser(baseUrl, tenantId);
  const { account } = browser.api;
  await requestPhoneCode(world, browser.api, { mobile, tenantId });
  const fields = { mobile, smsCode: phoneCode(mobile), password, userName: '新同事', tenantId };
  const { userId } = await account.register(fields);
  return { browser, userId };
}

/** SMS codes, registration and public facts about an organisation (specification, section 7; decision E1). */
export function registrationCalls(world: () => ContractWorld): void {
  const api = () => openBrowser(world().baseUrl, world().tenantId).api;
  const account = () => api().account;

  describe('registration', () => {
    it('creates an account for the owner of the phone, once', async () => {
      const { tenantId, phoneCode } = world();
      const mobile = '13912340010';
      const { browser, userId } = await registered(world(), mobile, 'Strong#2026');
      expect(userId).toBe(`${tenantId}~${mobile}`);
      await expect(browser.api.messages.unread()).resolves.toMatchObject({ code: codes.ok });
      const again = { mobile, smsCode: phoneCode(mobile), password: 'Strong#2026', userName: 'A', tenantId };
      await expect(account().register(again)).rejects.toMatchObject({ code: codes.phoneCodeWrong });
    });

    it('refuses a weak password and a wrong code', async () => {
      const { tenantId, phoneCode } = world();
      const mobile = '13912340011';
      await requestPhoneCode(world(), api(), { mobile, tenantId });
      const smsCode = phoneCode(mobile);
      const fields = { mobile, smsCode, password: 'Strong#2026', userName: 'A', tenantId };
      await expect(account().register({ ...fields, password: 'weak' })).rejects.toMatchObject({
        code: codes.passwordWeak,
      });
      const wrong = smsCode === '000000' ? '000001' : '000000';
      await expect(account().register({ ...fields, smsCode: wrong })).rejects.toMatchObject({
        code: codes.phoneCodeWrong,
      });
    });

    it('checks a code without consuming it, for its purpose only', async () => {
      const { tenantId, phoneCode } = world();
      const mobile = '13912340012';
      await requestPhoneCode(world(), api(), { mobile, tenantId });
      const claim = { mobile, smsCode: phoneCode(mobile), tenantId };
      await expect(account().checkPhoneCode(claim)).resolves.toMatchObject({ code: codes.ok });
      await expect(account().checkPhoneCode(claim)).resolves.toMatchObject({ code: codes.ok });
      await expect(account().checkPhoneCode({ ...claim, purpose: 'findpassword' })).rejects.toMatchObject({
        code: codes.phoneCodeWrong,
      });
    });

    it('sends one code per minute and phone', async () => {
      const { tenantId } = world();
      await requestPhoneCode(world(), api(), { mobile: '13912340013', tenantId });
      const fullWidth = { mobile: '１３９１２３４００１３', tenantId };
      await expect(account().sendPhoneCodeCsp3(fullWidth)).rejects.toMatchObject({
        kind: 'http',
        status: 429,
        code: codes.phoneCodeTooOften,
        retryAfter: expect.any(Number),
      });
    });
  });

  it("requires a captcha from an address's second code on", async () => {
    const { tenantId } = world();
    await requestPhoneCode(world(), api(), { mobile: '13912340014', tenantId });
    const another = { mobile: '13912340015', tenantId };
    const refused = account().sendPhoneCode(another);
    await expect(refused).rejects.toMatchObject({ kind: 'business', code: codes.captchaRequired });
    await account().captcha({ checkCodeId: 'phone-picture' });
    const misread = account().sendPhoneCode({ ...another, checkCodeId: 'phone-picture', checkCode: 'no!' });
    await expect(misread).rejects.toMatchObject({ kind: 'business', code: codes.captchaWrong });
    await expect(requestPhoneCode(world(), api(), another)).resolves.toBeUndefined();
  });

  describe('an organisation', () => {
    it('returns its settings', async () => {
      const settings = await account().systemConfig({ tenantId: world().tenantId });
      expect(settings).toMatchObject({
        recallMinutes: 2,
        editHours: 24,
        pwdExpireDays: 90,
        pwdNoticeDays: 7,
      });
    });

    it('returns its name, by its id or by a user name, whether or not that user exists', async () => {
      const { tenantId, foreigner } = world();
      const own = { tenantId, name: expect.stringMatching(/./u) };
      await expect(account().tenant({ tenantId })).resolves.toEqual(own);
      const foreign = { tenantId: foreigner.tenantId, name: expect.stringMatching(/./u) };
      for (const username of [foreigner.userId, `${foreigner.tenantId}~nobody`]) {
        // oxlint-disable-next-line no-await-in-loop -- two
        await expect(account().tenant({ tenantId, username })).resolves.toEqual(foreign);
      }
      for (const unknown of ['nowhere', '*', '../x']) {
        // oxlint-disable-next-line no-await-in-loop -- three
        await expect(account().tenant({ tenantId: unknown })).rejects.toMatchObject({
          code: codes.unknownTenant,
        });
      }
    });
  });
}
