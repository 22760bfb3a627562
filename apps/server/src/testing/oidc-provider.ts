import { exportJWK, generateKeyPair } from 'jose';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider knows of a person, by their `sub`. */
export type ProviderPerson = Readonly<Record<string, unknown>>;

export interface TestProvider {
  issuer: string;
  /** Redirects a browser to the page where a person's name is typed; by default signs in `person` without it. */
  person: string;
  people: Map<string, ProviderPerson>;
  /** Ends all sessions of a person, and tells the clients. */
  logOut(sub: string): Promise<void>;
  close(): void;
}

export const testClient = { clientId: 'portal', clientSecret: 'a-secret-of-the-portal-for-tests-only' };

/**
 * A real OpenID Connect provider on loopback, with one client.
 * @param portal URL that it leads back to, without a trailing slash.
 * @param options.asks Shows a page that asks who signs in, as people see it.
 */
export async function startOidcProvider(
  portal: string,
  { asks = false }: { asks?: boolean } = {},
): Promise<TestProvider> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
  const { port } = http.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const people = new Map<string, ProviderPerson>();
  const sids = new Map<string, Set<string>>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: [`${portal}/snap-portal/auth-redirect`],
        backchannel_logout_uri: `${portal}/co/oapi/identity/demo/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of-a-test'] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    // Its own refuses loopback.
    fetch(url, options = {}) {
      const { method, headers, body, signal } = options;
      return fetch(url, {
        ...(method !== undefined && { method }),
        ...(headers !== undefined && { headers }),
        ...(body !== undefined && { body }),
        ...(signal !== undefined && { signal }),
      });
    },
    // Everyone has agreed to everything.
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId;
      const accountId = oidc.session?.accountId;
      if (clientId === undefined || accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid profile email groups');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  const started: TestProvider = {
    issuer,
    person: '',
    people,
    async logOut(sub) {
      const client = await provider.Client.find(testClient.clientId);
      // The types of the package lack it.
      const tell: unknown = client?.['backchannelLogout'];
      if (typeof tell !== 'function') throw new Error('the provider has no back-channel logout');
      for (const sid of sids.get(sub) ?? []) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a provider does
        await Reflect.apply(tell, client, [sub, sid]);
      }
      sids.delete(sub);
    },
    close: () => {
      http.close();
      http.closeAllConnections();
    },
  };
  provider.on('authorization.success', ({ oidc }) => {
    const { session } = oidc;
    const sid = session?.sidFor(testClient.clientId);
    const accountId = session?.accountId;
    if (sid !== undefined && accountId !== undefined)
      sids.set(accountId, (sids.get(accountId) ?? new Set()).add(sid));
  });
  const finish = async (request: IncomingMessage, response: ServerResponse, accountId: string) =>
    provider.interactionFinished(
      request,
      response,
      accountId === '' ? { error: 'access_denied' } : { login: { accountId } },
      { mergeWithLastSubmission: false },
    );
  http.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/interaction/')) return void handle(request, response);
    const named = asks ? searchParams.get('person') : started.person;
    if (named !== null) return void finish(request, response, named);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      '<!doctype html><title>Provider</title><form><label>Account <input name="person"></label><button>Sign in</button></form>',
    );
    return undefined;
  });
  return started;
}
