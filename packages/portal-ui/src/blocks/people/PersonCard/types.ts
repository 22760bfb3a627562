import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { Presence } from '../../../primitives/Avatar/PresenceDot.tsx';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type { StepOutcome } from '../../../hooks/outcome.ts';
import type { PersonView } from '../../shared/views.ts';

/** `requestSent`: I asked them; `requestReceived`: they asked me (decision A18). */
export type FriendRelation = 'stranger' | 'requestSent' | 'friend' | 'requestReceived';

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
  /** Shown as a dot and a word; absent where it is not known. */
  presence?: Presence | undefined;
  /** Absent: the card says nothing of friendship. */
  relation?: FriendRelation | undefined;
  /** A friend with a star. */
  starred?: boolean | undefined;
  /** A request waits for their consent, so it is asked for a message first. */
  verifiesFriends?: boolean | undefined;
}

/** One place of a person in the organisation. */
export interface DepartmentView {
  name: string;
  /** The department above. */
  parent?: string | undefined;
  /** Job duty there. */
  position?: string | undefined;
  /** Who leads it; each opens their own card. */
  leaders?: readonly PersonView[] | undefined;
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

/** How asking somebody to be a friend ended. */
export interface AskOutcome extends StepOutcome {
  /** What the two are now; without it, `requestSent` where they verify friends, else `friend`. */
  relation?: FriendRelation | undefined;
}

/**
 * The steps of a friendship. The card shows a change at once, or as pending, and says how it ended unless the host has
 * (`told`). After a success it shows the new state until the host passes another. Without a callback there is no button.
 */
export interface FriendshipOptions {
  /** Puts a star on a friend, or takes it away. */
  onStarredChange?: ((starred: boolean) => Promise<StepOutcome>) | undefined;
  /** Asks to be a friend. `message` has at most 100 code points, and may be empty. */
  onAddFriend?: ((message: string) => Promise<AskOutcome>) | undefined;
  /** Ends the friendship; asked for once before. */
  onRemoveFriend?: (() => Promise<StepOutcome>) | undefined;
  /** Leads to the friend requests, where this person's request waits. */
  onOpenRequests?: (() => void) | undefined;
  /** Name of the one who looks, for the greeting of a request. */
  viewerName?: string | undefined;
}

interface PersonCardOptions extends FriendshipOptions {
  /** The card of the one who looks: own values show, those that colleagues do not see are marked, no message button. */
  own?: boolean | undefined;
  /** Starts a chat. */
  onMessage: () => void;
  /** Opens the card of somebody whom this card names. Without it, names are text. */
  onOpenPerson?: ((person: PersonView) => void) | undefined;
  onRetry: () => void;
  labels: PersonCardLabels;
}

/**
 * - `full`: every row and every step.
 * - `compact`: who it is and how to reach them, for a card that floats.
 */
export type PersonCardVariant = 'full' | 'compact';

export type PersonCardProps = PersonCardContent &
  PersonCardOptions &
  Omit<ComponentPropsWithRef<'article'>, keyof PersonCardOptions | 'children'> & {
    variant?: PersonCardVariant | undefined;
    /** Opens the whole card, from a compact one. */
    onOpenCard?: (() => void) | undefined;
  };

/** The card in a dialog (460 px, a full screen on phones). Rest props land on the dialog. */
export type PersonCardDialogProps = PersonCardContent &
  PersonCardOptions &
  Omit<ComponentPropsWithRef<'div'>, keyof PersonCardOptions | 'children'> & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** There is a card under this one: a button leads back to it, and so does Alt with the left arrow. See `usePersonStack`. */
    onBack?: (() => void) | undefined;
    /** Whose card that is. */
    backTo?: string | undefined;
  };

/** The card that floats beside a name. Rest props land on the card. */
export type PersonHoverCardProps = PersonCardContent &
  PersonCardOptions &
  Omit<ComponentPropsWithRef<'article'>, keyof PersonCardOptions | 'children'> & {
    /** One control that takes a ref and rest props. What a press on it does is its own: usually, it opens the dialog. */
    children: ReactElement;
    open?: boolean | undefined;
    defaultOpen?: boolean | undefined;
    /** Fetch the person when it turns true: nothing is needed before. */
    onOpenChange?: ((open: boolean) => void) | undefined;
    /** How long pointer or focus rest before it opens, in ms; 500 by default. */
    delay?: number | undefined;
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
    onOpenCard?: (() => void) | undefined;
  };

/** Every word of the card. */
export interface PersonCardLabels extends CountedFieldLabels {
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
  /** Before the names of those who lead a department. */
  leaders: string;
  presence: Record<Presence, string>;
  /** In place of a hidden value. */
  notPublic: string;
  /** In place of a value that nobody entered. */
  notGiven: string;
  /** Own card: shows it as a colleague sees it. */
  previewAsColleague: string;
  sendMessage: string;
  /** From a compact card to the whole one. */
  openCard: string;
  /** Name of the star, a switch: it stays the same. */
  star: string;
  /** What a press on the star does. */
  addStar: string;
  removeStar: string;
  starFailed: string;
  addFriend: string;
  removeFriend: string;
  /** Relation `requestSent`. */
  waiting: string;
  /** Relation `requestReceived`. */
  askedYou: string;
  openRequests: string;
  /** The dialog that asks for the message of a request. */
  askTitle: string;
  askMessage: string;
  askHint: string;
  /** The message that a request starts with. `name` is that of the one who asks, if it is known. */
  greeting: (name: string | undefined) => string;
  askSubmit: string;
  requestSent: string;
  requestFailed: string;
  removeTitle: string;
  removeQuestion: string;
  friendRemoved: string;
  removeFailed: string;
  cancel: string;
  copy: (field: string) => string;
  copied: string;
  copyFailed: string;
  left: string;
  leftHint: string;
  you: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  missing: string;
  failed: string;
  retry: string;
  offline: string;
  close: string;
  back: string;
  /** The same, where it is known to whose card. */
  backTo: (name: string) => string;
}
