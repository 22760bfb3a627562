import type { OrgNode } from '../../people/OrgTree/index.ts';
import type { DepartmentPlace } from './types.ts';

/** A department among its siblings. */
export interface Located {
  node: OrgNode;
  parentId: string | undefined;
  siblings: readonly OrgNode[];
  index: number;
}

export function locate(nodes: readonly OrgNode[], id: string, parentId?: string): Located | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, parentId, siblings: nodes, index };
    const below = locate(node.children ?? [], id, node.id);
    if (below) return below;
  }
  return undefined;
}

/** Ids of a department and of all below it, into which it cannot be moved. */
export function idsWithin(node: OrgNode): string[] {
  return [node.id, ...(node.children ?? []).flatMap(idsWithin)];
}

/** The place one step before or after its siblings; undefined at the end. */
export function stepPlace({ parentId, siblings, index }: Located, step: -1 | 1): DepartmentPlace | undefined {
  const to = index + step;
  if (to < 0 || to >= siblings.length) return undefined;
  return { parentId, beforeId: siblings[step === -1 ? to : to + 1]?.id };
}

/** Part of a row that a dragged department is over. */
export type DropPart = 'before' | 'into' | 'after';

/** The upper and the lower quarter of a row mean beside it, the rest into it. */
export function dropPart(y: number, { top, height }: { top: number; height: number }): DropPart {
  const part = (y - top) / height;
  if (part < 0.25) return 'before';
  return part > 0.75 ? 'after' : 'into';
}

/** Where a department goes that is dropped on a part of a row. */
export function dropPlace({ node, parentId, siblings, index }: Located, part: DropPart): DepartmentPlace {
  if (part === 'into') return { parentId: node.id };
  return { parentId, beforeId: part === 'before' ? node.id : siblings[index + 1]?.id };
}

/** Whether nothing is in it: only then it can be removed. */
export const isEmpty = ({ count = 0, children = [] }: OrgNode): boolean =>
  count === 0 && children.length === 0;
