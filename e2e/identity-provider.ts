import { once } from 'node:events';
import { createServer } from 'node:http';

/** A mock identity provider with one person; it redirects every visitor back with a code. */
export interface IdentityProvider {
  /** Sign-in page (PORTAL_IDENTITY_SIGN_IN_URL). */
  signInUrl: string;
  /** Endpoint that redeems codes (PORTAL_IDENTITY_URL). */
  redeemUrl: string;
  close(): void;
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let codes = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (request.method === 'POST') {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const known = /"code":"of-provider-\d+"/.test(body);
        response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
        response.end(known ? '{"subject":"someone"}' : '{}');
      });
      return;
    }
    codes += 1;
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', `of-provider-${codes}`);
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    signInUrl: `${origin}/authorize?client_id=portal`,
    redeemUrl: `${origin}/redeem`,
    close: () => server.close(),
  };
}
