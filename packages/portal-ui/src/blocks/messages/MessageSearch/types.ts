import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DatePickerLabels } from '../../../primitives/DatePicker/types.ts';
import type { PagedStatus } from '../../shared/status.ts';
import type { GroupKind, MarkRange, PersonView, TimeSettings } from '../../shared/views.ts';

/** `idle` while there is neither a query nor a filter. */
export type MessageSearchStatus = 'idle' | PagedStatus;

/** Kind of content of a message. */
export type FoundKind = 'text' | 'image' | 'file' | 'link';

export interface MessageSearchFilters {
  kind?: FoundKind | undefined;
  /** Sender. */
  person?: PersonView | undefined;
  /** First and last day, `YYYY-MM-DD`, both inclusive, in the user's time zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Conversation of a result. */
export interface FoundConversationView {
  id: string;
  kind: 'person' | GroupKind;
  /** Id of the person or group; decides the avatar's colour. */
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
  /** Placeholder of an attachment before the text, such as `[File]`; never cut. */
  label?: string | undefined;
  text: string;
  /** Ranges of the match in the text. */
  marks: readonly MarkRange[];
  /** Milliseconds. */
  time: number;
}

/** The filters, and what can be filtered by. */
export interface MessageSearchFiltering {
  value: MessageSearchFilters;
  onValueChange: (value: MessageSearchFilters) => void;
  /** Kinds that can be filtered by. Default: text, pictures and files. */
  kinds?: readonly FoundKind[] | undefined;
  /**
   * Resolves to people whose name matches; for an empty query, to members or recent contacts. Rejects on failure.
   * Without it there is no filter by sender.
   */
  personSource?: ((query: string, signal: AbortSignal) => Promise<readonly PersonView[]>) | undefined;
}

/** What the query and the filters find. */
export interface FoundMessages {
  status: MessageSearchStatus;
  /** Newest first; the block groups them by conversation. Empty for a new query. */
  results: readonly FoundMessageView[];
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
}

/** Props without labels and layout; also the options of the hook. */
export interface MessageSearchOptions {
  query: string;
  onQueryChange: (query: string) => void;
  filters: MessageSearchFiltering;
  found: FoundMessages;
  /** Opens the message in its conversation. */
  onOpen: (found: FoundMessageView) => void;
}

export interface MessageSearchProps
  extends
    MessageSearchOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'div'>, keyof MessageSearchOptions | 'children'> {
  /** Searches a single conversation: no headings. */
  scoped?: boolean | undefined;
  /** Focuses the field on mount. */
  focusOnMount?: boolean | undefined;
  /** Rendered instead of results while the status is `idle`. */
  children?: ReactNode;
  labels: MessageSearchLabels;
}

/** Spans of days offered as presets. */
export type DateSpan = 'today' | 'week' | 'month';

/** Labels of `MessageSearch`. */
export interface MessageSearchLabels {
  search: string;
  clear: string;
  /** Accessible name of the results. */
  results: string;
  /** Announced when results have loaded. */
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
  /** The chosen days, in a chip; either end may be open. */
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
