/** Labels of a captcha. */
export interface CaptchaLabels {
  /** Label of the field, alternative text of the captcha, and the refresh button. */
  captcha: string;
  captchaAlt: string;
  captchaRefresh: string;
  captchaMissing: string;
}

/** A captcha image. */
export interface Captcha {
  /** Changes with each refusal, which clears the field. */
  src: string;
  /** Whether its text is what is missing: its field takes the focus. Otherwise the password does. */
  takesFocus: boolean;
  onRefresh: () => void;
}
