export { DepartmentPicker } from './DepartmentPicker.tsx';
export { DepartmentTree } from './DepartmentTree.tsx';
export type {
  DepartmentEditing,
  DepartmentPickerProps,
  DepartmentPlace,
  DepartmentTreeLabels,
  DepartmentTreeProps,
} from './types.ts';
