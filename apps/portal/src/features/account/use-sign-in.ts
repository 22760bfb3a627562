import { failureText } from '@snap/portal-api/errors';
import { useState } from 'react';
import { useCatalogue } from '../../errors/catalogue.ts';
import { isAborted } from '../../errors/kinds.ts';
import { signIn, type Credentials } from './session-actions.ts';
import { useCaptcha } from './use-captcha.ts';

type SignInState = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** Signing in by a form: what it shows, and what its submission does. */
export function useSignIn(
  onSignedIn: () => void,
  enter: (credentials: Credentials) => Promise<void> = signIn,
) {
  const catalogue = useCatalogue();
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  const { captchaId, captcha, refused } = useCaptcha();

  async function submit(credentials: Credentials) {
    setState({ status: 'pending' });
    try {
      await enter({ ...credentials, captchaId });
      onSignedIn();
    } catch (error) {
      setState(isAborted(error) ? { status: 'idle' } : { status: 'error', error });
      refused(error);
    }
  }
  return {
    status: state.status,
    // Worded while drawing, so that it follows the language.
    error: state.status === 'error' ? failureText(state.error, catalogue) : undefined,
    captcha,
    submit,
  };
}
