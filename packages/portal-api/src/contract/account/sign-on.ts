import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyResponse, envelope, id } from '../fields.ts';
import { sessionFields } from './session.ts';

const token = z.string().check(z.minLength(1), z.maxLength(500));
/** A parameter of the provider's response. */
const parameter = z.optional(z.string().check(z.maxLength(4_000)));

/** Sign-in by the organisation's OpenID Connect provider. */
export const signOn = {
  /**
   * Begins a sign-in at the provider. Open `url`; the provider leads back to the portal's `/auth-redirect`, whose
   * parameters go to `finishSignOn`, from the same browser (an HttpOnly cookie says which). Errors: 1015 unknown
   * organisation, 1018 it has no provider; HTTP 503 when the provider is unavailable.
   */
  beginSignOn: endpoint({
    method: 'POST',
    path: '/co/oapi/identity/begin',
    access: 'public',
    body: 'json',
    input: z.object({ tenantId: id }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({ url: z.string(), state: z.string(), /** Seconds. */ expiresIn: z.number() }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Begin a sign-in at the identity provider',
    source: 'decision 102',
  }),

  /**
   * Exchanges the provider's response for a session, once. Pass its parameters as they are. Status `unbound`: the
   * identity has no account yet; pass `ticket` to `bind`. Errors: 1002 the account is disabled, 1014 the sign-in is
   * unknown, expired, used, or began in another browser, 1018 the organisation has no provider, 1019 the provider
   * refused, or its response is not valid; HTTP 503 when the provider is unavailable.
   */
  finishSignOn: endpoint({
    method: 'POST',
    path: '/co/oapi/identity/finish',
    access: 'public',
    grantsSession: true,
    body: 'json',
    input: z.object({
      tenantId: id,
      state: token,
      code: parameter,
      /** Issuer identification of RFC 9207. */
      iss: parameter,
      error: parameter,
    }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.discriminatedUnion('status', [
          z.object({ status: z.literal('signed-in'), ...sessionFields }),
          z.object({ status: z.literal('unbound'), ticket: z.string(), expiresIn: z.number() }),
        ]),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Finish a sign-in at the identity provider',
    source: 'decision 102',
  }),

  /**
   * Back-channel logout of the provider: ends the sessions that its token names, by `sid` or by `sub`. HTTP 400 for a
   * token that is not valid.
   * @see https://openid.net/specs/openid-connect-backchannel-1_0.html
   */
  endSignOn: endpoint({
    method: 'POST',
    path: '/co/oapi/identity/{tenantId}/logout',
    access: 'public',
    body: 'form',
    input: z.object({ tenantId: id, logout_token: z.string().check(z.minLength(1), z.maxLength(10_000)) }),
    output: emptyResponse,
    summary: 'Back-channel logout of the identity provider',
    source: 'decision 102',
  }),
};
