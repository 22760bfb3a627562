import { clsx } from 'clsx/lite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useContactList } from '../../people/ContactList/index.ts';
import * as styles from './AuditLog.css.ts';
import type { AuditLogProps, AuditRow } from './types.ts';

/** The audit log: who did what to whom, the newest first. Virtualised and paged. */
export function AuditLog({
  entries,
  status = 'ready',
  filters,
  paging,
  openId,
  onOpen,
  onRetry,
  empty,
  labels,
  className,
  ...rest
}: AuditLogProps) {
  return (
    <div className={clsx(styles.root, className)} aria-busy={status === 'loading' || undefined} {...rest}>
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
          {Array.from({ length: 8 }, (_, at) => (
            <div key={at} className={styles.ghost}>
              <SkeletonBlock width={120} />
              <SkeletonBlock width={`${24 + ((at * 7) % 30)}%`} />
            </div>
          ))}
        </Skeleton>
      )}
      {(status === 'error' || status === 'offline') && (
        <EmptyState
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offline}
          action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
      {status === 'ready' && entries.length === 0 && empty}
      {status === 'ready' && entries.length > 0 && <Rows {...{ entries, paging, openId, onOpen, labels }} />}
    </div>
  );
}

type RowsProps = Pick<AuditLogProps, 'entries' | 'paging' | 'openId' | 'onOpen' | 'labels'>;

function Rows({ entries, paging, openId, onOpen, labels }: RowsProps) {
  const moreStatus = paging?.status ?? 'idle';
  const { scrollerRef, listProps, ...list } = useContactList({
    count: entries.length,
    rowSize: styles.rowSize,
    hasMore: paging?.hasMore === true && moreStatus === 'idle',
    onLoadMore: paging?.onLoadMore,
  });
  return (
    <>
      <div role="grid" aria-label={labels.name} aria-rowcount={-1} className={styles.table}>
        <div role="row" aria-rowindex={1} className={styles.head}>
          <span role="columnheader" className={styles.when}>
            {labels.columns.when}
          </span>
          <span role="columnheader" className={styles.cell}>
            {labels.columns.action}
          </span>
          <span role="columnheader" className={clsx(styles.cell, styles.wideOnly)}>
            {labels.columns.actor}
          </span>
          <span role="columnheader" className={clsx(styles.cell, styles.wideOnly)}>
            {labels.columns.concerned}
          </span>
        </div>
        <div role="presentation" ref={scrollerRef} className={styles.scroller} onScroll={list.onScroll}>
          {/* Roving tabindex: one row is in the tab order. */}
          <div role="rowgroup" className={styles.rows} style={list.listStyle} {...listProps}>
            {list.indexes.map((index) => {
              const entry = entries[index];
              if (!entry) return null;
              const { id, when, concerned } = entry;
              return (
                <div
                  key={id}
                  role="row"
                  aria-rowindex={index + 2}
                  className={styles.row}
                  data-open={id === openId ? '' : undefined}
                  style={list.rowStyle(index)}
                  {...list.rowProps(index)}
                >
                  <span role="gridcell" className={styles.when}>
                    {when}
                  </span>
                  <span role="gridcell" className={styles.cell}>
                    <button
                      type="button"
                      className={styles.action}
                      tabIndex={index === list.current ? 0 : -1}
                      onClick={() => onOpen(entry)}
                    >
                      <Words entry={entry} nobody={labels.nobody} />
                    </button>
                  </span>
                  <span role="gridcell" className={clsx(styles.cell, styles.wideOnly)} title={entry.actor}>
                    {entry.actor ?? <span className={styles.muted}>{labels.nobody}</span>}
                  </span>
                  <span role="gridcell" className={clsx(styles.cell, styles.wideOnly)} title={concerned}>
                    {concerned}
                  </span>
                </div>
              );
            })}
          </div>
        </div>
      </div>
      {moreStatus === 'error' && (
        <p className={styles.more}>
          {labels.moreFailed}
          <Button variant="quiet" size="small" onClick={paging?.onLoadMore}>
            {labels.retry}
          </Button>
        </p>
      )}
    </>
  );
}

/** What happened; on a phone also by whom and to whom. */
function Words({ entry, nobody }: { entry: AuditRow; nobody: string }) {
  const { action, refused, actor = nobody, concerned } = entry;
  return (
    <>
      <span className={styles.title} data-refused={refused ? '' : undefined}>
        {action}
      </span>
      <span className={styles.below}>{[actor, concerned].filter(Boolean).join(' → ')}</span>
    </>
  );
}
