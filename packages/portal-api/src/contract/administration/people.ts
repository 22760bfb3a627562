import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, envelope, flagInput, id, text, timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { seesPeople } from './permissions.ts';

/** `disabled`: cannot sign in. `left`: has left the organisation (D10). */
export const personStates = ['active', 'disabled', 'left'] as const;
export type PersonState = (typeof personStates)[number];
const state = z.enum(personStates);

const membership = z.object({
  id,
  name: z.string(),
  /** Names from the top department to this one. */
  path: z.array(z.string()),
  leader: z.boolean(),
});

/** A person in a list of the administration: nothing is hidden from it. */
export const administeredPerson = z.object({
  id,
  login: z.string(),
  name: z.string(),
  position: z.optional(z.string()),
  avatarVersion: z.optional(z.string()),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The main one first. */
  departments: z.array(membership),
  state,
  /** Can sign in with a password. */
  hasPassword: z.boolean(),
});
export type AdministeredPerson = z.output<typeof administeredPerson>;

export const administeredPersonDetail = z.extend(administeredPerson, {
  /** Changes with every change of the person. */
  version: z.string(),
  /** The name in kana. */
  reading: z.optional(z.string()),
  gender: z.optional(z.enum(['male', 'female'])),
  telephone: z.optional(z.string()),
  introduction: z.optional(z.string()),
  workplace: z.optional(z.string()),
  /** Must choose another password at the next sign-in. */
  mustChangePassword: z.boolean(),
  roles: z.array(z.string()),
  /** Live sessions. */
  sessions: z.int(),
  /** Groups that the person owns. */
  groups: z.int(),
  /** Files and folders on the person's disk, without the recycle bin. */
  files: z.int(),
  lastSignIn: z.optional(timestamp),
  /** False: has rights that the caller does not have, who therefore cannot change this person. */
  editable: z.boolean(),
  /** It is the caller. */
  self: z.boolean(),
  /** The only person with role `admin` who can sign in: stays able to. */
  lastAdministrator: z.boolean(),
});
export type AdministeredPersonDetail = z.output<typeof administeredPersonDetail>;

const personResponse = z.pipe(
  z.object({ ...envelope, result: administeredPersonDetail }),
  z.transform(({ result }) => result),
);

const sees = { access: 'session', permissions: seesPeople, source: 'decision 92' } as const;
/**
 * The people of the organisation. Errors of all that name a person: 1101 unknown.
 */
export const people = {
  /**
   * Returns a page of people by name; with `query` the best matches first. `departmentId` selects the members of a
   * department, with `below` also of those below it; `withoutDepartment` those who belong to none. Without `state`,
   * everyone who has not left. `nextCursor` is absent on the last page; `total` comes with the first. Error 1112: unknown
   * department.
   */
  people: endpoint({
    ...sees,
    method: 'GET',
    path: '/co/administration/person/list',
    names: { departmentId: 'department' },
    input: z.object({
      query: z.optional(text(limits.queryLength)),
      departmentId: z.optional(id),
      below: z.optional(flagInput),
      withoutDepartment: z.optional(flagInput),
      state: z.optional(state),
      cursor: z.optional(text(limits.cursorLength)),
      size: count(1, limits.administrationPageMax, limits.administrationPage),
    }),
    output: z.object({
      ...envelope,
      people: z.array(administeredPerson),
      nextCursor: z.optional(z.string()),
      total: z.optional(z.int()),
    }),
    summary: 'People of the organisation',
  }),

  /** Returns all of a person. */
  person: endpoint({
    ...sees,
    method: 'GET',
    path: '/co/administration/person/detail',
    names: { personId: 'person' },
    input: z.object({ personId: id }),
    output: personResponse,
    summary: 'All of a person',
  }),
};
