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
  return {
    status,
    error,
    captcha,
    submit: (credentials: Credentials) =>
      send(
        () => enter({ ...credentials, captchaId }),
        onSignedIn,
        (failure) => {
          refused(failure);
          return false;
        },
      ),
  };
}
