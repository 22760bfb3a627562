export { FileBrowser } from './FileBrowser.tsx';
export { useFileBrowser } from './state/use-file-browser.ts';
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
