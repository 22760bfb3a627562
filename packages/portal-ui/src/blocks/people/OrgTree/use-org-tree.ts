import { useId, useState, type KeyboardEvent } from 'react';
import { stopAfterKey, treeAction } from '../ContactPicker/index.ts';
import { orgRows, rowBeginning, ancestorsOf, type OrgRow } from './org-rows.ts';
import type { OrgNode, OrgTreeOptions } from './types.ts';

/** Behaviour of the tree: expanded rows, active row, keys and presses. */
export function useOrgTree(options: OrgTreeOptions) {
  const { nodes, currentId, onCurrentIdChange, onLoadChildren } = options;
  // The ancestors of the current department are expanded initially.
  const [own, setOwn] = useState<readonly string[]>(
    () =>
      options.defaultExpandedIds ?? (currentId === undefined ? [] : (ancestorsOf(nodes, currentId) ?? [])),
  );
  const expandedIds = options.expandedIds ?? own;
  const [reached, setReached] = useState<string>();
  /** The department whose ancestors were expanded last. */
  const [shownId, setShownId] = useState<string>();
  if (currentId !== shownId && nodes.length > 0) {
    // When the current department changes, also from outside, its ancestors expand and it becomes the active row.
    setShownId(currentId);
    // On a phone, the previous department stays the active row and in view.
    const left = currentId === undefined && shownId !== undefined ? ancestorsOf(nodes, shownId) : undefined;
    setReached(left && [...left, shownId].join('/'));
    const way = currentId === undefined ? [] : (ancestorsOf(nodes, currentId) ?? []);
    if (way.some((id) => !own.includes(id))) setOwn([...new Set([...own, ...way])]);
  }
  const treeId = useId();
  const rows = orgRows(nodes, new Set(expandedIds));
  const known = rows.findIndex(({ id }) => id === reached);
  const current = rows.findIndex((row) => row.kind === 'department' && row.department.id === currentId);
  const active = known === -1 ? Math.max(current, 0) : known;

  const reach = (index: number) => setReached(rows[index]?.id);

  function setExpanded(id: string, open: boolean) {
    const next = open ? [...expandedIds, id] : expandedIds.filter((other) => other !== id);
    if (options.expandedIds === undefined) setOwn(next);
    options.onExpandedIdsChange?.(next);
    if (open && find(nodes, id)?.children === undefined) onLoadChildren?.(id);
  }

  /** Selects a department, or retries a failed one. */
  function choose(row: OrgRow) {
    setReached(row.id);
    if (row.kind === 'department') onCurrentIdChange?.(row.department.id);
    else if (row.status === 'error' || row.status === 'offline')
      onLoadChildren?.(row.list.slice('departments:'.length));
  }

  function handled(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const row = rows[active];
    if (row && (event.key === 'Enter' || event.key === ' ')) {
      choose(row);
      return true;
    }
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const leftwards = getComputedStyle(event.currentTarget).direction === 'rtl';
      const action = treeAction((event.key === 'ArrowRight') !== leftwards, active, rows);
      if (action?.type === 'go') reach(action.index);
      else if (action) setExpanded(action.id, action.type === 'expand');
      return true;
    }
    const next =
      stopAfterKey(event.key, active, rows) ??
      (event.key.length === 1 ? rowBeginning(rows, event.key, active) : -1);
    if (next === -1) return false;
    reach(next);
    return true;
  }

  return {
    rows,
    /** Index of the active row. */
    active,
    current,
    choose,
    setExpanded,
    rowId: (index: number) => `${treeId}-${index}`,
    treeProps: {
      role: 'tree',
      tabIndex: 0,
      'aria-activedescendant': rows.length > 0 ? `${treeId}-${active}` : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (!handled(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function find(nodes: readonly OrgNode[], id: string): OrgNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}
