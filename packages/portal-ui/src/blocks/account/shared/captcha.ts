/** Words of a picture whose characters must be typed in. */
export interface CaptchaLabels {
  /** Name of the field for what the picture shows, the picture's own text, and the button for another one. */
  captcha: string;
  captchaAlt: string;
  captchaRefresh: string;
  captchaMissing: string;
}

/** A picture whose characters must be typed in. */
export interface CaptchaPicture {
  /** Another one with each refusal: the field then starts empty. */
  src: string;
  /** What it shows is what is asked for now: the field takes the focus. Otherwise the password does. */
  asked: boolean;
  onRefresh: () => void;
}
