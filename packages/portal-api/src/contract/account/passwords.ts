import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, breaks, emptyAnswer, truth } from '../fields.ts';
import { isMobile, normalisePhone } from '../../rules/phone.ts';
import { limits } from '../limits.ts';

/** Whether one's password ends. */
export const passwordExpiry = {
  /** Whether the password ends soon, or has ended and must be changed first (A6). */
  passwordExpiry: endpoint({
    method: 'GET',
    path: '/co/user/pwupdatetime/obtain',
    access: 'session',
    whileForced: true,
    names: { userId: 'self' },
    input: z.object({ userId: id }),
    output: z.pipe(
      z.object({ ...envelope, notice: truth, force: truth, notice_msg: z.string() }),
      z.transform(({ notice, force, notice_msg: message }) => ({
        endsSoon: notice,
        mustChange: force,
        /** A sentence in the asked language; empty while there is nothing to say. */
        message,
      })),
    ),
    summary: 'Whether the password must be changed',
    source: 'specification 4 and 7, Auth and user; decision E3',
  }),
};

const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordLength));

/** 11 digits that start with 1, in any width (E10). */
export const mobileNumber = z.pipe(
  z.string().check(z.maxLength(50)),
  z.pipe(z.transform(normalisePhone), z.string().check(z.refine(isMobile, breaks('pattern')))),
);

/** The six digits that a phone received. */
export const phoneCode = z.string().check(z.regex(/^\d{6}$/));

/** The calls about one's own password. */
export const passwords = {
  ...passwordExpiry,

  /**
   * Changes the signed-in person's password and ends their other sessions. Refused with 1006 for a wrong old one, 1007
   * for two that differ, 1008 for one that breaks the rule, 1009 for one that was used before; HTTP 429 with 1003
   * after five wrong old ones.
   */
  changePassword: endpoint({
    method: 'POST',
    path: '/co/findpassword/mobile/modify',
    access: 'session',
    whileForced: true,
    changesPassword: true,
    body: 'form',
    input: z.object({ originalPwd: password, repeatNewPwd: password, newPwd: password }),
    output: emptyAnswer,
    summary: 'Change the password',
    source: 'specification 5 and 7, Auth and user; decisions A6, A9 to A11; G12',
  }),

  /**
   * Gives a new password to whoever holds the phone, by a code from `smscode` with purpose `findpassword`; ends all
   * their sessions. Where several people share a phone, `username` says which. Refused with 1011 for a wrong or ended
   * code and for a phone that belongs to nobody alike, and with 1007 to 1009 as above.
   */
  resetPassword: endpoint({
    method: 'POST',
    path: '/co/findpassword/mobile/reset',
    access: 'public',
    body: 'form',
    input: z.object({
      mobile: mobileNumber,
      smsCode: phoneCode,
      newPwd: password,
      repeatNewPwd: password,
      username: z.optional(z.string().check(z.maxLength(limits.idLength))),
      tenantId: id,
    }),
    output: emptyAnswer,
    summary: 'Set a forgotten password by a code sent to the phone',
    source: 'specification 7, Auth and user; decision E1; G15',
  }),
};
