import { expect, test } from 'vitest';
import { contactSelection } from './selection.ts';
import { choiceOf } from './use-picker-submit.ts';

const person = (id: string) => ({ type: 'person' as const, id, name: id });
const desk = { type: 'department' as const, id: 'desk', name: 'Desk', count: 4 };

test('a choice holds everyone once, without those left out and without the current user', () => {
  const selection = contactSelection(
    [person('a'), desk, { type: 'group', id: 'g', name: 'G', kind: 'group' }],
    [person('c')],
  );
  const choice = choiceOf(selection, { total: 4, ids: ['a', 'b', 'c', 'me'] }, 'me', 5);
  expect(choice.personIds?.toSorted()).toEqual(['a', 'b']);
  expect(choice).toMatchObject({ count: 3, excludedIds: ['c'], departments: [desk] });
});

test('a choice of too many for ids counts them all the same', () => {
  const choice = choiceOf(contactSelection([desk]), { total: 900 }, 'me', 4);
  expect(choice.personIds).toBeUndefined();
  expect(choice.count).toBe(900);
});
