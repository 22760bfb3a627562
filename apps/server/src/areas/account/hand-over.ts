import { codes, type SessionGrant } from '@snap/portal-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { deviceTokenOf, setDeviceCookie, setSessionCookies } from './cookies.ts';
import type { Client, Grant } from './sessions/sessions.ts';
import { rememberDevice } from './commands/sign-in.ts';
import { makeToken } from './secrets/tokens.ts';

/**
 * Sets the cookies of a new session and remembers the browser. Returns the body of the response.
 * @param trust The browser is not asked for the second factor for a while.
 */
export async function handOver(
  { database: db, searchIndexes }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  grant: Grant,
  trust = false,
): Promise<SessionGrant> {
  searchIndexes.prepare(grant.tenantId);
  const device = deviceTokenOf(request) ?? makeToken();
  await rememberDevice(db, grant, device, trust);
  setDeviceCookie(request, reply, device);
  setSessionCookies(request, reply, grant);
  return sessionResult(grant);
}

/** Of a session only what the page may know: the other tokens travel as cookies alone. */
export function sessionResult({ userId, userName, tenantId, accessToken, expiresIn }: Grant): SessionGrant {
  return { userId, userName, tenantId, accessToken, expiresIn };
}

export const granted = (result: SessionGrant) => ({ code: codes.ok, result });

export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers['user-agent'], requestId: request.id };
}
