import * as z from 'zod/mini';
import { isBlank } from '../../rules/blank.ts';
import { isEmail, normaliseEmail } from '../../rules/email.ts';
import { isKana, isLogin } from '../../rules/people.ts';
import { isMobile, isPhone, normalisePhone } from '../../rules/phone.ts';
import { sessionOfPerson } from '../account/devices.ts';
import { endpoint } from '../endpoint.ts';
import {
  breaks,
  count,
  envelope,
  flagInput,
  id,
  idList,
  line,
  name,
  optionalLine,
  optionalText,
  text,
  timestamp,
} from '../fields.ts';
import { matched } from '../directory/matched.ts';
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
  /** After too many wrong passwords: until when no other is looked at (G14). */
  lockedUntil: z.optional(timestamp),
  /** Of a search: where the text was found. Absent for those whom the name of their department finds. */
  match: z.optional(matched),
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
  /** Since when signing in needs a second factor. */
  secondFactorSince: z.optional(timestamp),
  roles: z.array(z.string()),
  /** A directory service owns name, position, phones and email: they cannot be changed here. */
  managed: z.boolean(),
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

/** An empty text clears the field. */
const emptyOr = (fits: (value: string) => boolean) => (value: string) => value === '' || fits(value);

/** Trimmed and normalised, then checked. */
const normalised = (normalise: (value: string) => string, fits: (value: string) => boolean) =>
  z.pipe(
    line(limits.personLine),
    z.pipe(z.transform(normalise), z.string().check(z.refine(emptyOr(fits), breaks('pattern')))),
  );

/** Fields that administrators edit. Absent: stays as it is. Empty: is cleared. */
const personFields = {
  /** The name in kana. */
  reading: z.optional(line(limits.personLine).check(z.refine(emptyOr(isKana), breaks('pattern')))),
  gender: z.optional(z.enum(['male', 'female', ''])),
  position: z.optional(optionalLine(limits.personLine)),
  mobile: z.optional(normalised(normalisePhone, isMobile)),
  telephone: z.optional(normalised(normalisePhone, isPhone)),
  email: z.optional(normalised(normaliseEmail, isEmail)),
  introduction: z.optional(optionalText(limits.personIntroduction)),
  workplace: z.optional(optionalLine(limits.personLine)),
  /** The main department first. */
  departmentIds: z.optional(idList({ most: limits.personDepartments })),
  /** Those of `departmentIds` that the person leads. */
  leaderOf: z.optional(idList({ most: limits.personDepartments })),
};
/** Name of an account within the organisation. */
const login = line(limits.personLogin).check(
  z.refine((value) => !isBlank(value), breaks('minLength', { limit: 1 })),
  z.refine(isLogin, breaks('pattern')),
);

const sees = { access: 'session', permissions: seesPeople, source: 'decision 92' } as const;
const edits = {
  method: 'POST',
  access: 'session',
  permissions: ['administration:people:edit'],
  body: 'json',
  source: 'decision 92',
} as const;

/** A password that an administrator passes on; its owner must choose another one first (A6). */
const oneTimePassword = z.string();

/**
 * The people of the organisation. Errors of all that name a person: 1101 unknown; of those that change one: 1609 the
 * person has rights that the caller does not have.
 */
export const people = {
  /**
   * Returns a page of people by name; with `query` the best matches first. `departmentId` selects the members of a
   * department, with `below` also of those below it; `withoutDepartment` those who belong to none, `roleId`
   * those who were given a role. The name of a department finds its people. Without `state`, everyone who has not left,
   * and with `query` also those who have. `nextCursor` is absent on the last page;
   * `total` comes with the first. Error 1112: unknown department.
   */
  people: endpoint({
    ...sees,
    method: 'GET',
    path: '/co/administration/person/list',
    names: { departmentId: 'department', roleId: 'value' },
    input: z.object({
      query: z.optional(text(limits.queryLength)),
      departmentId: z.optional(id),
      below: z.optional(flagInput),
      withoutDepartment: z.optional(flagInput),
      roleId: z.optional(id),
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

  /**
   * Adds a person with a one-time password, which is shown once. Errors: 1112 unknown department, 1605 the login is
   * taken.
   */
  addPerson: endpoint({
    ...edits,
    path: '/co/administration/person/add',
    names: { departmentIds: 'department', leaderOf: 'department' },
    input: z.object({ login, name: name(limits.personName), ...personFields }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({ person: administeredPersonDetail, password: oneTimePassword }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Add a person',
  }),

  /**
   * Changes the given fields of a person. Errors: 1112 unknown department, 1606 someone else has changed the person
   * since `version`, 1650 a directory service owns the field.
   */
  changePerson: endpoint({
    ...edits,
    path: '/co/administration/person/change',
    names: { personId: 'person', departmentIds: 'department', leaderOf: 'department' },
    input: z.object({
      personId: id,
      version: z.optional(text(limits.idLength)),
      name: z.optional(name(limits.personName)),
      ...personFields,
    }),
    output: personResponse,
    summary: 'Change a person',
  }),

  /**
   * Disables or enables an account, marks a person as having left, or takes them back. Whoever is not active is signed
   * out everywhere within a second (G12). Errors: 1607 the last administrator, 1608 oneself.
   */
  setPersonState: endpoint({
    ...edits,
    path: '/co/administration/person/state',
    names: { personId: 'person' },
    input: z.object({ personId: id, state }),
    output: personResponse,
    summary: 'Disable, enable or mark as left',
  }),

  /** Gives a person a one-time password, which is shown once, and signs them out everywhere. Error 1608: oneself. */
  resetPassword: endpoint({
    ...edits,
    path: '/co/administration/person/password',
    names: { personId: 'person' },
    input: z.object({ personId: id }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ password: oneTimePassword }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Reset a password',
  }),

  /** Removes the second factor of a person who has lost it. Error 1608: oneself. */
  resetSecondFactor: endpoint({
    ...edits,
    path: '/co/administration/person/second-factor/reset',
    names: { personId: 'person' },
    input: z.object({ personId: id }),
    output: personResponse,
    summary: 'Remove the second factor of a person',
  }),

  /** Returns where a person is signed in, the last used first. */
  sessions: endpoint({
    ...sees,
    permissions: ['administration:people:edit'],
    method: 'GET',
    path: '/co/administration/session/list',
    names: { personId: 'person' },
    input: z.object({ personId: id }),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(sessionOfPerson) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Where a person is signed in',
  }),

  /**
   * Signs a person out: of one session, or of all but the one of this request. A session that has ended, or is someone
   * else's, is ignored.
   */
  endSessions: endpoint({
    ...edits,
    path: '/co/administration/session/end',
    names: { personId: 'person', sessionId: 'value' },
    input: z.object({ personId: id, sessionId: z.optional(z.uuid()) }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ ended: z.int() }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Sign a person out',
  }),

  /**
   * Makes another person the owner of a person's groups, and moves the person's files into a folder of theirs. Errors:
   * 1101 one of the two is unknown, 1256 the other one has left, 1404 and 1410 the files do not fit, 1405 too deep,
   * 1611 to oneself.
   */
  handOver: endpoint({
    ...edits,
    path: '/co/administration/person/handover',
    names: { personId: 'person', toId: 'person' },
    input: z.object({
      personId: id,
      toId: id,
      groups: z._default(flagInput, 0),
      files: z._default(flagInput, 0),
    }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ groups: z.int(), files: z.int() }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Hand groups and files over',
  }),
};
