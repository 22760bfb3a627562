import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type {
  MaybePromise,
  ContactSource,
  PersonContact,
  ContactChoice,
  ContactPickerLabels,
} from '../../people/ContactPicker/index.ts';
import type { GroupKind, PersonView } from '../../shared/views.ts';
import type { MutationStatus } from '../../shared/status.ts';

/** Kinds of group that can be created. */
export type NewGroupKind = GroupKind;

/** Topic of a topic group. */
export interface TopicView {
  id: string;
  title: string;
  kind: 'story' | 'hotspot';
  /** Beside the kind: the desk of a story, the source of a hotspot. */
  detail?: string | undefined;
}

/** Source of topics. A failure throws or rejects. */
export interface TopicSource {
  /** All topics that can be chosen, in display order. */
  topics: (signal: AbortSignal) => MaybePromise<readonly TopicView[]>;
  /** Whether an error means that there is no network: shows the offline state instead of a failure. */
  isOffline?: (error: unknown) => boolean;
}

/** A group to be created. */
export interface NewGroup {
  /** `group`: a temporary chat. `teamGroup`: a long-term team. `topicGroup`: about a topic, closed with it. */
  kind: NewGroupKind;
  /** Of a topic group; undefined for the others. */
  topic: TopicView | undefined;
  /** Of a team or topic group; empty for a temporary chat, which is named after its members. */
  name: string;
  introduction: string;
  /** Members besides the current user. */
  choice: ContactChoice;
}

export interface GroupCreatorOptions {
  /**
   * - `pending`: the submission is in progress; a second press sends nothing, and the dialog stays open.
   * - `error`: the submission was refused; the input stays.
   */
  status: MutationStatus;
  /** Source of contacts. Must keep its identity between renders. */
  source: ContactSource;
  /** Source of topics; without it topic groups are not offered. Must keep its identity between renders. */
  topicSource?: TopicSource | undefined;
  /** The current user: always a member. */
  self: PersonView;
  /** Initial members who cannot be removed, for instance those of the chat that the group is created from. */
  required?: readonly PersonContact[] | undefined;
  defaultKind?: NewGroupKind | undefined;
  /** Maximum number of members with the current user; 500 by default. */
  max?: number | undefined;
  /** Whether every character of a text is allowed; by default all are. */
  isAllowed?: ((text: string, field: 'name' | 'introduction') => boolean) | undefined;
  onSubmit: (group: NewGroup) => void;
  labels: GroupCreatorLabels;
}

export interface GroupCreatorProps
  extends
    GroupCreatorOptions,
    Omit<ComponentPropsWithRef<'div'>, keyof GroupCreatorOptions | 'children' | 'title'> {
  open: boolean;
  /** Closing clears the input. Not called with false while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The server's sentence, with `status: 'error'`. */
  error?: ReactNode;
}

/** Description of the group before it is created. */
export type GroupSummary =
  | { type: 'none' }
  /** One other person: the one-to-one chat opens (decision D6). */
  | { type: 'chat'; name: string }
  /** `preview`: the derived name of a temporary chat. */
  | { type: 'group'; preview: string; members: number }
  /** Of a team or topic group. */
  | { type: 'teamGroup'; name: string; members: number };

/** Labels of `GroupCreator`. */
export interface GroupCreatorLabels extends CountedFieldLabels {
  /** Title of the first step. */
  title: string;
  /** Titles by kind (specification, section 4). */
  titles: Record<NewGroupKind, string>;
  close: string;
  cancel: string;
  back: string;
  next: string;
  /** Legend of the purposes, each with a description. */
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
  /** The name has a character that is invisible or changes the direction of reading. */
  nameForbidden: string;
  introduction: string;
  introductionPlaceholder: string;
  introductionMissing: string;
  /** As `nameForbidden`, for the introduction. */
  introductionForbidden: string;
  summary: {
    noMembers: string;
    chat: (name: string) => string;
    group: (preview: string, members: number) => string;
    teamGroup: (name: string, members: number) => string;
  };
  submit: string;
  /** Submit button for the one-to-one chat. */
  submitChat: string;
  /** Submit button while pending. */
  pending: string;
  picker: ContactPickerLabels;
}

/** The two steps: purpose, then members. */
export type GroupCreatorStep = 'purpose' | 'members';
