import {
  administration as calls,
  administrationAccess as accessCalls,
} from '../contract/administration/calls.ts';
import type { MenuEntryInput } from '../contract/administration/menus.ts';
import type { InputOf } from '../contract/endpoint.ts';
import { type PlainInput, worded, wordedResult } from './worded.ts';

/** What the caller may administer, for the entry to the console. */
export const administrationAccess = {
  access: wordedResult(accessCalls.access, ({ permissions }) => permissions),
};

/** A person's departments, the main one first. */
interface Memberships {
  departments?: readonly { id: string; leader?: boolean }[];
}
type WithDepartments<Input> = Omit<Input, 'departmentIds' | 'leaderOf'> & Memberships;

function toIds<Given extends Memberships>({ departments, ...given }: Given) {
  if (!departments) return given;
  return {
    ...given,
    departmentIds: departments.map(({ id }) => id),
    leaderOf: departments.flatMap(({ id, leader }) => (leader ? [id] : [])),
  };
}

/** An entry of the menu; not hidden when that is not said. */
type MenuEntry = Omit<MenuEntryInput, 'hidden'> & { hidden?: boolean };

export const administration = {
  ...calls,
  ...administrationAccess,
  roles: wordedResult(calls.roles, ({ roles }) => roles),
  addRole: worded(
    calls.addRole,
    (given: PlainInput<InputOf<typeof calls.addRole>>) => given,
    ({ id }) => id,
  ),
  setMenu: worded(
    calls.setMenu,
    (given: Omit<PlainInput<InputOf<typeof calls.setMenu>>, 'entries'> & { entries: MenuEntry[] }) => given,
  ),
  addPerson: worded(calls.addPerson, (given: WithDepartments<PlainInput<InputOf<typeof calls.addPerson>>>) =>
    toIds(given),
  ),
  changePerson: worded(
    calls.changePerson,
    (given: WithDepartments<PlainInput<InputOf<typeof calls.changePerson>>>) => toIds(given),
  ),
};
