import { isAborted } from '../../errors/kinds.ts';
import { describeError } from '../../errors/report.ts';
import { useState } from 'react';
import { signIn, type Credentials } from './session-actions.ts';

type SignInState = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** Signing in by a form: what it shows, and what its submission does. */
export function useSignIn(onSignedIn: () => void) {
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  async function submit(credentials: Credentials) {
    setState({ status: 'pending' });
    try {
      await signIn(credentials);
      onSignedIn();
    } catch (error) {
      setState(isAborted(error) ? { status: 'idle' } : { status: 'error', error });
    }
  }
  return {
    status: state.status,
    // Worded while drawing, so that it follows the language.
    error: state.status === 'error' ? describeError(state.error) : undefined,
    submit,
  };
}
