import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaCookie, tokenShape } from '../../http/authenticate.ts';
import { type Grant, refreshLife } from './sessions/sessions.ts';

/** The cookies of E4, and one that marks a browser in which a person has signed in before (G14). */
const names = {
  login: 'portal_login',
  tenant: 'portal_tenant',
  access: 'portal_access_token',
  refresh: 'portal_refresh',
  media: mediaCookie,
  device: 'portal_device',
  signOn: 'portal_sign_on',
} as const;

const deviceLife = 365 * 24 * 60 * 60;

const common = (request: FastifyRequest) =>
  ({ path: '/', sameSite: 'strict', secure: request.protocol === 'https' }) as const;

/** Sets the cookies of a session. Only the refresh and the media token authenticate, and scripts cannot read them. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, grant: Grant): void {
  const readable = { ...common(request), maxAge: refreshLife };
  void reply
    .setCookie(names.login, grant.userId, readable)
    .setCookie(names.tenant, grant.tenantId, readable)
    .setCookie(names.access, grant.accessToken, { ...readable, maxAge: grant.expiresIn })
    .setCookie(names.refresh, grant.refreshToken, { ...readable, httpOnly: true })
    .setCookie(names.media, grant.mediaToken, { ...readable, httpOnly: true });
}

/** Clears the cookies of a session, but not the device cookie. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [names.login, names.tenant, names.access]) void reply.clearCookie(name, common(request));
  for (const name of [names.refresh, names.media]) {
    void reply.clearCookie(name, { ...common(request), httpOnly: true });
  }
}

export const refreshTokenOf = (request: FastifyRequest) => request.cookies[names.refresh];

/**
 * What we once gave this browser. Anything else counts as nothing: were an empty one taken as known, every browser
 * without the cookie would be.
 */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[names.device];
  return token !== undefined && tokenShape.test(token) ? token : undefined;
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(names.device, token, { ...common(request), maxAge: deviceLife, httpOnly: true });
}

/** The browser in which a sign-in at the identity provider began; undefined when it began in none. */
export function signOnBrowserOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[names.signOn];
  return token !== undefined && tokenShape.test(token) ? token : undefined;
}

/** @param seconds How long a sign-in may take. */
export function setSignOnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
): void {
  void reply.setCookie(names.signOn, token, { ...common(request), maxAge: seconds, httpOnly: true });
}
