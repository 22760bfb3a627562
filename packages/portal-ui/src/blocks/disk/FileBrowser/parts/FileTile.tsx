import { listTime } from '../../../shared/text/format-time.ts';
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

/** A tile. The room of its thumbnail is reserved. */
export function FileTile(props: ItemProps) {
  const { item, display, time, labels } = props;
  const { ref, folder, menuButtonId, itemProps } = useItem(props);
  const facts = [
    folder ? labels.folder : item.size === undefined ? undefined : display.formatSize(item.size),
    item.daysLeft === undefined ? undefined : labels.daysLeft(item.daysLeft),
    item.daysLeft !== undefined || item.time === undefined ? undefined : listTime(item.time, time),
  ].filter((fact) => fact !== undefined);
  return (
    <div ref={ref} role="gridcell" className={styles.tile} {...itemProps}>
      <div className={styles.picture}>
        <ItemThumb item={item} size={56} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps a press on the checkbox from selecting only this tile */}
      <div className={styles.tileMark} onClick={(event) => event.stopPropagation()}>
        <ItemCheckbox {...props} />
      </div>
      <div className={styles.tileMenu}>
        <ItemMenuButton {...props} id={menuButtonId} tabIndex={-1} />
      </div>
      <ItemName {...props} />
      <ItemError {...props} />
      {item.error === undefined && <span className={styles.tileFacts}>{facts.join(' · ')}</span>}
    </div>
  );
}
