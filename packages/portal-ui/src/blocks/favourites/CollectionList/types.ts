import type { PagedStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { ThumbView } from '../../shared/files/file-views.ts';
import type { PersonView, TimeSettings } from '../../shared/views.ts';

/** Kind of a favourite (decision C9). */
export type FavouriteKind = 'message' | 'file' | 'image' | 'link' | 'person' | 'group' | 'app' | 'note';

/** A favourite. */
export interface FavouriteView {
  id: string;
  kind: FavouriteKind;
  title: string;
  /** Text of a message or note; URL of a link. */
  text?: string | undefined;
  /** Source: a sender and a conversation, a department, a folder. */
  source?: string | undefined;
  /** The source was deleted: there is no link. */
  sourceRemoved?: boolean | undefined;
  tags: readonly string[];
  /** When it was added, in milliseconds. */
  time: number;
  fileKind?: FileKind | undefined;
  thumb?: ThumbView | undefined;
  /** Id of the person or group; decides the avatar's colour. */
  avatarId?: string | undefined;
  /** Of a person, group or application. */
  avatarUrl?: string | undefined;
  /** First members of a group: a mosaic when it has no avatar. */
  members?: readonly PersonView[] | undefined;
}

/** Whether a note was saved, if known. */
export type NoteOutcome = void | Promise<boolean>;

/** Filters above the list. The host filters `favourites`. */
export interface FavouriteFilters {
  kind?: FavouriteKind | undefined;
  onKindChange: (kind: FavouriteKind | undefined) => void;
  tag?: string | undefined;
  onTagChange: (tag: string | undefined) => void;
  query: string;
  onQueryChange: (query: string) => void;
}

/** Tags of the favourites. */
export interface FavouriteTagging {
  /** The user's tags, with the number of favourites of each; undefined while they load, so that nothing below them moves. */
  known: readonly { tag: string; count: number }[] | undefined;
  /** Replaces the tags of a favourite. */
  onChange: (id: string, tags: readonly string[]) => void;
  /** Why a tag is invalid, as one sentence. */
  check?: ((tag: string) => string | undefined) | undefined;
}

/** Notes of the user. */
export interface FavouriteNotes {
  /** Saves a trimmed note. Resolve to false on failure: the text returns to the field. */
  onAdd?: ((text: string) => NoteOutcome) | undefined;
  /** Initial text of the field: a draft of an earlier visit. */
  defaultDraft?: string | undefined;
  /** Reports the unsaved text of new notes on each change; empty once all is saved. */
  onDraftChange?: ((text: string) => void) | undefined;
  /** Saves an edited note; without it notes are read-only. Resolve to false on failure: the editor stays open. */
  onEdit?: ((id: string, text: string) => NoteOutcome) | undefined;
  /** Initial edits: drafts of an earlier visit, by the note's id. */
  defaultEdits?: Readonly<Record<string, string>> | undefined;
  /** Reports the unsaved edits on each change, by the note's id. */
  onEditsChange?: ((edits: Readonly<Record<string, string>>) => void) | undefined;
  /** Maximum length of a note in code points; 10,000 by default. */
  max?: number | undefined;
}

/** The favourite that was removed last, while it can be restored. */
export interface RemovedFavourite {
  title: string;
  onUndo: () => void;
}

export interface CollectionListOptions {
  /** Filtered by kind, tag and query; the list does not filter. */
  favourites: readonly FavouriteView[];
  tagging: FavouriteTagging;
  /** Without it the list has no field for notes, and they are read-only. */
  notes?: FavouriteNotes | undefined;
  /** Opens the source. */
  onOpen: (favourite: FavouriteView) => void;
  /** Removes a favourite optimistically; pass `removed` to offer undoing it. */
  onRemove: (id: string) => void;
  removed?: RemovedFavourite | undefined;
}

export interface CollectionListProps
  extends
    CollectionListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'section'>, keyof CollectionListOptions | 'children'> {
  status: PagedStatus;
  onRetry: () => void;
  /** Loads the next page near the end of the list; undefined: there is none. */
  onLoadMore?: (() => void) | undefined;
  filters: FavouriteFilters;
  labels: CollectionListLabels;
}

/** Labels of `CollectionList`. */
export interface CollectionListLabels extends CountedFieldLabels {
  collection: string;
  kinds: string;
  allKinds: string;
  kind: Record<FavouriteKind, string>;
  /** The kinds as filters, in the plural if the language has one. */
  kindFilter: Record<FavouriteKind, string>;
  tags: string;
  search: string;
  clearSearch: string;
  open: (title: string) => string;
  remove: (title: string) => string;
  sourceRemoved: string;
  /** Tooltip of the button `newTag`. */
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
  /** Shown when loading takes longer than 5 s. */
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
