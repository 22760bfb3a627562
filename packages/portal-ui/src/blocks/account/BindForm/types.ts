import type { SignInFormLabels, SignInFormProps } from '../SignInForm/index.ts';

export interface BindFormLabels extends SignInFormLabels {
  /** What signing in here does, and when not to do it. */
  explanation: string;
}

export interface BindFormProps extends Omit<SignInFormProps, 'lead' | 'labels'> {
  labels: BindFormLabels;
}
