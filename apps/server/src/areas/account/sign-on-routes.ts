import { account, codes } from '@snap/portal-api/contract';
import { openRoute, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { beginSignOn, endSignOn, finishSignOn, signOnLife } from './commands/sign-on.ts';
import { life } from './commands/sign-in-codes.ts';
import { setSignOnCookie, signOnBrowserOf } from './cookies.ts';
import { clientOf, handOver } from './hand-over.ts';
import { makeToken } from './secrets/tokens.ts';
import { providerAddresses } from './sign-on/addresses.ts';

/** Sign-in by the organisation's OpenID Connect provider. */
export function signOnRoutes(services: Services): Route[] {
  const { database: db, sessions, settings } = services;
  const store = { db, key: settings.codeKey };
  return [
    openRoute(account.beginSignOn, async ({ input: { tenantId }, request, reply }) => {
      // The same for all tabs of a browser, so that one does not end what began in another.
      const browser = signOnBrowserOf(request) ?? makeToken();
      const { redirectUri } = providerAddresses(request, tenantId);
      const begun = await beginSignOn(store, { tenantId, browser, redirectUri }, clientOf(request));
      setSignOnCookie(request, reply, browser, signOnLife);
      return { code: codes.ok, result: { ...begun, expiresIn: signOnLife } };
    }),
    openRoute(account.finishSignOn, async ({ input, request, reply }) => {
      const response = { ...input, browser: signOnBrowserOf(request) };
      const outcome = await finishSignOn(store, response, clientOf(request));
      if (outcome.status === 'unbound') {
        const { status, ticket } = outcome;
        return { code: codes.ok, result: { status, ticket, expiresIn: life.bind } };
      }
      const session = await handOver(services, request, reply, outcome.grant);
      return { code: codes.ok, result: { status: outcome.status, ...session } };
    }),
    openRoute(account.endSignOn, async ({ input: { tenantId, logout_token: token }, request }) => {
      const ended = await endSignOn(store, { tenantId, token }, clientOf(request));
      for (const sessionId of ended) sessions.forget(sessionId);
      return { code: codes.ok };
    }),
  ];
}
