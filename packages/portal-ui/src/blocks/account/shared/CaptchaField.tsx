import type { Ref } from 'react';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import type { CaptchaLabels, Captcha } from './captcha.ts';
import * as styles from './CaptchaField.css.ts';

interface CaptchaFieldProps {
  ref: Ref<HTMLInputElement>;
  captcha: Captcha;
  /** Why it is required. */
  hint?: string;
  error: string | undefined;
  onChange: () => void;
  labels: CaptchaLabels;
}

/** Field for the captcha's text, with the captcha and a refresh button beside it. */
export function CaptchaField({ ref, captcha, hint, error, onChange, labels }: CaptchaFieldProps) {
  return (
    <div className={styles.captcha}>
      <TextField
        ref={ref}
        name="checkCode"
        label={labels.captcha}
        hint={hint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
        className={styles.field}
        onChange={onChange}
      />
      <div className={styles.captchaImage}>
        <img src={captcha.src} alt={labels.captchaAlt} width={117} height={40} className={styles.image} />
        {/* A text button: an icon would need a tooltip, the largest code of the page. */}
        <button type="button" className={styles.refresh} onClick={captcha.onRefresh}>
          {labels.captchaRefresh}
        </button>
      </div>
    </div>
  );
}
