import { clsx } from 'clsx/lite';
import { useId } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import type { SecondFactorProps } from './types.ts';
import * as styles from './SecondFactor.css.ts';

/** Recovery codes below which the user is told to make new ones. */
const few = 3;

/**
 * The user's second factor: whether it is on, and the dialog that sets up an authenticator app, shows recovery codes, or
 * turns it off (decision 120).
 */
export function SecondFactor({
  status = 'ready',
  since,
  recoveryLeft = 0,
  step,
  onStepChange,
  request,
  username,
  onPassword,
  onCode,
  onRetry,
  labels,
  className,
  ...rest
}: SecondFactorProps) {
  const id = useId();
  const ask = (purpose: 'setUp' | 'renew' | 'remove') => () => onStepChange({ kind: 'password', purpose });
  return (
    <section aria-labelledby={id} className={clsx(styles.root, className)} {...rest}>
      <h2 id={id} className={styles.title}>
        {labels.title}
      </h2>
      <p className={styles.note}>{labels.note}</p>
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow}>
          <SkeletonBlock width="45%" height={32} />
        </Skeleton>
      )}
      {(status === 'error' || status === 'offline') && (
        <EmptyState
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offline}
          action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
      {status === 'ready' && since !== undefined && recoveryLeft < few && (
        <Banner tone="warning">{labels.fewCodes}</Banner>
      )}
      {status === 'ready' && (
        <div className={styles.state}>
          {since === undefined ? (
            <Badge tone="neutral">{labels.off}</Badge>
          ) : (
            <>
              <Badge tone="soft">{labels.on(since)}</Badge>
              <span className={styles.note}>{labels.codesLeft(recoveryLeft)}</span>
            </>
          )}
          <span className={styles.buttons}>
            {since === undefined ? (
              <Button onClick={ask('setUp')}>{labels.setUp}</Button>
            ) : (
              <>
                <Button onClick={ask('renew')}>{labels.renew}</Button>
                <Button onClick={ask('remove')}>{labels.remove}</Button>
              </>
            )}
          </span>
        </div>
      )}
      <SecondFactorDialog
        step={step}
        onClose={() => onStepChange(undefined)}
        request={request}
        username={username}
        onPassword={onPassword}
        onCode={onCode}
        labels={labels}
      />
    </section>
  );
}
