import { expect } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { commonHeaders, prepareRequest } from '../../client/request.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openBrowser, type TestBrowser } from '../browser.ts';

/** Test data that the suite needs. All people have the same password. */
export interface ContractWorld {
  baseUrl: string;
  tenantId: string;
  password: string;
  /** Logins. `guessed` is only used for wrong passwords. */
  logins: { actor: string; peer: string; guessed: string };
  /** A query, and the login of the person it finds by the reading of their name. */
  reading: { q: string; finds: string };
  /** A person of another organisation. */
  foreigner: { tenantId: string; userId: string };
  /** A registered application, and its address. */
  app: { id: string; secret: string; redirectUri: string };
  /** A group of actor and peer, and one of neither. */
  groups: { own: string; closed: string };
  /** A person who only resets their password, and their phone. */
  forgetful: { login: string; mobile: string };
  /** Solution of the captcha with this id. */
  captchaText: (name: string) => Promise<string>;
  /** The latest code sent to a phone. */
  phoneCode: (mobile: string) => string;
}

export const userIdOf = (world: ContractWorld, login: string) => `${world.tenantId}~${login}`;

/** Signs in as a person. */
export async function signIn(world: ContractWorld, login: string): Promise<TestBrowser> {
  const browser = openBrowser(world.baseUrl, world.tenantId);
  await browser.api.account.login({ username: login, password: world.password, tenantId: world.tenantId });
  return browser;
}

/** Two signed-in people, and a third person's id. */
export interface TwoPeople {
  api: WireApi;
  accessToken: string | undefined;
  self: string;
  peerApi: WireApi;
  peer: string;
  third: string;
}

/** Signs in actor and peer. */
export async function signInBoth(world: ContractWorld): Promise<TwoPeople> {
  const { actor, peer, guessed } = world.logins;
  const [own, other] = [await signIn(world, actor), await signIn(world, peer)];
  return {
    api: own.api,
    accessToken: own.cookies.get('portal_access_token'),
    self: userIdOf(world, actor),
    peerApi: other.api,
    peer: userIdOf(world, peer),
    third: userIdOf(world, guessed),
  };
}

/** Sends a raw request, without the client's validation. */
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

/** The full body of an error with an HTTP status (A21). */
export const refusal = (status: number) => ({
  status,
  body: { code: String(status), msg: expect.stringMatching(/./u), requestId: expect.stringMatching(/./u) },
});
