import { useState, type KeyboardEvent } from 'react';

export interface RovingTabsOptions {
  ids: readonly string[];
  currentId: string;
  /** Whether Delete closes the tab. */
  closable: (id: string) => boolean;
  onClose: (id: string) => void;
}

function focusTab(list: Element | null, at: number): void {
  const tabs = list?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[(at + tabs.length) % tabs.length]?.focus();
}

/**
 * One tab stop for the whole list: arrows, Home and End move the focus, Delete closes. Moving does not
 * select, because selecting opens a page.
 */
export function useRovingTabs({ ids, currentId, closable, onClose }: RovingTabsOptions) {
  const [focusedId, setFocusedId] = useState<string>();
  const stopId = focusedId !== undefined && ids.includes(focusedId) ? focusedId : currentId;

  /** Props of the tab with the id. */
  const tabProps = (id: string) => ({
    tabIndex: id === stopId ? 0 : -1,
    onFocus: () => setFocusedId(id),
    onBlur: () => setFocusedId(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const list = event.currentTarget.closest('[role="tablist"]');
      const at = ids.indexOf(id);
      const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === 'Delete') {
        if (!closable(id)) return;
        // The neighbour takes the focus before the tab goes, so that it is never lost to the page.
        focusTab(list, at === ids.length - 1 ? at - 1 : at + 1);
        onClose(id);
      } else if (event.key === forward) focusTab(list, at + 1);
      else if (event.key === backward) focusTab(list, at - 1);
      else if (event.key === 'Home') focusTab(list, 0);
      else if (event.key === 'End') focusTab(list, -1);
      else return;
      event.preventDefault();
    },
  });
  return { tabProps };
}
