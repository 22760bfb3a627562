export { VersionsDialog } from './VersionsDialog.tsx';
export type {
  VersionActions,
  VersionedFileView,
  VersionsDialogLabels,
  VersionsDialogOptions,
  VersionsDialogProps,
  VersionView,
} from './types.ts';
