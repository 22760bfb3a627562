export { VersionsDialog } from './VersionsDialog.tsx';
export type {
  VersionedFileView,
  VersionsDialogLabels,
  VersionsDialogOptions,
  VersionsDialogProps,
  VersionView,
} from './types.ts';
