import * as z from 'zod/mini';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { emptyResponse, envelope, id } from '../fields.ts';
import { limits } from '../limits.ts';

/** Fields of a new or renewed session. */
export const sessionFields = {
  /** `tenant~user`. */
  userId: id,
  userName: z.string(),
  tenantId: id,
  accessToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.number(),
};

export const sessionResponse = z.pipe(
  z.object({ ...envelope, result: z.object(sessionFields) }),
  z.transform(({ result }) => result),
);
/** The signed-in person and their access token. */
export type SessionGrant = z.output<typeof sessionResponse>;

/** The client's random id of the captcha that it showed, and its solution. Empty when no captcha was required. */
export const captchaFields = {
  checkCodeId: z.optional(z.string().check(z.maxLength(limits.idLength))),
  checkCode: z.optional(z.string().check(z.maxLength(limits.captchaLength))),
};

/**
 * A login or `tenant~login`, and the password. The organisation of `tenant~login` overrides `tenantId`. `secondFactor` is the
 * code that 1020 asks for; with `trust` this browser is not asked again for 30 days.
 */
export const credentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(limits.idLength)),
  password: z.string().check(z.minLength(1), z.maxLength(limits.passwordLength)),
  tenantId: id,
  secondFactor: z.optional(z.string().check(z.maxLength(limits.secondFactorCodeLength))),
  trust: z.optional(z.boolean()),
  ...captchaFields,
});

const login = {
  method: 'POST',
  access: 'public',
  grantsSession: true,
  body: 'json',
  names: { checkCodeId: 'value' },
  input: credentials,
  output: sessionResponse,
} as const;

/** Calls that start, renew and end a session: the part of `account` that the first page needs. */
export const session = {
  /**
   * Signs in and sets the cookies of E4. Errors: 1001 wrong password, 1004 captcha required (after three failures),
   * 1005 wrong captcha, 1020 second factor required, 1021 wrong code; HTTP 429 with 1003 after too many wrong passwords or
   * codes.
   */
  login: endpoint({
    ...login,
    path: '/co/webim/login',
    summary: 'Sign in with a user name and a password',
    source: 'specification 7, Auth and user; decisions E2, E4',
  }),

  /** Alias of `login` that some installations use. */
  loginCsp3: endpoint({
    ...login,
    path: '/co/webim/login4CSP3',
    summary: 'Sign in with a user name and a password (alias)',
    source: 'specification 7, Auth and user; decisions E2, E4',
  }),

  /** Returns a captcha image. It is valid once, within five minutes; a second request with the same id replaces it. */
  captcha: fileEndpoint({
    method: 'GET',
    path: '/co/Captcha.jpg',
    access: 'public',
    names: { checkCodeId: 'value' },
    input: z.object({ checkCodeId: z.string().check(z.minLength(1), z.maxLength(limits.idLength)) }),
    contentTypes: ['image/jpeg'],
    summary: 'A captcha image',
    source: 'decision E2',
  }),

  /**
   * Exchanges the HttpOnly refresh cookie for a new access token and rotates the cookie. HTTP 401 when it has expired.
   */
  refresh: endpoint({
    method: 'GET',
    path: '/co/accesstoken/login',
    access: 'refresh',
    changesState: true,
    grantsSession: true,
    silentOn: [401],
    input: z.object({}),
    output: sessionResponse,
    summary: 'Renew the access token',
    source: 'specification 7, Auth and user; decision E4',
  }),

  /** Revokes this session's tokens, ends its streams and clears the cookies. */
  logout: endpoint({
    method: 'POST',
    path: '/co/webim/logout',
    access: 'session',
    whileForced: true,
    body: 'form',
    input: z.object({}),
    output: emptyResponse,
    summary: 'Sign out',
    source: 'specification 7, Auth and user; decision E4',
  }),
};
