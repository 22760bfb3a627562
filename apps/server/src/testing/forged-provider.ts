import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testClient } from './oidc-provider.ts';

/** What a forged provider says instead of the truth. */
export interface Forgery {
  /** Claims of the ID token in place of the right ones; undefined leaves one out. */
  claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that the provider does not publish. */
  otherKey?: boolean;
  /** Issuer in its configuration. */
  issuer?: string;
  /** Where its configuration says that tokens are. */
  tokenEndpoint?: string;
  /** Status of its configuration. */
  status?: number;
}

/** Seconds. */
const now = () => Math.floor(Date.now() / 1000);

/** A provider that answers every code with a token, and lies where it is told to. */
export async function startForgedProvider() {
  const keys = await generateKeyPair('RS256');
  const others = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };
  let forgery: Forgery = {};
  let nonce = '';
  let sub = 'forged';
  const requests: string[] = [];
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const sign = (payload: JWTPayload, typ = 'JWT') =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ })
      .sign(forgery.otherKey ? others.privateKey : keys.privateKey);
  const idToken = () =>
    sign({
      iss: issuer,
      aud: testClient.clientId,
      sub,
      nonce,
      iat: now(),
      exp: now() + 300,
      preferred_username: sub,
      name: sub,
      ...forgery.claims,
    });
  const respond = async (path: string): Promise<[number, unknown]> => {
    if (path === '/.well-known/openid-configuration')
      return [
        forgery.status ?? 200,
        {
          issuer: forgery.issuer ?? issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: forgery.tokenEndpoint ?? `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      ];
    if (path === '/jwks') return [200, { keys: [jwk] }];
    if (path === '/token')
      return [200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }];
    return [404, {}];
  };
  http.on('request', (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    requests.push(path);
    request.resume();
    void respond(path).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  return {
    issuer,
    /** Paths that were requested. */
    requests,
    sign,
    now,
    /** Who signs in next, and how the provider lies. */
    next(expected: { nonce: string; sub?: string }, lies: Forgery = {}) {
      ({ nonce, sub = 'forged' } = expected);
      forgery = lies;
    },
    close: () => {
      http.close();
      http.closeAllConnections();
    },
  };
}
