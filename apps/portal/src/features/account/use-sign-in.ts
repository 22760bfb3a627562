import { codes } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { useState } from 'react';
import { accountApi } from '../../api.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { errorCode, isAborted } from '../../errors/kinds.ts';
import { signIn, type Credentials } from './session-actions.ts';

type SignInState = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** Refusals that ask for a picture to be read (decision E2). */
const asksForPicture: readonly (string | undefined)[] = [codes.captchaRequired, codes.captchaWrong];

/** Signing in by a form: what it shows, and what its submission does. */
export function useSignIn(onSignedIn: () => void) {
  const catalogue = useCatalogue();
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  /** The picture to read, by the name that we gave it; each is good for one try. */
  const [picture, setPicture] = useState<{ checkCodeId: string; asked: boolean }>();
  const checkCodeId = picture?.checkCodeId;

  async function submit(credentials: Credentials) {
    setState({ status: 'pending' });
    try {
      await signIn({ ...credentials, checkCodeId });
      onSignedIn();
    } catch (error) {
      setState(isAborted(error) ? { status: 'idle' } : { status: 'error', error });
      const asked = asksForPicture.includes(errorCode(error));
      if (checkCodeId !== undefined || asked) setPicture({ checkCodeId: randomName(), asked });
    }
  }
  return {
    status: state.status,
    // Worded while drawing, so that it follows the language.
    error: state.status === 'error' ? failureText(state.error, catalogue) : undefined,
    captcha: picture && {
      src: accountApi.captcha.url({ checkCodeId: picture.checkCodeId }),
      asked: picture.asked,
      onRefresh: () => setPicture({ checkCodeId: randomName(), asked: true }),
    },
    submit,
  };
}

/** Not randomUUID, which browsers keep from pages without https. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
