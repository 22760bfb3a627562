import { useEffect, useMemo, useRef, useState } from 'react';
import { callSource, type Contact, type DepartmentPeople } from '../source/contact-source.ts';
import {
  addContacts,
  chosenCount,
  clearSelection,
  contactKey,
  contactSelection,
  coveringDepartment,
  isChosen,
  lastRemovable,
  removeContact,
  toggleContact,
  withFacts,
  type ChosenDepartment,
  type ContactSelection,
  type DepartmentFacts,
  type SelectedContact,
  type SelectionLimits,
} from './selection.ts';
import type { ContactPickerOptions, NotAdded, PickerRefusal } from '../types.ts';

/** Steps that can be undone. */
const remembered = 30;
/** Members of larger departments are fetched only on submit. */
const askedUpTo = 5_000;

/** What is chosen, what refuses to be, and the way back. */
export function usePickerSelection(options: ContactPickerOptions) {
  const { self, source, rules = {} } = options;
  const { mode = 'multiple', max, countsSelf = true, required = [], disabledReason } = rules;
  const [own, setOwn] = useState<ContactSelection>(() => {
    const { chosen, excluded } = options.defaultValue ?? contactSelection();
    return { chosen: new Map([...contactSelection(required).chosen, ...chosen]), excluded };
  });
  const [past, setPast] = useState<readonly ContactSelection[]>([]);
  const [refusal, setRefusal] = useState<PickerRefusal>();
  const [facts, setFacts] = useState<DepartmentFacts>(() => new Map());
  const value = options.value ?? own;
  const selection = useMemo(() => withFacts(value, facts), [value, facts]);
  /** For what is answered later: the choice as it is then. */
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  const fetching = useRef(new Set<string>());
  const locked: ReadonlySet<string> = new Set(required.map(contactKey));
  const counted = self !== undefined && countsSelf ? 1 : 0;
  const limits: SelectionLimits = { mode, max, counted, locked };

  function put(next: ContactSelection) {
    setOwn(next);
    options.onValueChange?.(next);
  }

  function change(next: ContactSelection, before = selection) {
    if (next === before) return;
    setPast((steps) => [...steps.slice(1 - remembered), before]);
    setRefusal(undefined);
    put(next);
  }

  const isSelf = ({ type, id }: { type: string; id: string }) => type === 'person' && id === self?.id;
  /** Why a contact cannot be chosen, in the host's words; undefined when it can. */
  const reasonOf = (contact: SelectedContact) =>
    contact.type === 'department' || isSelf(contact) ? undefined : disabledReason?.(contact);

  function refusalOf(reason: 'max' | 'covered' | 'locked', contact: SelectedContact): PickerRefusal {
    if (reason === 'locked') return { type: 'locked', name: contact.name };
    if (reason === 'covered') {
      const above = contact.type === 'department' && coveringDepartment(selection, contact.parentIds ?? []);
      return { type: 'covered', name: above ? above.name : contact.name };
    }
    const limit = max ?? 0;
    return contact.type === 'department'
      ? { type: 'departmentOver', name: contact.name, count: contact.count ?? 0, limit }
      : { type: 'max', limit };
  }

  function take(contact: SelectedContact, before: ContactSelection): boolean {
    const { selection: next, refusal: reason } = toggleContact(before, contact, limits);
    if (reason === undefined) change(next, before);
    else setRefusal(refusalOf(reason, contact));
    return reason === undefined;
  }

  /**
   * Fetches the members of a department: they then show as chosen in every list. Submit fetches them again, so that a
   * failure here leaves rows without a mark and nothing else.
   */
  function learnMembers(department: ChosenDepartment, then?: (total: number) => void) {
    const { everyone } = source;
    if (!everyone || facts.has(department.id) || fetching.current.has(department.id)) return;
    // A second press on a slow source would undo the first one.
    fetching.current.add(department.id);
    const learn = ({ total, ids }: DepartmentPeople) => {
      fetching.current.delete(department.id);
      setFacts((before) => new Map(before).set(department.id, { total, memberIds: ids && new Set(ids) }));
      then?.(total);
    };
    const fail = () => {
      fetching.current.delete(department.id);
      if (then) setRefusal({ type: 'failed' });
    };
    callSource(() => everyone.call(source, [department.id], new AbortController().signal), learn, fail);
  }

  function toggle(contact: SelectedContact): boolean {
    const text = reasonOf(contact);
    const chosen = selection.chosen.has(contactKey(contact));
    if (isSelf(contact)) setRefusal({ type: 'self' });
    else if (text !== undefined && !chosen) setRefusal({ type: 'reason', text });
    else if (contact.type === 'department' && !chosen && contact.count === undefined && max !== undefined) {
      // How many they are decides whether they fit.
      const known = facts.get(contact.id);
      if (known) return take({ ...contact, count: known.total }, selection);
      learnMembers(contact, (total) => take({ ...contact, count: total }, latest.current));
    } else {
      const taken = take(contact, selection);
      if (taken && !chosen && contact.type === 'department' && (contact.count ?? 0) <= askedUpTo)
        learnMembers(contact);
      return taken;
    }
    return false;
  }

  const isLocked = (contact: SelectedContact) => locked.has(contactKey(contact));
  const last = lastRemovable(selection, locked);
  function remove(contact: SelectedContact) {
    if (!isLocked(contact)) change(removeContact(selection, contactKey(contact)));
  }

  return {
    selection,
    /** The choice as it was made: what is learnt of its departments leaves it the same. */
    value,
    limits,
    refusal,
    setRefusal,
    reasonOf,
    /** Displayed: the current user counts, except while forwarding (specification, section 4). */
    count: chosenCount(selection) + counted,
    isSelf,
    isLocked,
    /** Chooses a contact or takes it out; says why where it cannot. Returns whether something has changed. */
    toggle,
    /** Chooses as many as fit, and says of the others why not. */
    addAll: (contacts: readonly Contact[]): { added: number; notAdded: readonly NotAdded[] } => {
      // Pasted ids resolve later; the selection may have changed until then.
      const before = latest.current;
      const isChoosable = (contact: Contact) =>
        !isSelf(contact) && (reasonOf(contact) === undefined || isChosen(before, contact));
      const choosable = contacts.filter(isChoosable);
      const { selection: next, added, leftOver } = addContacts(before, choosable, limits);
      change(next, before);
      if (leftOver.length > 0 && max !== undefined) setRefusal({ type: 'max', limit: max });
      const refused = contacts.filter((contact) => !isChoosable(contact));
      return {
        added,
        notAdded: [...refused, ...leftOver].map((contact) => ({
          name: contact.name,
          self: isSelf(contact),
          reason: reasonOf(contact),
        })),
      };
    },
    remove,
    removeLast: () => {
      if (last) remove(last);
    },
    clear: () => change(clearSelection(selection, locked)),
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      setRefusal(undefined);
      put(before);
    },
    canUndo: past.length > 0,
    canClear: last !== undefined,
  };
}
