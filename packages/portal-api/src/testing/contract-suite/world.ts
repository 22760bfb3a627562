import { expect } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { commonHeaders, prepareRequest } from '../../client/request.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openBrowser, type TestBrowser } from '../browser.ts';

/** What the suite needs to find on the other side. Everyone named here has the same password. */
export interface ContractWorld {
  baseUrl: string;
  tenantId: string;
  password: string;
  /** Logins. `guessed` is only used to be locked out by wrong passwords. */
  logins: { asker: string; peer: string; guessed: string };
  /** A text, and the login of someone whom it finds by the reading of their name. */
  reading: { q: string; finds: string };
  /** A person of another organisation. */
  foreigner: { tenantId: string; userId: string };
  /** A registered application, and where it opens. */
  app: { id: string; secret: string; redirectUri: string };
  /** A group that asker and peer belong to, and one that neither does. */
  groups: { own: string; closed: string };
  /** Someone who is only used to forget their password, and whose phone it is. */
  forgetful: { login: string; mobile: string };
  /** What stands in the picture that was asked for under this name: nobody reads pictures here. */
  captchaText: (name: string) => Promise<string>;
  /** The newest code that was sent to a phone. */
  phoneCode: (mobile: string) => string;
}

export const userIdOf = (world: ContractWorld, login: string) => `${world.tenantId}~${login}`;

/** A browser in which that person has just signed in. */
export async function signIn(world: ContractWorld, login: string): Promise<TestBrowser> {
  const browser = openBrowser(world.baseUrl, world.tenantId);
  await browser.api.account.login({ username: login, password: world.password, tenantId: world.tenantId });
  return browser;
}

/** The two whom most of the suite is about, as they have just signed in, and somebody else's id. */
export interface TwoPeople {
  api: WireApi;
  accessToken: string | undefined;
  self: string;
  peerApi: WireApi;
  peer: string;
  third: string;
}

/** Lets asker and peer sign in. */
export async function signInBoth(world: ContractWorld): Promise<TwoPeople> {
  const { asker, peer, guessed } = world.logins;
  const [own, other] = [await signIn(world, asker), await signIn(world, peer)];
  return {
    api: own.api,
    accessToken: own.cookies.get('portal_access_token'),
    self: userIdOf(world, asker),
    peerApi: other.api,
    peer: userIdOf(world, peer),
    third: userIdOf(world, guessed),
  };
}

/** A call as anyone might make it, past the client's good manners. */
export async function callRaw(
  world: ContractWorld,
  endpoint: Endpoint,
  values: Record<string, unknown>,
  {
    accessToken,
    tenantHeader = world.tenantId,
  }: { accessToken?: string | undefined; tenantHeader?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const context = { tenantId: world.tenantId, accessToken, language: 'en' } as const;
  const request = prepareRequest(endpoint, values, context);
  const response = await fetch(world.baseUrl + request.url, {
    method: request.method,
    headers: {
      ...commonHeaders({ ...context, tenantId: tenantHeader }),
      'Sec-Fetch-Site': 'same-origin',
      ...Object.fromEntries((endpoint.inHeaders ?? []).map((name) => [name, request.headers[name] ?? ''])),
      ...(request.headers['Content-Type'] ? { 'Content-Type': request.headers['Content-Type'] } : {}),
    },
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  return { status: response.status, body: await response.json() };
}

/** A refusal that a status tells, in its full shape (A21). */
export const refusal = (status: number) => ({
  status,
  body: { code: String(status), msg: expect.stringMatching(/./u), requestId: expect.stringMatching(/./u) },
});
