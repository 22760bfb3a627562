import { codes } from '@snap/portal-api/contract';
import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './refusal.ts';

/** Whose token it is. */
export interface SessionIdentity {
  tenantId: string;
  userId: string;
  sessionId: string;
  /** The password must be changed before anything else (A6). */
  forced?: true;
}

/** Finds the live session of an access token. */
export type FindSession = (accessToken: string) => Promise<SessionIdentity | undefined>;

/** What the tokens look like that we give out: anything else needs no look into the database. */
export const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Proves who fetches pictures and downloads that a browser asks for by itself: HttpOnly, for reading only. */
export const mediaCookie = 'portal_media';

/**
 * Only the Authorization header authenticates, as `Bearer <token>` or the bare token (E2): never a cookie.
 * @param byCookie Where the header is missing, the media cookie counts: for calls of access `media` alone.
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

/** The session's tenant decides; a request that names another, wherever it does, is refused (A20). */
export function requireTenant(tenantId: string, ...claims: unknown[]): void {
  for (const claim of claims) {
    if (claim !== undefined && claim !== '' && claim !== tenantId)
      throw new HttpRefusal(403, codes.forbidden);
  }
}

/** A person of another organisation, named by a `tenant~user` id, is refused wherever they are named (A21). */
export function requireColleague(tenantId: string, userId: string): void {
  requireTenant(tenantId, /^([^~]+)~/.exec(userId)?.[1]);
}

/**
 * Requests that another site made a browser send. Browsers name the relation on https and loopback alone; elsewhere
 * whatever changes something names its origin. Programs that are no browsers send neither. Pages of the origins that the
 * operator allows may call, without cookies (F14).
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

/** As a `Host` header says it; undefined for `null` and what is no address. */
const hostOf = (origin: string) => URL.parse(origin)?.host;

/**
 * A GET that changes state, or is proved by a cookie: from the portal's own pages only, which send `tenantId` as a
 * header, and never because a browser looked ahead (A13).
 */
export function requireOwnPage(request: FastifyRequest): void {
  const { headers } = request;
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`;
  const site = headers['sec-fetch-site'];
  // A page of another origin cannot send that header without a preflight.
  const own = site === undefined || site === 'same-origin' || request.fromAllowedOrigin;
  if (!own || /prefetch|prerender/i.test(purpose) || !headers['tenantid']) {
    throw new HttpRefusal(403, codes.forbidden);
  }
}
