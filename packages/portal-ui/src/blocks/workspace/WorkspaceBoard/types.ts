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
  /** URL of its full list; the name links there. */
  href?: string | undefined;
  /** Spans two columns if there are at least two. */
  wide?: boolean | undefined;
}

/** A card that can be added. */
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
  /** No card can be added. */
  offersEmpty: string;
  removeCard: (name: string) => string;
  /** A card was removed; `undo` is beside it. */
  removed: (name: string) => string;
  undo: string;
  empty: string;
  failed: string;
  offline: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  retry: string;
  saving: string;
  /** Saving the arrangement failed; it is unchanged on screen. */
  saveFailed: string;
  reorder: ReorderLabels;
}

export interface WorkspaceBoardOptions {
  /** In order. */
  cards: readonly BoardCardView[];
  /** Available cards, including those on the board. */
  offers: readonly BoardOfferView[];
  /** Ids in their new order, after adding, removing or moving a card. */
  onCardIdsChange: (ids: string[]) => void;
  editing?: boolean | undefined;
  onEditingChange?: ((editing: boolean) => void) | undefined;
  labels: WorkspaceBoardLabels;
}

export interface WorkspaceBoardProps
  extends WorkspaceBoardOptions, Omit<ComponentProps<'section'>, 'children'> {
  status: LoadStatus;
  onRetry: () => void;
  /** Why loading failed, from the server; default: `labels.failed`. */
  failedText?: string | undefined;
  /** Status of saving the arrangement. */
  saveStatus: 'idle' | 'saving' | 'error';
  /** Why saving failed, from the server; shown before `labels.saveFailed`. */
  saveFailure?: string | undefined;
  onRetrySave: () => void;
  /** Renders the body of a card: a `BoardCard`, which loads and fails independently. */
  renderCard: (card: BoardCardView) => ReactNode;
  renderLink: RenderLink;
}

/** `stale`: a refetch failed, and the rows are the previous ones. */
export type BoardCardStatus = 'ready' | 'stale' | 'loading' | 'error' | 'offline' | 'empty';

/** Labels of the cards' content. */
export interface BoardCardLabels {
  empty: string;
  /** Per kind of card: what an empty card would show, and where that comes from. */
  nothing: Record<
    'messages' | 'applications' | 'stories' | 'hotspots' | 'ranking' | 'files' | 'favourites',
    string
  >;
  failed: string;
  offline: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  retry: string;
  /** States of a story. */
  states: Record<'topic' | 'draft' | 'review' | 'returned', string>;
  due: (time: string) => string;
  overdue: (time: string) => string;
  trends: Record<'up' | 'down' | 'flat', string>;
  heat: (heat: string) => string;
  /** Number of stories. */
  count: (count: number) => string;
  unread: (count: number) => string;
}

export interface BoardCardProps extends ComponentProps<'div'> {
  status: BoardCardStatus;
  onRetry: () => void;
  /** Rows of the skeleton: the usual number of the card. */
  rows?: number;
  /** Replaces the rows of an empty card; default: `labels.empty`. */
  emptyText?: string | undefined;
  /** Why loading failed, from the server; default: `labels.failed`. */
  failedText?: string | undefined;
  labels: BoardCardLabels;
}
