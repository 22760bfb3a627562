import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DatePickerLabels } from '../../../primitives/DatePicker/types.ts';
import type { PagedStatus } from '../../shared/status.ts';
import type { GroupKind, MarkRange, PersonView, TimeSettings } from '../../shared/views.ts';

/** `idle` while there is neither a query nor a filter. */
export type MessageSearchStatus = 'idle' | PagedStatus;

/** What a message is or carries. */
export type FoundKind = 'text' | 'image' | 'file' | 'link';

export interface MessageSearchFilters {
  kind?: FoundKind | undefined;
  /** Who wrote it. */
  person?: PersonView | undefined;
  /** First and last day, `YYYY-MM-DD`, both included, in the reader's own zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Where a message was found. */
export interface FoundConversationView {
  id: string;
  kind: 'person' | GroupKind;
  /** The person or the group: decides the colour of its mark. */
  targetId: string;
  name: string;
  avatarUrl?: string | undefined;
  members?: readonly PersonView[] | undefined;
}

export interface FoundMessageView {
  id: string;
  conversation: FoundConversationView;
  sender: PersonView;
  own: boolean;
  /** What the message carries, before the text, such as `[File]`: shown whole. */
  label?: string | undefined;
  text: string;
  /** What matched in the text. */
  marks: readonly MarkRange[];
  /** Milliseconds. */
  time: number;
}

/** The headless part of the props. */
export interface MessageSearchOptions {
  query: string;
  onQueryChange: (query: string) => void;
  filters: MessageSearchFilters;
  onFiltersChange: (filters: MessageSearchFilters) => void;
  status: MessageSearchStatus;
  /** Newest first; the block gathers those of one conversation, in the order of their first. Empty for a new query. */
  results: readonly FoundMessageView[];
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
  /** Opens the message in its conversation. */
  onOpen: (found: FoundMessageView) => void;
  /** Only one conversation is searched: no headings. */
  scoped?: boolean | undefined;
}

export interface MessageSearchProps
  extends
    MessageSearchOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'div'>, keyof MessageSearchOptions | 'children'> {
  /** Kinds that can be filtered by. Default: text, pictures and files. */
  kinds?: readonly FoundKind[] | undefined;
  /**
   * People whose name matches; those of the conversation, or the recent ones, for an empty query. Rejects when it
   * fails. Without it there is no filter by person.
   */
  personSource?: ((query: string, signal: AbortSignal) => Promise<readonly PersonView[]>) | undefined;
  /** Puts the caret into the field when the search appears. */
  focusOnMount?: boolean | undefined;
  /** Shown instead of results while the status is `idle`. */
  children?: ReactNode;
  labels: MessageSearchLabels;
}

/** Spans of days that can be chosen directly. */
export type DateSpan = 'today' | 'week' | 'month';

/** Texts of the search. */
export interface MessageSearchLabels {
  search: string;
  clear: string;
  /** Name of the list of results. */
  results: string;
  /** Announced when results are here. */
  found: (count: number, more: boolean) => string;
  you: string;
  filters: string;
  kind: string;
  kinds: Record<FoundKind, string>;
  anyKind: string;
  person: string;
  anyPerson: string;
  findPerson: string;
  noPerson: string;
  peopleFailed: string;
  date: string;
  anyDate: string;
  spans: Record<DateSpan, string>;
  from: string;
  to: string;
  /** The chosen days, in a chip; one end may be open. */
  between: (from: string | undefined, to: string | undefined) => string;
  datePicker: DatePickerLabels;
  clearFilters: string;
  loading: string;
  empty: string;
  failed: string;
  offline: string;
  retry: string;
  showMore: string;
}
