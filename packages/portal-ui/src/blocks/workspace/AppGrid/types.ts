import type { LoadStatus } from '../../shared/status.ts';
import type { IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import type { ComponentProps } from 'react';
import type { ReorderLabels } from '../../../hooks/pointer/use-reorder.ts';
import type { StepOutcome } from '../../../hooks/outcome.ts';
import type { RenderLink } from '../../shared/links.ts';

/** A micro-application. */
export interface AppView {
  id: string;
  name: string;
  description?: string | undefined;
  /** Address of its icon. While it is missing or cannot be loaded, `glyph` is shown, else the first character of the name. */
  iconUrl?: string | undefined;
  glyph?: IconGlyph | undefined;
  /** Where it opens. */
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
  /** One's own are still none. */
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
  /** So many applications fit the query. */
  found: (count: number) => string;
  notFound: (query: string) => string;
  /** There are none at all. */
  empty: string;
  failed: string;
  offline: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  retry: string;
  /** The change of one's own list could not be kept, and went back. */
  notKept: string;
  reorder: ReorderLabels;
}

export interface AppGridOptions {
  groups: readonly AppGroupView[];
  /** One's own, in their order. */
  ownIds: readonly string[];
  /**
   * Adds or removes one. The list shows it at once, and goes back when the promise is rejected or the outcome is not ok; the
   * outcome's message says why.
   */
  onOwnChange: (id: string, own: boolean) => Promise<StepOutcome | void>;
  /** Keeps the order of one's own, as `onOwnChange` does. Without it they cannot be arranged. */
  onOwnReorder?: ((ids: string[]) => Promise<StepOutcome | void>) | undefined;
  query?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether an application fits a query; by default the query is part of its name or description. */
  matches?: ((app: AppView, query: string) => boolean) | undefined;
}

export interface AppGridProps extends AppGridOptions, Omit<ComponentProps<'div'>, 'children'> {
  status: LoadStatus;
  /** Adds an application to the favourites, or removes it; without it tiles have no menu. */
  onFavourite?: ((id: string, favourite: boolean) => void) | undefined;
  /** Those among the favourites. */
  favouriteIds?: ReadonlySet<string> | undefined;
  onRetry: () => void;
  renderLink: RenderLink;
  labels: AppGridLabels;
}
