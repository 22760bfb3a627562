import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, envelope, id } from '../fields.ts';
import { credentials, sessionAnswer, sessionFields } from './session.ts';

const token = z.string().check(z.minLength(1), z.maxLength(500));

const handedOut = z.pipe(
  z.object({ ...envelope, result: z.object({ token: z.string(), /** Seconds. */ expiresIn: z.number() }) }),
  z.transform(({ result }) => result),
);

/** The calls that sign somebody in by something else than a password. */
export const signInCodes = {
  /** A token that signs this person in on another device, once, within a minute; it ends with this session. */
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
   * What a device shows so that one already signed in lets it in: `uid` is shown (as a QR code), `code` is kept and
   * presented at `loginByCode`. Code 1015 for an unknown organisation.
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
    summary: 'Begin signing in by scanning',
    source: 'specification 7, Auth and user; docs/decisions/0011',
  }),

  /** Lets in the device that shows `uid`, as the signed-in person. Code 1014 when it is unknown, over or taken. */
  confirmScan: endpoint({
    method: 'POST',
    path: '/snap-app-im/webim/2d/confirm',
    access: 'session',
    body: 'form',
    names: { uid: 'value' },
    input: z.object({ uid: token }),
    output: emptyAnswer,
    summary: 'Let in the device that was scanned',
    source: 'docs/decisions/0011',
  }),

  /**
   * Redeems a one-time code for a session: one of `loginToken`, of `scanTicket`, or of the identity provider. `waiting`:
   * nobody has confirmed the scan yet. `unbound`: the provider knows the person and no account is theirs yet; `ticket`
   * goes to `bind`. Code 1014 when the code is unknown, over or taken.
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
    summary: 'Sign in by a one-time code',
    source: 'specification 7, Auth and user; decision E1; docs/decisions/0011',
  }),

  /**
   * Ties the identity behind a `ticket` to the account whose password is given, and signs in. Refused as `login` is, with
   * 1014 for a ticket that is unknown, over or taken, and with 1016 when the identity has another account by now.
   */
  bind: endpoint({
    method: 'POST',
    path: '/co/oapi/bind',
    access: 'public',
    grantsSession: true,
    body: 'json',
    names: { checkCodeId: 'value' },
    input: z.extend(credentials, { ticket: token }),
    output: sessionAnswer,
    summary: 'Tie an identity of another system to an account',
    source: 'decision E1; docs/decisions/0011',
  }),

  /** A token that tells other systems who this person is, for five minutes; `/openapi/v1/user/info` reads it. */
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
