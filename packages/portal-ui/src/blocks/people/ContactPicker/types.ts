import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { GroupKind, PersonView } from '../../shared/views.ts';
import type { ContactTab, SearchedKinds } from './source/contact-lists.ts';
import type {
  Contact,
  ContactKinds,
  ContactSource,
  GroupContact,
  PersonContact,
} from './source/contact-source.ts';
import type { ChosenDepartment, ContactSelection } from './state/selection.ts';
import type { MutationStatus } from '../../shared/status.ts';

/** What a submitted choice holds. */
export interface ContactChoice {
  /** People chosen one by one. */
  people: readonly PersonContact[];
  groups: readonly GroupContact[];
  /** Departments chosen as a whole. */
  departments: readonly ChosenDepartment[];
  /** People who stay out of the chosen departments. */
  excludedIds: readonly string[];
  /**
   * Everyone: the people chosen one by one and those of the departments, each once, without those left out and without
   * the current user. Absent when the source gave no ids for so many.
   */
  personIds?: readonly string[] | undefined;
  /** People and groups in all, without the current user. */
  count: number;
}

/** What may be chosen, and how many. */
export interface ContactPickerRules {
  /** `single`: the next choice replaces the previous one. Default: `multiple`. */
  mode?: 'multiple' | 'single' | undefined;
  /** Default: `both`, people and groups. */
  kinds?: ContactKinds | undefined;
  /** Smallest and largest displayed count, the current user included unless `countsSelf` is false. */
  min?: number | undefined;
  max?: number | undefined;
  /** Whether `self` is part of the displayed count. Default: true; false while forwarding (specification, section 4). */
  countsSelf?: boolean | undefined;
  /** Selected from the start; cannot be removed. */
  required?: readonly Contact[] | undefined;
  /** Returns why a contact cannot be chosen, or undefined when it can. Called for each rendered row. */
  disabledReason?: ((contact: Contact) => string | undefined) | undefined;
}

/** What the picker shows first. */
export interface ContactPickerStart {
  /** Default: the tree when `departmentId` is given, else the first tab that the source has. */
  tab?: ContactTab | undefined;
  /** The tree opens at this department. */
  departmentId?: string | undefined;
}

/** The submit button and the state of what was submitted. */
export interface ContactPickerSubmission {
  /** Default: `idle`. An `error` keeps the selection. */
  status?: MutationStatus | undefined;
  /** One sentence, shown with `status: 'error'`. */
  error?: ReactNode;
  /**
   * Text of the submit button instead of the one from the labels. A function receives the number of selected contacts,
   * without the current user.
   */
  label?: string | ((count: number) => string) | undefined;
}

/** Options of the picker without those of its appearance; what `useContactPicker` takes. */
export interface ContactPickerOptions {
  /** Where contacts come from. Must be the same object between renders: another one starts over. */
  source: ContactSource;
  /** The current user: never selectable, but part of the displayed count. */
  self?: PersonView | undefined;
  rules?: ContactPickerRules | undefined;
  start?: ContactPickerStart | undefined;
  /** The selection, controlled. Without it the picker holds its own, starting with `defaultValue`. */
  value?: ContactSelection | undefined;
  defaultValue?: ContactSelection | undefined;
  onValueChange?: ((value: ContactSelection) => void) | undefined;
  /** Called with a choice that satisfies the rules. Without it there is no submit button. */
  onSubmit?: ((choice: ContactChoice) => void) | undefined;
  submission?: ContactPickerSubmission | undefined;
}

export interface ContactPickerPanelProps
  extends
    ContactPickerOptions,
    Omit<ComponentPropsWithRef<'div'>, keyof ContactPickerOptions | 'children' | 'onError'> {
  labels: ContactPickerLabels;
  /** Adds a cancel button beside the submit button. */
  onCancel?: (() => void) | undefined;
}

export interface ContactPickerProps extends Omit<ContactPickerPanelProps, 'onCancel' | 'title'> {
  open: boolean;
  /**
   * Closing without submitting clears the selection (specification, section 4). With `value` it reports the one that the dialog
   * opened with.
   */
  onOpenChange: (open: boolean) => void;
  /** Title of the dialog instead of the one from the labels. */
  title?: string | undefined;
}

/** A pasted contact that was not added. */
export interface NotAdded {
  name: string;
  /** The current user, who counts anyway. */
  self: boolean;
  /** The host's words; absent where only the room was lacking. */
  reason?: string | undefined;
}

/** Why something did not happen, as the picker says it. */
export type PickerRefusal =
  | { type: 'nothing' | 'self' | 'failed' }
  | { type: 'min' | 'max'; limit: number }
  | { type: 'locked' | 'covered'; name: string }
  | { type: 'departmentOver'; name: string; count: number; limit: number }
  | { type: 'tooMany'; count: number; limit: number }
  | { type: 'reason'; text: string };

/** Every word of the picker. */
export interface ContactPickerLabels {
  title: string;
  close: string;
  cancel: string;
  submit: string;
  /** Name of the field. */
  search: string;
  /** Names what the search finds, by what that is. */
  placeholder: Record<SearchedKinds, string>;
  clearQuery: string;
  /** Name of the row of tabs. */
  sources: string;
  tabs: Record<ContactTab, string>;
  /** Name of the list of what was found. */
  results: string;
  loading: string;
  /** After five seconds. */
  slow: string;
  failed: string;
  failedMore: string;
  offline: string;
  retry: string;
  /** An empty list, by tab. */
  empty: Record<ContactTab, string>;
  emptyDepartment: string;
  noneFound: string;
  noneFoundHint: string;
  /** Announced with the results; `more`: there are further ones below. */
  found: (count: number, more: boolean) => string;
  people: (count: number) => string;
  members: (count: number) => string;
  groupKind: Record<GroupKind, string>;
  /** Why a row was found, before the text that matched. */
  matchedField: Record<'userId' | 'email' | 'phone' | 'member', string>;
  /** Beside the current user. */
  you: string;
  /** Beside a required contact. */
  required: string;
  /** Beside a person of a chosen department. */
  withDepartment: (department: string) => string;
  /** Beside a person who is excluded from one. */
  leftOut: string;
  leftOutCount: (count: number) => string;
  /** Heading of what is chosen. */
  selected: string;
  /** Announced when it changes, and read with the heading; `withSelf` when the current user is one of them. */
  selectedCount: (count: number, max: number | undefined, withSelf: boolean) => string;
  noneSelected: string;
  remove: (name: string) => string;
  clear: string;
  undo: string;
  /** Of the tray on a phone. */
  showSelected: string;
  hideSelected: string;
  paste: {
    /** Name of the button that opens it, and its heading. */
    title: string;
    label: string;
    hint: string;
    add: string;
    back: string;
    added: (count: number) => string;
    unknown: (count: number) => string;
    /** For want of room, or because they cannot be chosen; `names` says why in brackets, `more` are not named. */
    notAdded: (names: readonly string[], more: number) => string;
    /** A name with why it was not added. */
    because: (name: string, reason: string) => string;
    failed: string;
  };
  refusals: {
    /** 请选择! */
    nothing: string;
    min: (limit: number) => string;
    max: (limit: number) => string;
    self: string;
    locked: (name: string) => string;
    covered: (department: string) => string;
    departmentOver: (department: string, count: number, limit: number) => string;
    tooMany: (count: number, limit: number) => string;
    /** The members of the departments could not be fetched. */
    failed: string;
  };
}
