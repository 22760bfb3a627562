import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, breaks, emptyResponse, truth } from '../fields.ts';
import { isMobile, normalisePhone } from '../../rules/phone.ts';
import { limits } from '../limits.ts';

/** Password expiry. */
export const passwordExpiry = {
  /** Reports whether the caller's password expires soon, or has expired and must be changed first (A6). */
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
        /** The server's sentence in the request's language; empty when there is nothing to report. */
        message,
      })),
    ),
    summary: 'Password expiry',
    source: 'specification 4 and 7, Auth and user; decision E3',
  }),
};

const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordLength));

/** 11 digits starting with 1; full-width digits are accepted (E10). */
export const mobileNumber = z.pipe(
  z.string().check(z.maxLength(50)),
  z.pipe(z.transform(normalisePhone), z.string().check(z.refine(isMobile, breaks('pattern')))),
);

/** The six digits of an SMS code. */
export const phoneCode = z.string().check(z.regex(/^\d{6}$/));

/** Calls on the caller's own password. */
export const passwords = {
  ...passwordExpiry,

  /**
   * Changes the caller's password and ends their other sessions. Errors: 1006 wrong old password, 1007 the new ones
   * differ, 1008 too weak, 1009 used before; HTTP 429 with 1003 after five wrong old passwords.
   */
  changePassword: endpoint({
    method: 'POST',
    path: '/co/findpassword/mobile/modify',
    access: 'session',
    whileForced: true,
    changesPassword: true,
    body: 'form',
    input: z.object({ originalPwd: password, repeatNewPwd: password, newPwd: password }),
    output: emptyResponse,
    summary: 'Change the password',
    source: 'specification 5 and 7, Auth and user; decisions A6, A9 to A11; G12',
  }),

  /**
   * Sets a new password with a code from `smscode` (purpose `findpassword`) and ends all sessions of the account.
   * `username` selects the account when several people share the phone. Errors: 1011 for a wrong or expired code and
   * also for an unknown phone; 1007 to 1009 as in `changePassword`.
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
    output: emptyResponse,
    summary: 'Reset a forgotten password with a phone code',
    source: 'specification 7, Auth and user; decision E1; G15',
  }),
};
