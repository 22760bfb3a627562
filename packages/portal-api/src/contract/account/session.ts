import * as z from 'zod/mini';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { emptyAnswer, envelope, id } from '../fields.ts';
import { limits } from '../limits.ts';

/** What travels of a session that has begun or been renewed. */
export const sessionFields = {
  /** `tenant~user`. */
  userId: id,
  userName: z.string(),
  tenantId: id,
  accessToken: z.string(),
  /** Seconds until the access token ends. */
  expiresIn: z.number(),
};

export const sessionAnswer = z.pipe(
  z.object({ ...envelope, result: z.object(sessionFields) }),
  z.transform(({ result }) => result),
);
/** Who is signed in, and the token that proves it. */
export type SessionGrant = z.output<typeof sessionAnswer>;

/** The client's own random name of the picture it showed, and what was read in it. Empty where none was asked for. */
export const pictureFields = {
  checkCodeId: z.optional(z.string().check(z.maxLength(limits.idLength))),
  checkCode: z.optional(z.string().check(z.maxLength(limits.captchaLength))),
};

/** A login, or `tenant~login`, whose organisation then counts, and the password. */
export const credentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(limits.idLength)),
  password: z.string().check(z.minLength(1), z.maxLength(limits.passwordLength)),
  tenantId: id,
  ...pictureFields,
});

const login = {
  method: 'POST',
  access: 'public',
  grantsSession: true,
  body: 'json',
  names: { checkCodeId: 'value' },
  input: credentials,
  output: sessionAnswer,
} as const;

/** The calls that begin, renew and end a session: all that the first page needs of area `account`. */
export const session = {
  /**
   * Signs in. Sets the cookies of E4. A wrong password is code 1001; after three failures code 1004 asks for a picture
   * to be read, whose wrong reading is code 1005; too many wrong passwords are HTTP 429 with code 1003.
   */
  login: endpoint({
    ...login,
    path: '/co/webim/login',
    summary: 'Sign in with a user name and a password',
    source: 'specification 7, Auth and user; decisions E2, E4',
  }),

  /** The same under the name that some installations call it by. */
  loginCsp3: endpoint({
    ...login,
    path: '/co/webim/login4CSP3',
    summary: 'Sign in with a user name and a password, by its other name',
    source: 'specification 7, Auth and user; decisions E2, E4',
  }),

  /** A picture of a few characters, good once within five minutes; asking again under the same name replaces it. */
  captcha: fileEndpoint({
    method: 'GET',
    path: '/co/Captcha.jpg',
    access: 'public',
    names: { checkCodeId: 'value' },
    input: z.object({ checkCodeId: z.string().check(z.minLength(1), z.maxLength(limits.idLength)) }),
    contentTypes: ['image/jpeg'],
    summary: 'A picture to read before signing in',
    source: 'decision E2',
  }),

  /** Trades the HttpOnly refresh cookie for a new access token and rotates the cookie. 401 when it has ended. */
  refresh: endpoint({
    method: 'GET',
    path: '/co/accesstoken/login',
    access: 'refresh',
    changesState: true,
    grantsSession: true,
    silentOn: [401],
    input: z.object({}),
    output: sessionAnswer,
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
    output: emptyAnswer,
    summary: 'Sign out',
    source: 'specification 7, Auth and user; decision E4',
  }),
};
