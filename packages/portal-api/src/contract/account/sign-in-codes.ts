import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyResponse, envelope, id } from '../fields.ts';
import { credentials, sessionResponse, sessionFields } from './session.ts';

const token = z.string().check(z.minLength(1), z.maxLength(500));

const handedOut = z.pipe(
  z.object({ ...envelope, result: z.object({ token: z.string(), /** Seconds. */ expiresIn: z.number() }) }),
  z.transform(({ result }) => result),
);

/** Calls that sign in without a password. */
export const signInCodes = {
  /**
   * Creates a one-time token that signs the caller in on another device. It is valid for a minute and ends with this
   * session.
   */
  loginToken: endpoint({
    method: 'GET',
    path: '/co/oapi/login/token',
    access: 'session',
    changesState: true,
    input: z.object({}),
    output: handedOut,
    summary: 'A one-time token that signs in on another device',
    source: 'specification 7, Auth and user; decision E1; docs/decisions/0011',
  }),

  /**
   * Starts sign-in by QR code on a new device. The device shows `uid` as a QR code, and sends the secret `code` to
   * `loginByCode`. Error 1015: unknown organisation.
   */
  scanTicket: endpoint({
    method: 'GET',
    path: '/snap-app-im/webim/2d/obtainUid',
    access: 'public',
    changesState: true,
    input: z.object({ tenantId: id }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({ uid: z.string(), code: z.string(), /** Seconds. */ expiresIn: z.number() }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Start sign-in by QR code',
    source: 'specification 7, Auth and user; docs/decisions/0011',
  }),

  /** Signs in the device that shows `uid` as the caller. Error 1014: the `uid` is unknown, expired or used. */
  confirmScan: endpoint({
    method: 'POST',
    path: '/snap-app-im/webim/2d/confirm',
    access: 'session',
    body: 'form',
    names: { uid: 'value' },
    input: z.object({ uid: token }),
    output: emptyResponse,
    summary: 'Confirm sign-in by QR code',
    source: 'docs/decisions/0011',
  }),

  /**
   * Exchanges a one-time code for a session: a code from `loginToken`, `scanTicket` or the identity provider. Status
   * `waiting`: the scan is not confirmed yet. Status `unbound`: the identity has no account yet; pass `ticket` to
   * `bind`. Error 1014: the code is unknown, expired or used.
   */
  loginByCode: endpoint({
    method: 'POST',
    path: '/co/oapi/login/code',
    access: 'public',
    grantsSession: true,
    body: 'json',
    input: z.object({ code: token, tenantId: id }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.discriminatedUnion('status', [
          z.object({ status: z.literal('signed-in'), ...sessionFields }),
          z.object({ status: z.literal('waiting') }),
          z.object({ status: z.literal('unbound'), ticket: z.string(), expiresIn: z.number() }),
        ]),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Sign in with a one-time code',
    source: 'specification 7, Auth and user; decision E1; docs/decisions/0011',
  }),

  /**
   * Links the identity behind `ticket` to the account with these credentials, and signs in. Errors: those of `login`,
   * 1014 for a ticket that is unknown, expired or used, 1016 when the identity was linked to another account in the
   * meantime.
   */
  bind: endpoint({
    method: 'POST',
    path: '/co/oapi/bind',
    access: 'public',
    grantsSession: true,
    body: 'json',
    names: { checkCodeId: 'value' },
    input: z.extend(credentials, { ticket: token }),
    output: sessionResponse,
    summary: 'Link an identity of another system to an account',
    source: 'decision E1; docs/decisions/0011',
  }),

  /**
   * Creates a token, valid for five minutes, that identifies the caller to other systems through
   * `/openapi/v1/user/info`.
   */
  ssoToken: endpoint({
    method: 'GET',
    path: '/ssologin/getToken',
    access: 'session',
    changesState: true,
    input: z.object({}),
    output: handedOut,
    summary: 'A token for other systems',
    source: 'specification 7; decision A15',
  }),
};
