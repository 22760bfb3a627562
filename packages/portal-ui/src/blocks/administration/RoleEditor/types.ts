import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LoadStatus, MutationStatus } from '../../shared/status.ts';

/** `administrator` may do everything; `everyone` has the role, which is neither given nor taken. */
export type RoleKind = 'administrator' | 'everyone' | 'own';

export interface RoleView {
  id: string;
  name: string;
  description: string;
  kind: RoleKind;
  /** How many people have it. */
  people: number;
}

export interface RoleListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  roles: readonly RoleView[];
  status?: LoadStatus | undefined;
  currentId?: string | undefined;
  onOpen: (id: string) => void;
  onRetry?: (() => void) | undefined;
  labels: RoleEditorLabels;
}

/** Permissions that the product knows, under one heading. */
export interface KnownPermissions {
  id: string;
  name: string;
  permissions: readonly { id: string; name: string }[];
}

export interface RoleFields {
  name: string;
  description: string;
  /** Permissions, and rules with `*` for several. */
  permissions: readonly string[];
}

/** What is wrong with a field, in a sentence. */
export type RoleProblems = Partial<Record<keyof RoleFields, string>>;

export interface RoleFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  kind: RoleKind;
  /** Below the name, for commands; absent for a new role. */
  roleId?: string | undefined;
  known: readonly KnownPermissions[];
  form: {
    /** As they are stored; the form starts with them. */
    fields: RoleFields;
    /** Whether one rule allows another permission. */
    covers: (rule: string, permission: string) => boolean;
    /** Whether a text is a rule. */
    isRule: (rule: string) => boolean;
    check: (fields: RoleFields) => RoleProblems;
    /** What the server found wrong. */
    problems?: RoleProblems | undefined;
    status?: MutationStatus | undefined;
    /** Why saving failed. */
    error?: string | undefined;
    /** With the fields that have changed; all of them for a new role. Absent: read-only. */
    onSubmit?: ((fields: Partial<RoleFields>) => void) | undefined;
  };
  /** Beside the button that saves, such as one that deletes. */
  actions?: ReactNode;
  labels: RoleEditorLabels;
}

export interface RoleEditorLabels {
  /** Accessible name of the list. */
  roles: string;
  search: string;
  clearSearch: string;
  nothing: string;
  people: (count: number) => string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  fields: { name: string; description: string };
  /** Id of the role, for commands. */
  idOf: (id: string) => string;
  permissions: string;
  /** In place of the permissions of administrators. */
  everything: string;
  /** What everyone has. */
  everyone: string;
  /** A permission that a rule allows already. */
  byRule: (rule: string) => string;
  rules: string;
  rulesHint: string;
  newRule: string;
  addRule: string;
  badRule: string;
  removeRule: (rule: string) => string;
  readOnly: string;
  save: string;
  add: string;
}
