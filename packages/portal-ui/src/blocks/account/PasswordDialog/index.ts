export { NewPasswordField } from './NewPasswordField.tsx';
export { PasswordDialog } from './PasswordDialog.tsx';
export type {
  NewPasswordLabels,
  PasswordDialogLabels,
  PasswordDialogProps,
  PasswordFormOptions,
  PasswordRule,
  PasswordRulePart,
  PasswordValues,
  RepeatPasswordLabels,
} from './types.ts';
