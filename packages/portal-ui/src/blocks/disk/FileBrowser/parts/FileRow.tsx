import { fullTime, listTime } from '../../../shared/text/format-time.ts';
import {
  ItemCheckbox,
  ItemError,
  ItemMenuButton,
  ItemName,
  ItemThumb,
  type ItemProps,
} from './item-parts.tsx';
import { useItem } from '../state/use-item.ts';
import * as styles from './items.css.ts';

/** A row of the table. */
export function FileRow(props: ItemProps) {
  const { browser, item, index, display, time, labels } = props;
  const { mode } = browser;
  const { ref, stop, folder, menuButtonId, itemProps } = useItem(props);
  const size = item.size === undefined ? '' : display.formatSize(item.size);
  const changed = item.time === undefined ? '' : listTime(item.time, time);
  return (
    <div
      ref={ref}
      role="row"
      // The header is row 1.
      aria-rowindex={index + 2}
      data-mode={mode}
      className={styles.row}
      {...itemProps}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keeps a press on the checkbox from selecting only this row */}
      <div role="gridcell" className={styles.markCell} onClick={(event) => event.stopPropagation()}>
        <ItemCheckbox {...props} />
      </div>
      <div role="gridcell" className={styles.nameCell}>
        <ItemThumb item={item} size={32} />
        <div className={styles.texts}>
          <ItemName {...props} />
          <ItemError {...props} />
          {item.error === undefined && (
            <span className={styles.narrowFacts}>
              {[size, changed, item.sharedBy, item.folder]
                .filter((fact) => fact !== undefined && fact !== '')
                .join(' · ')}
            </span>
          )}
          {item.folder !== undefined && item.error === undefined && (
            <span className={styles.folderFact}>{item.folder}</span>
          )}
        </div>
      </div>
      {mode === 'shared' && (
        <div role="gridcell" className={styles.factCell} title={item.sharedBy}>
          {item.sharedBy}
        </div>
      )}
      <div role="gridcell" className={styles.sizeCell}>
        {folder ? <span className={styles.quiet}>{labels.folder}</span> : size}
      </div>
      <div
        role="gridcell"
        className={styles.factCell}
        title={item.time === undefined ? undefined : fullTime(item.time, time)}
      >
        {changed}
      </div>
      {mode === 'recycle' && (
        <div role="gridcell" className={styles.daysCell} data-soon={(item.daysLeft ?? 30) <= 3 || undefined}>
          {item.daysLeft === undefined ? '' : labels.daysLeft(item.daysLeft)}
        </div>
      )}
      <div role="gridcell" className={styles.menuCell}>
        <ItemMenuButton {...props} id={menuButtonId} tabIndex={stop ? 0 : -1} />
      </div>
    </div>
  );
}
