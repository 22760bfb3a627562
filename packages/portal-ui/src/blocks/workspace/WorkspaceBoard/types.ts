import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { ReorderLabels } from '../../../hooks/pointer/use-reorder.ts';
import type { IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import type { RenderLink } from '../../shared/links.ts';

/** A card of the board (decision E16). */
export interface BoardCardView {
  id: string;
  name: string;
  glyph?: IconGlyph | undefined;
  /** Where its whole list is: the name leads there. */
  href?: string | undefined;
  /** Takes two columns where there are so many. */
  wide?: boolean | undefined;
}

/** A card that can be had. */
export interface BoardOfferView extends BoardCardView {
  description?: string | undefined;
}

export interface WorkspaceBoardLabels {
  title: string;
  edit: string;
  done: string;
  add: string;
  /** Title of the dialog in which cards are added. */
  addTitle: string;
  close: string;
  addCard: (name: string) => string;
  added: string;
  /** Nothing is on offer. */
  offersEmpty: string;
  removeCard: (name: string) => string;
  /** A card was removed; `undo` stands beside it. */
  removed: (name: string) => string;
  undo: string;
  empty: string;
  failed: string;
  offline: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  retry: string;
  saving: string;
  /** The arrangement could not be kept on the server; it stays as it is here. */
  saveFailed: string;
  reorder: ReorderLabels;
}

export interface WorkspaceBoardOptions {
  /** In their order. */
  cards: readonly BoardCardView[];
  /** Cards that can be added, those of the board among them. */
  offers: readonly BoardOfferView[];
  /** Ids in their new order, after adding, removing or moving one. */
  onCardIdsChange: (ids: string[]) => void;
  editing?: boolean | undefined;
  onEditingChange?: ((editing: boolean) => void) | undefined;
  labels: WorkspaceBoardLabels;
}

export interface WorkspaceBoardProps
  extends WorkspaceBoardOptions, Omit<ComponentProps<'section'>, 'children'> {
  status: LoadStatus;
  onRetry: () => void;
  /** Why it could not be loaded, as the server says; `labels.failed` when absent. */
  failedText?: string | undefined;
  /** How keeping the arrangement goes. */
  saveStatus: 'idle' | 'saving' | 'error';
  /** Why it could not be kept, as the server says: stands before `labels.saveFailed`. */
  saveFailure?: string | undefined;
  onRetrySave: () => void;
  /** The body of a card: a `BoardCard`, which loads and fails alone. */
  renderCard: (card: BoardCardView) => ReactNode;
  renderLink: RenderLink;
}

/** `stale`: the rows are from before, because loading them again failed. */
export type BoardCardStatus = 'ready' | 'stale' | 'loading' | 'error' | 'offline' | 'empty';

/** Words of what stands in the cards. */
export interface BoardCardLabels {
  empty: string;
  /** What would stand in a card of this kind that has nothing, and who or what brings it there. */
  nothing: Record<
    'messages' | 'applications' | 'stories' | 'hotspots' | 'ranking' | 'files' | 'favourites',
    string
  >;
  failed: string;
  offline: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  retry: string;
  /** Where a story stands. */
  states: Record<'topic' | 'draft' | 'review' | 'returned', string>;
  due: (time: string) => string;
  overdue: (time: string) => string;
  trends: Record<'up' | 'down' | 'flat', string>;
  heat: (heat: string) => string;
  /** So many stories. */
  count: (count: number) => string;
  unread: (count: number) => string;
}

export interface BoardCardProps extends ComponentProps<'div'> {
  status: BoardCardStatus;
  onRetry: () => void;
  /** Rows of the skeleton; as many as the card usually has. */
  rows?: number;
  /** One line in place of what would stand there; `labels.empty` when absent. */
  emptyText?: string | undefined;
  /** Why it failed, as the server says; `labels.failed` when absent. */
  failedText?: string | undefined;
  labels: BoardCardLabels;
}
