import { RefreshCw } from 'lucide-react';
import type { Ref } from 'react';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { CaptchaPicture, SignInFormLabels } from './types.ts';
import * as styles from './SignInForm.css.ts';

interface CaptchaFieldProps {
  ref: Ref<HTMLInputElement>;
  picture: CaptchaPicture;
  error: string | undefined;
  onChange: () => void;
  labels: SignInFormLabels;
}

/** What the picture shows, typed in; the picture, and a way to get another one, beside it. */
export function CaptchaField({ ref, picture, error, onChange, labels }: CaptchaFieldProps) {
  return (
    <div className={styles.captcha}>
      <TextField
        ref={ref}
        name="checkCode"
        label={labels.captcha}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
        className={styles.reading}
        onChange={onChange}
      />
      <div className={styles.picture}>
        <img src={picture.src} alt={labels.captchaAlt} width={117} height={40} className={styles.image} />
        <IconButton
          label={labels.captchaRefresh}
          icon={<Icon glyph={RefreshCw} />}
          onClick={picture.onRefresh}
        />
      </div>
    </div>
  );
}
