import { MoreHorizontal } from 'lucide';
import { useId } from 'react';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { listTime } from '../../../shared/format-time.ts';
import { ItemName, ItemThumb, ItemError, type ItemProps } from './item-parts.tsx';
import { useItemDrag } from '../state/use-item-drag.ts';
import * as styles from './items.css.ts';

/** A tile. The room of its thumbnail is reserved. */
export function FileTile(props: ItemProps) {
  const { browser, item, index, display, time, labels } = props;
  const tileId = useId();
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
  const facts = [
    folder ? labels.folder : item.size === undefined ? undefined : display.formatSize(item.size),
    item.daysLeft === undefined ? undefined : labels.daysLeft(item.daysLeft),
    item.daysLeft !== undefined || item.time === undefined ? undefined : listTime(item.time, time),
  ].filter((fact) => fact !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the grid's
    <div
      ref={ref}
      role="gridcell"
      id={tileId}
      aria-selected={selected}
      tabIndex={stop ? 0 : -1}
      data-item-id={item.id}
      data-folder-id={folder ? item.id : undefined}
      data-pending={item.pending || undefined}
      data-cut={browser.isCut(item.id) || undefined}
      data-over={over || undefined}
      data-dragging={dragging || undefined}
      data-selecting={browser.selecting || undefined}
      className={styles.tile}
      onClick={(event) => browser.handleClick(event, item)}
      onDoubleClick={() => browser.open(item)}
      onContextMenu={(event) => browser.openMenu(event, item)}
    >
      <div className={styles.picture}>
        <ItemThumb item={item} size={56} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps a press on the mark from choosing this tile alone */}
      <div className={styles.tileMark} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          label={labels.selectItem(item.name)}
          labelHidden
          tabIndex={-1}
          checked={selected}
          onCheckedChange={() => browser.toggle(item.id)}
        />
      </div>
      <div className={styles.tileMenu}>
        <IconButton
          id={`${tileId}-menu`}
          label={labels.moreActions(item.name)}
          icon={<Icon glyph={MoreHorizontal} />}
          tabIndex={-1}
          aria-haspopup="menu"
          onClick={(event) => {
            event.stopPropagation();
            browser.openMenu(event, item, true);
          }}
        />
      </div>
      <ItemName {...props} />
      <ItemError {...props} />
      {item.error === undefined && <span className={styles.tileFacts}>{facts.join(' · ')}</span>}
    </div>
  );
}
