import type { ContactList, ContactListsSnapshot, ListKey } from '../source/contact-lists.ts';
import type { Contact, DepartmentContact } from '../source/contact-source.ts';
import { contactKey } from './selection.ts';

/** Height of every row, in px. */
export const rowSize = 48;

interface RowPlace {
  /** Names the row in its list. */
  id: string;
  /** Depth in the tree, from 1. */
  level: number;
  /** Place among its siblings, from 1. */
  position: number;
  /** How many siblings there are; -1 while unknown. */
  size: number;
  /** Departments above, from the top. */
  parentIds: readonly string[];
}

export interface ContactRow extends RowPlace {
  kind: 'contact';
  contact: Contact;
}

export interface DepartmentRow extends RowPlace {
  kind: 'department';
  department: DepartmentContact;
  expanded: boolean;
  /** It has something below it, as far as is known. */
  opens: boolean;
}

/** What a list says of itself, where its next row would stand. */
export interface StateRow extends Pick<RowPlace, 'id' | 'level' | 'parentIds'> {
  kind: 'state';
  list: ListKey;
  status: 'loading' | 'more' | 'error' | 'offline' | 'empty';
}

export type PickerRow = ContactRow | DepartmentRow | StateRow;

const none: readonly string[] = [];

/** Rows of a flat list: contacts and departments that were found, and what the list says of itself. */
export function listRows(list: ContactList | undefined, key: ListKey): PickerRow[] {
  const rows: PickerRow[] = [];
  if (list === undefined) return rows;
  const size = sizeOf(list);
  for (const found of list.items) {
    const place = { id: contactKey(found), level: 1, position: rows.length + 1, size };
    rows.push(
      found.type === 'department'
        ? {
            ...place,
            kind: 'department',
            department: found,
            expanded: false,
            opens: false,
            parentIds: found.above?.map(({ id }) => id) ?? none,
          }
        : { ...place, kind: 'contact', contact: found, parentIds: none },
    );
  }
  if (rows.length > 0) addEnd(rows, list, key, none);
  return rows;
}

/** How many there will be; -1 while unknown. */
const sizeOf = ({ next, total = -1, items }: ContactList) => (next === undefined ? items.length : total);

/** Rows of the open part of the tree: departments first, then the people of each, as deep as it is open. */
export function treeRows(lists: ContactListsSnapshot, expanded: ReadonlySet<string>): PickerRow[] {
  const rows: PickerRow[] = [];
  addNode(rows, lists, expanded, none);
  return rows;
}

/** @param parentIds The department whose rows they are, and those above it; none for the top. */
function addNode(
  rows: PickerRow[],
  lists: ContactListsSnapshot,
  expanded: ReadonlySet<string>,
  parentIds: readonly string[],
): void {
  const id = parentIds.at(-1);
  const childrenKey: ListKey = id === undefined ? 'departments' : `departments:${id}`;
  const membersKey: ListKey = `members:${id}`;
  const children = lists.get(childrenKey);
  const members = lists.get(membersKey);
  const level = parentIds.length + 1;
  const inside = members ? sizeOf(members) : 0;
  // Who comes after departments that are not all there has no place yet.
  const size = children?.next !== undefined || inside < 0 ? -1 : (children?.items.length ?? 0) + inside;
  let position = 0;
  for (const department of children?.items ?? []) {
    if (department.type !== 'department') continue;
    const opens = department.hasChildren !== false || department.count !== 0;
    const open = opens && expanded.has(department.id);
    position += 1;
    rows.push({
      kind: 'department',
      id: `${id ?? ''}/${department.id}`,
      department,
      expanded: open,
      opens,
      level,
      position,
      size,
      parentIds,
    });
    if (open) addNode(rows, lists, expanded, [...parentIds, department.id]);
  }
  addEnd(rows, children, childrenKey, parentIds);
  for (const person of members?.items ?? []) {
    if (person.type !== 'person') continue;
    position += 1;
    // Where they stand is known here even if the source does not say.
    const contact = person.departmentIds ? person : { ...person, departmentIds: parentIds };
    rows.push({ kind: 'contact', id: `${id}/${person.id}`, contact, level, position, size, parentIds });
  }
  addEnd(rows, members, membersKey, parentIds);
  if (size === 0 && children?.status === 'ready' && members?.status === 'ready') {
    rows.push({ kind: 'state', id: `empty:${id}`, list: membersKey, status: 'empty', level, parentIds });
  }
}

/** Adds what a list says of itself, where it has more to come or failed. */
function addEnd(
  rows: PickerRow[],
  list: ContactList | undefined,
  key: ListKey,
  parentIds: readonly string[],
): void {
  if (list === undefined || (list.status === 'ready' && list.next === undefined)) return;
  const status = list.status === 'ready' || list.status === 'loadingMore' ? 'more' : list.status;
  const level = parentIds.length + 1;
  // A node loads two lists: one of them saying so is enough.
  const before = rows.at(-1);
  if (
    status === 'loading' &&
    before?.kind === 'state' &&
    before.status === 'loading' &&
    before.level === level
  )
    return;
  rows.push({ kind: 'state', id: `state:${key}`, list: key, status, level, parentIds });
}

/** Rows that a key may stop at: all but those that only say that something is on its way or empty. */
export const isStop = (row: PickerRow | undefined): row is PickerRow =>
  row !== undefined && (row.kind !== 'state' || row.status === 'error' || row.status === 'offline');
