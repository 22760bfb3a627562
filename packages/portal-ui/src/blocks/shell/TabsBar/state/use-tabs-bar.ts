import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isMenuKey } from '../../../../hooks/keyboard/menu-key.ts';
import { useAnnouncement } from '../../../../hooks/use-announcement.ts';
import { neighbourOf, movedTo } from './tab-order.ts';
import type { TabsBarLabels, TabsBarOptions } from '../types.ts';
import { useRovingTabs } from './use-roving-tabs.ts';

/** Tab whose menu is open, and the menu's position. */
export interface TabMenuRequest {
  id: string;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
  /** Takes the focus when the tab is closed. */
  findReturnFocus: () => HTMLElement | null;
}

export interface UseTabsBarOptions extends Pick<
  TabsBarOptions,
  'tabs' | 'currentId' | 'onClose' | 'onReorder'
> {
  labels: Pick<TabsBarLabels, 'moved'>;
}

/** Behaviour of the tab bar: keys, focus after closing, announced moves, context menu, overflow. */
export function useTabsBar({ tabs, currentId, onClose, onReorder, labels }: UseTabsBarOptions) {
  const listRef = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<TabMenuRequest>();
  const [announcement, announce] = useAnnouncement(labels.moved);
  const [overflows, setOverflows] = useState(false);
  /** Restores the focus of a tab moved by keyboard: reordering its element drops it. */
  const movedId = useRef<string>(undefined);

  const tabOf = (id: string | undefined) =>
    id === undefined
      ? null
      : (listRef.current?.querySelector<HTMLElement>(`[role="tab"][data-tab="${CSS.escape(id)}"]`) ?? null);
  const findReturnFocus = (id: string) => {
    const nextId = neighbourOf(tabs, id);
    return () =>
      tabOf(nextId) ?? listRef.current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;
  };

  function close(id: string) {
    if (!tabs.some((tab) => tab.id === id && !tab.affix)) return;
    // Focuses the neighbour before the tab unmounts, so that the focus is not lost.
    if (tabOf(id)?.parentElement?.contains(document.activeElement)) findReturnFocus(id)()?.focus();
    onClose(id);
  }

  function move(id: string, index: number, byKey: boolean) {
    const order = onReorder && movedTo(tabs, id, index);
    if (!order) return;
    if (byKey) movedId.current = id;
    const title = tabs.find((tab) => tab.id === id)?.title ?? '';
    announce(labels.moved(title, order.indexOf(id) + 1, order.length));
    onReorder(order);
  }

  function openMenu(id: string, at?: TabMenuRequest['at']) {
    const opener = tabOf(id);
    if (opener) setMenu({ id, opener, at, byKey: at === undefined, findReturnFocus: findReturnFocus(id) });
  }

  const ids = tabs.map(({ id }) => id);
  const order = ids.join('\n');
  const refocus = useEffectEvent((_order: string) => {
    tabOf(movedId.current)?.focus();
    movedId.current = undefined;
  });
  useLayoutEffect(() => refocus(order), [order]);

  const showCurrent = useEffectEvent((id: string, beside: boolean) => {
    // Without overflow there is nothing to scroll, and measuring would force a layout.
    if (beside) tabOf(id)?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // The overview's button takes room from the list.
  useEffect(() => showCurrent(currentId, overflows), [currentId, overflows]);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const updateOverflow = () => setOverflows(list.scrollWidth > list.clientWidth + 1);
    // In the next frame: measuring now would force a layout.
    let frame = 0;
    const lookLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateOverflow);
    };
    // The list has the width of its container; its scroll width changes with its children.
    const sizes = new ResizeObserver(updateOverflow);
    const children = new MutationObserver(lookLater);
    sizes.observe(list);
    children.observe(list, { childList: true, subtree: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      children.disconnect();
    };
  }, []);

  const { tabProps } = useRovingTabs({
    ids,
    currentId,
    onDelete: close,
    onMove: (id, step) => move(id, ids.indexOf(id) + step, true),
    onMenu: openMenu,
    isMenuKey,
  });

  return {
    listRef,
    tabProps,
    focusTab: (id: string) => tabOf(id)?.focus(),
    close,
    move,
    menu,
    openMenu,
    closeMenu: () => setMenu(undefined),
    /** Announcement of a move, for a live region. */
    announcement,
    /** The tabs overflow. */
    overflows,
  };
}
