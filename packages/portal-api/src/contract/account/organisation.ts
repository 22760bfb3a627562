import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id } from '../fields.ts';
import { limits } from '../limits.ts';

/** What an organisation is and has decided; needs no session. */
export const organisation = {
  /** What the organisation has decided: numbers and switches that pages and clients go by. */
  systemConfig: endpoint({
    method: 'GET',
    path: '/co/sysconfig/queryall',
    access: 'public',
    input: z.object({ tenantId: id }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({
          /** Minutes, hours. */
          recallMinutes: z.number(),
          editHours: z.number(),
          groupMembers: z.number(),
          diskQuotaBytes: z.number(),
          /** Days. */
          recycleDays: z.number(),
          pwdExpireDays: z.number(),
          pwdNoticeDays: z.number(),
          pwdHistory: z.number(),
          /** Whether people may make themselves an account. */
          registration: z.boolean(),
        }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'What the organisation has decided',
    source: 'specification 7, Auth and user; decision E3',
  }),

  /**
   * The name of the organisation that a login or an id names; whether there is such a login plays no part. Code 1015
   * for an unknown organisation.
   */
  tenant: endpoint({
    method: 'POST',
    path: '/co/tenant/obtain',
    access: 'public',
    body: 'form',
    input: z.object({
      tenantId: id,
      /** `tenant~login` names its own organisation. */
      username: z.optional(z.string().check(z.maxLength(limits.idLength))),
    }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ tenantId: id, name: z.string() }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'The name of an organisation',
    source: 'specification 7, Auth and user',
  }),
};
