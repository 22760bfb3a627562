import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dragPreview } from '../../FileBrowser.css.ts';

/** Data type that marks a drag of this browser; other drags are ignored. */
const ours = Symbol('files');

const idsOf = (data: Record<string | symbol, unknown>): readonly string[] => {
  const ids = data[ours];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

export interface FolderDropOptions {
  /** The target folder; undefined for other items. */
  folderId: string | undefined;
  onMove: ((ids: readonly string[], folderId: string) => void) | undefined;
}

export interface ItemDragOptions extends FolderDropOptions {
  id: string;
  /** Items dragged with this one: itself, or the selection. */
  idsFor: (id: string) => readonly string[];
  previewText: (count: number) => string;
}

/** Drop handlers of a folder in the path. */
export function useFolderDrop<Element extends HTMLElement>({ folderId, onMove }: FolderDropOptions) {
  const ref = useRef<Element>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((ids: readonly string[]) => {
    setOver(false);
    if (folderId !== undefined) onMove?.(ids, folderId);
  });
  const enabled = onMove !== undefined && folderId !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    return dropTargetForElements({
      element,
      // A folder cannot be moved into itself.
      canDrop: ({ source }) => idsOf(source.data).length > 0 && !idsOf(source.data).includes(folderId),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => drop(idsOf(source.data)),
    });
  }, [enabled, folderId]);
  return { ref, over };
}

/** Makes rows and tiles draggable, and folders drop targets. */
export function useItemDrag({ id, folderId, onMove, idsFor, previewText }: ItemDragOptions) {
  const { ref, over } = useFolderDrop<HTMLDivElement>({ folderId, onMove });
  const [dragging, setDragging] = useState(false);
  const carried = useEffectEvent(() => idsFor(id));
  const preview = useEffectEvent((container: HTMLElement) => {
    container.className = dragPreview;
    container.textContent = previewText(idsFor(id).length);
  });
  const enabled = onMove !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    return combine(
      draggable({
        element,
        // A drag that begins in the name field selects text.
        canDrag: () => element.querySelector('input:focus') === null,
        getInitialData: () => ({ [ours]: carried() }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => {
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => preview(container),
          });
        },
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    );
  }, [enabled, ref]);
  return { ref, over, dragging };
}
