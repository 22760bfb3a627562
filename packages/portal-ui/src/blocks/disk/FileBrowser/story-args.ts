import { fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import {
  checkName,
  folderItems,
  folderTree,
  formatSize,
  megabyte,
  path,
} from '../../../testing/fixtures/files.ts';
import { timeSettings } from '../../../testing/fixtures/people-and-messages.ts';
import type { FileBrowserProps, FileDisplay, FileListing } from './types.ts';

/** Default args of the browser's stories. */
export const browserArgs = {
  listing: {
    status: 'ready',
    items: folderItems,
    path,
    onRetry: fn(),
    onErrorDismiss: fn(),
    quota: { used: 6.2 * 1024 * megabyte, total: 10 * 1024 * megabyte },
  },
  display: { sort: { key: 'name', order: 'asc' }, onSortChange: fn(), formatSize },
  search: { query: '', onQueryChange: fn() },
  naming: { checkName, onRename: fn(), onFolderCreate: fn() },
  actions: {
    onOpen: fn(),
    onNavigate: fn(),
    onMove: fn(),
    onCopy: fn(),
    onDownload: fn(),
    onShare: fn(),
    onFavourite: fn(),
    onVersions: fn(),
    onDelete: fn(),
    onDropFiles: fn(),
  },
  undo: { onUndo: fn() },
  folders: { tree: folderTree, onExpand: fn() },
  labels: en.fileBrowser,
  ...timeSettings,
} satisfies FileBrowserProps;

/** Args with another listing. */
export const listing = (rest: Partial<FileListing>) => ({ listing: { ...browserArgs.listing, ...rest } });

/** Args with another display. */
export const display = (rest: Partial<FileDisplay>) => ({ display: { ...browserArgs.display, ...rest } });

/** Args with selected items. */
export const selected = (...ids: string[]) => ({ selection: { defaultSelectedIds: ids } });
