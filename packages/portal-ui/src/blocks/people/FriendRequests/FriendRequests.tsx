import { clsx } from 'clsx/lite';
import { UserPlus } from 'lucide';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useInView } from '../../../hooks/scroll/use-in-view.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { FriendRequestItem } from './FriendRequestItem.tsx';
import type { FriendRequestsLabels, FriendRequestsProps, FriendRequestAction } from './types.ts';
import { useFriendRequests } from './use-friend-requests.ts';
import * as styles from './FriendRequests.css.ts';

/**
 * Received and sent friend requests, each handled in its row (specification, sections 4 and 7; decisions A18, D1 to
 * D4).
 */
export function FriendRequests({
  status,
  requests,
  onAccept,
  onDecline,
  onRemove,
  hasMore = false,
  onLoadMore,
  onRetry,
  onOpenPerson,
  locale,
  timeZone,
  now,
  labels,
  className,
  ...rest
}: FriendRequestsProps) {
  const { rows, announcement, act } = useFriendRequests({ requests, onAccept, onDecline, onRemove, labels });
  const listRef = useRef<HTMLUListElement>(null);
  const moreRef = useInView<HTMLDivElement>(hasMore && status === 'ready', onLoadMore);
  const away = status === 'error' || status === 'offline';

  function handleAction(action: FriendRequestAction, personId: string) {
    const at = rows.findIndex(({ request }) => request.person.id === personId);
    flushSync(() => act(action, personId));
    // The pressed button has unmounted: keeps the focus in the row, or moves it to the row that took its place.
    const items = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [])];
    (items[at] ?? items.at(-1) ?? listRef.current)?.focus();
  }

  return (
    <section
      aria-label={labels.title}
      className={clsx(styles.root, className)}
      data-status={status}
      {...rest}
    >
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
      {requests.length === 0 && status === 'loading' && <Loading labels={labels} />}
      {requests.length === 0 && away && (
        <EmptyState
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offline}
          action={<Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
      {rows.length === 0 && !hasMore && (status === 'ready' || requests.length > 0) && (
        <EmptyState glyph={UserPlus} text={labels.empty} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without marks */}
      <ul ref={listRef} role="list" tabIndex={-1} hidden={rows.length === 0} className={styles.list}>
        {rows.map((row) => (
          <FriendRequestItem
            key={row.request.person.id}
            row={row}
            time={{ locale, timeZone, now }}
            onAction={(action) => handleAction(action, row.request.person.id)}
            onOpenPerson={onOpenPerson}
            labels={labels}
          />
        ))}
      </ul>
      {requests.length > 0 && away && (
        <Banner
          tone={status === 'error' ? 'danger' : 'warning'}
          className={styles.banner}
          action={
            <Button variant="quiet" size="small" onClick={onRetry}>
              {labels.retry}
            </Button>
          }
        >
          {status === 'error' ? labels.failedMore : labels.offline}
        </Banner>
      )}
      {requests.length > 0 && (hasMore || status === 'loadingMore') && !away && (
        <div ref={moreRef} className={styles.more}>
          {status === 'ready' ? (
            <Button variant="quiet" size="small" onClick={onLoadMore}>
              {labels.more}
            </Button>
          ) : (
            <>
              <Spinner />
              <span role="status">{labels.loadingMore}</span>
            </>
          )}
        </div>
      )}
    </section>
  );
}

const widths = [72, 96, 64, 112, 80];

function Loading({ labels }: { labels: FriendRequestsLabels }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow}>
      {widths.map((width) => (
        <div key={width} className={styles.item}>
          <SkeletonBlock shape="circle" width={40} height={40} />
          <div className={styles.who}>
            <SkeletonBlock width={width} />
            <SkeletonBlock width={width * 2} />
            <SkeletonBlock width="70%" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
