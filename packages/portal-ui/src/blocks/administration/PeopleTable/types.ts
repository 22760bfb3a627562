import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { MarkRange, MatchView, PersonView } from '../../shared/views.ts';
import type { LoadStatus, PageStatus } from '../../shared/status.ts';

/** `disabled`: cannot sign in. `left`: has left the organisation. */
export type AccountState = 'active' | 'disabled' | 'left';

/** A person of the organisation, as an administrator sees them. */
export interface PersonRow extends PersonView {
  login: string;
  /** Names of all departments, the main one first. */
  departments: readonly string[];
  phone?: string | undefined;
  state: AccountState;
  /** Of a search: where the text was found; without a field of its own in the row, its text shows below the name. */
  match?: MatchView | undefined;
  /** Of a search: ranges of `departments`, by index, in which the text was found. */
  departmentMatches?: readonly (readonly MarkRange[])[] | undefined;
  /** Too many wrong passwords keep the person out for a while. */
  locked?: boolean | undefined;
}

/** Which people are listed; `present`: everyone who has not left. */
export type StateFilter = 'present' | AccountState;

export interface PeopleTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  people: readonly PersonRow[];
  status?: LoadStatus | undefined;
  filters: {
    query: string;
    onQueryChange: (query: string) => void;
    /** Absent: there is no filter. */
    state?: StateFilter | undefined;
    onStateChange?: ((state: StateFilter) => void) | undefined;
  };
  /** How many there are in all, if known. */
  total?: number | undefined;
  paging?: { status?: PageStatus | undefined; hasMore: boolean; onLoadMore: () => void } | undefined;
  /** Absent: nothing can be selected. */
  selection?:
    | {
        ids: readonly string[];
        onIdsChange: (ids: readonly string[]) => void;
        /** Buttons of what can be done with those selected. */
        actions: ReactNode;
      }
    | undefined;
  onOpen: (person: PersonRow) => void;
  onRetry?: (() => void) | undefined;
  /** In place of the rows when there are none, and nothing is searched for. */
  empty: ReactNode;
  labels: PeopleTableLabels;
}

export interface PeopleTableLabels {
  /** Accessible name of the table. */
  name: string;
  search: string;
  clearSearch: string;
  /** Accessible name of the filter. */
  filter: string;
  filters: Record<StateFilter, string>;
  states: Record<AccountState, string>;
  locked: string;
  columns: { person: string; position: string; departments: string; phone: string; state: string };
  total: (count: number) => string;
  select: (name: string) => string;
  selectAll: string;
  selected: (count: number) => string;
  clearSelection: string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  moreFailed: string;
  retry: string;
  /** Nobody is found. */
  nothing: string;
}
