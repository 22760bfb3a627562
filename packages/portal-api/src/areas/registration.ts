import { registration as calls } from '../contract/account/registration.ts';
import { type Captcha, captchaOf } from './credentials.ts';
import { worded } from './worded.ts';

/** Purpose of an SMS code. */
export type PhoneCodePurpose = 'register' | 'reset-password';

const purposes = {
  register: 'register',
  'reset-password': 'findpassword',
} as const satisfies Record<PhoneCodePurpose, string>;

/** SMS codes and registration. */
export const registration = {
  sendPhoneCode: worded(
    calls.sendPhoneCode,
    ({
      captchaId,
      captcha,
      purpose,
      ...rest
    }: { mobile: string; purpose: PhoneCodePurpose; tenantId: string } & Captcha) => ({
      ...rest,
      purpose: purposes[purpose],
      ...captchaOf({ captchaId, captcha }),
    }),
  ),
  checkPhoneCode: worded(
    calls.checkPhoneCode,
    ({
      phoneCode,
      purpose,
      ...rest
    }: {
      mobile: string;
      phoneCode: string;
      purpose: PhoneCodePurpose;
      tenantId: string;
    }) => ({ ...rest, smsCode: phoneCode, purpose: purposes[purpose] }),
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
};
