import { useEffect, useEffectEvent } from 'react';
import { useFixedRows } from '../../../../hooks/scroll/use-fixed-rows.ts';
import { rowSize } from '../state/picker-rows.ts';
import type { PickerPartProps } from '../state/picker-part.ts';
import { PickerRowView } from './PickerRow.tsx';
import { PickerState } from './PickerState.tsx';
import * as styles from '../ContactPicker.css.ts';

/** Rows before the end of the visible part at which the next page is requested, so that fast scrolling finds it loaded. */
const PREFETCH_ROWS = 60;

/** The list, or its state while it has no rows. */
export function PickerRows(props: PickerPartProps) {
  return props.picker.rows.length === 0 ? <PickerState {...props} /> : <SeenRows {...props} />;
}

/** Virtual rows that fetch the next page. */
function SeenRows({ picker, labels }: PickerPartProps) {
  const { rows, active, listProps, hasQuery, tab, list, inTree } = picker;
  const { scrollerRef, indexes, end, scrolled, listStyle, rowStyle, onScroll, reveal } = useFixedRows({
    count: rows.length,
    rowSize,
    keepMounted: active,
  });

  // The next page of each list whose end is near what is seen; while scrolling, it is fetched well before.
  const loadSeen = useEffectEvent(() => {
    const soon = scrolled ? rows.slice(end, end + PREFETCH_ROWS) : [];
    for (const row of [...indexes.map((index) => rows[index]), ...soon])
      if (row?.kind === 'state' && row.status === 'more') picker.loadMore(row.list);
  });
  useEffect(() => {
    if (rows.length > 0 && end > 0) loadSeen();
  }, [rows, end]);

  const show = useEffectEvent((index: number) => {
    if (index >= 0) reveal(index);
  });
  useEffect(() => show(active), [active]);

  return (
    <div ref={scrollerRef} className={styles.scroller} onScroll={onScroll}>
      <div
        {...listProps}
        aria-label={hasQuery || tab === undefined ? labels.results : labels.tabs[tab]}
        aria-busy={list?.status === 'loadingMore' || undefined}
        className={styles.list}
        style={listStyle}
      >
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <PickerRowView
                key={row.id}
                row={row}
                id={`${listProps.id}-${index}`}
                place={
                  inTree
                    ? { ...rowStyle(index), paddingInlineStart: 8 + (row.level - 1) * 20 }
                    : rowStyle(index)
                }
                active={index === active}
                picker={picker}
                labels={labels}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
