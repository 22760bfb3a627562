import type { LoadStatus } from '../../shared/status.ts';
import type { IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import type { ComponentProps } from 'react';
import type { ReorderLabels } from '../../../hooks/pointer/use-reorder.ts';
import type { MutationResult } from '../../../hooks/mutation-result.ts';
import type { RenderLink } from '../../shared/links.ts';

/** A micro-application. */
export interface AppView {
  id: string;
  name: string;
  description?: string | undefined;
  /** Icon URL. While it is missing or fails to load, `glyph` is shown, otherwise the first character of the name. */
  iconUrl?: string | undefined;
  glyph?: IconGlyph | undefined;
  /** URL of the application. */
  href: string;
}

/** Applications under one heading (decision E17). */
export interface AppGroupView {
  name: string;
  apps: readonly AppView[];
}

export interface AppGridLabels {
  search: string;
  clear: string;
  own: string;
  /** The user has no applications yet. */
  ownEmpty: string;
  add: (name: string) => string;
  remove: (name: string) => string;
  /** Opens the menu of an application. */
  more: (name: string) => string;
  /** In its menu. */
  addOwn: string;
  removeOwn: string;
  favourite: string;
  unfavourite: string;
  arrange: string;
  done: string;
  /** Number of applications that match the query. */
  found: (count: number) => string;
  notFound: (query: string) => string;
  /** The organisation has no applications. */
  empty: string;
  failed: string;
  offline: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  retry: string;
  /** Saving the user's list failed, and it rolled back. */
  notKept: string;
  reorder: ReorderLabels;
}

export interface AppGridOptions {
  groups: readonly AppGroupView[];
  /** The user's applications, in order. */
  ownIds: readonly string[];
  /**
   * Adds or removes an application. Optimistic: rolls back when the promise rejects or the outcome is not ok, and shows
   * the outcome's message.
   */
  onOwnChange: (id: string, own: boolean) => Promise<MutationResult | void>;
  /**
   * Saves the order of the user's applications, optimistically like `onOwnChange`. Without it they cannot be reordered.
   */
  onOwnReorder?: ((ids: string[]) => Promise<MutationResult | void>) | undefined;
  query?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether an application matches a query; by default the query is part of its name or description. */
  matches?: ((app: AppView, query: string) => boolean) | undefined;
}

export interface AppGridProps extends AppGridOptions, Omit<ComponentProps<'div'>, 'children'> {
  status: LoadStatus;
  /** Adds an application to the favourites, or removes it; without it tiles have no menu. */
  onFavourite?: ((id: string, favourite: boolean) => void) | undefined;
  /** Ids of the favourite applications. */
  favouriteIds?: ReadonlySet<string> | undefined;
  onRetry: () => void;
  renderLink: RenderLink;
  labels: AppGridLabels;
}
