import { PortalApiError } from '@snap/portal-api';
import {
  limits,
  type FoundDepartment,
  type Group,
  type Matched,
  type Person,
} from '@snap/portal-api/contract';
import { proxy, ref } from 'valtio';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { ownConversationName } from '../messages/own-conversation.ts';

export interface DirectorySearch {
  query: string;
  status: 'idle' | 'loading' | 'ready' | 'loadingMore' | 'error' | 'offline';
  people: readonly Person[];
  groups: readonly Group[];
  departments: readonly FoundDepartment[];
  /** How many match in all; undefined while nothing is known. */
  counts?: { people: number; groups: number; departments: number } | undefined;
  /** The query finds the user's own conversation by its name. */
  ownConversation?: Matched | undefined;
  hasMore: boolean;
}

/** Loaded with the first key press, during the debounce: the first load of a page does not need it. */
const searchCode = () => import('./search-code.ts');

/** Milliseconds without a key press before the server is asked. */
const settle = 120;

export const directorySearch = proxy<DirectorySearch>({
  query: '',
  status: 'idle',
  people: [],
  groups: [],
  departments: [],
  hasMore: false,
});

let page = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let request: AbortController | undefined;

/** Another keyword: whatever was under way for the last one is given up, and its rows go (specification, section 4). */
export function setSearchQuery(typed: string): void {
  const query = Array.from(typed).slice(0, limits.queryLength).join('');
  if (query === directorySearch.query) return;
  clearTimeout(timer);
  request?.abort();
  page = 0;
  directorySearch.query = query;
  directorySearch.people = ref([]);
  directorySearch.groups = ref([]);
  directorySearch.departments = ref([]);
  directorySearch.ownConversation = undefined;
  directorySearch.hasMore = false;
  if (query.trim() === '') {
    directorySearch.counts = undefined;
    directorySearch.status = 'idle';
    return;
  }
  directorySearch.status = 'loading';
  // What fails here fails again, and is told, when the server is asked.
  searchCode().catch(() => undefined);
  timer = setTimeout(() => void loadPage(), settle);
}

/** The next page, when the one before has come and was not the last. */
export function loadMore(): void {
  if (directorySearch.status !== 'ready' || !directorySearch.hasMore) return;
  directorySearch.status = 'loadingMore';
  void loadPage();
}

/** Asks again for the page that failed. */
export function retrySearch(): void {
  if (directorySearch.status !== 'error' && directorySearch.status !== 'offline') return;
  directorySearch.status = page === 0 ? 'loading' : 'loadingMore';
  void loadPage();
}

async function loadPage(): Promise<void> {
  const controller = new AbortController();
  request = controller;
  try {
    const query = directorySearch.query.trim();
    const { directoryApi, matchOwnConversation } = await searchCode();
    if (controller.signal.aborted) return;
    const answer = await directoryApi.search({ query, page: page + 1 }, { signal: controller.signal });
    if (controller.signal.aborted) return;
    page += 1;
    directorySearch.people = ref(unique(directorySearch.people, answer.users));
    directorySearch.groups = ref(unique(directorySearch.groups, answer.groups));
    directorySearch.ownConversation = matchOwnConversation(ownConversationName(), query);
    directorySearch.departments = ref(unique(directorySearch.departments, answer.departments));
    directorySearch.counts = {
      people: answer.userCount,
      groups: answer.groupCount,
      departments: answer.departmentCount,
    };
    // Further pages until all lists come back empty, all totals are reached, or the last page (decision A4).
    directorySearch.hasMore =
      page < limits.searchPages &&
      answer.users.length + answer.groups.length + answer.departments.length > 0 &&
      (directorySearch.people.length < answer.userCount ||
        directorySearch.groups.length < answer.groupCount ||
        directorySearch.departments.length < answer.departmentCount);
    directorySearch.status = 'ready';
  } catch (error) {
    if (isAborted(error) || controller.signal.aborted) return;
    // Where even the code has not come, there is no network.
    const told = error instanceof PortalApiError && !isOffline(error);
    directorySearch.status = told ? 'error' : 'offline';
  }
}

function unique<Row extends { id: string }>(known: readonly Row[], more: readonly Row[]): Row[] {
  return [...new Map([...known, ...more].map((row) => [row.id, row])).values()];
}
