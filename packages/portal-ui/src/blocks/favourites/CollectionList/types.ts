import type { PagedStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { ThumbView } from '../../shared/file-views.ts';
import type { PersonView, TimeSettings } from '../../shared/views.ts';

/** What a favourite is (decision C9). */
export type FavouriteKind = 'message' | 'file' | 'image' | 'link' | 'person' | 'group' | 'app' | 'note';

/** Something that a person keeps. */
export interface FavouriteView {
  id: string;
  kind: FavouriteKind;
  title: string;
  /** Text of a message or note; address of a link. */
  text?: string | undefined;
  /** Where it comes from: a sender and a conversation, a department, a folder. */
  source?: string | undefined;
  /** The source is gone: there is nothing to jump to. */
  sourceRemoved?: boolean | undefined;
  tags: readonly string[];
  /** When it was kept, in milliseconds. */
  time: number;
  fileKind?: FileKind | undefined;
  thumb?: ThumbView | undefined;
  /** The person or group itself: an avatar without a picture has the colour that it has everywhere. */
  avatarId?: string | undefined;
  /** Of a person, group or application. */
  avatarUrl?: string | undefined;
  /** First members of a group: without a picture they are its mark. */
  members?: readonly PersonView[] | undefined;
}

/** Whether a note was kept, where that is known. */
export type NoteOutcome = void | Promise<boolean>;

export interface CollectionListOptions {
  /** As found by kind, tag and query; the list filters nothing. */
  favourites: readonly FavouriteView[];
  /** Gives a favourite these tags and no others. */
  onTagsChange: (id: string, tags: readonly string[]) => void;
  /** One sentence on what is wrong with a tag, or nothing. */
  checkTag?: ((tag: string) => string | undefined) | undefined;
  /** Keeps a note, white space around it taken off. Answered with false, it comes back to be sent again. */
  onNoteAdd?: ((text: string) => NoteOutcome) | undefined;
  /** A note that was begun in an earlier visit. */
  defaultNote?: string | undefined;
  /** What of new notes is not kept yet, with each keystroke and answer; empty once nothing is left to lose. */
  onNoteDraftChange?: ((text: string) => void) | undefined;
  /** Rewrites a note; without it notes are only read. Answered with false, what was written stays open. */
  onNoteEdit?: ((id: string, text: string) => NoteOutcome) | undefined;
  /** What was being rewritten in an earlier visit, by the note's id. */
  defaultNoteEdits?: Readonly<Record<string, string>> | undefined;
  /** What of rewritten notes is not kept yet, by the note's id, with each keystroke and answer. */
  onNoteEditsChange?: ((edits: Readonly<Record<string, string>>) => void) | undefined;
  /** Most characters of a note, in code points; 10,000 unless said otherwise. */
  noteMax?: number | undefined;
  /** Jumps to the source. */
  onOpen: (favourite: FavouriteView) => void;
  /** At once; `undo` then offers the way back. */
  onRemove: (id: string) => void;
  /** Brings back what was removed last. */
  onUndo?: (() => void) | undefined;
}

export interface CollectionListProps
  extends
    CollectionListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'section'>, keyof CollectionListOptions | 'children'> {
  status: PagedStatus;
  onRetry: () => void;
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  kind?: FavouriteKind | undefined;
  onKindChange: (kind: FavouriteKind | undefined) => void;
  /** Own tags, and how many favourites have each. */
  tags: readonly { tag: string; count: number }[];
  tag?: string | undefined;
  onTagChange: (tag: string | undefined) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Title of what was removed last, while it can be brought back. */
  undo?: string | undefined;
  labels: CollectionListLabels;
}

/** Every word of the list. */
export interface CollectionListLabels extends CountedFieldLabels {
  collection: string;
  kinds: string;
  allKinds: string;
  kind: Record<FavouriteKind, string>;
  /** The same as filters of the list, in the plural where the language has one. */
  kindFilter: Record<FavouriteKind, string>;
  tags: string;
  search: string;
  clearSearch: string;
  open: (title: string) => string;
  remove: (title: string) => string;
  sourceRemoved: string;
  /** Tooltip of the step that `newTag` names. */
  addTag: string;
  newTag: (title: string) => string;
  removeTag: (tag: string, title: string) => string;
  tagTaken: string;
  note: string;
  notePlaceholder: string;
  keepNote: string;
  editNote: (title: string) => string;
  cancelNote: string;
  removed: (title: string) => string;
  undo: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  loadingMore: string;
  empty: string;
  noResults: string;
  clearFilters: string;
  failed: string;
  offline: string;
  offlineBare: string;
  retry: string;
}
