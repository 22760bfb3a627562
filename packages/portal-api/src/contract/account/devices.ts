import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, timestamp } from '../fields.ts';

/** A session of a person: a browser in which they are signed in (F15). */
export const sessionOfPerson = z.object({
  id,
  /** The browser's `User-Agent`. */
  device: z.optional(z.string()),
  address: z.optional(z.string()),
  begunAt: timestamp,
  /** When its access was renewed last, which an open page does every 15 minutes. */
  lastUsedAt: timestamp,
  /** It is the session of this request. */
  current: z.boolean(),
});
export type SessionOfPerson = z.output<typeof sessionOfPerson>;

/** Where the caller is signed in. */
export const devices = {
  /** Returns the caller's own live sessions, the last used first. */
  ownSessions: endpoint({
    method: 'GET',
    path: '/co/webim/session/list',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(sessionOfPerson) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Where the caller is signed in',
    source: 'decision F15',
  }),

  /**
   * Signs the caller out elsewhere: of one session, or of all but the one of this request, which `logout` ends. A
   * session that has ended, is the caller's present one, or someone else's, is ignored.
   */
  endOwnSessions: endpoint({
    method: 'POST',
    path: '/co/webim/session/end',
    access: 'session',
    body: 'json',
    names: { sessionId: 'value' },
    input: z.object({ sessionId: z.optional(z.uuid()) }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ ended: z.int() }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Sign the caller out elsewhere',
    source: 'decision F15',
  }),
};
