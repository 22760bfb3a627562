import { useId, type MouseEvent } from 'react';
import type { ItemProps } from '../parts/item-parts.tsx';
import { useItemDrag } from './dragging/use-item-drag.ts';

/** State and props shared by the rows of the table and the tiles. */
export function useItem({ browser, item, index, labels }: ItemProps) {
  const id = useId();
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
  return {
    ref,
    stop,
    folder,
    menuButtonId: `${id}-menu`,
    itemProps: {
      id,
      'aria-selected': selected,
      tabIndex: stop ? 0 : -1,
      'data-item-id': item.id,
      'data-folder-id': folder ? item.id : undefined,
      'data-pending': item.pending || undefined,
      'data-cut': browser.isCut(item.id) || undefined,
      'data-over': over || undefined,
      'data-dragging': dragging || undefined,
      'data-selecting': browser.selecting || undefined,
      onClick: (event: MouseEvent) => browser.handleClick(event, item),
      onDoubleClick: () => browser.open(item),
      onContextMenu: (event: MouseEvent<HTMLElement>) => browser.openMenu(event, item),
    },
  };
}
