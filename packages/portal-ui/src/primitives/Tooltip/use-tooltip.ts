import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** Hover delay. Milliseconds. */
const delay = 400;

/** No tooltips on touch: they would cover content until the next tap. */
const coarse = '(pointer: coarse)';

/** Hides the current tooltip. */
let hideLast: ((open: false) => void) | undefined;

/** One tooltip at a time: showing another hides the current one. */
function giveWay(hide: (open: false) => void): void {
  if (hideLast !== hide) hideLast?.(false);
  hideLast = hide;
}

/**
 * State of a tooltip.
 * @param says Whether it has content.
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

  /** Hidden without fading, before the key reaches other handlers. */
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
      // The pointer may move onto the bubble, which then handles leaving; not while its code loads.
      const root = anchorRef.current?.getRootNode();
      if (open && !(root instanceof ShadowRoot ? root : document).getElementById(id)) hide();
    },
    onPointerDown() {
      hide();
      // Focus from a press does not show the tooltip.
      pressed.current = true;
      document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
    },
    onFocus({ target }: FocusEvent) {
      // Neither does focus restored from a dialog or a drawer, unless a key closed it.
      if (!pressed.current && target.matches(':focus-visible') && !matchMedia(coarse).matches) show();
    },
    onBlur: hide,
    onClick: hide,
  };
  return {
    /** Was open before: the bubble stays mounted, so that it can fade. */
    shown,
    anchorRef,
    /** Id of the description. */
    description: open && says ? id : undefined,
    handlers,
    bubbleProps: { id, open, anchorRef, onHide: hide, onEscape: drop },
  };
}
