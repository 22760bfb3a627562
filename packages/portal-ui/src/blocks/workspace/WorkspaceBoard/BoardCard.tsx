import { clsx } from 'clsx/lite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { BoardCardProps } from './types.ts';
import { useCardLoading } from './use-card-arrival.ts';
import * as styles from './WorkspaceBoard.css.ts';

/** Body of a card: loads, fails and is retried independently of the others (decision E16). */
export function BoardCard({
  status,
  onRetry,
  rows = 4,
  emptyText,
  failedText,
  labels,
  className,
  children,
  ...rest
}: BoardCardProps) {
  useCardLoading(status === 'loading');
  return (
    <div className={clsx(styles.content, className)} data-status={status} {...rest}>
      {status === 'stale' && (
        <div role="alert" className={styles.stale}>
          <span className={styles.staleText}>{failedText ?? labels.failed}</span>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
      {(status === 'ready' || status === 'stale') && children}
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
          {Array.from({ length: rows }, (_, at) => (
            <div key={at}>
              <SkeletonBlock width={`${62 + ((at * 23) % 34)}%`} />
              <SkeletonBlock width={`${24 + ((at * 17) % 22)}%`} />
            </div>
          ))}
        </Skeleton>
      )}
      {status === 'empty' && (
        <p role="status" className={styles.nothing}>
          {emptyText ?? labels.empty}
        </p>
      )}
      {(status === 'error' || status === 'offline') && (
        <EmptyState
          className={styles.centred}
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? (failedText ?? labels.failed) : labels.offline}
          action={
            <Button size="small" onClick={onRetry}>
              {labels.retry}
            </Button>
          }
        />
      )}
    </div>
  );
}
