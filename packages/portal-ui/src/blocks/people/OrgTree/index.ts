export { OrgTree } from './OrgTree.tsx';
export type { OrgNode, OrgTreeLabels, OrgTreeOptions, OrgTreeProps } from './types.ts';
