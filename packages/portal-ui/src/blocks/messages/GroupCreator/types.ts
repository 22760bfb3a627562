import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type {
  Answer,
  ContactSource,
  PersonContact,
  ContactChoice,
  ContactPickerLabels,
} from '../../people/ContactPicker/index.ts';
import type { GroupKind, PersonView } from '../../shared/views.ts';
import type { MutationStatus } from '../../shared/status.ts';

/** What can be made. */
export type NewGroupKind = GroupKind;

/** What a topic group can be about. */
export interface TopicView {
  id: string;
  title: string;
  kind: 'story' | 'hotspot';
  /** Beside the kind: the desk of a story, the source of a hotspot. */
  detail?: string | undefined;
}

/** Where topics come from. A failure is an error thrown or a promise rejected. */
export interface TopicSource {
  /** All topics that can be chosen, in the order in which they show. */
  topics: (signal: AbortSignal) => Answer<readonly TopicView[]>;
  /** Whether an error means that there is no network: it is then shown as offline, not as a failure. */
  isOffline?: (error: unknown) => boolean;
}

/** A group as it was asked for. */
export interface NewGroup {
  /** `group`: a temporary chat. `teamGroup`: a team for the long term. `topicGroup`: about a topic, closed with it. */
  kind: NewGroupKind;
  /** What a topic group is about; undefined for the others. */
  topic: TopicView | undefined;
  /** Of a team or topic group; empty for a temporary chat, which is named after its members. */
  name: string;
  introduction: string;
  /** Who is in it besides the current user. */
  choice: ContactChoice;
}

export interface GroupCreatorOptions {
  /**
   * - `pending`: what was submitted is under way; a second press sends nothing, and the dialog stays.
   * - `error`: it was refused. Nothing that was chosen or typed is lost.
   */
  status: MutationStatus;
  /** Where contacts come from. Keep it the same object between renders. */
  source: ContactSource;
  /** What a topic group can be about. Without it none can be made. Keep it the same object between renders. */
  topicSource?: TopicSource | undefined;
  /** The current user: always in the group. */
  self: PersonView;
  /** Who is in it from the start and cannot be taken out: those of the chat that it grows from, for instance. */
  required?: readonly PersonContact[] | undefined;
  defaultKind?: NewGroupKind | undefined;
  /** Most members, with the current user; 500 by default. */
  max?: number | undefined;
  /** Whether every character of a name is allowed; without it all are. */
  isNameAllowed?: ((name: string) => boolean) | undefined;
  onSubmit: (group: NewGroup) => void;
  labels: GroupCreatorLabels;
}

export interface GroupCreatorProps
  extends
    GroupCreatorOptions,
    Omit<ComponentPropsWithRef<'div'>, keyof GroupCreatorOptions | 'children' | 'title'> {
  open: boolean;
  /** Closing clears what was chosen and typed. Not called with false while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** One sentence, with `status: 'error'`: the server's own. */
  error?: ReactNode;
}

/** What the group will be, as it is said before it is made. */
export type GroupSummary =
  | { type: 'nobody' }
  /** One other person: it will be the one-to-one chat (decision D6). */
  | { type: 'chat'; name: string }
  /** `preview`: the name that a temporary chat gets from its members. */
  | { type: 'group'; preview: string; members: number }
  /** Of a team or topic group. */
  | { type: 'teamGroup'; name: string; members: number };

/** Every word of the dialog. */
export interface GroupCreatorLabels extends CountedFieldLabels {
  /** While it is chosen what it is for. */
  title: string;
  /** Titles by what is made (specification, section 4). */
  titles: Record<NewGroupKind, string>;
  close: string;
  cancel: string;
  back: string;
  next: string;
  /** Question over the choices, and each with a sentence on what it is for. */
  purpose: string;
  kinds: Record<NewGroupKind, { name: string; description: string }>;
  topic: {
    label: string;
    placeholder: string;
    missing: string;
    change: string;
    kinds: Record<TopicView['kind'], string>;
    loading: string;
    empty: string;
    noneFound: string;
    failed: string;
    offline: string;
    retry: string;
  };
  name: string;
  namePlaceholder: string;
  nameMissing: string;
  /** It has a character that no name may have: one that shows nothing or changes the direction of reading. */
  nameForbidden: string;
  introduction: string;
  introductionPlaceholder: string;
  introductionMissing: string;
  summary: {
    nobody: string;
    chat: (name: string) => string;
    group: (preview: string, members: number) => string;
    teamGroup: (name: string, members: number) => string;
  };
  submit: string;
  /** In its place where it will be the one-to-one chat. */
  submitChat: string;
  /** While it is made. */
  pending: string;
  picker: ContactPickerLabels;
}

/** First what for, then who. */
export type GroupCreatorStep = 'purpose' | 'members';
