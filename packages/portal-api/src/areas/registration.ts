import { registration as calls } from '../contract/account/registration.ts';
import { type Captcha, captchaOf } from './credentials.ts';
import { worded } from './worded.ts';

/** What a code for a phone is for. */
export type PhoneCodePurpose = 'register' | 'findpassword';

/** Codes for phones, making an account, what an organisation has decided. */
export const registration = {
  sendPhoneCode: worded(
    calls.sendPhoneCode,
    ({
      captchaId,
      captcha,
      ...rest
    }: { mobile: string; purpose: PhoneCodePurpose; tenantId: string } & Captcha) => ({
      ...rest,
      ...captchaOf({ captchaId, captcha }),
    }),
  ),
  checkPhoneCode: worded(
    calls.checkPhoneCode,
    ({
      phoneCode,
      ...rest
    }: {
      mobile: string;
      phoneCode: string;
      purpose: PhoneCodePurpose;
      tenantId: string;
    }) => ({ ...rest, smsCode: phoneCode }),
  ),
  register: worded(
    calls.register,
    ({
      phoneCode,
      name,
      ...rest
    }: {
      mobile: string;
      phoneCode: string;
      password: string;
      name: string;
      tenantId: string;
    }) => ({ ...rest, smsCode: phoneCode, userName: name }),
  ),
  systemConfig: calls.systemConfig,
  tenant: calls.tenant,
};
