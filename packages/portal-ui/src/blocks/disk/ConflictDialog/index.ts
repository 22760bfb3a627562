export { ConflictDialog } from './ConflictDialog.tsx';
export type {
  ConflictAnswer,
  ConflictDialogLabels,
  ConflictDialogOptions,
  ConflictDialogProps,
  ConflictView,
} from './types.ts';
