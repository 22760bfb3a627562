import { clsx } from 'clsx/lite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ContactListRow } from './ContactListRow.tsx';
import * as styles from './ContactList.css.ts';
import type { ContactListProps } from './types.ts';
import { useContactList } from './use-contact-list.ts';

/** People and groups of an address book. Virtualised and paged (decision A2). */
export function ContactList({
  name,
  status,
  contacts,
  empty,
  hasMore = false,
  moreStatus = 'idle',
  onLoadMore,
  onRetry,
  onOpen,
  onMessage,
  labels,
  className,
  ...rest
}: ContactListProps) {
  const { scrollerRef, listProps, ...list } = useContactList({
    count: contacts.length,
    rowSize: styles.rowSize,
    hasMore: hasMore && moreStatus === 'idle',
    onLoadMore,
  });
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      {labels.retry}
    </Button>
  );
  return (
    <div className={clsx(styles.list, className)} aria-busy={status === 'loading' || undefined} {...rest}>
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
          {Array.from({ length: 8 }, (_, at) => (
            <div key={at} className={styles.ghost}>
              <SkeletonBlock shape="circle" width={40} height={40} />
              <SkeletonBlock width={`${30 + ((at * 7) % 25)}%`} />
            </div>
          ))}
        </Skeleton>
      )}
      {status === 'error' && <EmptyState variant="failed" text={labels.failed} action={retry} />}
      {status === 'offline' && <EmptyState variant="offline" text={labels.offline} action={retry} />}
      {status === 'ready' && contacts.length === 0 && empty}
      {status === 'ready' && contacts.length > 0 && (
        <div ref={scrollerRef} className={styles.scroller} onScroll={list.onScroll}>
          {/* Roving tabindex: one row is in the tab order. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows' buttons */}
          <ul role="list" aria-label={name} className={styles.rows} style={list.listStyle} {...listProps}>
            {list.indexes.map((index) => {
              const contact = contacts[index];
              return (
                contact && (
                  <ContactListRow
                    key={contact.id}
                    contact={contact}
                    reachable={index === list.current}
                    position={index + 1}
                    count={hasMore ? -1 : contacts.length}
                    onOpen={onOpen}
                    onMessage={onMessage}
                    labels={labels}
                    style={list.rowStyle(index)}
                    {...list.rowProps(index)}
                  />
                )
              );
            })}
          </ul>
          {moreStatus === 'error' && (
            <p className={styles.more}>
              {labels.moreFailed}
              <Button variant="quiet" size="small" onClick={onLoadMore}>
                {labels.retry}
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
