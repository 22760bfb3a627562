import type { ContactList, ContactListsSnapshot, ContactTab, ListKey } from './contact-lists.ts';
import type { Contact, DepartmentContact, PersonContact } from './contact-source.ts';
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

/** Rows of a flat list: contacts, and what the list says of itself. */
export function listRows(list: ContactList | undefined, key: ListKey): PickerRow[] {
  const rows: PickerRow[] = [];
  const items = list?.items ?? [];
  const size = list === undefined ? -1 : sizeOf(list);
  for (const contact of items) {
    if (contact.type === 'department') continue;
    const id = contactKey(contact);
    rows.push({ kind: 'contact', id, contact, level: 1, position: rows.length + 1, size, parentIds: none });
  }
  const state = list && endOf(list);
  if (state && items.length > 0)
    rows.push({ kind: 'state', id: `state:${key}`, list: key, status: state, level: 1, parentIds: none });
  return rows;
}

const sizeOf = ({ next, total, items }: ContactList) => (next === undefined ? items.length : (total ?? -1));

function endOf({ status, next }: ContactList): StateRow['status'] | undefined {
  if (status === 'error' || status === 'offline') return status;
  if (status === 'ready') return next === undefined ? undefined : 'more';
  return status === 'loading' ? 'loading' : 'more';
}

/** Rows of the open part of the tree: departments first, then the people of each, as deep as it is open. */
export function treeRows(lists: ContactListsSnapshot, expanded: ReadonlySet<string>): PickerRow[] {
  const rows: PickerRow[] = [];
  addNode(rows, lists, expanded, '', none);
  return rows;
}

function addNode(
  rows: PickerRow[],
  lists: ContactListsSnapshot,
  expanded: ReadonlySet<string>,
  id: string,
  parentIds: readonly string[],
): void {
  const children = lists.get(`children:${id}`);
  const members = id === '' ? undefined : lists.get(`members:${id}`);
  const level = parentIds.length + 1;
  const shown = (children?.items.length ?? 0) + (members?.items.length ?? 0);
  const size =
    children?.next === undefined && members?.next === undefined
      ? shown
      : members?.total === undefined || children?.next !== undefined
        ? -1
        : children === undefined
          ? members.total
          : children.items.length + members.total;
  let position = 0;
  for (const department of children?.items ?? []) {
    if (department.type !== 'department') continue;
    const open = expanded.has(department.id);
    const opens = department.hasChildren !== false || department.count !== 0;
    position += 1;
    const rowId = `${parentIds.at(-1) ?? ''}/${department.id}`;
    rows.push({
      kind: 'department',
      id: rowId,
      department,
      expanded: open && opens,
      opens,
      level,
      position,
      size,
      parentIds,
    });
    if (open && opens) addNode(rows, lists, expanded, department.id, [...parentIds, department.id]);
  }
  addEnd(rows, children, `children:${id}`, level, parentIds);
  for (const item of members?.items ?? []) {
    if (item.type !== 'person') continue;
    position += 1;
    const contact = inDepartments(item, parentIds);
    rows.push({ kind: 'contact', id: `${id}/${item.id}`, contact, level, position, size, parentIds });
  }
  if (id === '') return;
  addEnd(rows, members, `members:${id}`, level, parentIds);
  if (shown === 0 && children?.status === 'ready' && members?.status === 'ready') {
    rows.push({ kind: 'state', id: `empty:${id}`, list: `members:${id}`, status: 'empty', level, parentIds });
  }
}

function addEnd(
  rows: PickerRow[],
  list: ContactList | undefined,
  key: ListKey,
  level: number,
  parentIds: readonly string[],
): void {
  const status = list && endOf(list);
  if (status === undefined) return;
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

/** A person as met in the tree: where they stand there is known even if the source does not say. */
function inDepartments(person: PersonContact, parentIds: readonly string[]): PersonContact {
  return person.departmentIds === undefined ? { ...person, departmentIds: parentIds } : person;
}

/** The list that a tab shows first. */
export const listOfTab = (tab: ContactTab): ListKey => (tab === 'departments' ? 'children:' : tab);

/** Rows that a key may stop at: all but those that only say that something is on its way or empty. */
export const isStop = (row: PickerRow | undefined): row is PickerRow =>
  row !== undefined && (row.kind !== 'state' || row.status === 'error' || row.status === 'offline');
