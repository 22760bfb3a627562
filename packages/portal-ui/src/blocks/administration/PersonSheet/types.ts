import type { ComponentPropsWithRef } from 'react';
import type { DeviceView } from '../../account/DeviceList/index.ts';
import type { OrgNode } from '../../people/OrgTree/index.ts';
import type { LoadStatus, MutationStatus } from '../../shared/status.ts';
import type { DepartmentTreeLabels } from '../DepartmentTree/index.ts';
import type { AccountState } from '../PeopleTable/index.ts';

export interface Membership {
  id: string;
  /** Leads the department. */
  leader: boolean;
}

/** What can be written of a person; empty texts for what is not known. */
export interface PersonFields {
  login: string;
  name: string;
  /** The name in kana. */
  reading: string;
  gender: '' | 'male' | 'female';
  position: string;
  mobile: string;
  telephone: string;
  email: string;
  workplace: string;
  introduction: string;
  /** The main one first. */
  departments: readonly Membership[];
}

/** What is wrong with a field, in a sentence. */
export type PersonProblems = Partial<Record<keyof PersonFields, string>>;

/** A browser in which the person is signed in. `current`: it is the reader's own. */
export interface SessionView extends DeviceView {
  /** When the person signed in, worded. */
  begun: string;
}

/** The account of a person, and what can be done with it. An absent callback is left out. */
export interface PersonAccount {
  state: AccountState;
  /** Until when too many wrong passwords keep the person out, worded; undefined for not at all. */
  lockedUntil?: string | undefined;
  /** Nobody has given them a password yet, or they sign in elsewhere. */
  hasPassword?: boolean | undefined;
  /** Has to choose another password at the next sign-in. */
  mustChangePassword: boolean;
  /** When the person signed in last, worded; undefined for never. */
  lastSignIn: string | undefined;
  /** Since when signing in needs a second factor, worded; undefined for none. */
  secondFactorSince?: string | undefined;
  /** Live sessions. */
  sessions: number;
  /** The same, the last used first; absent until they are known, or where the reader may not see them. */
  sessionList?: readonly SessionView[] | undefined;
  /** Groups that the person owns, and files on their disk. */
  groups: number;
  files: number;
  /** Names of their roles. */
  roles: readonly string[];
  /** An action is on its way. */
  pending?: boolean | undefined;
  /** Why an action failed. */
  error?: string | undefined;
  onStateChange?: ((state: AccountState) => void) | undefined;
  onUnlock?: (() => void) | undefined;
  onPasswordReset?: (() => void) | undefined;
  onSecondFactorReset?: (() => void) | undefined;
  onSessionsEnd?: (() => void) | undefined;
  onSessionEnd?: ((session: SessionView) => void) | undefined;
  onHandOver?: (() => void) | undefined;
  /** Shows what the person sees and may do, and why. */
  onAccess?: (() => void) | undefined;
}

export interface PersonSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who is edited; absent for a new person. */
  person?: { id: string; name: string; avatarUrl?: string | undefined } | undefined;
  status?: LoadStatus | undefined;
  onRetry?: (() => void) | undefined;
  form: {
    /** As they are stored; the form starts with them. */
    fields: PersonFields;
    /** What is wrong with fields that are about to be sent. */
    check: (fields: PersonFields) => PersonProblems;
    /** What the server found wrong. */
    problems?: PersonProblems | undefined;
    status?: MutationStatus | undefined;
    /** Why saving failed. */
    error?: string | undefined;
    /** Fields that another system owns: they are read-only. */
    managed?: readonly (keyof PersonFields)[] | undefined;
    /** With the fields that have changed; all of them for a new person. Absent: read-only. */
    onSubmit?: ((fields: Partial<PersonFields>) => void) | undefined;
  };
  /** All departments, to choose from. */
  departments: readonly OrgNode[];
  account?: PersonAccount | undefined;
  labels: PersonSheetLabels;
}

export interface OneTimePasswordProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  login: string;
  password: string;
  labels: PersonSheetLabels;
}

export interface PersonSheetLabels {
  /** Title of the form for a new person. */
  newPerson: string;
  fields: Record<keyof PersonFields, string>;
  /** What is not obvious of a field. */
  hints: { login: string; reading: string };
  genders: { '': string; male: string; female: string };
  main: string;
  leader: string;
  makeMain: (name: string) => string;
  removeDepartment: (name: string) => string;
  addDepartment: string;
  noDepartments: string;
  save: string;
  add: string;
  cancel: string;
  close: string;
  /** Title of the question before changes are lost. */
  unsaved: string;
  unsavedQuestion: string;
  discard: string;
  keepEditing: string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  /** The person cannot be changed by the reader. */
  readOnly: string;
  /** Other fields than these can be changed. @param fields Names of the fields. */
  managed: (fields: string) => string;
  account: string;
  state: string;
  states: Record<AccountState, string>;
  /** After too many wrong passwords. */
  lockedUntil: (when: string) => string;
  unlock: string;
  disable: string;
  enable: string;
  markAsLeft: string;
  takeBack: string;
  disableQuestion: (name: string) => string;
  leaveQuestion: (name: string) => string;
  password: string;
  mustChange: string;
  passwordSet: string;
  noPassword: string;
  resetPassword: string;
  resetQuestion: (name: string) => string;
  secondFactor: string;
  secondFactorOff: string;
  secondFactorOn: (since: string) => string;
  resetSecondFactor: string;
  resetSecondFactorQuestion: (name: string) => string;
  sessions: string;
  sessionCount: (count: number) => string;
  lastSignIn: (when: string) => string;
  neverSignedIn: string;
  endSessions: string;
  endQuestion: (name: string) => string;
  /** When a session began. */
  sessionBegun: (when: string) => string;
  sessionUsed: (when: string) => string;
  /** The reader's own. */
  thisSession: string;
  endSession: string;
  /** Accessible name of the button. */
  endSessionOf: (device: string) => string;
  endSessionQuestion: (name: string, device: string) => string;
  allSessions: (count: number) => string;
  belongings: string;
  owned: (groups: number, files: number) => string;
  handOver: string;
  roles: string;
  noRoles: string;
  access: string;
  passwordTitle: (name: string) => string;
  passwordNote: string;
  copy: string;
  copied: string;
  done: string;
  picker: DepartmentTreeLabels;
}
