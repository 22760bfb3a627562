import { useEffect, useRef, type PointerEvent } from 'react';

/** A finger that rests so long asks for the menu. Milliseconds. */
const pressTime = 500;
/** A finger that moves further than this scrolls. Pixels. */
const still = 10;

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Lifting the finger presses nothing: neither what it rested on nor what has opened under it. */
function swallowClick(): void {
  const next = new AbortController();
  const options = { capture: true, once: true, signal: next.signal };
  window.addEventListener('click', swallow, options);
  // Not every browser makes a click of it: the next press counts.
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => next.abort(), options);
}

/**
 * A long press of a finger. Not every browser makes a context menu out of it: Safari on iOS does not. Spread `pressProps`
 * on what holds the targets; `endPress` is for a context menu that came first.
 *
 * @param onLongPress gets what the finger rests on; true when it did something
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
