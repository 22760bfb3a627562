import { useRef } from 'react';

/** The element that stays when a menu has gone: for an entry of a menu, the button that opened the menu. */
function lasting(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const found = triggerId ? document.getElementById(triggerId) : element;
  return found instanceof HTMLElement && found !== document.body ? found : null;
}

/**
 * Gives the focus back to where it was when a dialog opened. Radix does it only for its own trigger, and a
 * dialog that is opened by state has none.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lasting(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (opener.current?.isConnected !== true) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
