import type { ComponentPropsWithRef } from 'react';
import type { PersonView } from '../views.ts';

/** A person's details. Fields that their owner hid are absent for everyone else. */
export interface PersonCardView extends PersonView {
  introduction?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  mobile?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
  /** All places in the organisation, the main one first. */
  departments: readonly DepartmentView[];
  /** The owner hides gender, job duty, both phones, e-mail, introduction and department (specification, section 6). */
  hidden: boolean;
  /** The owner hides the mobile phone. */
  mobileHidden: boolean;
  /** Has left the organisation: nothing can be sent any more. */
  left: boolean;
}

/** One place of a person in the organisation. */
export interface DepartmentView {
  name: string;
  /** The department above. */
  parent?: string | undefined;
  /** Job duty there. */
  position?: string | undefined;
}

/**
 * - `loading`: on its way; `person` may hold what is known already, such as a search row. A skeleton shows after 200 ms.
 * - `ready`: `person` is complete.
 * - `missing`: there is no such person.
 * - `error`, `offline`: nothing could be fetched.
 */
export type PersonCardContent =
  | { status: 'ready'; person: PersonCardView }
  | { status: 'loading' | 'missing' | 'error' | 'offline'; person?: PersonView | undefined };

export type PersonCardStatus = PersonCardContent['status'];

interface PersonCardOptions {
  /** The card of the one who looks: own values show, those that colleagues do not see are marked, no message button. */
  own?: boolean | undefined;
  /** Starts a chat. */
  onMessage: () => void;
  onRetry: () => void;
  labels: PersonCardLabels;
}

export type PersonCardProps = PersonCardContent &
  PersonCardOptions &
  Omit<ComponentPropsWithRef<'article'>, keyof PersonCardOptions | 'children'>;

/** The card in a dialog (460 px, a full screen on phones). */
export type PersonCardDialogProps = PersonCardContent &
  PersonCardOptions & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
  };

/** Every word of the card. */
export interface PersonCardLabels {
  /** Title of the dialog, for assistive tools. */
  title: string;
  gender: string;
  genders: Record<'male' | 'female', string>;
  position: string;
  mobile: string;
  telephone: string;
  email: string;
  introduction: string;
  department: string;
  /** In place of a hidden value. */
  notPublic: string;
  /** In place of a value that nobody entered. */
  notGiven: string;
  /** Own card: shows it as a colleague sees it. */
  previewAsColleague: string;
  sendMessage: string;
  copy: (field: string) => string;
  copied: string;
  copyFailed: string;
  left: string;
  leftHint: string;
  you: string;
  loading: string;
  missing: string;
  failed: string;
  retry: string;
  offline: string;
  close: string;
}
