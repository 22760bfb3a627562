import type { ComponentPropsWithRef } from 'react';
import type { FileView, FormatSize } from '../../shared/files/file-views.ts';
import type { TimeSettings } from '../../shared/views.ts';

/** Own files, the recycle bin (decision C5), or files shared with the user (decision C7). */
export type FileBrowserMode = 'files' | 'recycle' | 'shared';
export type FileBrowserView = 'list' | 'grid';

/**
 * - `loadingMore`: the next page loads.
 * - `partial`: part of it failed to load, and a line says so.
 * - `denied`: the user may not see the folder.
 * `error` and `offline` with items show them under a line that says so.
 */
export type FileBrowserStatus =
  'loading' | 'ready' | 'loadingMore' | 'partial' | 'error' | 'offline' | 'denied';

/** A row of the browser. */
export interface FileItemView extends FileView {
  /** A change is pending; shown optimistically. */
  pending?: boolean | undefined;
  /** Why the last change was rolled back, as one sentence. */
  error?: string | undefined;
  /** In the recycle bin: whole days until permanent deletion, initially 30. */
  daysLeft?: number | undefined;
  /** Of a shared item: the owner. */
  sharedBy?: string | undefined;
  /** Of a search result: the name of its folder. */
  folder?: string | undefined;
}

/** A folder of the path from the root to the current folder. */
export interface PathFolder {
  id: string;
  name: string;
}

/** A target folder of a move. */
export interface FolderNode extends PathFolder {
  /** Undefined until loaded; `folders.onExpand` requests them. */
  children?: readonly FolderNode[] | undefined;
}

export type FileSortKey = 'name' | 'size' | 'time';
export interface FileSort {
  key: FileSortKey;
  order: 'asc' | 'desc';
}

/** A file from the desktop, with its folders. */
export interface DroppedFile {
  file: File;
  /** From the dropped folder down, without the file's name; empty for a file dropped alone. */
  path: readonly string[];
}

/** Actions on files. Offered if the callback is given and the mode allows it. */
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

/** An undoable change. */
export interface UndoView {
  kind: 'delete' | 'move' | 'restore';
  count: number;
}

/** A name refused after an optimistic update: the field opens again with it. */
export interface RefusedName {
  /** Id of the item, or `undefined` for a new folder. */
  id?: string | undefined;
  name: string;
  /** Shown below the field; absent when it is said elsewhere. */
  reason?: string | undefined;
}

/** Content of the folder and its status. */
export interface FileListing {
  status: FileBrowserStatus;
  /** In display order, folders first. The browser does not sort. */
  items: readonly FileItemView[];
  /** From the root to the current folder, both included. */
  path: readonly PathFolder[];
  /** Total number of items; undefined while unknown. */
  total?: number | undefined;
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
  /** Selects, scrolls to and focuses this item once it is in the list; a new id repeats that. */
  revealedId?: string | undefined;
  /** Called afterwards: clear `revealedId`, so that the same item can be revealed again. */
  onRevealed?: ((id: string) => void) | undefined;
  /** Clears the error of a row. */
  onErrorDismiss?: ((id: string) => void) | undefined;
  /** Bytes. */
  quota?: { used: number; total: number } | undefined;
}

/** Selected items, controlled or uncontrolled. */
export interface FileSelection {
  selectedIds?: readonly string[] | undefined;
  defaultSelectedIds?: readonly string[] | undefined;
  onSelectedIdsChange?: ((ids: readonly string[]) => void) | undefined;
}

/** How the items are shown. */
export interface FileDisplay {
  /** Table or tiles, controlled or uncontrolled; default: table. */
  view?: FileBrowserView | undefined;
  defaultView?: FileBrowserView | undefined;
  onViewChange?: ((view: FileBrowserView) => void) | undefined;
  /** Shown in the column headers, and in a menu where there are none. Without `onSortChange` sorting is disabled. */
  sort?: FileSort | undefined;
  onSortChange?: ((sort: FileSort) => void) | undefined;
  formatSize: FormatSize;
}

/** Search query. */
export interface FileSearch {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Naming of items and new folders. */
export interface FileNaming {
  /** Why a name is invalid, as one sentence (decision C4). Called with each keystroke. */
  checkName?: ((name: string, item: FileItemView | undefined) => string | undefined) | undefined;
  /** A new object opens the field again. */
  refusedName?: RefusedName | undefined;
  /** The name has changed and is trimmed. */
  onRename?: ((id: string, name: string) => void) | undefined;
  onFolderCreate?: ((name: string) => void) | undefined;
}

/** Callbacks of the actions. An action without its callback is not offered. */
export interface FileBrowserActions {
  /** Enter or a double click on a file. */
  onOpen: (item: FileItemView) => void;
  /** A folder is opened, from the list or the path. */
  onNavigate: (folderId: string) => void;
  /** By drag, by cut and paste, or from the dialog. */
  onMove?: ((ids: readonly string[], folderId: string) => void) | undefined;
  onCopy?: ((ids: readonly string[], folderId: string) => void) | undefined;
  /** Several items, or a folder, are downloaded as one archive. */
  onDownload?: ((ids: readonly string[]) => void) | undefined;
  onShare?: ((ids: readonly string[]) => void) | undefined;
  /** Adds to the favourites (decision C9): files, never folders. */
  onFavourite?: ((ids: readonly string[]) => void) | undefined;
  /** Shows the earlier versions of one own file. */
  onVersions?: ((id: string) => void) | undefined;
  /** Opens the folder of a search result. */
  onShowInFolder?: ((id: string) => void) | undefined;
  /** Moves to the recycle bin; pass `undo` to offer undoing it. */
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  onRestore?: ((ids: readonly string[]) => void) | undefined;
  /** Deletes permanently, after confirmation. */
  onDeleteForever?: ((ids: readonly string[]) => void) | undefined;
  /** Empties the recycle bin, after confirmation. */
  onClear?: (() => void) | undefined;
  /**
   * Files dropped or chosen, for this folder or one in it. Empty folders are passed separately, each as its path from
   * the dropped one down, because no file creates them.
   */
  onDropFiles?:
    | ((
        files: readonly DroppedFile[],
        folderId: string,
        emptyFolders: readonly (readonly string[])[],
      ) => void)
    | undefined;
}

/** Undo of the last change. */
export interface FileUndo {
  /** Shows the bar with the button. */
  change?: UndoView | undefined;
  /** Called by the button or by Ctrl+Z, which also works without the bar. */
  onUndo: () => void;
}

/** Target folders of a move. */
export interface MoveFolders {
  /** From the root. */
  tree: readonly FolderNode[];
  onExpand?: ((id: string) => void) | undefined;
}

/** The page around the browser; its elements are `null` until mounted. */
export interface FileBrowserPage {
  /** Drop target of files; includes overlays of the page, such as the upload panel. */
  element: HTMLElement | null;
  /** Element in the page's header, which then shows "Upload" and "New folder". */
  tools: HTMLElement | null;
}

/** Props without labels and layout; also the options of the hook. */
export interface FileBrowserOptions {
  listing: FileListing;
  mode?: FileBrowserMode | undefined;
  /** Read-only. */
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
  /** Without a page the browser accepts dropped files and shows the main tools itself. */
  page?: FileBrowserPage | undefined;
  labels: FileBrowserLabels;
}

export interface FileBrowserProps
  extends OwnProps, TimeSettings, Omit<ComponentPropsWithRef<'section'>, keyof OwnProps | 'children'> {}

/** Labels of `FileBrowser`. */
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
  /** The menu of actions that do not fit. */
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
  /** Announced and shown after a cut: number of items to paste. */
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
  /** Replaces `empty.files` on a touch screen, where files cannot be dragged. */
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
