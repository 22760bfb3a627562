export { RoleForm } from './RoleForm.tsx';
export { RoleList } from './RoleList.tsx';
export type {
  KnownPermissions,
  RoleEditorLabels,
  RoleFields,
  RoleFormProps,
  RoleKind,
  RoleListProps,
  RoleProblems,
  RoleView,
} from './types.ts';
