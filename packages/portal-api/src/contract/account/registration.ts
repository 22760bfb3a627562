import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, id, name } from '../fields.ts';
import { limits } from '../limits.ts';
import { mobileNumber, phoneCode } from './passwords.ts';
import { pictureFields, sessionAnswer } from './session.ts';

/** What a code for a phone is for: it is worth nothing for the other. */
const purpose = z._default(z.enum(['register', 'findpassword']), 'register');

const smsCode = {
  method: 'POST',
  access: 'public',
  body: 'form',
  names: { checkCodeId: 'value' },
  input: z.object({ mobile: mobileNumber, purpose, tenantId: id, ...pictureFields }),
  output: emptyAnswer,
} as const;

/** The calls of those who have no account yet: codes for phones, making an account. */
export const registration = {
  /**
   * Sends a code to a phone. The answer is the same whether the phone is known or not. Code 1004 asks for a picture to be
   * read, 1005 says that it was read wrongly: from the second code on that a phone or an address gets, but for a browser in
   * which the phone's owner has signed in. HTTP 429 with 1010 for more than one a minute, five a day, or three a day asked
   * for by one address; such a browser has its own count of both. 1012 where making an account is closed; 1015 for an unknown organisation.
   */
  sendPhoneCode: endpoint({
    ...smsCode,
    path: '/co/register/smscode',
    summary: 'Send a code to a phone',
    source: 'specification 7, Auth and user; decision E1; G15, G30',
  }),

  /** The same under the name that some installations call it by. */
  sendPhoneCodeCsp3: endpoint({
    ...smsCode,
    path: '/co/register/smscode4CSP3',
    summary: 'Send a code to a phone, by its other name',
    source: 'specification 7, Auth and user; decision E1; G15, G30',
  }),

  /** Whether a code fits, without using it up. Code 1011 when it does not; five wrong ones of one address end it for that
   * address, twenty for all. */
  checkPhoneCode: endpoint({
    method: 'POST',
    path: '/co/register/checkcode',
    access: 'public',
    body: 'form',
    input: z.object({ mobile: mobileNumber, smsCode: phoneCode, purpose, tenantId: id }),
    output: emptyAnswer,
    summary: 'Check a code that was sent to a phone',
    source: 'specification 7, Auth and user; decision E1',
  }),

  /**
   * Makes an account for whoever holds the phone, and signs in. A colleague whose phone it is and who has no password yet
   * gets theirs; anyone else becomes a new person whose login is the phone's number. Refused with 1008 for a weak
   * password, 1011 for a wrong code, 1012 where it is closed, 1013 when the phone has an account.
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
    output: sessionAnswer,
    summary: 'Make an account',
    source: 'decision E1; docs/decisions/0011',
  }),
};
