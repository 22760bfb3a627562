import { MoreHorizontal } from 'lucide';
import { useId } from 'react';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { fullTime, listTime } from '../../../shared/format-time.ts';
import { ItemName, ItemThumb, ItemError, type ItemProps } from './item-parts.tsx';
import { useItemDrag } from '../state/use-item-drag.ts';
import * as styles from './items.css.ts';

/** A row of the table. */
export function FileRow(props: ItemProps) {
  const { browser, item, index, display, time, labels } = props;
  const { mode } = browser;
  const menuId = useId();
  const selected = browser.selectedSet.has(item.id);
  const stop = index === browser.stop;
  const folder = item.kind === 'directory';
  const { ref, over, dragging } = useItemDrag({
    id: item.id,
    folderId: folder ? item.id : undefined,
    onMove: browser.canMove ? browser.move : undefined,
    idsFor: browser.idsFor,
    previewText: labels.selected,
  });
  const size = item.size === undefined ? '' : display.formatSize(item.size);
  const changed = item.time === undefined ? '' : listTime(item.time, time);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the grid's
    <div
      ref={ref}
      role="row"
      id={menuId}
      // The header is row 1.
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={stop ? 0 : -1}
      data-item-id={item.id}
      data-folder-id={folder ? item.id : undefined}
      data-mode={mode}
      data-pending={item.pending || undefined}
      data-cut={browser.isCut(item.id) || undefined}
      data-over={over || undefined}
      data-dragging={dragging || undefined}
      data-selecting={browser.selecting || undefined}
      className={styles.row}
      onClick={(event) => browser.handleClick(event, item)}
      onDoubleClick={() => browser.open(item)}
      onContextMenu={(event) => browser.openMenu(event, item)}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- only keeps a press on the mark from choosing this row alone */}
      <div role="gridcell" className={styles.markCell} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          label={labels.selectItem(item.name)}
          labelHidden
          tabIndex={-1}
          checked={selected}
          onCheckedChange={() => browser.toggle(item.id)}
        />
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
        <IconButton
          id={`${menuId}-menu`}
          label={labels.moreActions(item.name)}
          icon={<Icon glyph={MoreHorizontal} />}
          tabIndex={stop ? 0 : -1}
          aria-haspopup="menu"
          onClick={(event) => {
            event.stopPropagation();
            browser.openMenu(event, item, true);
          }}
        />
      </div>
    </div>
  );
}
