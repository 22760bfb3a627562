import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id } from '../fields.ts';
import { limits } from '../limits.ts';

/** Public facts about an organisation; no session needed. */
export const organisation = {
  /** Returns the organisation's settings that pages and clients apply. */
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
          /** Whether registration is open. */
          registration: z.boolean(),
        }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Settings of the organisation',
    source: 'specification 7, Auth and user; decision E3',
  }),

  /**
   * Returns the name of the organisation that `username` or `tenantId` names. It does not reveal whether the login
   * exists. Error 1015: unknown organisation.
   */
  tenant: endpoint({
    method: 'POST',
    path: '/co/tenant/obtain',
    access: 'public',
    body: 'form',
    input: z.object({
      tenantId: id,
      /** A `tenant~login` overrides `tenantId`. */
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
