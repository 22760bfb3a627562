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

/** Openers of the dialogs that are open, or have closed a moment ago, in the order of their opening. */
const openers: HTMLElement[] = [];

/** Whether an element can still take the focus. */
const takesFocus = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

/** The focusable ancestors of an opener, outermost first: the row of a button that was removed is one. */
function surroundings(opener: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let box = opener.parentElement; box; box = box.parentElement) {
    if (box.tabIndex >= 0 || box.hasAttribute('tabindex')) found.unshift(box);
  }
  return found;
}

/**
 * Gives the focus back to where it was when a dialog opened. Radix does it only for its own trigger, and a
 * dialog that is opened by state has none. `FocusOrigin` with `openersRef` stands in the dialog. What took the focus while
 * the dialog went keeps it: a dialog that leads elsewhere ends after that has begun. An opener in another dialog that is
 * gone (the search on a phone, which a result closes) is replaced by what had opened that one, and a button that is gone
 * by what it stood in.
 */
export function useReturnFocus() {
  const openersRef = useRef<readonly HTMLElement[]>([]);
  return {
    openersRef,
    onCloseAutoFocus: (event: Event) => {
      const opener = openersRef.current.findLast(takesFocus);
      if (!opener) return;
      event.preventDefault();
      const focused = document.activeElement;
      const taken = focused !== null && focused !== document.body && !focused.contains(opener);
      if (!taken) opener.focus({ preventScroll: opener !== openersRef.current.at(-1) });
    },
  };
}

/** Notes who has the focus when a dialog opens, before a field in it can take it by `autoFocus`. Draws nothing. */
export function FocusOrigin({ openersRef }: { openersRef: RefObject<readonly HTMLElement[]> }): null {
  useInsertionEffect(() => {
    const opener = lasting(document.activeElement) ?? closingMenu.opener;
    openersRef.current = opener ? [...openers, ...surroundings(opener), opener] : [...openers];
    if (!opener) return undefined;
    openers.push(opener);
    return () => {
      // A dialog that replaces this one opens in the same render or in the next.
      setTimeout(() => openers.splice(openers.lastIndexOf(opener), 1));
    };
  }, [openersRef]);
  return null;
}
