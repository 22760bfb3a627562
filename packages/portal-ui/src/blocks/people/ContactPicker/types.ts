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

/** What the picker is given and tells; the headless part of the props. */
export interface ContactPickerOptions {
  /** Where contacts come from. Keep it the same object between renders: another one starts over. */
  source: ContactSource;
  /** The current user: never selectable, and counted, except while forwarding. */
  self?: PersonView | undefined;
  /** `single`: the next choice replaces the last one. */
  mode?: 'multiple' | 'single' | undefined;
  kinds?: ContactKinds | undefined;
  /** Something is being forwarded: the current user does not count (specification, section 4). */
  forward?: boolean | undefined;
  /** Least and most that may be chosen, in the displayed count: with the current user, except while forwarding. */
  min?: number | undefined;
  max?: number | undefined;
  /** Chosen from the start, and not to be taken out. */
  required?: readonly Contact[] | undefined;
  /** Why a contact cannot be chosen; undefined when it can. Asked for what is drawn. */
  disabledReason?: ((contact: Contact) => string | undefined) | undefined;
  /** The tree opens at this department. */
  startDepartmentId?: string | undefined;
  /** First tab; without it the tree with `startDepartmentId`, else the first one that the source has. */
  defaultTab?: ContactTab | undefined;
  /** What is chosen, controlled; without it the picker keeps it, from `defaultValue` on. */
  value?: ContactSelection | undefined;
  defaultValue?: ContactSelection | undefined;
  onValueChange?: ((value: ContactSelection) => void) | undefined;
  /** Called with a choice that fits. Without it there is no submit button. */
  onSubmit?: ((choice: ContactChoice) => void) | undefined;
  /** `pending`: what was submitted is under way. `error`: it was refused, `error` says why, nothing is lost. */
  status?: 'idle' | 'pending' | 'error' | undefined;
}

export interface ContactPickerPanelProps
  extends
    ContactPickerOptions,
    Omit<ComponentPropsWithRef<'div'>, keyof ContactPickerOptions | 'children' | 'onError'> {
  labels: ContactPickerLabels;
  /** One sentence, with `status: 'error'`. */
  error?: ReactNode;
  /**
   * Name of the submit button, where the pack's own is too general. A function is given how many are chosen, without the
   * current user.
   */
  submitLabel?: string | ((count: number) => string) | undefined;
  /** A cancel button beside the submit button. */
  onCancel?: (() => void) | undefined;
}

export interface ContactPickerProps extends Omit<ContactPickerPanelProps, 'value' | 'onCancel' | 'title'> {
  open: boolean;
  /** Closing clears the choice (specification, section 4). */
  onOpenChange: (open: boolean) => void;
  /** Instead of the pack's. */
  title?: string | undefined;
}

/** Somebody whom a pasted id names, and who was not added. */
export interface NotAdded {
  name: string;
  /** The current user, who counts anyway. */
  self: boolean;
  /** The host's words; absent where only the room was lacking. */
  reason?: string | undefined;
}

/** Why something did not happen, as the picker says it. */
export type PickerNotice =
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
  /** Announced with an answer; `more`: there are further ones below. */
  found: (count: number, more: boolean) => string;
  people: (count: number) => string;
  members: (count: number) => string;
  groupKind: Record<GroupKind, string>;
  /** Why a row was found, before the text that matched. */
  matchedField: Record<'userId' | 'email' | 'phone' | 'member', string>;
  /** Beside the current user. */
  you: string;
  /** Beside whoever must stay. */
  required: string;
  /** Beside whoever comes with a chosen department. */
  withDepartment: (department: string) => string;
  /** Beside whoever was left out of one. */
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
  notices: {
    /** 请选择! */
    nothing: string;
    min: (limit: number) => string;
    max: (limit: number) => string;
    self: string;
    locked: (name: string) => string;
    covered: (department: string) => string;
    departmentOver: (department: string, count: number, limit: number) => string;
    tooMany: (count: number, limit: number) => string;
    /** The departments could not be asked who is in them. */
    failed: string;
  };
}
