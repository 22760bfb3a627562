import type { DepartmentWire } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tail } from '../../../live/tail.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { changesCounts } from './changed-people.ts';

/** A snapshot of the departments of one tenant with their counts, the same for every reader. */
export interface DepartmentTree {
  tops: readonly DepartmentNode[];
  byId: ReadonlyMap<string, DepartmentNode>;
}

export interface DepartmentNode {
  deptId: string;
  name: string;
  /** People listed in it and below it, each once. */
  count: number;
  children: DepartmentNode[];
}

/** The department trees of all tenants, cached until their directory changes. */
export interface DepartmentTrees {
  of(tenantId: string): Promise<DepartmentTree>;
  close(): void;
}

/** How long counts may be out of date when single people show or hide themselves, in milliseconds. */
const maxStaleMs = 30_000;

interface Entry {
  tree: Promise<DepartmentTree>;
  readAt: number;
  /** Single people have changed since; names and places of departments have not. */
  behind: boolean;
}

export function createDepartmentTrees(database: Database, tail: Pick<Tail, 'subscribe'>): DepartmentTrees {
  const entries = new Map<string, Entry>();
  const read = (tenantId: string): Promise<DepartmentTree> => {
    const tree = database.tenant(tenantId, (tx) => readTree(tx, tenantId));
    const entry = { tree, readAt: Date.now(), behind: false };
    entries.set(tenantId, entry);
    tree.catch(() => {
      // The next call retries.
      if (entries.get(tenantId) === entry) entries.delete(tenantId);
    });
    return tree;
  };
  return {
    of(tenantId) {
      const known = entries.get(tenantId);
      if (!known || (known.behind && Date.now() - known.readAt > maxStaleMs)) return read(tenantId);
      return known.tree;
    },
    close: tail.subscribe(({ type, tenantId, payload }) => {
      const known = entries.get(tenantId);
      if (type !== 'directory' || !known) return;
      if (changesCounts(payload)) entries.delete(tenantId);
      else known.behind = true;
    }),
  };
}

/** The tree as the contract has it, with the actor's departments marked. */
export function treeWire(nodes: readonly DepartmentNode[], own: ReadonlySet<string>): DepartmentWire[] {
  return nodes.map(({ deptId, name, count, children }) => ({
    deptId,
    name,
    count,
    ...(own.has(deptId) ? { own: 1 } : {}),
    childDepts: treeWire(children, own),
  }));
}

/** Departments and all that are below them. */
export function withDescendants(nodes: readonly DepartmentNode[]): string[] {
  const ids = new Set<string>();
  const add = ({ deptId, children }: DepartmentNode) => {
    ids.add(deptId);
    children.forEach(add);
  };
  nodes.forEach(add);
  return [...ids];
}

async function readTree(tx: Tx, tenantId: string): Promise<DepartmentTree> {
  const departments = await sql<{ dept_id: string; parent_id: string | null; name: string; people: number }>`
    SELECT d.dept_id, d.parent_id, d.name, coalesce(c.people, 0)::int AS people
    FROM department d
    LEFT JOIN (
      SELECT dept_id, count(*) AS people FROM person_department WHERE tenant_id = ${tenantId} AND listed
      GROUP BY dept_id
    ) c ON c.dept_id = d.dept_id
    WHERE d.tenant_id = ${tenantId}
    ORDER BY d.sort, d.path COLLATE "C"
  `.execute(tx);
  const several = await sql<{ dept_ids: string[] }>`
    SELECT array_agg(dept_id) AS dept_ids FROM person_department WHERE tenant_id = ${tenantId} AND listed
    GROUP BY user_id HAVING count(*) > 1
  `.execute(tx);
  const parents = new Map(departments.rows.map((row) => [row.dept_id, row.parent_id]));
  const byId = new Map<string, DepartmentNode>();
  for (const { dept_id: deptId, name } of departments.rows) {
    byId.set(deptId, { deptId, name, count: 0, children: [] });
  }
  const upwards = (deptId: string) => {
    const line: DepartmentNode[] = [];
    for (let at: string | null | undefined = deptId; at; at = parents.get(at)) {
      const node = byId.get(at);
      if (node) line.push(node);
    }
    return line;
  };
  const tops: DepartmentNode[] = [];
  for (const { dept_id: deptId, parent_id: parentId, people } of departments.rows) {
    const [node, ...above] = upwards(deptId);
    if (!node) continue;
    for (const each of [node, ...above]) each.count += people;
    const siblings = (parentId === null ? undefined : byId.get(parentId)?.children) ?? tops;
    siblings.push(node);
  }
  // A person in several departments was counted once for each of them.
  for (const { dept_ids: deptIds } of several.rows) {
    const seen = new Set<DepartmentNode>();
    for (const node of deptIds.flatMap(upwards)) {
      if (seen.has(node)) node.count -= 1;
      seen.add(node);
    }
  }
  return { tops, byId };
}
