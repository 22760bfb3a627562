import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyResponse, id, name } from '../fields.ts';
import { limits } from '../limits.ts';
import { mobileNumber, phoneCode } from './passwords.ts';
import { captchaFields, sessionResponse } from './session.ts';

/** The purpose of an SMS code. A code is valid only for its own purpose. */
const purpose = z._default(z.enum(['register', 'findpassword']), 'register');

const smsCode = {
  method: 'POST',
  access: 'public',
  body: 'form',
  names: { checkCodeId: 'value' },
  input: z.object({ mobile: mobileNumber, purpose, tenantId: id, ...captchaFields }),
  output: emptyResponse,
} as const;

/** Calls made before a person has an account. */
export const registration = {
  /**
   * Sends a code to a phone. The response is the same for known and unknown phones. From the second code per phone or
   * address on, a captcha is required (1004; 1005 when it is wrong), except in a browser where the phone's owner has
   * signed in before. HTTP 429 with 1010 beyond one code per minute, five per day, or three per day from one address; a
   * known browser has its own counters. Errors: 1012 registration closed, 1015 unknown organisation.
   */
  sendPhoneCode: endpoint({
    ...smsCode,
    path: '/co/register/smscode',
    summary: 'Send a code to a phone',
    source: 'specification 7, Auth and user; decision E1; G15, G30',
  }),

  /** Alias of `sendPhoneCode` that some installations use. */
  sendPhoneCodeCsp3: endpoint({
    ...smsCode,
    path: '/co/register/smscode4CSP3',
    summary: 'Send a code to a phone (alias)',
    source: 'specification 7, Auth and user; decision E1; G15, G30',
  }),

  /**
   * Checks a code without consuming it. Error 1011: wrong code. Five wrong attempts from one address invalidate the
   * code for that address; twenty in total invalidate it for all.
   */
  checkPhoneCode: endpoint({
    method: 'POST',
    path: '/co/register/checkcode',
    access: 'public',
    body: 'form',
    input: z.object({ mobile: mobileNumber, smsCode: phoneCode, purpose, tenantId: id }),
    output: emptyResponse,
    summary: 'Check a code that was sent to a phone',
    source: 'specification 7, Auth and user; decision E1',
  }),

  /**
   * Creates an account for the owner of the phone and signs in. If a colleague without a password has this phone, their
   * account gets the password; otherwise a new person is created with the phone number as login. Errors: 1008 weak
   * password, 1011 wrong code, 1012 registration closed, 1013 the phone already has an account.
   */
  register: endpoint({
    method: 'POST',
    path: '/co/register/user',
    access: 'public',
    grantsSession: true,
    body: 'json',
    input: z.object({
      mobile: mobileNumber,
      smsCode: phoneCode,
      password: z.string().check(z.minLength(1), z.maxLength(limits.passwordLength)),
      userName: z.pipe(
        z.pipe(
          z.string().check(z.maxLength(400)),
          z.transform((value) => value.normalize('NFC').trim()),
        ),
        name(limits.personName),
      ),
      tenantId: id,
    }),
    output: sessionResponse,
    summary: 'Register an account',
    source: 'decision E1; docs/decisions/0011',
  }),
};
