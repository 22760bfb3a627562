import { codes } from '@snap/portal-api/contract';
import { useState } from 'react';
import { errorCode } from '../../errors/kinds.ts';
import { useRequest } from '../../hooks/use-request.ts';
import { signIn, type Credentials } from './session-actions.ts';
import { useCaptcha } from './use-captcha.ts';

/** Signing in by a form: what it shows, and what its submission does. */
export function useSignIn(
  onSignedIn: () => void,
  enter: (credentials: Credentials) => Promise<void> = signIn,
) {
  const { status, error, send } = useRequest();
  const { captchaId, captcha, refused } = useCaptcha();
  const [secondFactor, setSecondFactor] = useState<{ wrong: number }>();
  return {
    status,
    error,
    captcha,
    secondFactor,
    submit: (credentials: Credentials) =>
      send(
        () => enter({ ...credentials, captchaId }),
        onSignedIn,
        (failure) => {
          refused(failure);
          const code = errorCode(failure);
          if (code === codes.secondFactorRequired) setSecondFactor({ wrong: 0 });
          if (code === codes.secondFactorWrong)
            setSecondFactor((before) => ({ wrong: (before?.wrong ?? 0) + 1 }));
          // The field for the code says it.
          return code === codes.secondFactorRequired;
        },
      ),
  };
}
