import type { GroupView, MatchView, PersonView } from '../../../shared/views.ts';

/** A person that may be chosen. */
export interface PersonContact extends PersonView {
  type: 'person';
  /**
   * Departments that list the person, and those above them, where the source knows them. Everyone of a chosen department
   * then shows as chosen wherever they appear, and a department with some of its people chosen as half chosen.
   */
  departmentIds?: readonly string[] | undefined;
  /** The part that was found, for marking; only in results of a search. */
  match?: MatchView | undefined;
}

/** A group that may be chosen. */
export interface GroupContact extends GroupView {
  type: 'group';
  memberCount?: number | undefined;
  match?: MatchView | undefined;
}

/** A person or a group. */
export type Contact = PersonContact | GroupContact;

/** A department, in the tree or found. */
export interface DepartmentContact {
  type: 'department';
  id: string;
  name: string;
  /** Who comes with it: the people in it and below it, each once, without the current user. Absent while unknown. */
  count?: number | undefined;
  /** Departments below it. `false` and no people either: it does not open. */
  hasChildren?: boolean | undefined;
  /** Those above it, from the top; in results of a search, where the tree does not show them. */
  above?: readonly Pick<DepartmentContact, 'id' | 'name'>[] | undefined;
  match?: MatchView | undefined;
}

/** What a search finds. */
export type FoundContact = Contact | DepartmentContact;

/** What may be chosen. */
export type ContactKinds = 'people' | 'groups' | 'both';

/** A source may return the value itself instead of a promise; no loading state is rendered then. */
export type MaybePromise<Value> = Value | PromiseLike<Value>;

/** A page of a list. Rows that came before may come again: they are shown once. */
export interface ContactPage<Item> {
  items: readonly Item[];
  /** Cursor of the next page; absent on the last one. */
  next?: string | undefined;
  /** How many there are in all, where the source knows. */
  total?: number | undefined;
}

export interface PageRequest {
  /** `next` of the page before; absent for the first page. */
  cursor?: string | undefined;
  /** Aborted when the response is not needed any more. */
  signal: AbortSignal;
}

export interface SearchRequest extends PageRequest {
  kinds: ContactKinds;
  /** Departments are wanted, too; only where the source says `findsDepartments`. */
  departments?: boolean | undefined;
}

/** Everyone in some departments. */
export interface DepartmentPeople {
  /** How many they are, each counted once, without the current user. */
  total: number;
  /** Their ids; absent when the source gives none for so many. */
  ids?: readonly string[] | undefined;
}

/**
 * Where contacts come from: the only thing that a host writes. Leave out what the host has not; the picker then shows no
 * tab for it. A failure is an error thrown or a promise rejected; each list fails and is retried alone.
 * `describeContactSource` of `@snap/portal-ui/contact-source-kit` tests one.
 */
export interface ContactSource {
  /** Latest conversations, newest first. */
  recent?: (request: PageRequest) => MaybePromise<ContactPage<Contact>>;
  friends?: (request: PageRequest) => MaybePromise<ContactPage<PersonContact>>;
  groups?: (request: PageRequest) => MaybePromise<ContactPage<GroupContact>>;
  /** Departments right below one; without an id, the top ones. */
  departments?: (
    parentId: string | undefined,
    request: PageRequest,
  ) => MaybePromise<ContactPage<DepartmentContact>>;
  /** People directly in a department. The source puts its leaders first. */
  members?: (departmentId: string, request: PageRequest) => MaybePromise<ContactPage<PersonContact>>;
  /** Everyone in these departments and below them, each once. Without it departments cannot be chosen as a whole. */
  everyone?: (departmentIds: readonly string[], signal: AbortSignal) => MaybePromise<DepartmentPeople>;
  /** The way to a department, from the top to the department itself; empty when there is none with that id. */
  path?: (departmentId: string, signal: AbortSignal) => MaybePromise<readonly DepartmentContact[]>;
  /** What matches; the best first. An empty text matches nothing. */
  search?: (query: string, request: SearchRequest) => MaybePromise<ContactPage<FoundContact>>;
  /** Whether `search` finds departments. The picker then requests them where it has a departments tab, and its placeholder says so. */
  findsDepartments?: boolean;
  /** The contacts with these ids, at most `resolveBatch` of them; unknown ones are left out. Serves pasted ids. */
  resolve?: (ids: readonly string[], signal: AbortSignal) => MaybePromise<readonly Contact[]>;
  /** Converts a pasted text to an id, for instance by adding a prefix. Default: the text itself. */
  idOf?: (typed: string) => string;
  /** Most ids that `resolve` takes at once; 100 unless said. */
  resolveBatch?: number;
  /** Debounce of `search` after a key press. Milliseconds; default 150, 0 for a synchronous source. */
  searchDelay?: number;
  /** Whether an error says that there is no network: it then reads so, and not as a failure. */
  isOffline?: (error: unknown) => boolean;
}

const isPending = <Value>(result: MaybePromise<Value>): result is PromiseLike<Value> =>
  typeof result === 'object' && result !== null && 'then' in result;

/** Calls a source and passes its result on, synchronously if it is not a promise. Calls `wait` before an asynchronous result. */
export function callSource<Value>(
  call: () => MaybePromise<Value>,
  take: (value: Value) => void,
  fail: (error: unknown) => void,
  wait?: () => void,
): void {
  try {
    const result = call();
    if (isPending(result)) {
      wait?.();
      void result.then(take, fail);
    } else take(result);
  } catch (error) {
    fail(error);
  }
}
