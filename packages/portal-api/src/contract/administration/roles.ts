import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyResponse, envelope, id } from '../fields.ts';
import { seesPeople } from './permissions.ts';

const role = z.object({
  id,
  /** `*:*:*`: all. */
  permissions: z.array(z.string()),
  /** How many have it and have not left. */
  people: z.int(),
  /** The caller has all of its permissions, and may give it. */
  givable: z.boolean(),
});

const edits = {
  method: 'POST',
  access: 'session',
  permissions: ['administration:roles:edit'],
  body: 'json',
  names: { personId: 'person', roleId: 'value' },
  input: z.object({ personId: id, roleId: id }),
  output: emptyResponse,
  source: 'specification 6; decision 92',
} as const;

/** Roles of the organisation. Everyone has `ROLE_DEFAULT` besides, which is not listed. */
export const roles = {
  /** Returns the roles with their permissions. */
  roles: endpoint({
    method: 'GET',
    path: '/co/administration/role/list',
    access: 'session',
    permissions: seesPeople,
    input: z.object({}),
    output: z.object({ ...envelope, roles: z.array(role) }),
    summary: 'Roles',
    source: 'specification 6; decision 92',
  }),

  /**
   * Gives a person a role, from their next request on; idempotent. Errors: 1101 unknown person, 1256 they have left,
   * 1609 the role has rights that the caller does not have, 1614 unknown role.
   */
  giveRole: endpoint({ ...edits, path: '/co/administration/role/give', summary: 'Give a role' }),

  /**
   * Takes a role from a person, from their next request on; idempotent. Errors: 1101 unknown person, 1607 the last
   * administrator, 1609 the person has rights that the caller does not have.
   */
  takeRole: endpoint({ ...edits, path: '/co/administration/role/take', summary: 'Take a role away' }),
};
