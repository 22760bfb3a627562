import { clsx } from 'clsx/lite';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { SignInStatusProps } from './types.ts';
import * as styles from './SignInStatus.css.ts';

/** Result of redeeming a one-time code (decision E1). */
export function SignInStatus({
  status,
  error,
  onRetry,
  onSignIn,
  labels,
  className,
  ...rest
}: SignInStatusProps) {
  const again = status === 'waiting' || status === 'offline';
  return (
    <div data-status={status} className={clsx(styles.status, className)} {...rest}>
      {status === 'pending' ? (
        <p role="status" className={styles.pending}>
          <Spinner size={20} />
          {labels.signingIn}
        </p>
      ) : (
        <>
          {status === 'waiting' && <Banner>{labels.waiting}</Banner>}
          {status === 'ended' && <Banner tone="warning">{labels.ended}</Banner>}
          {status === 'offline' && <Banner tone="warning">{labels.offline}</Banner>}
          {status === 'error' && <Banner tone="danger">{error}</Banner>}
          <div className={styles.actionRow}>
            {again && (
              <Button variant="solid" stretch onClick={onRetry}>
                {labels.retry}
              </Button>
            )}
            <Button variant={again ? 'outline' : 'solid'} stretch onClick={onSignIn}>
              {labels.signIn}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
