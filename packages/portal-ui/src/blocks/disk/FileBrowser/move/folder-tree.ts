import type { FolderNode } from '../types.ts';

/** A row of the tree. */
export interface TreeRow {
  node: FolderNode;
  /** From 1. */
  level: number;
  parentId: string | undefined;
  expanded: boolean;
  /** The folder has no subfolders. Unknown before it was expanded. */
  leaf: boolean;
}

/** The visible rows, from the top. */
export function flatten(
  nodes: readonly FolderNode[],
  open: ReadonlySet<string>,
  level = 1,
  parentId?: string,
): TreeRow[] {
  return nodes.flatMap((node) => {
    const leaf = node.children?.length === 0;
    const expanded = !leaf && open.has(node.id);
    const row: TreeRow = { node, level, parentId, expanded, leaf };
    return expanded && node.children ? [row, ...flatten(node.children, open, level + 1, node.id)] : [row];
  });
}

/** Effect of a key in the tree (WAI-ARIA, tree view): focuses a row, or expands or collapses this one. */
export function keyInTree(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  rtl: boolean,
): { to?: string | undefined; expand?: boolean } | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const [inward, outward] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case 'ArrowDown':
      return { to: rows[at + 1]?.node.id };
    case 'ArrowUp':
      return { to: rows[at - 1]?.node.id };
    case 'Home':
      return { to: rows[0]?.node.id };
    case 'End':
      return { to: rows.at(-1)?.node.id };
    case inward:
      if (row.leaf) return undefined;
      return row.expanded ? { to: row.node.children?.[0]?.id } : { expand: true };
    case outward:
      return row.expanded ? { expand: false } : { to: row.parentId };
    default:
      return undefined;
  }
}
