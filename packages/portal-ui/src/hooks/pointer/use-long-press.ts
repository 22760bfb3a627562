import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** A finger that rests so long asks for the menu. Milliseconds. */
const pressTime = 500;
/** A finger that moves further than this scrolls. Pixels. */
const still = 10;

/**
 * A long press of a finger. Not every browser makes a context menu out of it: Safari on iOS does not. Spread `pressProps`
 * on what holds the targets; `endPress` is for a context menu that came first.
 *
 * @param onLongPress gets what the finger rests on; true when it did something, so that lifting the finger presses nothing
 */
export function useLongPress(onLongPress: (target: EventTarget, at: { x: number; y: number }) => boolean) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const done = useRef(false);

  function endPress(): void {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const pressProps = {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      endPress();
      done.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      const timer = setTimeout(() => {
        done.current = onLongPress(target, { x, y });
      }, pressTime);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > still) endPress();
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { pressProps, endPress };
}
