import { clsx } from 'clsx/lite';
import { MessageCircle } from 'lucide';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { MessageLog } from './MessageLog.tsx';
import type { MessageHistory, MessageListProps } from './types.ts';
import * as styles from './MessageList.css.ts';

// Lazy, because most conversations have none.
const AnnouncementBar = lazyComponent(() =>
  import('./bars/AnnouncementBar.tsx').then((module) => module.AnnouncementBar),
);

/**
 * The messages of one conversation. Fills its container, which needs a height. Virtualised: the cost depends on the
 * visible messages only.
 */
export function MessageList({
  conversation,
  history,
  reading,
  actions,
  selection,
  readers,
  announcement,
  pinned,
  typing,
  formatSize,
  labels,
  locale,
  timeZone,
  now,
  className,
  ...rest
}: MessageListProps) {
  const { status, messages, onRetry } = history;
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      {labels.retry}
    </Button>
  );
  // Outbox items show even if loading failed.
  const partial = (status === 'offline' || status === 'error') && messages.length > 0;
  const shown: MessageHistory = partial
    ? { ...history, before: { hasMore: true, status: 'error', onLoad: onRetry } }
    : history;
  return (
    <section className={clsx(styles.root, className)} data-status={status} {...rest}>
      {announcement && (
        <AnnouncementBar
          key={announcement.id}
          announcement={announcement}
          settings={{ locale, timeZone, now }}
          labels={labels}
        />
      )}
      {status === 'loading' && <MessageListSkeleton label={labels.loading} slow={labels.slow} />}
      {status === 'error' && !partial && (
        <EmptyState variant="failed" text={labels.failed} action={retry} className={styles.state} />
      )}
      {status === 'offline' && !partial && (
        <EmptyState variant="offline" text={labels.offline} action={retry} className={styles.state} />
      )}
      {status === 'ready' && messages.length === 0 && (
        <EmptyState glyph={MessageCircle} text={labels.empty(conversation.name)} className={styles.state} />
      )}
      {(status === 'ready' || partial) && messages.length > 0 && (
        <MessageLog
          key={`${conversation.id} ${String(partial)}`}
          history={shown}
          {...{ conversation, reading, actions, selection, readers, pinned, typing, formatSize, labels }}
          {...{ locale, timeZone, now }}
        />
      )}
    </section>
  );
}

const shapes = [
  { own: false, width: 220, lines: 1 },
  { own: false, width: 320, lines: 2 },
  { own: true, width: 180, lines: 1 },
  { own: false, width: 260, lines: 1 },
  { own: true, width: 300, lines: 2 },
];

function MessageListSkeleton({ label, slow }: { label: string; slow: string }) {
  return (
    <Skeleton label={label} slow={slow} className={styles.skeleton}>
      {shapes.map(({ own, width, lines }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed drawing
        <div key={index} className={styles.skeletonRow} data-own={own || undefined}>
          {!own && <SkeletonBlock shape="circle" width={32} height={32} />}
          <SkeletonBlock
            shape="block"
            width={width}
            height={16 + lines * 22}
            className={styles.skeletonBubble}
          />
        </div>
      ))}
    </Skeleton>
  );
}
