import { jwtVerify, errors as joseErrors } from 'jose';
import { createHmac } from 'node:crypto';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { type Claims, claimOf, type Identity, identityOf } from './claims.ts';
import { CLOCK_TOLERANCE, findProvider, type ProviderClient } from './provider.ts';
import type { SignOnProvider } from './settings.ts';

/** A sign-in under way. */
export interface Attempt {
  /** Secret of the browser in which it began. */
  browser: string;
  state: string;
  redirectUri: string;
}

/**
 * PKCE verifier and nonce of an attempt. Derived from the browser's secret, so that the database contains neither, and another
 * browser has others.
 */
const derived = ({ browser, state }: Attempt, kind: 'verifier' | 'nonce') =>
  createHmac('sha256', browser).update(`${kind} ${state}`).digest('base64url');

/** Where the browser signs in. Rejects when the provider is unavailable. */
export async function authorizationUrl(provider: SignOnProvider, attempt: Attempt): Promise<string> {
  const { config } = await findProvider(clientOf(provider));
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: attempt.redirectUri,
    scope: provider.scopes,
    state: attempt.state,
    nonce: derived(attempt, 'nonce'),
    code_challenge: await oidc.calculatePKCECodeChallenge(derived(attempt, 'verifier')),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Exchanges the provider's response for what it says about the person. Rejects when the provider is unavailable, refuses, or
 * when anything in its response does not belong to this attempt: issuer, audience, nonce, signature, time.
 */
export async function redeemResponse(
  provider: SignOnProvider,
  attempt: Attempt,
  { code, iss }: { code: string; iss: string | undefined },
): Promise<Identity> {
  const { config } = await findProvider(clientOf(provider));
  const url = new URL(attempt.redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', attempt.state);
  if (iss !== undefined) url.searchParams.set('iss', iss);
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: derived(attempt, 'verifier'),
    expectedState: attempt.state,
    expectedNonce: derived(attempt, 'nonce'),
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (!token) throw new Error('no ID token');
  const { issuer, userinfo_endpoint: userInfo } = config.serverMetadata();
  const complete = wantedClaims(provider).every((name) => claimOf(token, name) !== undefined);
  const more: Claims =
    complete || userInfo === undefined
      ? {}
      : await oidc.fetchUserInfo(config, tokens.access_token, token.sub);
  return identityOf(issuer, { ...more, ...token }, provider);
}

function wantedClaims({ loginClaim, nameClaim, groupsClaim, matchBy, roles }: SignOnProvider): string[] {
  return [
    loginClaim,
    nameClaim,
    ...(matchBy === 'email' ? ['email', 'email_verified'] : []),
    ...(roles.length > 0 ? [groupsClaim] : []),
  ];
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

const logoutToken = z.object({
  iat: z.number(),
  sub: z.optional(z.string()),
  sid: z.optional(z.string()),
  events: z.object({ [logoutEvent]: z.looseObject({}) }),
  nonce: z.optional(z.undefined()),
});

/** Which sessions a provider ends. */
export interface ProviderLogout {
  issuer: string;
  sub: string | undefined;
  sid: string | undefined;
  /** Seconds: later sessions are not meant, so that a token has no effect on them when it is sent again. */
  issuedAt: number;
}

/** Seconds that a logout token may be old. */
const LOGOUT_TOKEN_AGE = 300;

/** Verifies a logout token. Undefined when it is not valid; rejects when the provider is unavailable. */
export async function verifyLogout(
  provider: SignOnProvider,
  token: string,
): Promise<ProviderLogout | undefined> {
  const { config, keys } = await findProvider(clientOf(provider));
  const { issuer, id_token_signing_alg_values_supported: algorithms = ['RS256'] } = config.serverMetadata();
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: provider.clientId,
      // With a key of the provider's own; never with the client's secret, or none.
      algorithms: algorithms.filter((name) => /^(?:RS|PS|ES|Ed)/.test(name)),
      clockTolerance: CLOCK_TOLERANCE,
      maxTokenAge: LOGOUT_TOKEN_AGE,
      requiredClaims: ['jti', 'iat', 'events'],
    });
    if (!/^(?:application\/)?(?:logout\+)?jwt$/i.test(protectedHeader.typ ?? 'jwt')) return undefined;
    const read = logoutToken.safeParse(payload);
    if (!read.success || 'nonce' in payload) return undefined;
    const { sub, sid, iat } = read.data;
    return sub === undefined && sid === undefined ? undefined : { issuer, sub, sid, issuedAt: iat };
  } catch (error) {
    if (error instanceof joseErrors.JOSEError && !(error instanceof joseErrors.JWKSTimeout)) return undefined;
    throw error;
  }
}

export const clientOf = ({ issuer, clientId, clientSecret }: SignOnProvider): ProviderClient => ({
  issuer,
  clientId,
  clientSecret,
});
