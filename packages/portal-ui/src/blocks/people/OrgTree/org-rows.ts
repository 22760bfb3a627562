import type { DepartmentRow, StateRow } from '../ContactPicker/index.ts';
import type { OrgNode } from './types.ts';

/** The same rows as in the picker's tree, so that both share the keyboard handling. */
export type OrgRow = DepartmentRow | StateRow;

/** Visible rows of the tree. */
export function orgRows(nodes: readonly OrgNode[], expanded: ReadonlySet<string>): OrgRow[] {
  const rows: OrgRow[] = [];
  addRows(rows, nodes, expanded, []);
  return rows;
}

function addRows(
  rows: OrgRow[],
  nodes: readonly OrgNode[],
  expanded: ReadonlySet<string>,
  parentIds: readonly string[],
): void {
  const level = parentIds.length + 1;
  for (const [index, node] of nodes.entries()) {
    const { id, name, count, children } = node;
    const opens = children === undefined || children.length > 0;
    const open = opens && expanded.has(id);
    rows.push({
      kind: 'department',
      id: [...parentIds, id].join('/'),
      department: { type: 'department', id, name, count },
      expanded: open,
      opens,
      level,
      position: index + 1,
      size: nodes.length,
      parentIds,
    });
    if (!open) continue;
    const below = [...parentIds, id];
    if (children) addRows(rows, children, expanded, below);
    else rows.push(stateRow(node, level + 1, below));
  }
}

function stateRow({ id, status }: OrgNode, level: number, parentIds: readonly string[]): StateRow {
  const shown = { failed: 'error', offline: 'offline', loading: 'loading', idle: 'loading' } as const;
  return {
    kind: 'state',
    id: `state:${id}`,
    list: `departments:${id}`,
    status: shown[status ?? 'idle'],
    level,
    parentIds,
  };
}

/** Ancestors of a department; undefined when it is not loaded. */
export function ancestorsOf(nodes: readonly OrgNode[], id: string): string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = ancestorsOf(node.children ?? [], id);
    if (below) return [node.id, ...below];
  }
  return undefined;
}

/** Index of the next row whose name begins with the text, cyclically; -1 for none. */
export function rowBeginning(rows: readonly OrgRow[], text: string, from: number): number {
  const prefix = text.toLocaleLowerCase();
  for (let step = 1; step <= rows.length; step += 1) {
    const index = (from + step) % rows.length;
    const row = rows[index];
    if (row?.kind === 'department' && row.department.name.toLocaleLowerCase().startsWith(prefix))
      return index;
  }
  return -1;
}
