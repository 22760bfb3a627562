import type { ComponentPropsWithRef } from 'react';
import type { FileView, FormatSize } from '../../shared/file-views.ts';
import type { TimeSettings } from '../../shared/views.ts';

/** Own files, the recycle bin (decision C5), or what others gave (decision C7). */
export type FileBrowserMode = 'files' | 'recycle' | 'shared';
export type FileBrowserView = 'list' | 'grid';

/**
 * - `loadingMore`: a further page is on its way.
 * - `partial`: some of it could not be loaded, and a line says so.
 * - `denied`: the folder is not the reader's to see.
 * `error` and `offline` with items at hand keep them, under a line that says so.
 */
export type FileBrowserStatus =
  'loading' | 'ready' | 'loadingMore' | 'partial' | 'error' | 'offline' | 'denied';

/** A row of the browser. */
export interface FileItemView extends FileView {
  /** A change of it is on its way; it is shown as if it had happened. */
  pending?: boolean | undefined;
  /** One sentence: why the last change of it was taken back. */
  error?: string | undefined;
  /** In the recycle bin: whole days until it is gone, 30 at first. */
  daysLeft?: number | undefined;
  /** Of what was shared: by whom. */
  sharedBy?: string | undefined;
  /** Of what was found: the name of its folder. */
  folder?: string | undefined;
}

/** A folder on the way from the top to what is shown. */
export interface FolderStep {
  id: string;
  name: string;
}

/** A folder to move things into. */
export interface FolderNode extends FolderStep {
  /** Absent until they are loaded; `folders.onExpand` requests them. */
  children?: readonly FolderNode[] | undefined;
}

export type FileSortKey = 'name' | 'size' | 'time';
export interface FileSort {
  key: FileSortKey;
  order: 'asc' | 'desc';
}

/** A file from the desktop, with the folders that it lay in. */
export interface DroppedFile {
  file: File;
  /** From the dropped folder down, the file's own name left out; empty for a file dropped alone. */
  path: readonly string[];
}

/** What can be done with files. Offered where its callback is given and the mode allows it. */
export type DiskAction =
  | 'open'
  | 'showInFolder'
  | 'download'
  | 'share'
  | 'favourite'
  | 'rename'
  | 'versions'
  | 'move'
  | 'copy'
  | 'delete'
  | 'restore'
  | 'deleteForever';

/** A change that can be taken back, while it can. */
export interface UndoView {
  kind: 'delete' | 'move' | 'restore';
  count: number;
}

/** A name that was refused after it had been shown: the field opens again with it. */
export interface RefusedName {
  /** The item, or `undefined` for a new folder. */
  id?: string | undefined;
  name: string;
  reason: string;
}

/** What the folder holds, and how far it is known. */
export interface FileListing {
  status: FileBrowserStatus;
  /** In the order shown: folders first. The browser does not sort. */
  items: readonly FileItemView[];
  /** From the top to this folder, both included. */
  path: readonly FolderStep[];
  /** How many there are in all; absent while unknown. */
  total?: number | undefined;
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
  /** This one is chosen, scrolled to and given the keys, once it is in the list; another id goes there again. */
  revealedId?: string | undefined;
  /** It has been: whoever takes `revealedId` away now can ask for the same one again. */
  onRevealed?: ((id: string) => void) | undefined;
  /** Takes the reason off a row. */
  onErrorDismiss?: ((id: string) => void) | undefined;
  /** Bytes. */
  quota?: { used: number; total: number } | undefined;
}

/** Chosen items, controlled or kept in the browser. */
export interface FileSelection {
  selectedIds?: readonly string[] | undefined;
  defaultSelectedIds?: readonly string[] | undefined;
  onSelectedIdsChange?: ((ids: readonly string[]) => void) | undefined;
}

/** How the items are shown. */
export interface FileDisplay {
  /** Table or tiles, controlled or kept in the browser, the table at first. */
  view?: FileBrowserView | undefined;
  defaultView?: FileBrowserView | undefined;
  onViewChange?: ((view: FileBrowserView) => void) | undefined;
  /** Shown in the heads of the columns, and in a menu where there are none. Without `onSortChange` they do not sort. */
  sort?: FileSort | undefined;
  onSortChange?: ((sort: FileSort) => void) | undefined;
  formatSize: FormatSize;
}

/** What is searched for. */
export interface FileSearch {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Names of items and of new folders. */
export interface FileNaming {
  /** One sentence on what is wrong with a name (decision C4), or nothing. Called with each keystroke. */
  checkName?: ((name: string, item: FileItemView | undefined) => string | undefined) | undefined;
  /** A new object opens the field again. */
  refusedName?: RefusedName | undefined;
  /** The name differs from the one it had, white space around it taken off. */
  onRename?: ((id: string, name: string) => void) | undefined;
  onFolderCreate?: ((name: string) => void) | undefined;
}

/** What is done with items. An action without its callback is not offered. */
export interface FileBrowserActions {
  /** Enter or a double click on a file. */
  onOpen: (item: FileItemView) => void;
  /** A folder is entered, from the list or the path. */
  onNavigate: (folderId: string) => void;
  /** By drag, by cut and paste, or from the dialog. */
  onMove?: ((ids: readonly string[], folderId: string) => void) | undefined;
  onCopy?: ((ids: readonly string[], folderId: string) => void) | undefined;
  /** Several, or a folder, come as one archive. */
  onDownload?: ((ids: readonly string[]) => void) | undefined;
  onShare?: ((ids: readonly string[]) => void) | undefined;
  /** Put to the favourites (decision C9): files, never folders. */
  onFavourite?: ((ids: readonly string[]) => void) | undefined;
  /** Shows the earlier contents of one own file. */
  onVersions?: ((id: string) => void) | undefined;
  /** Goes to the folder of something that was found. */
  onShowInFolder?: ((id: string) => void) | undefined;
  /** Into the recycle bin; `undo` then offers the way back. */
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  onRestore?: ((ids: readonly string[]) => void) | undefined;
  /** For good; asked before. */
  onDeleteForever?: ((ids: readonly string[]) => void) | undefined;
  /** Empties the recycle bin; asked before. */
  onClear?: (() => void) | undefined;
  /**
   * Dropped from the desktop or chosen, for this folder or one in it. Folders that nothing lay in are told apart, each as
   * its way from the dropped one down: no file brings them along.
   */
  onDropFiles?:
    | ((
        files: readonly DroppedFile[],
        folderId: string,
        emptyFolders: readonly (readonly string[])[],
      ) => void)
    | undefined;
}

/** The way back from the last change. */
export interface FileUndo {
  /** Shows the bar with the button. */
  change?: UndoView | undefined;
  /** By the button or by Ctrl+Z, which is taken while no bar is shown, too. */
  onUndo: () => void;
}

/** Folders to move into. */
export interface MoveFolders {
  /** From the top. */
  tree: readonly FolderNode[];
  onExpand?: ((id: string) => void) | undefined;
}

/** The page around the browser; its elements are `null` until it is mounted. */
export interface FileBrowserPage {
  /** Files dropped anywhere on it are taken; it holds what lies over the page, too, such as the panel of uploads. */
  element: HTMLElement | null;
  /** A place in the page's header, which shows "Upload" and "New folder". */
  tools: HTMLElement | null;
}

/** What the browser is given and tells; the headless part of the props. */
export interface FileBrowserOptions {
  listing: FileListing;
  mode?: FileBrowserMode | undefined;
  /** Nothing here can be changed. */
  readOnly?: boolean | undefined;
  selection?: FileSelection | undefined;
  display: FileDisplay;
  /** Shows the field. */
  search?: FileSearch | undefined;
  naming?: FileNaming | undefined;
  actions: FileBrowserActions;
  undo?: FileUndo | undefined;
}

interface OwnProps extends FileBrowserOptions {
  folders?: MoveFolders | undefined;
  /** Without a page the browser takes dropped files and shows the main tools itself. */
  page?: FileBrowserPage | undefined;
  labels: FileBrowserLabels;
}

export interface FileBrowserProps
  extends OwnProps, TimeSettings, Omit<ComponentPropsWithRef<'section'>, keyof OwnProps | 'children'> {}

/** Every word of the browser. */
export interface FileBrowserLabels {
  files: string;
  path: string;
  hiddenSteps: string;
  search: string;
  clearSearch: string;
  newFolder: string;
  newFolderName: string;
  upload: string;
  uploadFiles: string;
  uploadFolder: string;
  listView: string;
  gridView: string;
  select: string;
  done: string;
  selectAll: string;
  clearSelection: string;
  selected: (count: number) => string;
  selectItem: (name: string) => string;
  actions: string;
  moreActions: (name: string) => string;
  /** The menu with what has no room of its own. */
  more: string;
  action: Record<DiskAction, string>;
  downloadZip: string;
  column: Record<FileSortKey, string>;
  deletedAt: string;
  sharedAt: string;
  daysLeftColumn: string;
  sharedByColumn: string;
  daysLeft: (days: number) => string;
  folder: string;
  sortBy: (column: string) => string;
  ascending: string;
  descending: string;
  rename: (name: string) => string;
  pending: string;
  dismiss: string;
  items: (count: number) => string;
  itemsOf: (shown: number, total: number) => string;
  quota: (used: string, total: string) => string;
  quotaName: string;
  clear: string;
  clearTitle: string;
  clearQuestion: string;
  deleteForeverTitle: string;
  deleteForeverQuestion: (count: number) => string;
  cancel: string;
  close: string;
  dropHere: (folder: string) => string;
  /** Said and shown after a cut: what waits to be pasted. */
  cut: (count: number) => string;
  /** The same after a copy. */
  copied: (count: number) => string;
  paste: string;
  undone: Record<UndoView['kind'], (count: number) => string>;
  undo: string;
  moveTitle: (count: number) => string;
  copyTitle: (count: number) => string;
  moveHere: (folder: string) => string;
  copyHere: (folder: string) => string;
  folders: string;
  loading: string;
  loadingMore: string;
  slow: string;
  empty: Record<FileBrowserMode, string>;
  /** `empty.files` where files cannot be dragged: on a touch screen. */
  emptyForTouch: string;
  noResults: (query: string) => string;
  failed: string;
  offline: string;
  offlineBare: string;
  partial: string;
  denied: string;
  readOnly: string;
  retry: string;
}
