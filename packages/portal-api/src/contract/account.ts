import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emptyAnswer, envelope, id } from './fields.ts';
import { limits } from './limits.ts';

const sessionAnswer = z.pipe(
  z.object({
    ...envelope,
    result: z.object({
      /** `tenant~user`. */
      userId: id,
      userName: z.string(),
      tenantId: id,
      accessToken: z.string(),
      /** Seconds until the access token ends. */
      expiresIn: z.number(),
    }),
  }),
  z.transform(({ result }) => result),
);
/** Who is signed in, and the token that proves it. */
export type SessionGrant = z.output<typeof sessionAnswer>;

export const account = {
  /** Signs in. Sets the cookies of E4; a wrong password is code 1001, too many are HTTP 429 with code 1003. */
  login: endpoint({
    method: 'POST',
    path: '/co/webim/login',
    access: 'public',
    body: 'json',
    input: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(limits.idLength)),
      password: z.string().check(z.minLength(1), z.maxLength(limits.passwordLength)),
      tenantId: id,
    }),
    output: sessionAnswer,
    summary: 'Sign in with a user name and a password',
    source: 'specification 7, Auth and user; decisions E2, E4',
  }),

  /** Trades the HttpOnly refresh cookie for a new access token and rotates the cookie. 401 when it has ended. */
  refresh: endpoint({
    method: 'GET',
    path: '/co/accesstoken/login',
    access: 'refresh',
    changesState: true,
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
