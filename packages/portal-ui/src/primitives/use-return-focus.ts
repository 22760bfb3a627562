import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The element that stays when a menu has gone: for an entry of a menu, the button that opened the menu. */
function lasting(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const found = triggerId ? document.getElementById(triggerId) : element;
  return found instanceof HTMLElement && found !== document.body ? found : null;
}

/**
 * The opener of a menu that is closing: Radix gives it the focus a moment after the menu has gone, and a dialog that opens
 * meanwhile would find the focus nowhere.
 */
export const closingMenu: { opener: HTMLElement | null } = { opener: null };

/**
 * Gives the focus back to where it was when a dialog opened. Radix does it only for its own trigger, and a
 * dialog that is opened by state has none. `FocusOrigin` with `openerRef` stands in the dialog. What took the focus while
 * the dialog went keeps it: a dialog that leads elsewhere ends after that has begun.
 */
export function useReturnFocus() {
  const openerRef = useRef<HTMLElement>(null);
  return {
    openerRef,
    onCloseAutoFocus: (event: Event) => {
      const opener = openerRef.current;
      if (opener?.isConnected !== true) return;
      event.preventDefault();
      const focused = document.activeElement;
      const taken = focused !== null && focused !== document.body && !focused.contains(opener);
      if (!taken) opener.focus();
    },
  };
}

/** Notes who has the focus when a dialog opens, before a field in it can take it by `autoFocus`. Draws nothing. */
export function FocusOrigin({ openerRef }: { openerRef: RefObject<HTMLElement | null> }): null {
  useInsertionEffect(() => {
    openerRef.current = lasting(document.activeElement) ?? closingMenu.opener;
  }, [openerRef]);
  return null;
}
