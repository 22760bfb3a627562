import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { fitted, held, zoomedBy, zoomStep, type Zoom } from './zoom.ts';

/** Zoom, pan and rotation of a picture by wheel, pinch, drag, double click and buttons. */
export function useZoom() {
  const stageRef = useRef<HTMLDivElement>(null);
  const imageRef = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState<Zoom>(fitted);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const [dragging, setDragging] = useState(false);

  function place(next: Zoom) {
    const stage = stageRef.current;
    const image = imageRef.current;
    if (!stage || !image) return;
    setZoom(
      held(
        next,
        { width: stage.clientWidth, height: stage.clientHeight },
        { width: image.offsetWidth, height: image.offsetHeight },
      ),
    );
  }
  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = stageRef.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    place(zoomedBy(zoom, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(event)));
  });
  useEffect(() => {
    const stage = stageRef.current;
    // React's own wheel listener is passive: the page would scroll or zoom, too.
    const listen = (event: WheelEvent) => handleWheel(event);
    stage?.addEventListener('wheel', listen, { passive: false });
    return () => stage?.removeEventListener('wheel', listen);
  }, []);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setDragging(zoom.scale > 1);
  }
  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const known = pointers.current;
    const before = known.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...known].find(([id]) => id !== event.pointerId)?.[1];
    known.set(event.pointerId, now);
    if (other) {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const middle = fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      if (Number.isFinite(factor)) place(zoomedBy(zoom, factor, middle));
    } else if (zoom.scale > 1) place({ ...zoom, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y });
  }
  function handlePointerEnd(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    setDragging(false);
  }

  return {
    zoom,
    dragging,
    stageRef,
    imageRef,
    zoomIn: () => place(zoomedBy(zoom, zoomStep)),
    zoomOut: () => place(zoomedBy(zoom, 1 / zoomStep)),
    fit: () => setZoom({ ...fitted, turns: zoom.turns }),
    rotate: () => setZoom({ ...fitted, turns: zoom.turns + 1 }),
    stageProps: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoom.scale > 1
          ? setZoom({ ...fitted, turns: zoom.turns })
          : place(zoomedBy(zoom, 3, fromMiddle(event))),
    },
  };
}
