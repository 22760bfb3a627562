import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './form.css.ts';

interface AccountFormProps extends ComponentPropsWithRef<'form'> {
  status: string;
  /** Why it was refused; hidden while a field says what is wrong. */
  error: ReactNode;
  pending: boolean;
  submitLabel: string;
  /** Quiet buttons below the one that submits. */
  actions?: ReactNode;
}

/** Frame of the forms before a session: the fields, the reason of a refusal, and the button that submits. */
export function AccountForm({
  status,
  error,
  pending,
  submitLabel,
  actions,
  className,
  children,
  ...rest
}: AccountFormProps) {
  return (
    <form method="post" noValidate data-status={status} className={clsx(styles.form, className)} {...rest}>
      {children}
      {status === 'error' && error && <Banner tone="danger">{error}</Banner>}
      <Button type="submit" variant="solid" stretch pending={pending} className={styles.submit}>
        {submitLabel}
      </Button>
      {actions}
    </form>
  );
}

/** A quiet button of the form. */
export function AccountFormAction({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.unfold} onClick={onClick}>
      {children}
    </button>
  );
}
