import { expect, it } from 'vitest';
import { type GroupAct, mayInGroup } from './group-rights.ts';

const acts: GroupAct[] = ['edit', 'announce', 'add', 'remove', 'recall', 'transfer', 'dissolve'];

it.each([
  ['the owner of a team', 'teamGroup', true, acts],
  ['a member of a team', 'teamGroup', false, ['add']],
  ['the creator of a temporary group', 'group', true, acts],
  ['a member of a temporary group', 'group', false, ['edit', 'announce', 'add']],
] as const)('grants the rights of %s and no others', (_, type, owner, allowed) => {
  expect(acts.filter((act) => mayInGroup(act, { type, owner }))).toEqual(allowed);
});
