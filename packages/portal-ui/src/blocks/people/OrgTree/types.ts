import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';

/**
 * A department as the tree shows it. Those below it are absent until they are asked for.
 *
 * - `status`: how loading them goes; `failed` and `offline` show in their place, with a retry.
 */
export interface OrgNode {
  id: string;
  name: string;
  /** People in it and below it. */
  count?: number | undefined;
  /** The departments below; absent while they are not known, empty when there are none. */
  children?: readonly OrgNode[] | undefined;
  status?: 'idle' | 'loading' | 'failed' | 'offline' | undefined;
}

/** What the tree is given and tells; the headless part of the props. */
export interface OrgTreeOptions {
  nodes: readonly OrgNode[];
  /** How the top departments load. */
  status?: LoadStatus | undefined;
  /** The department that is shown beside the tree. */
  currentId?: string | undefined;
  onCurrentIdChange?: ((id: string) => void) | undefined;
  /** Open departments, controlled; without them the tree keeps its own. */
  expandedIds?: readonly string[] | undefined;
  defaultExpandedIds?: readonly string[] | undefined;
  onExpandedIdsChange?: ((ids: readonly string[]) => void) | undefined;
  /** A department was opened whose `children` are not known; also asked anew after a failure. */
  onLoadChildren?: ((id: string) => void) | undefined;
  /** Asks again for the top departments. */
  onRetry?: (() => void) | undefined;
}

export interface OrgTreeProps
  extends OrgTreeOptions, Omit<ComponentPropsWithRef<'div'>, keyof OrgTreeOptions | 'children'> {
  labels: OrgTreeLabels;
}

/** Every word of the tree. */
export interface OrgTreeLabels {
  /** Name of the tree. */
  name: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  /** An open department without any below it. */
  empty: string;
  /** There are no departments at all. */
  none: string;
  people: (count: number) => string;
}
