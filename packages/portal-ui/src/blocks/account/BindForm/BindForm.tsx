import { useId } from 'react';
import { SignInForm } from '../SignInForm/index.ts';
import type { BindFormProps } from './types.ts';
import * as styles from './BindForm.css.ts';

/** Links an external identity to an account by signing in once (decision E1). */
export function BindForm({ labels, ...rest }: BindFormProps) {
  const explanationId = useId();
  return (
    <SignInForm
      aria-describedby={explanationId}
      {...rest}
      labels={labels}
      lead={
        <p id={explanationId} className={styles.explanation}>
          {labels.explanation}
        </p>
      }
    />
  );
}
