import { codes } from '@snap/portal-api/contract';
import { useState } from 'react';
import { accountApi } from '../../api.ts';
import { errorCode } from '../../errors/kinds.ts';
import { randomName } from './random-name.ts';

/** Refusals that require a captcha (decision E2). */
const captchaCodes: readonly (string | undefined)[] = [codes.captchaRequired, codes.captchaWrong];

/** Wrong passwords in a row after which the server requires a captcha. */
const MAX_WRONG_PASSWORDS = 3;

/** The captcha, once the server requires one. Each is valid for one attempt. */
export function useCaptcha() {
  const [current, setCurrent] = useState<{ captchaId: string; takesFocus: boolean }>();
  const [wrong, setWrong] = useState(0);
  const renew = (takesFocus: boolean) => setCurrent({ captchaId: randomName(), takesFocus });
  return {
    captchaId: current?.captchaId,
    captcha: current && {
      src: accountApi.captcha.url({ captchaId: current.captchaId }),
      takesFocus: current.takesFocus,
      onRefresh: () => renew(true),
    },
    /** After a refused attempt: renews the captcha, or shows the first one. */
    refused: (error: unknown) => {
      const required = captchaCodes.includes(errorCode(error));
      const wrongNow = errorCode(error) === codes.wrongCredentials ? wrong + 1 : wrong;
      setWrong(wrongNow);
      if (current !== undefined || required || wrongNow >= MAX_WRONG_PASSWORDS) renew(required);
    },
    clear: () => setCurrent(undefined),
  };
}
