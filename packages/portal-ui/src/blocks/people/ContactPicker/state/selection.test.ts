import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonContact } from '../source/contact-source.ts';
import {
  addContacts,
  chosenCount,
  clearSelection,
  contactSelection,
  departmentState,
  isChosen,
  lastRemovable,
  toggleContact,
  withFacts,
  type ChosenDepartment,
  type ContactSelection,
  type SelectionLimits,
} from './selection.ts';

/** Three levels: `a` over `a1` and `a2`, `a1` over `a11`, and `b`; two people in each. */
const parents: Record<string, readonly string[]> = { a: [], a1: ['a'], a11: ['a', 'a1'], a2: ['a'], b: [] };
const people: PersonContact[] = Object.entries(parents).flatMap(([id, above]) =>
  [1, 2].map((place) => ({
    type: 'person' as const,
    id: `${id}-${place}`,
    name: `${id} ${place}`,
    departmentIds: [...above, id],
  })),
);
const insideOf = (id: string) => people.filter(({ departmentIds }) => departmentIds?.includes(id));
const departments: ChosenDepartment[] = Object.entries(parents).map(([id, parentIds]) => ({
  type: 'department',
  id,
  name: id,
  parentIds,
  count: insideOf(id).length,
  memberIds: new Set(insideOf(id).map((one) => one.id)),
}));
const department = (id: string) => {
  const found = departments.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const person = (id: string) => {
  const found = people.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const free: SelectionLimits = { mode: 'multiple', counted: 1, locked: new Set() };
const toggled = (selection: ContactSelection, ...contacts: (PersonContact | ChosenDepartment)[]) =>
  contacts.reduce((before, contact) => toggleContact(before, contact, free).selection, selection);
const everyone = (selection: ContactSelection) => people.filter((one) => isChosen(selection, one));

const steps = fc.array(fc.nat(people.length + departments.length - 1), { maxLength: 30 });
const contactAt = (step: number) => {
  const found = [...people, ...departments][step];
  if (!found) throw new Error(String(step));
  return found;
};

describe('choosing', () => {
  test('counts each person once, whatever was chosen in whatever order', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const selection = toggled(contactSelection(), ...taken.map(contactAt));
        expect(chosenCount(selection)).toBe(everyone(selection).length);
      }),
    );
  });

  test('never counts more than may be', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 8 }), (taken, max) => {
        let selection = contactSelection();
        for (const step of taken) {
          selection = toggleContact(selection, contactAt(step), { ...free, max }).selection;
          expect(chosenCount(selection) + free.counted).toBeLessThanOrEqual(max);
        }
        const filled = addContacts(selection, people, { ...free, max }).selection;
        expect(chosenCount(filled) + free.counted).toBeLessThanOrEqual(max);
      }),
    );
  });

  test('shows a department as chosen, half or not by who in it is', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(steps, (taken) => {
        const selection = toggled(contactSelection(), ...taken.map(contactAt));
        for (const { id, parentIds = [], count } of departments) {
          const state = departmentState(selection, id, parentIds, count);
          const all = insideOf(id);
          const chosen = all.filter((one) => isChosen(selection, one)).length;
          // Half chosen does not say how many, only that one is missing.
          const some = Math.min(chosen, all.length - 1);
          expect({ id, chosen }).toEqual({ id, chosen: { all: all.length, none: 0, some }[state] });
        }
      }),
    );
  });

  test('takes nothing but what was toggled: twice is as before, for a person', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...people), (taken, one) => {
        const before = toggled(contactSelection(), ...taken.map(contactAt));
        expect(everyone(toggled(before, one, one))).toEqual(everyone(before));
      }),
    );
  });

  test('changes no selection that it was given, so that going back restores it', () => {
    const before = toggled(contactSelection(), department('a'));
    const snapshot = everyone(before).map(({ id }) => id);
    toggled(before, person('a1-1'), department('b'), department('a'));
    expect(everyone(before).map(({ id }) => id)).toEqual(snapshot);
  });

  test('replaces the choice in single mode', () => {
    const single = { ...free, mode: 'single' as const };
    const first = toggleContact(contactSelection(), person('a-1'), single).selection;
    const second = toggleContact(first, person('b-1'), single).selection;
    expect([...second.chosen.keys()]).toEqual(['person:b-1']);
  });

  test('keeps who is required, through every step', () => {
    const locked = { ...free, locked: new Set(['person:a-1']) };
    const start = contactSelection([person('a-1'), person('b-1')]);
    expect(toggleContact(start, person('a-1'), locked)).toEqual({ selection: start, refusal: 'locked' });
    expect([...clearSelection(start, locked.locked).chosen.keys()]).toEqual(['person:a-1']);
    expect(lastRemovable(start, locked.locked)?.id).toBe('b-1');
    expect(toggleContact(start, department('a'), locked).selection.chosen.has('person:a-1')).toBe(true);
  });
});

describe('a department as a whole', () => {
  test('takes in those chosen in it one by one, and departments below', () => {
    const selection = toggled(contactSelection(), person('a1-1'), department('a11'), department('a'));
    expect([...selection.chosen.keys()]).toEqual(['department:a']);
  });

  test('leaves single people out, takes them in again, and forgets them when it goes', () => {
    const some = toggled(contactSelection(), department('a'), person('a1-1'));
    expect(departmentState(some, 'a', [], 8)).toBe('some');
    expect(isChosen(some, person('a1-1'))).toBe(false);
    expect(departmentState(toggled(some, person('a1-1')), 'a', [], 8)).toBe('all');
    // The first press fills it up, the next one takes it out.
    expect(departmentState(toggled(some, department('a')), 'a', [], 8)).toBe('all');
    expect(toggled(some, department('a'), department('a')).excluded.size).toBe(0);
  });

  test('is chosen when each part of it is, one by one, and goes again as a whole', () => {
    const parts = toggled(contactSelection(), department('a1'), department('a2'), person('a-1'));
    expect(departmentState(parts, 'a', [], 8)).toBe('some');
    const full = toggled(parts, person('a-2'));
    expect(departmentState(full, 'a', [], 8)).toBe('all');
    expect(full.chosen.has('department:a')).toBe(false);
    expect(departmentState(toggled(full, person('a1-1')), 'a', [], 8)).toBe('some');
    expect(toggled(full, person('b-1'), department('a')).chosen.size).toBe(1);
    // It is not shown as full while the count is unknown.
    expect(departmentState(full, 'a', [], undefined)).toBe('some');
    const unknown = toggled(full, department('a2'), { ...department('a2'), memberIds: undefined });
    expect(departmentState(unknown, 'a', [], 8)).toBe('some');
  });

  test('counts who is in two of its parts once before it says that it is full', () => {
    const twice: ChosenDepartment[] = [
      { ...department('a1'), id: 'x', parentIds: ['z'], count: 2, memberIds: new Set(['1', '2']) },
      { ...department('a1'), id: 'y', parentIds: ['z'], count: 2, memberIds: new Set(['2', '3']) },
    ];
    expect(departmentState(contactSelection(twice), 'z', [], 4)).toBe('some');
    expect(departmentState(contactSelection(twice), 'z', [], 3)).toBe('all');
  });

  test('chosen part by part stays when all of it is required', () => {
    const start = contactSelection([person('b-1'), person('b-2')]);
    const locked = { ...free, locked: new Set(start.chosen.keys()) };
    expect(toggleContact(start, department('b'), locked)).toEqual({ selection: start, refusal: 'locked' });
  });

  test('cannot be left out of one above it', () => {
    const selection = toggled(contactSelection(), department('a'));
    expect(toggleContact(selection, department('a1'), free).refusal).toBe('covered');
  });

  test('is refused when it would count too many', () => {
    const step = toggleContact(contactSelection(), department('a'), { ...free, max: 8 });
    expect(step).toMatchObject({ refusal: 'max' });
    expect(step.selection.chosen.size).toBe(0);
  });

  test('shows its people as chosen once it is known who they are, where they do not say it themselves', () => {
    const stranger: PersonContact = { type: 'person', id: 'b-1', name: 'b 1' };
    const chosen = toggled(contactSelection(), {
      ...department('b'),
      count: undefined,
      memberIds: undefined,
    });
    expect(isChosen(chosen, stranger)).toBe(false);
    const known = withFacts(chosen, new Map([['b', { total: 2, memberIds: new Set(['b-1', 'b-2']) }]]));
    expect(isChosen(known, stranger)).toBe(true);
    expect(chosenCount(known)).toBe(2);
  });
});

test('adding many reports who had no room', () => {
  const { added, leftOver } = addContacts(contactSelection([person('a-1')]), people, { ...free, max: 4 });
  expect(added).toBe(2);
  expect(leftOver).toHaveLength(people.length - 3);
});
