import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** How long the pointer may be on its way between the two. Milliseconds. */
const travelTime = 200;

const tabbable = 'a[href], button:not(:disabled, [tabindex="-1"]), input:not(:disabled), [tabindex="0"]';

export interface HoverCardOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How long pointer or focus rest before it opens. Milliseconds. */
  delay: number;
}

/**
 * When a card floats beside a control: after a rest of the pointer or of the keyboard's focus, never for a finger. The
 * pointer may travel into it, and Tab leads into it and back out. A press on the control belongs to the control.
 */
export function useHoverCard({ open, onOpenChange, delay }: HoverCardOptions) {
  const triggerRef = useRef<HTMLElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The focus that comes from a press, or back from the card, does not ask for the card. */
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
      // Without a target the focus has left the page, or what had it is gone.
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
    /** Escape: back to where it came from. */
    dismiss: () => (inCard() ? backToTrigger() : close()),
  };
}
