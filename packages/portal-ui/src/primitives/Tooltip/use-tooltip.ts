import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** How long a pointer rests before the tooltip shows. Milliseconds. */
const delay = 400;

/** A finger has no use for a tooltip: it would lie over what is read until the next tap. */
const coarse = '(pointer: coarse)';

/** Hides the tooltip that was shown last. */
let hideLast: ((open: false) => void) | undefined;

/** There is one tooltip at a time: the last one gives way. */
function giveWay(hide: (open: false) => void): void {
  if (hideLast !== hide) hideLast?.(false);
  hideLast = hide;
}

/**
 * When a tooltip shows.
 * @param says Whether it has anything to say.
 */
export function useTooltip(defaultOpen: boolean, says: boolean) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const [shown, setShown] = useState(defaultOpen);
  const anchorRef = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);
  const pressed = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show() {
    clearTimeout(timer.current);
    giveWay(setOpen);
    setOpen(true);
    setShown(true);
  }
  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  /** Gone before the press of a key reaches anything else, without fading. */
  function drop() {
    flushSync(() => {
      hide();
      setShown(false);
    });
  }

  const handlers = {
    onPointerMove({ pointerType }: PointerEvent) {
      if (pointerType === 'touch' || hovered.current) return;
      hovered.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(show, delay);
    },
    onPointerLeave() {
      hovered.current = false;
      clearTimeout(timer.current);
      // The pointer may move on to the bubble, which then sees to itself; not while its code is on its way.
      if (open && !document.getElementById(id)) hide();
    },
    onPointerDown() {
      hide();
      // The focus that a press brings does not ask for a tooltip.
      pressed.current = true;
      document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
    },
    onFocus({ target }: FocusEvent) {
      // Nor does the focus that comes back from a dialog or a drawer, unless a key closed it.
      if (!pressed.current && target.matches(':focus-visible') && !matchMedia(coarse).matches) show();
    },
    onBlur: hide,
    onClick: hide,
  };
  return {
    /** It has been open: from then on its bubble stays, so that it can fade. */
    shown,
    anchorRef,
    /** Id of what describes it now. */
    description: open && says ? id : undefined,
    handlers,
    bubbleProps: { id, open, anchorRef, onHide: hide, onEscape: drop },
  };
}
