export { ConflictDialog } from './ConflictDialog.tsx';
export type {
  ConflictResolution,
  ConflictDialogLabels,
  ConflictDialogOptions,
  ConflictDialogProps,
  ConflictView,
} from './types.ts';
