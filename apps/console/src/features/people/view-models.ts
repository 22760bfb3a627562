import { PortalApiError } from '@snap/portal-api';
import type {
  AdministeredDepartment,
  AdministeredPerson,
  AdministeredPersonDetail,
} from '@snap/portal-api/contract';
import { matchPerson, prepareQuery } from '@snap/portal-api/rules';
import type { OrgNode } from '@snap/portal-ui/org-tree';
import type { PersonRow } from '@snap/portal-ui/people-table';
import type { PersonFields, PersonProblems } from '@snap/portal-ui/person-sheet';
import { userAvatarUrl } from '../../api.ts';

export const toDepartmentNode = ({ id, name, people, children }: AdministeredDepartment): OrgNode => ({
  id,
  name,
  count: people,
  children: children.map(toDepartmentNode),
});

/** @param query What was searched for: marked in the names of departments, which the server does not do. */
export const toPersonRow = (person: AdministeredPerson, query = ''): PersonRow => ({
  id: person.id,
  name: person.name,
  position: person.position,
  avatarUrl: userAvatarUrl(person.id, person.avatarVersion),
  login: person.login,
  departments: person.departments.map(({ name }) => name),
  phone: person.mobile,
  state: person.state,
  locked: person.lockedUntil !== undefined,
  match: person.match,
  departmentMatches:
    query === '' || person.match
      ? undefined
      : person.departments.map(({ name }) => matchPerson({ name }, prepareQuery(query))?.ranges ?? []),
});

export const noFields: PersonFields = {
  login: '',
  name: '',
  reading: '',
  gender: '',
  position: '',
  mobile: '',
  telephone: '',
  email: '',
  workplace: '',
  introduction: '',
  departments: [],
};

export function toPersonFields(person: AdministeredPersonDetail): PersonFields {
  const { login, name, reading, gender, position, mobile, telephone, email, workplace, introduction } =
    person;
  const known = { login, name, reading, gender, position, mobile, telephone, email, workplace, introduction };
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return {
    ...noFields,
    ...given,
    departments: person.departments.map(({ id, leader }) => ({ id, leader })),
  };
}

/** What a directory service owns of the people whom it provisions. */
export const managedFields = ['name', 'position', 'mobile', 'telephone', 'email'] as const;

/** Fields of the form by their names in the calls. */
const fieldNames: Readonly<Record<string, keyof PersonFields>> = {
  departmentIds: 'departments',
  leaderOf: 'departments',
};

/** What the contract or the server found wrong, by field. */
export function toProblems(
  error: unknown,
  sentence: (rule: string, limit: number | undefined) => string,
): PersonProblems {
  const errors = error instanceof PortalApiError ? error.errors : [];
  return Object.fromEntries(
    errors.map(({ field, rule, limit }) => [formField(field), sentence(rule, limit)]),
  );
}

/** Whether all that is wrong stands at fields of the form: the server's sentence, with its own names, would repeat it. */
export const standsAtFields = (error: unknown): boolean =>
  error instanceof PortalApiError &&
  error.errors.length > 0 &&
  error.errors.every(({ field }) => formField(field) in noFields);

function formField(field: string): string {
  const own = field.split(/[.[]/, 1)[0] ?? field;
  return fieldNames[own] ?? own;
}
