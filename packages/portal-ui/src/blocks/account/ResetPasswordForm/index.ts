export { ResetPasswordForm } from './ResetPasswordForm.tsx';
export type {
  ResetPasswordFormLabels,
  ResetPasswordFormOptions,
  ResetPasswordFormProps,
  ResetPasswordValues,
} from './types.ts';
export { useResetPasswordForm } from './use-reset-password-form.ts';
