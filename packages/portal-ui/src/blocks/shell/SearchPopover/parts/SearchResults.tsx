import { useEffect, useEffectEvent, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { SearchRow } from './SearchRow.tsx';
import type { SearchPopoverProps } from '../types.ts';
import type { SearchPopoverState } from '../state/use-search-popover.ts';
import * as styles from './SearchPanel.css.ts';

export interface SearchResultsProps
  extends
    Pick<
      SearchPopoverState,
      'rows' | 'active' | 'stale' | 'choose' | 'listId' | 'optionId' | 'hasQuery' | 'tab' | 'counts'
    >,
    Pick<SearchPopoverProps, 'found' | 'recent' | 'labels'> {}

/** Distance from the end at which the next page is requested. Pixels. */
const loadMargin = 320;

/** Virtual list of results with paging. */
export function SearchResults({
  rows,
  active,
  stale,
  choose,
  listId,
  optionId,
  hasQuery,
  tab,
  counts,
  found,
  recent,
  labels,
}: SearchResultsProps) {
  const { status, hasMore = false, onLoadMore, onRetry } = found;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  const requestedAt = useRef(0);
  const total = hasQuery && counts ? counts[tab] : rows.length;
  const more = hasQuery && status === 'ready' && hasMore && rows.length < total;

  function loadNearEnd() {
    const scroller = scrollerRef.current;
    if (!more || !scroller || requestedAt.current === rows.length) return;
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > loadMargin) return;
    requestedAt.current = rows.length;
    onLoadMore?.();
  }

  const show = useEffectEvent((index: number) => {
    if (index < 0) return;
    if (hasQuery) listRef.current?.scrollToIndex(index, { align: 'nearest' });
    else document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(active), [active]);

  const line = (row: SearchPopoverState['rows'][number], index: number) => (
    <SearchRow
      key={row.id}
      row={row}
      id={optionId(index)}
      index={index}
      count={total}
      active={index === active}
      onChoose={choose}
      onRemove={recent?.onRemove}
      labels={labels}
    />
  );
  return (
    <div ref={scrollerRef} className={styles.scroller}>
      <div
        role="listbox"
        id={listId}
        aria-label={hasQuery ? labels[`${tab}Found`] : labels.recent}
        aria-busy={stale || undefined}
        className={styles.list}
      >
        {hasQuery ? (
          <Virtualizer
            ref={listRef}
            scrollRef={scrollerRef}
            data={rows}
            keepMounted={active >= 0 ? [active] : []}
            onScroll={loadNearEnd}
            onResize={loadNearEnd}
          >
            {line}
          </Virtualizer>
        ) : (
          // As high as its few rows: a measuring virtual list would change its own height by measuring.
          rows.map((row, index) => line(row, index))
        )}
      </div>
      {status === 'loadingMore' && (
        <div className={styles.more}>
          <Spinner label={labels.loadingMore} />
        </div>
      )}
      {hasQuery && status === 'ready' && !hasMore && rows.length < total && (
        <p className={styles.more}>{labels.capped(rows.length, total)}</p>
      )}
      {hasQuery && (status === 'error' || status === 'offline') && (
        <div className={styles.more}>
          <span role="alert">{status === 'error' ? labels.failedMore : labels.offline}</span>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
