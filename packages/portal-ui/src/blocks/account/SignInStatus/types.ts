import type { ComponentProps, ReactNode } from 'react';

export interface SignInStatusLabels {
  signingIn: string;
  /** The other device has not let this one in yet. */
  waiting: string;
  /** The way in needs a new beginning: there is no code, or nobody knows what it is for any more. */
  ended: string;
  offline: string;
  retry: string;
  /** To the sign-in page. */
  signIn: string;
}

export interface SignInStatusProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `pending`: the code is being redeemed. `waiting`: another device has not let this one in yet. `ended`: there is nothing to
   * redeem. `error`: refused, for good. `offline`: no answer came, and the code may still be good.
   */
  status: 'pending' | 'waiting' | 'ended' | 'error' | 'offline';
  /** One clear sentence, with `status: 'error'`. */
  error?: ReactNode;
  /** Redeems the code again. */
  onRetry: () => void;
  onSignIn: () => void;
  labels: SignInStatusLabels;
}
