import {
  isPending,
  type Answer,
  type Contact,
  type ContactKinds,
  type ContactPage,
  type ContactSource,
  type DepartmentContact,
} from './contact-source.ts';
import { contactKey } from './selection.ts';

export type ContactTab = 'recent' | 'friends' | 'groups' | 'departments';
/** `children:` and `members:` are followed by the id of a department; `children:` alone holds the top ones. */
export type ListKey = 'recent' | 'friends' | 'groups' | 'search' | `children:${string}` | `members:${string}`;
export type ListItem = Contact | DepartmentContact;

/**
 * - `loading`: the first page is on its way; `loadingMore`: a further one.
 * - `ready`: `items` holds what there is so far; an empty one means that there is nothing.
 * - `error`, `offline`: the last page failed; what came before stays.
 */
export type ListStatus = 'loading' | 'ready' | 'loadingMore' | 'error' | 'offline';

export interface ContactList {
  status: ListStatus;
  items: readonly ListItem[];
  /** Cursor of the next page; absent at the end. */
  next?: string | undefined;
  total?: number | undefined;
}

export type ContactListsSnapshot = ReadonlyMap<ListKey, ContactList>;

const fresh: ContactList = { status: 'loading', items: [] };
const defaultDelay = 150;

/** The lists of one open picker, each loaded page by page, failing and retried alone. Knows no React. */
export class ContactLists {
  readonly source: ContactSource;
  readonly #kinds: ContactKinds;
  readonly #listeners = new Set<() => void>();
  readonly #requests = new Map<ListKey, AbortController>();
  readonly #seen = new Map<ListKey, Set<string>>();
  #lists: ContactListsSnapshot = new Map();
  #query = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: ContactSource, kinds: ContactKinds) {
    this.source = source;
    this.#kinds = kinds;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ContactListsSnapshot => this.#lists;

  /** Loads the first page of a list, once. */
  ensure(key: ListKey): void {
    if (!this.#lists.has(key)) this.#ask(key, fresh);
  }

  /** Loads the next page, if there is one and none is on its way. */
  more(key: ListKey): void {
    const list = this.#lists.get(key);
    if (list?.status === 'ready' && list.next !== undefined) this.#ask(key, list);
  }

  /** Asks again for the page that failed. */
  retry(key: ListKey): void {
    const list = this.#lists.get(key);
    if (list?.status === 'error' || list?.status === 'offline') this.#ask(key, list);
  }

  /** Another text: what was on its way for the last one is given up, and its rows go (specification, section 4). */
  search(query: string): void {
    const text = query.trim();
    if (text === this.#query) return;
    this.#query = text;
    clearTimeout(this.#timer);
    this.#requests.get('search')?.abort();
    this.#seen.delete('search');
    if (text === '') {
      this.#set('search', undefined);
      return;
    }
    const delay = this.source.searchDelay ?? defaultDelay;
    if (delay === 0) {
      this.#ask('search', fresh);
      return;
    }
    this.#set('search', fresh);
    this.#timer = setTimeout(() => this.#ask('search', fresh), delay);
  }

  /** Gives up everything that is on its way. */
  stop(): void {
    clearTimeout(this.#timer);
    for (const request of this.#requests.values()) request.abort();
    this.#requests.clear();
    this.#lists = new Map([...this.#lists].filter(([, { status }]) => status === 'ready'));
  }

  #ask(key: ListKey, list: ContactList): void {
    const request = new AbortController();
    this.#requests.get(key)?.abort();
    this.#requests.set(key, request);
    const take = (page: ContactPage<ListItem>) => {
      if (!request.signal.aborted) this.#set(key, this.#joined(key, list, page));
    };
    const fail = (error: unknown) => {
      if (request.signal.aborted) return;
      this.#set(key, { ...list, status: this.source.isOffline?.(error) === true ? 'offline' : 'error' });
    };
    try {
      const answer = this.#page(key, list.next, request.signal);
      if (isPending(answer)) {
        this.#set(key, { ...list, status: list.items.length > 0 ? 'loadingMore' : 'loading' });
        void answer.then(take, fail);
      } else take(answer);
    } catch (error) {
      fail(error);
    }
  }

  #page(key: ListKey, cursor: string | undefined, signal: AbortSignal): Answer<ContactPage<ListItem>> {
    const { source } = this;
    const request = { cursor, signal };
    const id = key.slice(key.indexOf(':') + 1);
    const answer = key.startsWith('children:')
      ? source.departments?.(id === '' ? undefined : id, request)
      : key.startsWith('members:')
        ? source.members?.(id, request)
        : key === 'search'
          ? source.search?.(this.#query, { ...request, kinds: this.#kinds })
          : key === 'friends' || key === 'groups'
            ? source[key]?.(request)
            : source.recent?.(request);
    return answer ?? { items: [] };
  }

  #joined(key: ListKey, list: ContactList, { items, next, total }: ContactPage<ListItem>): ContactList {
    const seen = this.#seen.get(key) ?? new Set<string>();
    this.#seen.set(key, seen);
    const added = items.filter((item) => {
      const name = contactKey(item);
      if (seen.has(name) || !this.#fits(item)) return false;
      seen.add(name);
      return true;
    });
    // A page that brings nothing new and points at itself would be asked for without end.
    const end = next === undefined || next === list.next;
    return { status: 'ready', items: [...list.items, ...added], total, next: end ? undefined : next };
  }

  #fits({ type }: ListItem): boolean {
    return (
      type === 'department' || this.#kinds === 'both' || (this.#kinds === 'groups') === (type === 'group')
    );
  }

  #set(key: ListKey, list: ContactList | undefined): void {
    const lists = new Map(this.#lists);
    if (list === undefined) lists.delete(key);
    else lists.set(key, list);
    this.#lists = lists;
    for (const listener of this.#listeners) listener();
  }
}
