/** Id and solution of the captcha that was shown. */
export interface Captcha {
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

export const captchaOf = ({ captchaId, captcha }: Captcha) => ({
  checkCodeId: captchaId,
  checkCode: captcha,
});

/** Credentials for signing in. `username` may be `tenant~login`. */
export interface Credentials extends Captcha {
  username: string;
  password: string;
  tenantId: string;
}

export const credentialsOf = ({ captchaId, captcha, ...credentials }: Credentials) => ({
  ...credentials,
  ...captchaOf({ captchaId, captcha }),
});
