import { account, codes, type ParsedInputOf } from '@snap/portal-api/contract';
import type { FastifyRequest } from 'fastify';
import { demoTenants } from '../../demo-accounts.ts';
import { requireTenant } from '../../http/authenticate.ts';
import { isFromOwnMachine } from '../../http/own-machine.ts';
import { HttpRefusal, Refusal } from '../../http/refusal.ts';
import { openRoute, type OpenCall, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';
import { readingOf } from './limits/captcha.ts';
import { clearSessionCookies, deviceTokenOf, refreshTokenOf, setSessionCookies } from './cookies.ts';
import { clientOf, granted, handOver, sessionResult } from './hand-over.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { passwordRoutes } from './password-routes.ts';
import { signOnRoutes } from './sign-on-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { endSession, renewSession } from './sessions/sessions.ts';
import { endOwnSessions } from './commands/end-sessions.ts';
import { accountOf, type Credentials, signIn } from './commands/sign-in.ts';
import {
  beginScan,
  bindIdentity,
  confirmScan,
  issueOwnToken,
  life,
  signInByCode,
} from './commands/sign-in-codes.ts';
import { readSessions } from './queries/sessions.ts';
import { withTenant } from './queries/tenants.ts';

/** The calls of contract area `account`. */
export function accountRoutes(services: Services): Route[] {
  return [
    ...sessionRoutes(services),
    ...deviceRoutes(services),
    ...codeRoutes(services),
    ...signOnRoutes(services),
    ...passwordRoutes(services),
    ...secondFactorRoutes(services),
    ...registrationRoutes(services),
  ];
}

/** Beginning, renewing and ending a session. */
function sessionRoutes(services: Services): Route[] {
  const { database: db, sessions, settings } = services;
  const key = settings.codeKey;
  const login = async ({ input, request, reply }: OpenCall<typeof account.login>) => {
    const credentials = await credentialsOf(db, input, deviceTokenOf(request));
    refusePublicPassword(services, request, credentials);
    const grant = await signIn({ db, key }, credentials, clientOf(request));
    return granted(await handOver(services, request, reply, grant, input.trust));
  };
  return [
    openRoute(account.login, login),
    openRoute(account.loginCsp3, login),

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
      return granted(sessionResult(grant));
    }),

    route(account.logout, async ({ actor, request, reply }) => {
      await db.tenant(actor.tenantId, async (tx) => {
        await endSession(tx, actor);
        await recordAudit(tx, { ...actor, action: 'sign-out', address: request.ip });
      });
      sessions.forget(actor.sessionId);
      clearSessionCookies(request, reply);
      return { code: codes.ok };
    }),
  ];
}

/** Where one is signed in. */
function deviceRoutes({ database: db, sessions }: Services): Route[] {
  return [
    route(account.ownSessions, async ({ actor }) => ({
      code: codes.ok,
      result: await db.tenant(actor.tenantId, (tx) => readSessions(tx, actor, actor.userId)),
    })),
    route(account.endOwnSessions, async ({ actor, input: { sessionId } }) => {
      const ended = await db.tenant(actor.tenantId, (tx) => endOwnSessions(tx, actor, sessionId));
      for (const one of ended) sessions.forget(one);
      return { code: codes.ok, result: { ended: ended.length } };
    }),
  ];
}

/** Signing in by something else than a password. */
function codeRoutes(services: Services): Route[] {
  const { database: db, settings, installation } = services;
  const redeemIdentity = createIdentityProvider(settings.identityUrl, (reached) =>
    installation.systems.note('identity', reached),
  );
  return [
    route(account.loginToken, async ({ actor }) => {
      const token = await issueOwnToken(db, actor, 'login');
      return { code: codes.ok, result: { token, expiresIn: life.login } };
    }),
    route(account.ssoToken, async ({ actor }) => {
      const token = await issueOwnToken(db, actor, 'sso');
      return { code: codes.ok, result: { token, expiresIn: life.sso } };
    }),
    openRoute(account.scanTicket, async ({ input, request }) => ({
      code: codes.ok,
      result: await beginScan(db, input.tenantId, request.ip),
    })),
    route(account.confirmScan, async ({ actor, input }) => {
      await confirmScan(db, actor, input.uid);
      return { code: codes.ok };
    }),
    openRoute(account.loginByCode, async ({ input, request, reply }) => {
      const outcome = await signInByCode(db, redeemIdentity, input, clientOf(request));
      if (outcome.status === 'unbound') {
        const { status, ticket } = outcome;
        return { code: codes.ok, result: { status, ticket, expiresIn: life.bind } };
      }
      if (outcome.status === 'waiting') return { code: codes.ok, result: { status: outcome.status } };
      const session = await handOver(services, request, reply, outcome.grant);
      return { code: codes.ok, result: { status: outcome.status, ...session } };
    }),
    openRoute(account.bind, async ({ input, request, reply }) => {
      const credentials = await credentialsOf(db, input, deviceTokenOf(request));
      refusePublicPassword(services, request, credentials);
      const store = { db, key: settings.codeKey };
      const grant = await signIn(store, credentials, clientOf(request), (tx, begun) =>
        bindIdentity(tx, begun, input.ticket),
      );
      return granted(await handOver(services, request, reply, grant, input.trust));
    }),
  ];
}

/** Refuses the demo's default password to clients of other machines, also when they reach a loopback server by a proxy. */
function refusePublicPassword(
  { settings }: Services,
  request: FastifyRequest,
  credentials: Credentials,
): void {
  const isPublic = credentials.password === settings.publicPassword && !isFromOwnMachine(request);
  if (isPublic && demoTenants.includes(credentials.tenantId)) throw new Refusal(codes.demoPasswordPublic);
}

async function credentialsOf(
  db: Database,
  { username, password, tenantId, secondFactor, ...captchaInput }: ParsedInputOf<typeof account.login>,
  deviceToken: string | undefined,
): Promise<Credentials> {
  const named = await withTenant(db, accountOf({ tenantId, username }));
  return { ...named, password, secondFactor, captcha: readingOf(captchaInput), deviceToken };
}
