import { useEffect, useRef, type PointerEvent } from 'react';

/** Duration of a long press. Milliseconds. */
const pressTime = 500;
/** Movement beyond which the touch is a scroll. Pixels. */
const still = 10;

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Suppresses the click of lifting the finger, which would hit the target or what has opened under it. */
function swallowClick(): void {
  const next = new AbortController();
  const options = { capture: true, once: true, signal: next.signal };
  window.addEventListener('click', swallow, options);
  // Not every browser fires that click: the next press counts again.
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => next.abort(), options);
}

/**
 * Long press by touch, for browsers that fire no `contextmenu` event for it (Safari on iOS). Spread `pressProps` on the
 * container of the targets; call `endPress` when a `contextmenu` event came first.
 * @param onLongPress receives the target; returns whether it was handled
 */
export function useLongPress(onLongPress: (target: EventTarget, at: { x: number; y: number }) => boolean) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);

  function endPress(): void {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const pressProps = {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      endPress();
      if (pointerType !== 'touch' || !isPrimary) return;
      const timer = setTimeout(() => {
        if (onLongPress(target, { x, y })) swallowClick();
      }, pressTime);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > still) endPress();
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
  };
  return { pressProps, endPress };
}
