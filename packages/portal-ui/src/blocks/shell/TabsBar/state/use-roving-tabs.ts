import { useState, type FocusEvent, type KeyboardEvent } from 'react';

export interface RovingTabsOptions {
  ids: readonly string[];
  currentId: string;
  /** Delete. */
  onDelete: (id: string) => void;
  /** Ctrl+Shift and an arrow: one place on, or back. */
  onMove: (id: string, step: 1 | -1) => void;
  /** The menu key, or Shift+F10. */
  onMenu: (id: string) => void;
  isMenuKey: (event: KeyboardEvent) => boolean;
}

function focusTab(list: Element | null, at: number): void {
  const tabs = list?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[(at + tabs.length) % tabs.length]?.focus();
}

/**
 * Roving tabindex of the tabs: arrows, Home and End move the focus, Delete closes, Ctrl+Shift with an arrow moves the
 * tab. Focus does not select, because selecting opens a page.
 */
export function useRovingTabs({ ids, currentId, onDelete, onMove, onMenu, isMenuKey }: RovingTabsOptions) {
  const [focusedId, setFocusedId] = useState<string>();
  const stopId = focusedId !== undefined && ids.includes(focusedId) ? focusedId : currentId;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const list = event.currentTarget.closest('[role="tablist"]');
    const at = ids.indexOf(id);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    const logical = step && (rtl ? -step : step) > 0 ? 1 : -1;
    if (isMenuKey(event)) onMenu(id);
    else if (step && (event.ctrlKey || event.metaKey) && event.shiftKey) onMove(id, logical);
    else if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    else if (event.key === 'Delete') onDelete(id);
    else if (step) focusTab(list, at + logical);
    else if (event.key === 'Home') focusTab(list, 0);
    else if (event.key === 'End') focusTab(list, -1);
    else return;
    event.preventDefault();
  }

  /** Props of a tab. */
  const tabProps = (id: string) => ({
    tabIndex: id === stopId ? 0 : -1,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      setFocusedId(id);
      // Only for keyboard focus: browsers leave a partly visible tab where it is, and a press must not move its target.
      if (currentTarget.matches(':focus-visible')) {
        currentTarget.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    },
    onBlur: () => setFocusedId(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, id),
  });
  return { tabProps };
}
