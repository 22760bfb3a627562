import * as z from 'zod/mini';
import { isPermissionRule } from '../../rules/permissions.ts';
import { endpoint } from '../endpoint.ts';
import { breaks, emptyResponse, envelope, flagInput, id, name, optionalText, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { seesRoles } from './permissions.ts';

const role = z.object({
  id,
  /** In the caller's language, where the organisation has not named it itself. */
  name: z.string(),
  description: z.string(),
  /** `administrator` has `*:*:*`, `everyone` is `ROLE_DEFAULT`, which is neither given nor taken. */
  kind: z.enum(['administrator', 'everyone', 'own']),
  /** Rules such as `story:publish` or `story:*`; `*:*:*`: all. */
  permissions: z.array(z.string()),
  /** How many have it and have not left. */
  people: z.int(),
  /** The caller has all of its permissions, and may give it. */
  givable: z.boolean(),
  /** The caller may change it. */
  editable: z.boolean(),
  /** Changes with every change of the role. */
  version: z.string(),
});
export type AdministeredRole = z.output<typeof role>;

const permissionGroup = z.object({
  id: z.enum(['portal', 'newsroom', 'administration']),
  name: z.string(),
  permissions: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type PermissionGroup = z.output<typeof permissionGroup>;

const edits = {
  method: 'POST',
  access: 'session',
  permissions: ['administration:roles:edit'],
  body: 'json',
  source: 'specification 6; decisions 92, 98',
} as const;
const changesPerson = {
  ...edits,
  names: { personId: 'person', roleId: 'value' },
  input: z.object({ personId: id, roleId: id }),
  output: emptyResponse,
} as const;

/** A permission, or a rule with `*` for several. */
const permission = z.string().check(z.refine(isPermissionRule, breaks('pattern')));
const permissions = z.array(permission).check(
  z.maxLength(limits.rolePermissions),
  z.refine((rules) => new Set(rules).size === rules.length, breaks('unique')),
);
const roleName = name(limits.roleName);
const description = optionalText(limits.roleDescription);

/** Roles of the organisation. */
export const roles = {
  /** Returns the roles with their permissions: the administrator's, that of everyone, then the others by name. */
  roles: endpoint({
    method: 'GET',
    path: '/co/administration/role/list',
    access: 'session',
    permissions: seesRoles,
    input: z.object({}),
    output: z.object({ ...envelope, roles: z.array(role) }),
    summary: 'Roles',
    source: 'specification 6; decisions 92, 98',
  }),

  /** Returns the permissions that the portal, the newsroom and the administration know, in the caller's language. */
  permissions: endpoint({
    method: 'GET',
    path: '/co/administration/permission/list',
    access: 'session',
    permissions: seesRoles,
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(permissionGroup) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Known permissions',
    source: 'specification 6; decision 98',
  }),

  /**
   * Adds a role, and returns its id, which commands and the menu use. Errors: 1609 it has rights that the caller does
   * not have, 1640 another role has the name.
   */
  addRole: endpoint({
    ...edits,
    path: '/co/administration/role/add',
    input: z.object({
      name: roleName,
      description: z._default(description, ''),
      permissions: z._default(permissions, []),
    }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ id }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Add a role',
  }),

  /**
   * Changes the given fields of a role, for all who have it from their next request on. Errors: 1609 the role has, or
   * would have, rights that the caller does not have, 1614 unknown role, 1640 another role has the name, 1642 the
   * administrator's permissions stay, 1643 someone else has changed the role since `version`.
   */
  changeRole: endpoint({
    ...edits,
    path: '/co/administration/role/change',
    names: { roleId: 'value' },
    input: z.object({
      roleId: id,
      version: z.optional(text(limits.idLength)),
      name: z.optional(roleName),
      description: z.optional(description),
      permissions: z.optional(permissions),
    }),
    output: emptyResponse,
    summary: 'Change a role',
  }),

  /**
   * Removes a role, also from the people who have it; menu entries that were for it alone are hidden. Errors: 1609 the
   * role has rights that the caller does not have, 1614 unknown role, 1641 someone has it or a menu entry is for it
   * and `confirmed` is not set, 1642 the administrator's role and that of everyone stay.
   */
  removeRole: endpoint({
    ...edits,
    path: '/co/administration/role/remove',
    names: { roleId: 'value' },
    input: z.object({ roleId: id, confirmed: z._default(flagInput, 0) }),
    output: emptyResponse,
    summary: 'Remove a role',
  }),

  /**
   * Gives a person a role, from their next request on; idempotent. Errors: 1101 unknown person, 1256 they have left,
   * 1609 the role has rights that the caller does not have, 1614 unknown role.
   */
  giveRole: endpoint({ ...changesPerson, path: '/co/administration/role/give', summary: 'Give a role' }),

  /**
   * Takes a role from a person, from their next request on; idempotent. Errors: 1101 unknown person, 1607 the last
   * administrator, 1609 the person has rights that the caller does not have.
   */
  takeRole: endpoint({
    ...changesPerson,
    path: '/co/administration/role/take',
    summary: 'Take a role away',
  }),
};
