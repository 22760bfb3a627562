import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyResponse, envelope, timestamp } from '../fields.ts';
import { limits } from '../limits.ts';

const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordLength));
/** Six digits of an authenticator app, or a recovery code; spaces and the case of letters do not matter. */
const secondFactorCode = z.string().check(z.minLength(1), z.maxLength(limits.secondFactorCodeLength));

const recoveryCodes = z.pipe(
  z.object({ ...envelope, result: z.object({ recoveryCodes: z.array(z.string()) }) }),
  z.transform(({ result }) => result.recoveryCodes),
);

/** The caller's second factor: an authenticator app (RFC 6238), with recovery codes. */
export const secondFactor = {
  /** Returns whether signing in with the password needs a code, too. */
  secondFactor: endpoint({
    method: 'GET',
    path: '/co/webim/second-factor',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({
          /** Since when. Without it there is none. */
          since: z.optional(timestamp),
          /** Recovery codes that were not used yet. */
          recoveryLeft: z.int(),
        }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'The second factor of the caller',
    source: 'decision 120',
  }),

  /**
   * Makes a new secret for an authenticator app. It counts once `confirmSecondFactor` has received a code of it; until
   * then the present one, if any, stays. Errors: 1006 wrong password; HTTP 429 with 1003 after five wrong ones.
   */
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/co/webim/second-factor/begin',
    access: 'session',
    body: 'json',
    input: z.object({ password }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({
          /** Base32, to be typed where no picture can be scanned. */
          secret: z.string(),
          /** `otpauth://totp/…`, for a QR code. */
          address: z.string(),
        }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Begin to set up an authenticator app',
    source: 'decision 120',
  }),

  /**
   * Confirms the new secret with a code of it; signing in needs a code from now on. Returns the recovery codes, which
   * cannot be read again. Errors: 1021 wrong code, also where nothing was begun; HTTP 429 with 1003 after five wrong ones.
   */
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/co/webim/second-factor/confirm',
    access: 'session',
    body: 'json',
    input: z.object({ code: secondFactorCode }),
    output: recoveryCodes,
    summary: 'Confirm the authenticator app',
    source: 'decision 120',
  }),

  /** Replaces the recovery codes. Errors: those of `beginSecondFactor`, 1021 without a second factor. */
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/co/webim/second-factor/recovery',
    access: 'session',
    body: 'json',
    input: z.object({ password }),
    output: recoveryCodes,
    summary: 'New recovery codes',
    source: 'decision 120',
  }),

  /** Removes the second factor. Errors: those of `beginSecondFactor`. */
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/co/webim/second-factor/remove',
    access: 'session',
    body: 'json',
    input: z.object({ password }),
    output: emptyResponse,
    summary: 'Sign in without a second factor again',
    source: 'decision 120',
  }),
};
