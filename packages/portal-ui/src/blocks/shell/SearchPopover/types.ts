import type { ComponentPropsWithRef } from 'react';
import type { PagedStatus } from '../../shared/status.ts';
import type { GroupKind, GroupView, MatchView, PersonView } from '../../shared/views.ts';

/** A person found. */
export interface PersonHit extends PersonView {
  match?: MatchView | undefined;
}

/** A group found. */
export interface GroupHit extends GroupView {
  match?: MatchView | undefined;
  /** Members that matched, when the group was found through them. */
  matchedMembers?: readonly string[] | undefined;
}

/** A department found. */
export interface DepartmentHit {
  id: string;
  name: string;
  /** Names of the departments above it, from the top. */
  parents?: readonly string[] | undefined;
  /** How many people are in it and below it. */
  people?: number | undefined;
  match?: MatchView | undefined;
}

/** The user's own conversation, as a row of the search. */
export interface OwnConversationHit {
  /** The row follows the user's own row, by their id. */
  userId: string;
  name: string;
  avatarUrl?: string | undefined;
  /** The conversation's own name matched: the row comes first. */
  match?: MatchView | undefined;
  /** Enter or a click: open it. The popover closes. */
  onOpen: () => void;
}

export type SearchTab = 'people' | 'groups' | 'departments';

/** `idle`: nothing is asked; recent searches or a hint show. While it loads, rows of the last answer stay. */
export type SearchStatus = 'idle' | PagedStatus;

/** What a search has found, page by page. */
export interface SearchFound {
  status: SearchStatus;
  people: readonly PersonHit[];
  groups: readonly GroupHit[];
  /** Without it there is no tab for departments. */
  departments?: readonly DepartmentHit[] | undefined;
  /** The user's own conversation, found with the user or by its own name. */
  ownConversation?: OwnConversationHit | undefined;
  /** How many match in all, on every tab; absent while unknown. */
  counts?: { people: number; groups: number; departments?: number | undefined } | undefined;
  /** A further page may be asked for. It is, when the tab's rows end and its count says that there are more. */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** Asks again for what failed: the first page, or the next one. */
  onRetry: () => void;
}

/** Where a row leads. The popover closes. */
export interface SearchActions {
  /** Enter or a click on a person: show the card. */
  onOpenPerson: (person: PersonHit) => void;
  /** Enter or a click on a group: open its conversation. */
  onOpenGroup: (group: GroupHit) => void;
  /** Enter or a click on a department: show who is in it. */
  onOpenDepartment?: ((department: DepartmentHit) => void) | undefined;
  /** Ctrl+Enter (Cmd+Enter) or the row's message button: write to the person at once. */
  onMessagePerson: (person: PersonHit) => void;
}

/** Latest searches, newest first; shown while nothing is typed. */
export interface RecentSearches {
  queries: readonly string[];
  /** Forgets one of them: a mark on its row, and Delete while the keys are on it. */
  onRemove?: ((query: string) => void) | undefined;
  /** Shows a button that forgets all of them. */
  onClear?: (() => void) | undefined;
}

/** What the search is given and tells; the headless part of the props. */
export interface SearchPopoverOptions {
  /** What was asked last. Text under composition by an input method is not part of it yet. */
  query: string;
  onQueryChange: (query: string) => void;
  found: SearchFound;
  actions: SearchActions;
  recent?: RecentSearches | undefined;
  /** Open state, controlled; without it the block keeps its own, closed at first. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Tab, controlled; without it the block keeps its own, people at first. Where it is empty and another has results, that
   * one shows until the user chooses a tab for this query.
   */
  tab?: SearchTab | undefined;
  defaultTab?: SearchTab | undefined;
  onTabChange?: ((tab: SearchTab) => void) | undefined;
}

export interface SearchPopoverProps
  extends SearchPopoverOptions, Omit<ComponentPropsWithRef<'div'>, keyof SearchPopoverOptions | 'children'> {
  labels: SearchPopoverLabels;
  /**
   * Name of the shortcut shown in the field, such as `Ctrl K` or `⌘K`. When given, Ctrl+K and Cmd+K open the search
   * from anywhere on the page.
   */
  shortcut?: string | undefined;
  /** `popover`: a field with a panel under it. `sheet`: an icon button that opens a full screen, for phones. */
  layout?: 'popover' | 'sheet' | undefined;
}

/** Every word of the search. */
export interface SearchPopoverLabels {
  /** Name of the field and of the sheet. */
  search: string;
  placeholder: string;
  people: string;
  groups: string;
  departments: string;
  /** Name of the list of results, by tab. */
  peopleFound: string;
  groupsFound: string;
  departmentsFound: string;
  noPeople: string;
  noGroups: string;
  noDepartments: string;
  /** What to try when nothing was found. */
  noResultsHint: string;
  /** Shown before anything is typed: what can be searched for. */
  idleHint: string;
  recent: string;
  clearRecent: string;
  removeRecent: (query: string) => string;
  loading: string;
  /** Under the skeleton, once an answer is five seconds late. */
  slow: string;
  loadingMore: string;
  /** At the end of the rows, when there are more than are listed. */
  capped: (shown: number, total: number) => string;
  failed: string;
  failedMore: string;
  retry: string;
  offline: string;
  clear: string;
  close: string;
  sendMessage: (name: string) => string;
  /** Why a row was found, before the text that matched. */
  matchedField: Record<'userId' | 'email' | 'phone' | 'member', string>;
  groupKind: Record<GroupKind, string>;
  /** How many people a department has. */
  departmentPeople: (people: number) => string;
  /** Announced when an answer is here. */
  found: (people: number, groups: number, departments: number | undefined) => string;
  /** What the keys do, under the results. */
  keys: { move: string; open: string; message: string; switchTab: string };
}
