import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';

/**
 * A department of the tree.
 * - `status`: loading status of the children; `failed` and `offline` show in their place, with a retry.
 */
export interface OrgNode {
  id: string;
  name: string;
  /** Number of people in the department and below it. */
  count?: number | undefined;
  /** Undefined until loaded; empty when there are none. */
  children?: readonly OrgNode[] | undefined;
  status?: 'idle' | 'loading' | 'failed' | 'offline' | undefined;
}

/** Props without labels and layout; also the options of the hook. */
export interface OrgTreeOptions {
  nodes: readonly OrgNode[];
  /** Loading status of the top departments. */
  status?: LoadStatus | undefined;
  /** The selected department. */
  currentId?: string | undefined;
  onCurrentIdChange?: ((id: string) => void) | undefined;
  /** Expanded departments; controlled or uncontrolled. */
  expandedIds?: readonly string[] | undefined;
  defaultExpandedIds?: readonly string[] | undefined;
  onExpandedIdsChange?: ((ids: readonly string[]) => void) | undefined;
  /** A department without `children` was expanded, or its loading is retried. */
  onLoadChildren?: ((id: string) => void) | undefined;
  /** Retries loading the top departments. */
  onRetry?: (() => void) | undefined;
}

export interface OrgTreeProps
  extends OrgTreeOptions, Omit<ComponentPropsWithRef<'div'>, keyof OrgTreeOptions | 'children'> {
  labels: OrgTreeLabels;
}

/** Labels of `OrgTree`. */
export interface OrgTreeLabels {
  /** Accessible name of the tree. */
  name: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  /** An expanded department without children. */
  empty: string;
  /** There are no departments. */
  none: string;
  people: (count: number) => string;
}
