export { ConflictDialog } from './ConflictDialog.tsx';
export type {
  ConflictAnswer,
  ConflictDialogLabels,
  ConflictDialogOptions,
  ConflictDialogProps,
  ConflictView,
} from './types.ts';
export { useConflictDialog } from './use-conflict-dialog.ts';
