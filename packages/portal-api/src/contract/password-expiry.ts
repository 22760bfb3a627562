import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountExamples } from './examples/account.ts';
import { envelope, flag, id } from './fields.ts';

/** Whether one's password ends: a part of its own, because every page asks once. */
export const passwordExpiry = {
  /** Whether the password ends soon (`notice`) or has ended and must be changed first (`force`, A6). */
  passwordExpiry: endpoint({
    method: 'GET',
    path: '/co/user/pwupdatetime/obtain',
    access: 'session',
    whileForced: true,
    names: { userId: 'self' },
    input: z.object({ userId: id }),
    output: z.pipe(
      z.object({ ...envelope, notice: flag, force: flag, notice_msg: z.string() }),
      z.transform(({ notice, force, notice_msg: message }) => ({
        notice: notice === 1,
        force: force === 1,
        /** A sentence in the asked language; empty while there is nothing to say. */
        message,
      })),
    ),
    examples: accountExamples.passwordExpiry,
    summary: 'Whether the password must be changed',
    source: 'specification 4 and 7, Auth and user; decision E3',
  }),
};
