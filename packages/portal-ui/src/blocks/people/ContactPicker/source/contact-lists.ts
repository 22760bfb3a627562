import type { PagedStatus } from '../../../shared/status.ts';
import {
  callSource,
  type MaybePromise,
  type ContactKinds,
  type ContactPage,
  type ContactSource,
  type FoundContact,
} from './contact-source.ts';
import { contactKey } from '../state/selection.ts';

export type ContactTab = 'recent' | 'friends' | 'groups' | 'departments';
/** `departments` alone holds the top ones; with a colon, the id of a department follows. */
export type ListKey = ContactTab | 'search' | `departments:${string}` | `members:${string}`;
export type ListItem = FoundContact;

export interface ContactList {
  status: PagedStatus;
  items: readonly ListItem[];
  /** Cursor of the next page; absent at the end. */
  next?: string | undefined;
  total?: number | undefined;
}

export type ContactListsSnapshot = ReadonlyMap<ListKey, ContactList>;

/** Whether groups, or people, are among what may be chosen. */
export const mayHold = (kinds: ContactKinds, groups: boolean) =>
  kinds === 'both' || (kinds === 'groups') === groups;

/** What a search can find. */
export type SearchedKinds = 'people' | 'groups' | 'peopleAndGroups' | 'peopleAndDepartments' | 'all';

/** What the search of a source finds, where so much may be chosen: departments only where they can also be browsed. */
export function searchedKinds(source: ContactSource, kinds: ContactKinds): SearchedKinds {
  if (!mayHold(kinds, false)) return 'groups';
  const groups = mayHold(kinds, true) && source.groups !== undefined;
  const departments = source.findsDepartments === true && source.departments !== undefined;
  if (groups) return departments ? 'all' : 'peopleAndGroups';
  return departments ? 'peopleAndDepartments' : 'people';
}

const fresh: ContactList = { status: 'loading', items: [] };
const defaultDelay = 150;

/** The lists of one open picker, each loaded page by page, failing and retried alone. Knows no React. */
export function createContactLists(source: ContactSource, kinds: ContactKinds, onChange?: () => void) {
  const searched = searchedKinds(source, kinds);
  const departments = searched === 'all' || searched === 'peopleAndDepartments';
  const requests = new Map<ListKey, AbortController>();
  const seen = new Map<ListKey, Set<string>>();
  let lists: ContactListsSnapshot = new Map();
  let query = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(next: ContactListsSnapshot): void {
    lists = next;
    onChange?.();
  }

  const set = (key: ListKey, list: ContactList) => put(new Map(lists).set(key, list));

  function load(key: ListKey, list: ContactList): void {
    const request = new AbortController();
    requests.get(key)?.abort();
    requests.set(key, request);
    const { signal } = request;
    callSource(
      () => pageOf(key, list.next, signal),
      (page) => {
        if (!signal.aborted) set(key, joined(key, list, page));
      },
      (error) => {
        if (signal.aborted) return;
        set(key, { ...list, status: source.isOffline?.(error) === true ? 'offline' : 'error' });
      },
      () => set(key, { ...list, status: list.items.length > 0 ? 'loadingMore' : 'loading' }),
    );
  }

  function pageOf(
    key: ListKey,
    cursor: string | undefined,
    signal: AbortSignal,
  ): MaybePromise<ContactPage<ListItem>> {
    const request = { cursor, signal };
    const id = key.slice(key.indexOf(':') + 1);
    const response =
      key === 'search'
        ? source.search?.(query, { ...request, kinds, departments })
        : key === 'recent' || key === 'friends' || key === 'groups'
          ? source[key]?.(request)
          : key.startsWith('members')
            ? source.members?.(id, request)
            : source.departments?.(id === key ? undefined : id, request);
    return response ?? fresh;
  }

  function joined(
    key: ListKey,
    list: ContactList,
    { items, next, total }: ContactPage<ListItem>,
  ): ContactList {
    const known = seen.get(key) ?? new Set<string>();
    seen.set(key, known);
    const added = items.filter((item) => {
      const name = contactKey(item);
      if (known.has(name) || !fits(item)) return false;
      known.add(name);
      return true;
    });
    // A page without new items whose cursor is its own would be fetched forever.
    const end = next === undefined || next === list.next;
    return { status: 'ready', items: [...list.items, ...added], total, next: end ? undefined : next };
  }

  const fits = ({ type }: ListItem) =>
    type === 'department' ? mayHold(kinds, false) : mayHold(kinds, type === 'group');

  /** Loads the next page, if there is one and none is on its way. */
  function more(key: ListKey): void {
    const list = lists.get(key);
    if (list?.status === 'ready' && list.next !== undefined) load(key, list);
  }

  /** Fetches the failed page again. */
  function retry(key: ListKey): void {
    const list = lists.get(key);
    if (list?.status === 'error' || list?.status === 'offline') load(key, list);
  }

  return {
    snapshot: () => lists,
    /** Loads the first page of a list, once. */
    ensure(key: ListKey): void {
      if (!lists.has(key)) load(key, fresh);
    },
    more,
    retry,
    /** Loads the departments and people directly in a department, and retries what failed. */
    open(id: string): void {
      for (const key of [`departments:${id}`, `members:${id}`] as const) {
        if (lists.has(key)) retry(key);
        else load(key, fresh);
      }
    },
    /** Another text: what was on its way for the last one is given up, and its rows go (specification, section 4). */
    search(typed: string): void {
      const text = typed.trim();
      if (text === query) return;
      query = text;
      clearTimeout(timer);
      requests.get('search')?.abort();
      seen.delete('search');
      const delay = source.searchDelay ?? defaultDelay;
      if (text === '') put(new Map([...lists].filter(([key]) => key !== 'search')));
      else if (delay === 0) load('search', fresh);
      else {
        set('search', fresh);
        timer = setTimeout(() => load('search', fresh), delay);
      }
    },
    /** Gives up everything that is on its way. */
    stop(): void {
      clearTimeout(timer);
      for (const request of requests.values()) request.abort();
      requests.clear();
      lists = new Map([...lists].filter(([, { status }]) => status === 'ready'));
    },
  };
}

export type ContactLists = ReturnType<typeof createContactLists>;
