import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { FilePreviewOptions } from '../types.ts';

/** Minimum length of a swipe, in px; it must also be more horizontal than vertical. */
const swipe = 60;

/** Behaviour of the preview: current file, next and previous, details. */
export function useFilePreview({ files, currentId, onCurrentIdChange }: FilePreviewOptions) {
  const [detailed, setDetailed] = useState(false);
  const [touched, setTouched] = useState<{ x: number; y: number }>();
  const index = files.findIndex(({ id }) => id === currentId);
  const current = files[index];
  const before = files[index - 1];
  const after = current ? files[index + 1] : undefined;

  const go = (to: typeof current) => {
    if (to) onCurrentIdChange(to.id);
  };
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Arrow keys of a media player or a text selection are left alone.
    if (event.target instanceof Element && event.target.closest('video, audio, pre, input')) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [forward, backward] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key === forward) go(after);
    else if (event.key === backward) go(before);
    else if (event.key === 'Home') go(files[0]);
    else if (event.key === 'End') go(files.at(-1));
    else if (event.key === 'i') setDetailed(!detailed);
    else return;
    event.preventDefault();
  }

  return {
    current,
    index,
    before,
    after,
    goBefore: () => go(before),
    goAfter: () => go(after),
    close: () => onCurrentIdChange(undefined),
    detailed,
    setDetailed,
    handleKeyDown,
    /** Spread on the swipe area. */
    swipeProps: {
      onPointerDown: (event: PointerEvent) =>
        setTouched(
          event.pointerType === 'touch' && event.isPrimary
            ? { x: event.clientX, y: event.clientY }
            : undefined,
        ),
      onPointerUp: (event: PointerEvent) => {
        if (!touched) return;
        const [x, y] = [event.clientX - touched.x, event.clientY - touched.y];
        setTouched(undefined);
        if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return;
        go(x < 0 ? after : before);
      },
    },
  };
}
