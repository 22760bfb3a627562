import type { contract, WireOf } from '@snap/portal-api/contract';
import {
  compareMatches,
  matchKeys,
  type PreparedQuery,
  type SearchKey,
  searchKeys,
} from '@snap/portal-api/rules';
import { type DepartmentNode, type DepartmentTree, matched, readName } from '../../directory/index.ts';

type FoundDepartmentWire = NonNullable<WireOf<typeof contract.directory.search>['departments']>[number];

interface SearchedDepartment {
  node: DepartmentNode;
  /** Names of the departments above it, from the top. */
  parents: readonly string[];
  keys: readonly SearchKey[];
}

/** Names whose keys are cached: the trees of a tenant rarely differ in names. */
const MAX_CACHED_NAMES = 10_000;

const searchedByTree = new WeakMap<DepartmentTree, readonly SearchedDepartment[]>();
const keysByName = new Map<string, readonly SearchKey[]>();

/** The departments that a search text finds by name, pinyin or initials, best first and then in the order of the tree. */
export function searchDepartments(tree: DepartmentTree, query: PreparedQuery): FoundDepartmentWire[] {
  return searched(tree)
    .flatMap((department) => {
      const match = matchKeys(department.keys, query);
      return match ? [{ department, match }] : [];
    })
    .toSorted((a, b) => compareMatches(a.match, b.match))
    .map(({ department: { node, parents }, match }) => ({
      deptId: node.deptId,
      name: node.name,
      parents: [...parents],
      count: node.count,
      match: matched(match),
    }));
}

function searched(tree: DepartmentTree): readonly SearchedDepartment[] {
  const known = searchedByTree.get(tree);
  if (known) return known;
  const all: SearchedDepartment[] = [];
  const add = (nodes: readonly DepartmentNode[], parents: readonly string[]) => {
    for (const node of nodes) {
      all.push({ node, parents, keys: keysOf(node.name) });
      add(node.children, [...parents, node.name]);
    }
  };
  add(tree.tops, []);
  searchedByTree.set(tree, all);
  return all;
}

function keysOf(name: string): readonly SearchKey[] {
  const known = keysByName.get(name);
  if (known) return known;
  if (keysByName.size >= MAX_CACHED_NAMES) keysByName.clear();
  const keys = searchKeys({ name, readings: readName(name) });
  keysByName.set(name, keys);
  return keys;
}
