import type { ComponentPropsWithRef } from 'react';
import type { OrgNode } from '../../people/OrgTree/index.ts';
import type { LoadStatus } from '../../shared/status.ts';

/** Where a department goes: below `parentId` or to the top, before `beforeId` or last. */
export interface DepartmentPlace {
  parentId?: string | undefined;
  beforeId?: string | undefined;
}

/** What an administrator may do with departments. */
export interface DepartmentEditing {
  onAdd: (name: string, parentId: string | undefined) => void;
  onRename: (id: string, name: string) => void;
  /** Also changes the order. */
  onMove: (id: string, place: DepartmentPlace) => void;
  /** Called after confirmation, for an empty department only. */
  onRemove: (id: string) => void;
  /** The leaders of a department are to be chosen. */
  onLeaders: (id: string) => void;
  /** Why a name is not possible; undefined if it is. Never called with an empty name. */
  checkName: (name: string) => string | undefined;
}

export interface DepartmentTreeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** All departments with their `children`; `count` is of the people in a department and below it. */
  nodes: readonly OrgNode[];
  status?: LoadStatus | undefined;
  currentId?: string | undefined;
  onCurrentIdChange?: ((id: string) => void) | undefined;
  /** Absent: the tree is read-only. */
  editing?: DepartmentEditing | undefined;
  onRetry?: (() => void) | undefined;
  labels: DepartmentTreeLabels;
}

export interface DepartmentPickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title' | 'onSubmit'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  nodes: readonly OrgNode[];
  /** Departments that cannot be chosen. */
  refusedIds?: readonly string[] | undefined;
  /** Offers the top of the organisation: `onSubmit` is called with undefined. */
  withTop?: boolean | undefined;
  /** Verb of the button; `labels.choose` by default. @param name Of the chosen department, or empty. */
  submitLabel?: ((name: string) => string) | undefined;
  onSubmit: (departmentId: string | undefined) => void;
  labels: DepartmentTreeLabels;
}

export interface DepartmentTreeLabels {
  /** Accessible name of the tree. */
  name: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  /** There are no departments. */
  none: string;
  people: (count: number) => string;
  /** Button: adds a department at the top. */
  add: string;
  /** Menu of a department. */
  menuOf: (name: string) => string;
  addBelow: string;
  rename: string;
  leaders: string;
  moveUp: string;
  moveDown: string;
  moveTo: string;
  remove: string;
  /** In place of `remove` while there are people or departments in it. */
  removeNotEmpty: string;
  removeQuestion: (name: string) => string;
  /** Name field. */
  newName: string;
  nameOf: (name: string) => string;
  /** Announced after a move. */
  moved: (name: string) => string;
  moveTitle: (name: string) => string;
  /** The top of the organisation as a target. */
  top: string;
  choose: (name: string) => string;
  /** Of the button that moves a department. @param name Empty until a target is chosen. */
  moveHere: (name: string) => string;
  cancel: string;
  close: string;
}
