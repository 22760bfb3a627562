import type { DepartmentContact, GroupContact, PersonContact } from '../source/contact-source.ts';

/** A department chosen as a whole: everyone in it, also who joins it until the choice is submitted (decision D9). */
export interface ChosenDepartment extends DepartmentContact {
  /** Departments above it. */
  parentIds?: readonly string[] | undefined;
  /** Who is in it, once it is known. */
  memberIds?: ReadonlySet<string> | undefined;
}

export type SelectedContact = PersonContact | GroupContact | ChosenDepartment;

/** What is chosen. Values are never changed: each step makes a new one. */
export interface ContactSelection {
  /** By `contactKey`, in the order of choosing. */
  readonly chosen: ReadonlyMap<string, SelectedContact>;
  /** People who stay out although their department is chosen, by `contactKey`. */
  readonly excluded: ReadonlyMap<string, PersonContact>;
}

/** What a choice must fit. */
export interface SelectionLimits {
  /** `single`: one contact, which the next one replaces. */
  mode: 'multiple' | 'single';
  /** Most that may be counted; absent for no limit. */
  max?: number | undefined;
  /** People counted besides those chosen: 1 for the current user. */
  counted: number;
  /** Keys of contacts that stay chosen. */
  locked: ReadonlySet<string>;
}

/** Why a step was not taken. */
export type Refusal = 'max' | 'covered' | 'locked';

export interface SelectionStep {
  selection: ContactSelection;
  refusal?: Refusal;
}

/** Names a contact among people, groups and departments alike. */
export const contactKey = ({ type, id }: { type: SelectedContact['type']; id: string }) => `${type}:${id}`;

const byKey = <Selected extends SelectedContact>(contacts: readonly Selected[]) =>
  new Map(contacts.map((contact) => [contactKey(contact), contact]));

/** A selection of these contacts, in this order. */
export function contactSelection(
  chosen: readonly SelectedContact[] = [],
  excluded: readonly PersonContact[] = [],
): ContactSelection {
  return { chosen: byKey(chosen), excluded: byKey(excluded) };
}

/** What each row needs of a selection. */
interface Inside {
  /** The chosen departments: there are few. */
  departments: readonly ChosenDepartment[];
  /** What is chosen, and who left out, in each department or below: from the choice alone, so nothing has to be loaded. */
  chosen: ReadonlyMap<string, readonly SelectedContact[]>;
  excluded: ReadonlySet<string>;
}

const insideBySelection = new WeakMap<ContactSelection, Inside>();

function inside(selection: ContactSelection): Inside {
  const known = insideBySelection.get(selection);
  if (known !== undefined) return known;
  const departments: ChosenDepartment[] = [];
  const chosen = new Map<string, SelectedContact[]>();
  for (const contact of selection.chosen.values()) {
    if (contact.type === 'group') continue;
    if (contact.type === 'department') departments.push(contact);
    for (const id of (contact.type === 'department' ? contact.parentIds : contact.departmentIds) ?? []) {
      const others = chosen.get(id);
      if (others) others.push(contact);
      else chosen.set(id, [contact]);
    }
  }
  const excluded = new Set(
    [...selection.excluded.values()].flatMap(({ departmentIds = [] }) => departmentIds),
  );
  const found = { departments, chosen, excluded };
  insideBySelection.set(selection, found);
  return found;
}

export const chosenDepartments = (selection: ContactSelection) => inside(selection).departments;

const covers = (department: ChosenDepartment, person: PersonContact) =>
  person.departmentIds?.includes(department.id) === true || department.memberIds?.has(person.id) === true;

/** The chosen department that a person comes with. */
export const departmentOf = (selection: ContactSelection, person: PersonContact) =>
  chosenDepartments(selection).find((department) => covers(department, person));

/** How many people of a chosen department stay out. */
export const excludedFrom = (selection: ContactSelection, department: ChosenDepartment) =>
  [...selection.excluded.values()].filter((person) => covers(department, person)).length;

const comesWithDepartment = (selection: ContactSelection, contact: SelectedContact) =>
  contact.type === 'person' && departmentOf(selection, contact) !== undefined;

/** Whether a person or a group comes with the selection, alone or with a department. */
export function isChosen(selection: ContactSelection, contact: PersonContact | GroupContact): boolean {
  const key = contactKey(contact);
  return (
    selection.chosen.has(key) || (!selection.excluded.has(key) && comesWithDepartment(selection, contact))
  );
}

/** How much of a department is chosen. */
export type DepartmentState = 'all' | 'some' | 'none';

/** Whether these, chosen part by part, are all of so many people; `false` where it cannot be known. */
function isEveryone(
  contacts: readonly SelectedContact[],
  count: number,
  { excluded }: ContactSelection,
): boolean {
  let most = 0;
  for (const contact of contacts) most += contact.type === 'department' ? (contact.memberIds?.size ?? 0) : 1;
  // Most are far from it: only then is it worth finding who is in two departments.
  if (most < count) return false;
  const ids = new Set<string>();
  for (const contact of contacts) {
    if (contact.type === 'department') {
      for (const id of contact.memberIds ?? []) if (!excluded.has(`person:${id}`)) ids.add(id);
    } else ids.add(contact.id);
  }
  return ids.size >= count;
}

/**
 * @param parentIds Departments above it: one of them may be chosen.
 * @param count Everyone in it, where that is known: the department is chosen once all of them are chosen one by one.
 */
export function departmentState(
  selection: ContactSelection,
  id: string,
  parentIds: readonly string[],
  count: number | undefined,
): DepartmentState {
  const whole =
    selection.chosen.has(`department:${id}`) || coveringDepartment(selection, parentIds) !== undefined;
  const { chosen, excluded } = inside(selection);
  if (whole) return excluded.has(id) ? 'some' : 'all';
  const parts = chosen.get(id);
  if (parts === undefined) return 'none';
  return count !== undefined && isEveryone(parts, count, selection) ? 'all' : 'some';
}

/** The chosen one among the departments above one. */
export const coveringDepartment = (selection: ContactSelection, parentIds: readonly string[]) =>
  chosenDepartments(selection).find(({ id }) => parentIds.includes(id));

/** How many people and groups are chosen, each person once as far as the members are known. */
export function chosenCount(selection: ContactSelection): number {
  let count = -selection.excluded.size;
  for (const contact of selection.chosen.values()) {
    if (contact.type === 'department') count += contact.count ?? 0;
    else if (!comesWithDepartment(selection, contact)) count += 1;
  }
  return Math.max(count, 0);
}

/** Takes the step unless it would count more than may be. */
function within(
  before: ContactSelection,
  after: ContactSelection,
  { max, counted }: SelectionLimits,
): SelectionStep {
  if (max !== undefined) {
    const count = chosenCount(after) + counted;
    if (count > max && count > chosenCount(before) + counted) return { selection: before, refusal: 'max' };
  }
  return { selection: after };
}

/** Chooses a contact, or takes it out again; a person of a chosen department is left out of it, or taken in again. */
export function toggleContact(
  selection: ContactSelection,
  contact: SelectedContact,
  limits: SelectionLimits,
): SelectionStep {
  const key = contactKey(contact);
  if (limits.locked.has(key)) return { selection, refusal: 'locked' };
  if (contact.type === 'department') return toggleDepartment(selection, contact, limits);
  if (selection.chosen.has(key)) return { selection: removeContact(selection, key) };
  if (contact.type === 'person' && departmentOf(selection, contact)) {
    const excluded = new Map(selection.excluded);
    if (!excluded.delete(key)) excluded.set(key, contact);
    return within(selection, { ...selection, excluded }, limits);
  }
  const stays = limits.mode === 'single' ? onlyLocked(selection, limits.locked) : selection.chosen;
  return within(selection, { ...selection, chosen: new Map(stays).set(key, contact) }, limits);
}

function toggleDepartment(
  selection: ContactSelection,
  department: ChosenDepartment,
  limits: SelectionLimits,
): SelectionStep {
  const key = contactKey(department);
  const parentIds = department.parentIds ?? [];
  const state = departmentState(selection, department.id, parentIds, department.count);
  if (coveringDepartment(selection, parentIds) !== undefined) return { selection, refusal: 'covered' };
  if (selection.chosen.has(key)) {
    if (state === 'all') return { selection: removeContact(selection, key) };
    // With people left out: all of it first.
    const excluded = new Map([...selection.excluded].filter(([, person]) => !covers(department, person)));
    return within(selection, { ...selection, excluded }, limits);
  }
  // Its members are not listed one by one any more. A department that was chosen in parts is removed in parts.
  const chosen = new Map(
    [...selection.chosen].filter(
      ([other, contact]) =>
        limits.locked.has(other) ||
        contact.type === 'group' ||
        (contact.type === 'person'
          ? !covers(department, contact)
          : contact.parentIds?.includes(department.id) !== true),
    ),
  );
  if (state !== 'all') chosen.set(key, department);
  else if (chosen.size === selection.chosen.size) return { selection, refusal: 'locked' };
  return within(selection, withKnownExclusions({ ...selection, chosen }), limits);
}

/** Without one contact. Who was left out of a department that is gone is forgotten. */
export function removeContact(selection: ContactSelection, key: string): ContactSelection {
  const chosen = new Map(selection.chosen);
  chosen.delete(key);
  return withKnownExclusions({ chosen, excluded: selection.excluded });
}

function withKnownExclusions(selection: ContactSelection): ContactSelection {
  if (selection.excluded.size === 0) return selection;
  const excluded = new Map(
    [...selection.excluded].filter(([, person]) => departmentOf(selection, person) !== undefined),
  );
  return { ...selection, excluded };
}

const onlyLocked = (selection: ContactSelection, locked: ReadonlySet<string>) =>
  new Map([...selection.chosen].filter(([key]) => locked.has(key)));

/** Everything out but what must stay. */
export const clearSelection = (
  selection: ContactSelection,
  locked: ReadonlySet<string>,
): ContactSelection => ({ chosen: onlyLocked(selection, locked), excluded: new Map() });

/** The one chosen last that may go. */
export const lastRemovable = (selection: ContactSelection, locked: ReadonlySet<string>) =>
  [...selection.chosen.values()].findLast((contact) => !locked.has(contactKey(contact)));

/** Chooses all of them as far as they fit; those already chosen stay so. */
export function addContacts(
  selection: ContactSelection,
  contacts: readonly (PersonContact | GroupContact)[],
  limits: SelectionLimits,
): { selection: ContactSelection; added: number; leftOver: readonly (PersonContact | GroupContact)[] } {
  const chosen = new Map(selection.chosen);
  const excluded = new Map(selection.excluded);
  let room = (limits.max ?? Number.POSITIVE_INFINITY) - limits.counted - chosenCount(selection);
  let added = 0;
  const leftOver: (PersonContact | GroupContact)[] = [];
  for (const contact of contacts) {
    const key = contactKey(contact);
    if (chosen.has(key) || (!excluded.has(key) && comesWithDepartment(selection, contact))) continue;
    if (room < 1 || (limits.mode === 'single' && added > 0)) {
      leftOver.push(contact);
      continue;
    }
    if (!excluded.delete(key)) chosen.set(key, contact);
    room -= 1;
    added += 1;
  }
  return { selection: added === 0 ? selection : { chosen, excluded }, added, leftOver };
}

/** What the source said of who is in a department, by its id. */
export type DepartmentFacts = ReadonlyMap<
  string,
  { total: number; memberIds?: ReadonlySet<string> | undefined }
>;

/** The selection with what is known of its departments by now. */
export function withFacts(selection: ContactSelection, facts: DepartmentFacts): ContactSelection {
  if (chosenDepartments(selection).every(({ id }) => !facts.has(id))) return selection;
  const chosen = [...selection.chosen].map(([key, contact]): [string, SelectedContact] => {
    const known = contact.type === 'department' ? facts.get(contact.id) : undefined;
    return [
      key,
      known ? Object.assign({}, contact, { count: known.total, memberIds: known.memberIds }) : contact,
    ];
  });
  return { ...selection, chosen: new Map(chosen) };
}
