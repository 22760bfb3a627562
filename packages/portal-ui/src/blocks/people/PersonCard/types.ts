import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { Presence } from '../../../primitives/Avatar/PresenceDot.tsx';
import type { ResultMessage } from '../../../hooks/mutation-result.ts';
import type { PersonView } from '../../shared/views.ts';

/** `requestSent`: the user asked; `requestReceived`: the person asked (decision A18). */
export type FriendRelation = 'stranger' | 'requestSent' | 'friend' | 'requestReceived';

/** A person's details. Hidden fields are undefined for everyone but the owner. */
export interface PersonCardView extends PersonView {
  /** Text, or on the user's own card a control that edits it. */
  introduction?: ReactNode;
  gender?: 'male' | 'female' | undefined;
  mobile?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
  /** All departments of the person, the main one first. */
  departments: readonly DepartmentView[];
  /** The owner hides gender, job duty, both phones, e-mail, introduction and department (specification, section 6). */
  hidden: boolean;
  /** The owner hides the mobile phone. */
  mobileHidden: boolean;
  /** Has left the organisation: nothing can be sent. */
  left: boolean;
  /** Shown as a dot and a word; undefined when unknown. */
  presence?: Presence | undefined;
  /** Undefined: the card shows no friendship. */
  relation?: FriendRelation | undefined;
  /** A starred friend. */
  starred?: boolean | undefined;
  /** A request needs their consent and carries a message. */
  verifiesFriends?: boolean | undefined;
}

/** A department of a person. */
export interface DepartmentView {
  name: string;
  /** The parent department. */
  parent?: string | undefined;
  /** Job duty in this department. */
  position?: string | undefined;
  /** Leaders; each opens their own card. */
  leaders?: readonly PersonView[] | undefined;
}

/**
 * - `loading`: `person` may hold known data, such as a search row. A skeleton shows after 200 ms.
 * - `ready`: `person` is complete.
 * - `missing`: there is no such person.
 * - `error`, `offline`: the person failed to load.
 */
export type PersonCardContent =
  | { status: 'ready'; person: PersonCardView }
  | { status: 'loading' | 'missing' | 'error' | 'offline'; person?: PersonView | undefined };

export type PersonCardStatus = PersonCardContent['status'];

/** What a card shows of a friendship: parts that `Friendship` renders. */
export interface FriendshipParts {
  /** Behind the name. */
  star?: ReactNode;
  /** Among the actions of a full card. Undefined: there is none. */
  action?: ReactNode;
  /** Result of the last action, until the next one. */
  message?: ResultMessage | undefined;
}

/** The card's own props of `Friendship`. */
export interface FriendshipSlot {
  person: PersonCardView;
  /** The card, with the parts in their places. */
  children: (parts: FriendshipParts) => ReactNode;
}

interface PersonCardOptions {
  /** The user's own card: fields that colleagues do not see show with a mark, and there is no message button. */
  own?: boolean | undefined;
  /** Leaves out rows without a value. Hidden values keep their row. Default: false. */
  omitEmpty?: boolean | undefined;
  /** Starts a chat. Absent: there is no message button. */
  onMessage?: (() => void) | undefined;
  /** Opens the card of a person named in this card. Without it, names are text. */
  onOpenPerson?: ((person: PersonView) => void) | undefined;
  /** Star and friend button: `(slot) => <Friendship {...slot} … />`. Absent: the card shows no friendship. */
  renderFriendship?: ((slot: FriendshipSlot) => ReactNode) | undefined;
  onRetry: () => void;
  labels: PersonCardLabels;
}

/**
 * - `full`: all rows and actions.
 * - `compact`: identity and contact details, for the hover card.
 */
export type PersonCardVariant = 'full' | 'compact';

/** At most 412 px wide; the custom property `--portal-person-card-measure` sets another greatest width, or `none`. */
export type PersonCardProps = PersonCardContent &
  PersonCardOptions &
  Omit<ComponentPropsWithRef<'article'>, keyof PersonCardOptions | 'children'> & {
    variant?: PersonCardVariant | undefined;
    /** Opens the full card from a compact one. */
    onOpenCard?: (() => void) | undefined;
  };

/** The card in a dialog (460 px, full screen on phones). Rest props land on the dialog. */
export type PersonCardDialogProps = PersonCardContent &
  PersonCardOptions &
  Omit<ComponentPropsWithRef<'div'>, keyof PersonCardOptions | 'children'> & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** Returns to the card below, by a button or Alt+Left. See `usePersonStack`. */
    onBack?: (() => void) | undefined;
    /** Name of the person below. */
    backTo?: string | undefined;
  };

/** The card that floats beside a name. Rest props land on the card. */
export type PersonHoverCardProps = PersonCardContent &
  PersonCardOptions &
  Omit<ComponentPropsWithRef<'article'>, keyof PersonCardOptions | 'children'> & {
    /** One control that takes a ref and rest props. It handles its own press, which usually opens the dialog. */
    children: ReactElement;
    open?: boolean | undefined;
    defaultOpen?: boolean | undefined;
    /** Load the person when it turns true; no data is needed before. */
    onOpenChange?: ((open: boolean) => void) | undefined;
    /** Delay before opening, in ms; 500 by default. */
    delay?: number | undefined;
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
    onOpenCard?: (() => void) | undefined;
  };

/** Labels of the person cards. */
export interface PersonCardLabels {
  /** Accessible title of the dialog. */
  title: string;
  gender: string;
  genders: Record<'male' | 'female', string>;
  position: string;
  mobile: string;
  telephone: string;
  email: string;
  introduction: string;
  department: string;
  /** Before the leaders of a department. */
  leaders: string;
  presence: Record<Presence, string>;
  /** Replaces a hidden value. */
  notPublic: string;
  /** Replaces a missing value. */
  notGiven: string;
  /** Own card: switches to the colleagues' view. */
  previewAsColleague: string;
  sendMessage: string;
  /** From the compact card to the full one. */
  openCard: string;
  copy: (field: string) => string;
  copied: string;
  copyFailed: string;
  left: string;
  leftHint: string;
  you: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  missing: string;
  failed: string;
  retry: string;
  offline: string;
  close: string;
  back: string;
  /** The same with the name of the person below. */
  backTo: (name: string) => string;
}
