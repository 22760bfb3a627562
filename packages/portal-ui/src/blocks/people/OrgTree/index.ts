export { OrgTree } from './OrgTree.tsx';
export type { OrgRow } from './org-rows.ts';
export type { OrgNode, OrgTreeLabels, OrgTreeOptions, OrgTreeProps } from './types.ts';
export { useOrgTree } from './use-org-tree.ts';
