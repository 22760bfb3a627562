import { expect, it } from 'vitest';
import { type GroupAct, mayInGroup } from './group-rights.ts';

const acts: GroupAct[] = ['edit', 'announce', 'add', 'remove', 'recall', 'transfer', 'dissolve'];

it.each([
  ['the owner of a team', 'teamGroup', true, acts],
  ['a member of a team', 'teamGroup', false, ['add']],
  ['whoever began a temporary group', 'group', true, acts],
  ['a member of a temporary group', 'group', false, ['edit', 'announce', 'add']],
] as const)('lets %s do their part and no more', (_, type, owner, allowed) => {
  expect(acts.filter((act) => mayInGroup(act, { type, owner }))).toEqual(allowed);
});
