export { FileBrowser } from './FileBrowser.tsx';
export type {
  DiskAction,
  DroppedFile,
  FileBrowserLabels,
  FileBrowserMode,
  FileBrowserOptions,
  FileBrowserProps,
  FileBrowserStatus,
  FileBrowserView,
  FileItemView,
  FileSort,
  FileSortKey,
  FolderNode,
  FolderStep,
  RefusedName,
  UndoView,
} from './types.ts';
