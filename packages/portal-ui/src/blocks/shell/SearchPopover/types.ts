import type { ComponentPropsWithRef } from 'react';
import type { PagedStatus } from '../../shared/status.ts';
import type { GroupKind, GroupView, MatchView, PersonView } from '../../shared/views.ts';

/** A person that matches. */
export interface PersonHit extends PersonView {
  match?: MatchView | undefined;
}

/** A group that matches. */
export interface GroupHit extends GroupView {
  match?: MatchView | undefined;
  /** Members that match, if the group matched by them. */
  matchedMembers?: readonly string[] | undefined;
}

/** A department that matches. */
export interface DepartmentHit {
  id: string;
  name: string;
  /** Names of its ancestors, from the root. */
  parents?: readonly string[] | undefined;
  /** Number of people in it and below it. */
  people?: number | undefined;
  match?: MatchView | undefined;
}

/** The user's own conversation, as a row of the search. */
export interface OwnConversationHit {
  /** Id of the user: the row follows the user's row. */
  userId: string;
  name: string;
  avatarUrl?: string | undefined;
  /** The conversation's own name matches: the row is first. */
  match?: MatchView | undefined;
  /** Enter or a click: open it. The popover closes. */
  onOpen: () => void;
}

export type SearchTab = 'people' | 'groups' | 'departments';

/** `idle`: no query; recent searches or a hint show. While loading, the rows of the previous query stay. */
export type SearchStatus = 'idle' | PagedStatus;

/** Paged results of a search. */
export interface SearchFound {
  status: SearchStatus;
  people: readonly PersonHit[];
  groups: readonly GroupHit[];
  /** Without it there is no tab for departments. */
  departments?: readonly DepartmentHit[] | undefined;
  /** The user's own conversation; matches with the user or by its own name. */
  ownConversation?: OwnConversationHit | undefined;
  /** Total number of matches per tab; undefined while unknown. */
  counts?: { people: number; groups: number; departments?: number | undefined } | undefined;
  /** Loads the next page. Called near the end of a tab whose total exceeds its rows. */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** Retries what failed: the first page, or the next one. */
  onRetry: () => void;
}

/** Actions of the rows. The popover closes. */
export interface SearchActions {
  /** Enter or a click on a person: show their card. */
  onOpenPerson: (person: PersonHit) => void;
  /** Enter or a click on a group: open its conversation. */
  onOpenGroup: (group: GroupHit) => void;
  /** Enter or a click on a department: show its people. */
  onOpenDepartment?: ((department: DepartmentHit) => void) | undefined;
  /** Ctrl+Enter (Cmd+Enter) or the row's message button: start a chat. */
  onMessagePerson: (person: PersonHit) => void;
}

/** Recent searches, newest first; shown without a query. */
export interface RecentSearches {
  queries: readonly string[];
  /** Removes one, by its button or Delete. */
  onRemove?: ((query: string) => void) | undefined;
  /** Removes all; shows a button. */
  onClear?: (() => void) | undefined;
}

/** Props without labels and layout; also the options of the hook. */
export interface SearchPopoverOptions {
  /** The query. Excludes text under composition by an input method. */
  query: string;
  onQueryChange: (query: string) => void;
  found: SearchFound;
  actions: SearchActions;
  recent?: RecentSearches | undefined;
  /** Controlled open state. Default: uncontrolled, closed at first. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Controlled tab. Default: uncontrolled, people at first. If that tab is empty and another has results, the other
   * shows until the user chooses a tab for this query.
   */
  tab?: SearchTab | undefined;
  defaultTab?: SearchTab | undefined;
  onTabChange?: ((tab: SearchTab) => void) | undefined;
}

export interface SearchPopoverProps
  extends SearchPopoverOptions, Omit<ComponentPropsWithRef<'div'>, keyof SearchPopoverOptions | 'children'> {
  labels: SearchPopoverLabels;
  /**
   * Name of the shortcut shown in the field, such as `Ctrl K` or `⌘K`. If given, Ctrl+K and Cmd+K open the search from
   * anywhere on the page.
   */
  shortcut?: string | undefined;
  /** `popover`: a field with a panel. `sheet`: an icon button that opens a full screen, for phones. */
  layout?: 'popover' | 'sheet' | undefined;
}

/** Labels of `SearchPopover`. */
export interface SearchPopoverLabels {
  /** Accessible name of the field and of the sheet. */
  search: string;
  placeholder: string;
  people: string;
  groups: string;
  departments: string;
  /** Accessible name of the results, by tab. */
  peopleFound: string;
  groupsFound: string;
  departmentsFound: string;
  noPeople: string;
  noGroups: string;
  noDepartments: string;
  /** Suggestion when there are no matches. */
  noResultsHint: string;
  /** Hint before anything is typed: what can be searched. */
  idleHint: string;
  recent: string;
  clearRecent: string;
  removeRecent: (query: string) => string;
  loading: string;
  /** Below the skeleton, when loading takes longer than 5 s. */
  slow: string;
  loadingMore: string;
  /** At the end of the rows, when there are more matches than the limit. */
  capped: (shown: number, total: number) => string;
  failed: string;
  failedMore: string;
  retry: string;
  offline: string;
  clear: string;
  close: string;
  sendMessage: (name: string) => string;
  /** Name of the matched field, before the match. */
  matchedField: Record<'userId' | 'email' | 'phone' | 'member', string>;
  groupKind: Record<GroupKind, string>;
  /** Number of people in a department. */
  departmentPeople: (people: number) => string;
  /** Announced when results have loaded. */
  found: (people: number, groups: number, departments: number | undefined) => string;
  /** Keyboard hints below the results. */
  keys: { move: string; open: string; message: string; switchTab: string };
}
