import type { ComponentProps, ReactNode } from 'react';

export interface SignInStatusLabels {
  signingIn: string;
  /** The other device has not approved yet. */
  waiting: string;
  /** Sign-in must start again: the code is missing or its purpose is unknown. */
  ended: string;
  offline: string;
  retry: string;
  /** To the sign-in page. */
  signIn: string;
}

export interface SignInStatusProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `pending`: the code is being redeemed. `waiting`: the other device has not approved yet. `ended`: there is no code.
   * `error`: refused permanently. `offline`: no response, the code may still be valid.
   */
  status: 'pending' | 'waiting' | 'ended' | 'error' | 'offline';
  /** One sentence, with `status: 'error'`. */
  error?: ReactNode;
  /** Redeems the code again. */
  onRetry: () => void;
  onSignIn: () => void;
  labels: SignInStatusLabels;
}
