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
import type { DiskAction, FileBrowserLabels, FileBrowserMode, FileItemView, FileSortKey } from '../types.ts';

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
/** For the owner alone, once the server has the item. */
const changes = new Set<DiskAction>(['rename', 'versions', 'move', 'delete', 'restore', 'deleteForever']);
const single = new Set<DiskAction>(['open', 'showInFolder', 'rename', 'versions']);
/** For files alone. */
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

/** What can be done with these items, in the order of the menu. */
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
      // What is still on its way cannot be changed again.
      (!changes.has(action) || items.every(({ pending }) => pending !== true)),
  );
}

/** Head of a column: the time is another one in the bin and among what was shared. */
export function columnText(key: FileSortKey, mode: FileBrowserMode, labels: FileBrowserLabels): string {
  if (key !== 'time' || mode === 'files') return labels.column[key];
  return mode === 'recycle' ? labels.deletedAt : labels.sharedAt;
}
