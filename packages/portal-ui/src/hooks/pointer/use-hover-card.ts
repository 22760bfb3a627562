import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** Grace period for moving the pointer between trigger and card. Milliseconds. */
const travelTime = 200;

const tabbable = 'a[href], button:not(:disabled, [tabindex="-1"]), input:not(:disabled), [tabindex="0"]';

export interface HoverCardOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Delay of hover or focus before it opens. Milliseconds. */
  delay: number;
}

/**
 * State of a hover card: opens after a delay of hover or keyboard focus, never on touch. The pointer can move into it,
 * and Tab enters and leaves it. A press on the trigger belongs to the trigger.
 */
export function useHoverCard({ open, onOpenChange, delay }: HoverCardOptions) {
  const triggerRef = useRef<HTMLElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Focus from a press, or restored from the card, does not open it. */
  const unasked = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = () => clearTimeout(timer.current);
  const inCard = () => contentRef.current?.contains(document.activeElement) === true;

  function openSoon() {
    hold();
    if (!open) timer.current = setTimeout(() => onOpenChange(true), delay);
  }
  function closeSoon() {
    hold();
    timer.current = setTimeout(() => !inCard() && onOpenChange(false), open ? travelTime : 0);
  }
  function close() {
    hold();
    if (open) onOpenChange(false);
  }
  function backToTrigger() {
    unasked.current = true;
    triggerRef.current?.focus();
    unasked.current = false;
    close();
  }

  const triggerProps = {
    ref: triggerRef,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && openSoon(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && closeSoon(),
    onPointerDown() {
      close();
      unasked.current = true;
      document.addEventListener('pointerup', () => (unasked.current = false), { once: true });
    },
    onFocus: () => !unasked.current && openSoon(),
    onBlur: ({ relatedTarget }: FocusEvent) => !contentRef.current?.contains(relatedTarget) && closeSoon(),
    onClick: close,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || event.shiftKey || !open) return;
      const first = contentRef.current?.querySelector<HTMLElement>(tabbable);
      if (!first) return;
      event.preventDefault();
      hold();
      first.focus();
    },
  };

  const contentProps = {
    ref: contentRef,
    onPointerEnter: hold,
    onPointerLeave: closeSoon,
    onFocus: hold,
    onBlur({ relatedTarget }: FocusEvent) {
      const goesOn = contentRef.current?.contains(relatedTarget) || triggerRef.current === relatedTarget;
      // Without a related target the focus has left the page, or its element was removed.
      if (!goesOn && relatedTarget !== null) closeSoon();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Tab') return;
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)];
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      backToTrigger();
    },
  };

  return {
    triggerProps,
    contentProps,
    triggerRef,
    /** Escape: returns the focus. */
    dismiss: () => (inCard() ? backToTrigger() : close()),
  };
}
