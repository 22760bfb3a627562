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
  /** Code of the second factor, after 1020. */
  secondFactor?: string | undefined;
  /** This browser is not asked for it for 30 days. */
  trust?: boolean | undefined;
}

export const credentialsOf = ({ captchaId, captcha, ...credentials }: Credentials) => ({
  ...credentials,
  ...captchaOf({ captchaId, captcha }),
});
