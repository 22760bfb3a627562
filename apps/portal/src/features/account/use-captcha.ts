import { codes } from '@snap/portal-api/contract';
import { useState } from 'react';
import { accountApi } from '../../api.ts';
import { errorCode } from '../../errors/kinds.ts';
import { randomName } from './random-name.ts';

/** Refusals that ask for a picture to be read (decision E2). */
const captchaCodes: readonly (string | undefined)[] = [codes.captchaRequired, codes.captchaWrong];

/** So many wrong passwords in a row, and the server wants a picture read with the next try. */
const wrongBefore = 3;

/** The picture to read, once the server asks for one: each is good for one try. */
export function useCaptcha() {
  /** By the name that we gave it. */
  const [picture, setPicture] = useState<{ captchaId: string; takesFocus: boolean }>();
  const [wrong, setWrong] = useState(0);
  const take = (takesFocus: boolean) => setPicture({ captchaId: randomName(), takesFocus });
  return {
    captchaId: picture?.captchaId,
    captcha: picture && {
      src: accountApi.captcha.url({ captchaId: picture.captchaId }),
      takesFocus: picture.takesFocus,
      onRefresh: () => take(true),
    },
    /** A try was refused: the picture is used up, or the first one is asked for. */
    refused: (error: unknown) => {
      const asked = captchaCodes.includes(errorCode(error));
      const wrongNow = errorCode(error) === codes.wrongCredentials ? wrong + 1 : wrong;
      setWrong(wrongNow);
      if (picture !== undefined || asked || wrongNow >= wrongBefore) take(asked);
    },
    /** It has served. */
    clear: () => setPicture(undefined),
  };
}
