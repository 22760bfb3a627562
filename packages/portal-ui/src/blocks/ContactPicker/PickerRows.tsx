import { useEffect, useEffectEvent, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { PickerRowView } from './PickerRow.tsx';
import { PickerState } from './PickerState.tsx';
import type { ContactPickerLabels } from './types.ts';
import type { ContactPickerState } from './use-contact-picker.ts';
import * as styles from './ContactPicker.css.ts';

export interface PickerRowsProps {
  picker: ContactPickerState;
  labels: ContactPickerLabels;
}

/** The rows, drawn as they are seen, with the next page behind them. */
export function PickerRows({ picker, labels }: PickerRowsProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const handleRef = useRef<VirtualizerHandle>(null);
  const { rows, active, listProps, asks, tab, list } = picker;

  /** Asks for the next page of each list whose end is near what is seen. */
  function loadSeen() {
    const handle = handleRef.current;
    if (!handle) return;
    const first = handle.findItemIndex(handle.scrollOffset);
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize) + 6;
    for (const row of rows.slice(first, last))
      if (row.kind === 'state' && row.status === 'more') picker.loadMore(row.list);
  }
  const handleRows = useEffectEvent(loadSeen);
  useEffect(() => {
    if (rows.length > 0) handleRows();
  }, [rows]);

  const show = useEffectEvent((index: number) => {
    if (index >= 0) handleRef.current?.scrollToIndex(index, { align: 'nearest' });
  });
  useEffect(() => show(active), [active]);

  if (rows.length === 0) return <PickerState picker={picker} labels={labels} />;
  return (
    <div ref={scrollerRef} className={styles.scroller}>
      <div
        {...listProps}
        aria-label={asks || tab === undefined ? labels.results : labels.tabs[tab]}
        aria-busy={list?.status === 'loadingMore' || undefined}
        className={styles.list}
      >
        <Virtualizer
          ref={handleRef}
          scrollRef={scrollerRef}
          data={rows}
          bufferSize={120}
          keepMounted={active >= 0 ? [active] : []}
          onScroll={loadSeen}
        >
          {(row, index) => (
            <PickerRowView
              key={row.id}
              row={row}
              id={`${listProps.id}-${index}`}
              active={index === active}
              picker={picker}
              labels={labels}
            />
          )}
        </Virtualizer>
      </div>
    </div>
  );
}
