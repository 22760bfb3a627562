import { account, codes, type SessionGrant } from '@snap/portal-api/contract';
import type { FastifyRequest } from 'fastify';
import { requireTenant } from '../../http/authenticate.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { openRoute, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../../store/audit.ts';
import {
  clearSessionCookies,
  deviceTokenOf,
  refreshTokenOf,
  setDeviceCookie,
  setSessionCookies,
} from './cookies.ts';
import { type Client, endSession, type Grant, renewSession } from './sessions.ts';
import { rememberDevice, signIn } from './sign-in.ts';
import { makeToken } from './tokens.ts';

/** The calls of contract area `account`. */
export function accountRoutes({ database: db, sessions, searchIndexes }: Services): Route[] {
  return [
    openRoute(account.login, async ({ input, request, reply }) => {
      const deviceToken = deviceTokenOf(request);
      const grant = await signIn(db, { ...input, deviceToken }, clientOf(request));
      searchIndexes.prepare(grant.tenantId);
      const device = deviceToken ?? makeToken();
      await rememberDevice(db, grant, device);
      setDeviceCookie(request, reply, device);
      setSessionCookies(request, reply, grant);
      return answer(grant);
    }),

    openRoute(account.refresh, async ({ request, reply }) => {
      const token = refreshTokenOf(request);
      if (!token) throw new HttpRefusal(401, codes.unauthenticated);
      // By token, so across tenants; a session of another tenant than the page's is refused and left as it was.
      const grant = await db.system(async (tx) => {
        const renewed = await renewSession(tx, token, clientOf(request));
        if (renewed)
          requireTenant(renewed.tenantId, request.headers['tenantid'], request.parameters.tenantId);
        return renewed;
      });
      if (!grant) throw new HttpRefusal(401, codes.unauthenticated);
      sessions.forget(grant.sessionId);
      setSessionCookies(request, reply, grant);
      return answer(grant);
    }),

    route(account.logout, async ({ caller, request, reply }) => {
      await db.tenant(caller.tenantId, async (tx) => {
        await endSession(tx, caller);
        await recordAudit(tx, { ...caller, action: 'sign-out', address: request.ip });
      });
      sessions.forget(caller.sessionId);
      clearSessionCookies(request, reply);
      return { code: codes.ok };
    }),
  ];
}

function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers['user-agent'], requestId: request.id };
}

function answer({ userId, userName, tenantId, accessToken, expiresIn }: Grant): {
  code: string;
  result: SessionGrant;
} {
  return { code: codes.ok, result: { userId, userName, tenantId, accessToken, expiresIn } };
}
