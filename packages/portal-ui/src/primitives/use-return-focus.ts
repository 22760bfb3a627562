import { activeElement } from '../hooks/active-element.ts';
import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The element that stays when a menu has closed: for a menu item, the menu's trigger. */
function lasting(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const found = triggerId ? document.getElementById(triggerId) : element;
  return found instanceof HTMLElement && found !== document.body ? found : null;
}

/**
 * Trigger of a closing menu: Radix focuses it a task after the menu has closed, and a dialog opened in between would
 * find no focus to restore.
 */
export const closingMenu: { opener: HTMLElement | null } = { opener: null };

/** Triggers of the open and just closed dialogs, in opening order. */
const openers: HTMLElement[] = [];

/** Whether an element can still take the focus. */
const takesFocus = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

/** Focusable ancestors of a trigger, outermost first, such as the row of a removed button. */
function surroundings(opener: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let box = opener.parentElement; box; box = box.parentElement) {
    if (box.tabIndex >= 0 || box.hasAttribute('tabindex')) found.unshift(box);
  }
  return found;
}

/**
 * Restores the focus to where it was when a dialog opened. Radix does so only for its own trigger, which a dialog
 * opened by state does not have. Render `FocusOrigin` with `openersRef` in the dialog. An element focused while the
 * dialog closes keeps the focus, for dialogs that navigate. If the trigger was in another dialog that is gone (such as
 * the search on a phone), that dialog's trigger is used; if the trigger is gone, its closest focusable ancestor.
 */
export function useReturnFocus() {
  const openersRef = useRef<readonly HTMLElement[]>([]);
  return {
    openersRef,
    onCloseAutoFocus: (event: Event) => {
      const opener = openersRef.current.findLast(takesFocus);
      if (!opener) return;
      event.preventDefault();
      const focused = activeElement();
      const taken = focused !== null && focused !== document.body && !focused.contains(opener);
      if (!taken) opener.focus({ preventScroll: opener !== openersRef.current.at(-1) });
    },
  };
}

/** Records the focused element when a dialog opens, before `autoFocus` moves it. Renders nothing. */
export function FocusOrigin({ openersRef }: { openersRef: RefObject<readonly HTMLElement[]> }): null {
  useInsertionEffect(() => {
    const opener = lasting(activeElement()) ?? closingMenu.opener;
    openersRef.current = opener ? [...openers, ...surroundings(opener), opener] : [...openers];
    if (!opener) return undefined;
    openers.push(opener);
    return () => {
      // A dialog that replaces this one opens in the same render or the next.
      setTimeout(() => openers.splice(openers.lastIndexOf(opener), 1));
    };
  }, [openersRef]);
  return null;
}
