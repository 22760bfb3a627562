export { ResetPasswordForm } from './ResetPasswordForm.tsx';
export type {
  ResetPasswordFormLabels,
  ResetPasswordFormOptions,
  ResetPasswordFormProps,
  ResetPasswordValues,
} from './types.ts';
