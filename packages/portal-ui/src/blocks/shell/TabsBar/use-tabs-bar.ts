import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isMenuKey } from '../../../hooks/keyboard/menu-key.ts';
import { useAnnouncement } from '../../../hooks/use-announcement.ts';
import { neighbourOf, movedTo } from './tab-order.ts';
import type { TabsBarLabels, TabsBarOptions } from './types.ts';
import { useRovingTabs } from './use-roving-tabs.ts';

/** The tab that was asked about, and where. */
export interface TabMenuRequest {
  id: string;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
  /** Who takes the focus when the tab has gone. */
  findReturnFocus: () => HTMLElement | null;
}

export interface UseTabsBarOptions extends Pick<
  TabsBarOptions,
  'tabs' | 'currentId' | 'onClose' | 'onReorder'
> {
  labels: Pick<TabsBarLabels, 'moved'>;
}

/**
 * Behaviour of the open pages: the keys, closing without losing the focus, moving with an announcement, the menu of a
 * tab, and whether all of them fit.
 */
export function useTabsBar({ tabs, currentId, onClose, onReorder, labels }: UseTabsBarOptions) {
  const listRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<TabMenuRequest>();
  const [announcement, announce] = useAnnouncement(labels.moved);
  const [overflows, setOverflows] = useState(false);
  /** A tab that was moved by key keeps the focus, which the browser takes from what changes its place. */
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
    // The neighbour takes the focus before the tab goes, so that it is never lost to the page.
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

  function askMenu(id: string, at?: TabMenuRequest['at']) {
    const opener = tabOf(id);
    if (opener) setAsked({ id, opener, at, byKey: at === undefined, findReturnFocus: findReturnFocus(id) });
  }

  const ids = tabs.map(({ id }) => id);
  const order = ids.join('\n');
  const refocus = useEffectEvent((_order: string) => {
    tabOf(movedId.current)?.focus();
    movedId.current = undefined;
  });
  useLayoutEffect(() => refocus(order), [order]);

  const showCurrent = useEffectEvent((id: string, beside: boolean) => {
    // Where all fit there is nothing to scroll, and asking would make the browser lay the page out.
    if (beside) tabOf(id)?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // The button of the overview takes room from the list.
  useEffect(() => showCurrent(currentId, overflows), [currentId, overflows]);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const look = () => setOverflows(list.scrollWidth > list.clientWidth + 1);
    // With the next picture: until then the browser would lay the page out for the answer alone.
    let frame = 0;
    const lookLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // The list has the width of its room; what is in it grows and shrinks by its children.
    const sizes = new ResizeObserver(look);
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
    onMenu: askMenu,
    isMenuKey,
  });

  return {
    listRef,
    tabProps,
    focusTab: (id: string) => tabOf(id)?.focus(),
    close,
    move,
    asked,
    askMenu,
    dismissMenu: () => setAsked(undefined),
    /** For a live region: where a tab has been moved to. */
    announcement,
    /** Not all fit. */
    overflows,
  };
}
