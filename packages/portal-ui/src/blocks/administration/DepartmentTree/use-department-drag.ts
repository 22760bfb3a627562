import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropPart, type DropPart } from './department-places.ts';

/** Marks a drag of a department; other drags are ignored. */
const ours = Symbol('department');

const carriedBy = (data: Record<string | symbol, unknown>): string | undefined => {
  const id = data[ours];
  return typeof id === 'string' ? id : undefined;
};

export interface DepartmentDragOptions {
  id: string;
  enabled: boolean;
  /** Whether the dragged department may go beside or into this one. */
  accepts: (draggedId: string) => boolean;
  onDrop: (draggedId: string, part: DropPart) => void;
}

/** Makes the row of a department draggable, and a target for others. */
export function useDepartmentDrag({ id, enabled, accepts, onDrop }: DepartmentDragOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const [over, setOver] = useState<DropPart>();
  const mayDrop = useEffectEvent(accepts);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    const partAt = (y: number) => dropPart(y, element.getBoundingClientRect());
    return combine(
      draggable({
        element,
        canDrag: () => element.querySelector('input') === null,
        getInitialData: () => ({ [ours]: id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const dragged = carriedBy(source.data);
          return dragged !== undefined && mayDrop(dragged);
        },
        onDrag: ({ location }) => setOver(partAt(location.current.input.clientY)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          const dragged = carriedBy(source.data);
          if (dragged !== undefined) drop(dragged, partAt(location.current.input.clientY));
        },
      }),
    );
  }, [enabled, id]);
  return { ref, dragging, over };
}
