import { codes } from '@snap/portal-api/contract';
import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './refusal.ts';

/** Owner of a token. */
export interface SessionIdentity {
  tenantId: string;
  userId: string;
  sessionId: string;
  /** The password must be changed first (A6). */
  forced?: true;
}

/** Finds the session of an access token, unless it has ended. */
export type FindSession = (accessToken: string) => Promise<SessionIdentity | undefined>;

/** Format of our tokens: other values need no database query. */
export const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** HttpOnly cookie for images and downloads that the browser requests itself; read-only. */
export const mediaCookie = 'portal_media';

/**
 * Authenticates by the Authorization header, as `Bearer <token>` or the bare token (E2), never by the session cookies.
 * @param byCookie Without the header, accept the media cookie: for calls with access `media` only.
 */
export async function authenticate(
  request: FastifyRequest,
  sessions: { find: FindSession; findByMedia: FindSession },
  byCookie = false,
): Promise<SessionIdentity> {
  const { authorization } = request.headers;
  const token = authorization?.replace(/^Bearer +/i, '').trim() ?? '';
  const media = byCookie && authorization === undefined ? (request.cookies[mediaCookie] ?? '') : '';
  const session = tokenShape.test(token)
    ? await sessions.find(token)
    : tokenShape.test(media)
      ? await sessions.findByMedia(media)
      : undefined;
  if (!session) throw new HttpRefusal(401, codes.unauthenticated);
  return session;
}

/** Refuses a request that names another tenant than its session, in any place (A20). */
export function requireTenant(tenantId: string, ...claims: unknown[]): void {
  for (const claim of claims) {
    if (claim !== undefined && claim !== '' && claim !== tenantId)
      throw new HttpRefusal(403, codes.forbidden);
  }
}

/** Refuses a `tenant~user` id of another organisation (A21). */
export function requireColleague(tenantId: string, userId: string): void {
  requireTenant(tenantId, /^([^~]+)~/.exec(userId)?.[1]);
}

/**
 * Refuses requests that another site made a browser send. Browsers send `Sec-Fetch-Site` only on https and loopback;
 * elsewhere state-changing requests carry `Origin`. Other programs send neither. Pages of allowed origins may call,
 * without cookies (F14).
 */
export function refuseOtherSites(request: FastifyRequest): void {
  if (request.fromAllowedOrigin) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own =
    site === undefined
      ? origin === undefined || hostOf(origin) === request.host
      : site === 'same-origin' || site === 'none';
  if (!own) throw new HttpRefusal(403, codes.forbidden);
}

/** The host as in a `Host` header; undefined for `null` and invalid origins. */
const hostOf = (origin: string) => URL.parse(origin)?.host;

/**
 * For a GET that changes state or is authenticated by cookie: requires the `tenantId` header of the portal's own pages,
 * and refuses browser prefetches (A13).
 */
export function requireOwnPage(request: FastifyRequest): void {
  const { headers } = request;
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`;
  const site = headers['sec-fetch-site'];
  // Pages of other origins cannot send that header without a preflight.
  const own = site === undefined || site === 'same-origin' || request.fromAllowedOrigin;
  if (!own || /prefetch|prerender/i.test(purpose) || !headers['tenantid']) {
    throw new HttpRefusal(403, codes.forbidden);
  }
}
