import {
  Copy,
  Download,
  FolderInput,
  FolderOpen,
  FolderSearch,
  History,
  PencilLine,
  Share2,
  Star,
  Trash2,
  Undo2,
} from 'lucide';
import type { IconGlyph } from '../../../../primitives/Icon/Icon.tsx';
import type {
  DiskAction,
  FileBrowserLabels,
  FileBrowserMode,
  FileBrowserOptions,
  FileItemView,
  FileSortKey,
} from '../types.ts';

const byMode: Record<FileBrowserMode, readonly DiskAction[]> = {
  files: [
    'open',
    'showInFolder',
    'download',
    'share',
    'favourite',
    'rename',
    'versions',
    'move',
    'copy',
    'delete',
  ],
  recycle: ['restore', 'deleteForever'],
  shared: ['open', 'download', 'favourite', 'copy'],
};
/** Only for the owner, once the server has the item. */
const changes = new Set<DiskAction>(['rename', 'versions', 'move', 'delete', 'restore', 'deleteForever']);
const single = new Set<DiskAction>(['open', 'showInFolder', 'rename', 'versions']);
/** Only for files. */
const ofFiles = new Set<DiskAction>(['favourite', 'versions']);

export const actionGlyphs: Record<DiskAction, IconGlyph> = {
  open: FolderOpen,
  showInFolder: FolderSearch,
  download: Download,
  share: Share2,
  favourite: Star,
  rename: PencilLine,
  versions: History,
  move: FolderInput,
  copy: Copy,
  delete: Trash2,
  restore: Undo2,
  deleteForever: Trash2,
};

/** Actions with a callback. */
export function offeredBy({
  actions,
  naming,
}: Pick<FileBrowserOptions, 'actions' | 'naming'>): ReadonlySet<DiskAction> {
  const callbacks: Record<DiskAction, unknown> = {
    open: actions.onOpen,
    showInFolder: actions.onShowInFolder,
    download: actions.onDownload,
    share: actions.onShare,
    favourite: actions.onFavourite,
    rename: naming?.onRename,
    versions: actions.onVersions,
    move: actions.onMove,
    copy: actions.onCopy,
    delete: actions.onDelete,
    restore: actions.onRestore,
    deleteForever: actions.onDeleteForever,
  };
  return new Set([...byMode.files, ...byMode.recycle].filter((action) => callbacks[action] !== undefined));
}

/** A new or renamed folder that the server has not confirmed: it has no menu, and cannot be opened. */
export const isUnconfirmed = (item: FileItemView | undefined): boolean =>
  item?.pending === true && item.kind === 'directory';

/** Available actions for these items, in menu order. */
export function actionsFor(
  items: readonly FileItemView[],
  { mode, readOnly, offered }: { mode: FileBrowserMode; readOnly: boolean; offered: ReadonlySet<DiskAction> },
): DiskAction[] {
  if (items.length === 0) return [];
  return byMode[mode].filter(
    (action) =>
      offered.has(action) &&
      (items.length === 1 || !single.has(action)) &&
      (!readOnly || !changes.has(action)) &&
      (!ofFiles.has(action) || items.every(({ kind }) => kind !== 'directory')) &&
      // A pending item cannot be changed again.
      (!changes.has(action) || items.every(({ pending }) => pending !== true)),
  );
}

/** Label of an action for these items. */
export function actionText(
  action: DiskAction,
  items: readonly FileItemView[],
  labels: FileBrowserLabels,
): string {
  const zips = items.length > 1 || items[0]?.kind === 'directory';
  return action === 'download' && zips ? labels.downloadZip : labels.action[action];
}

/** Column header: the time has another meaning in the recycle bin and in shared files. */
export function columnText(key: FileSortKey, mode: FileBrowserMode, labels: FileBrowserLabels): string {
  if (key !== 'time' || mode === 'files') return labels.column[key];
  return mode === 'recycle' ? labels.deletedAt : labels.sharedAt;
}
