import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import { isMenuKey } from '../../../../hooks/keyboard/menu-key.ts';
import { useLongPress } from '../../../../hooks/pointer/use-long-press.ts';
import { useControllableState } from '../../../../hooks/use-controllable-state.ts';
import { filtered, isUnread } from './filters.ts';
import type { ConversationListOptions } from '../types.ts';

/** Longer lists are virtualised. */
const virtualFrom = 200;

/** Conversation whose menu is open, and the menu's position. */
export interface ConversationMenuRequest {
  id: string;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
  /** Takes the focus when the conversation is removed. */
  findReturnFocus: () => HTMLElement | null;
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Keyboard and menu behaviour of the conversation list: roving tabindex with arrows, Home and End; U toggles unread.
 * Virtualises lists over 200 rows.
 */
export function useConversationList({
  conversations: all,
  currentId,
  filtering,
  actions = {},
}: ConversationListOptions) {
  const [chosenFilter, setFilter] = useControllableState(
    filtering?.value,
    filtering?.defaultValue ?? 'all',
    filtering?.onValueChange,
  );
  const filter = filtering ? chosenFilter : 'all';
  const conversations = filtered(all, filter, currentId);
  const [menu, setMenu] = useState<ConversationMenuRequest>();
  const hasMenu = Object.values(actions).some((action) => action !== undefined);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  /** Row focused by the arrow keys; by default the current conversation is the tab stop. */
  const [reachedId, setReachedId] = useState<string>();
  const pendingFocusId = useRef<string>(undefined);

  const indexOf = (id: string | undefined) =>
    conversations.findIndex((conversation) => conversation.id === id);
  const reached = indexOf(reachedId);
  const stop = Math.max(reached < 0 ? indexOf(currentId) : reached, 0);

  const rowOf = (id: string | undefined) =>
    id === undefined
      ? null
      : (scrollerRef.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`) ?? null);

  /** A row just mounted by the virtual list can take the focus only once it has been measured and shown. */
  function focusPending() {
    if (pendingFocusId.current === undefined) return;
    const line = rowOf(pendingFocusId.current);
    if (!line?.checkVisibility({ visibilityProperty: true })) return;
    pendingFocusId.current = undefined;
    line.focus();
  }
  const focusMounted = useEffectEvent((id: string | undefined) => {
    if (id !== undefined) focusPending();
  });
  useLayoutEffect(() => focusMounted(reachedId), [reachedId]);

  // Another device or the group's deletion may remove the focused row, and a removed element fires no blur event.
  const lostAt = useRef(-1);
  const keepFocus = useEffectEvent((index: number) => {
    if (index >= 0) lostAt.current = index;
    else if (reachedId !== undefined && lostAt.current >= 0 && document.activeElement === document.body)
      rowOf(conversations[Math.min(lostAt.current, conversations.length - 1)]?.id)?.focus();
  });
  useLayoutEffect(() => keepFocus(reached), [reached]);

  function openMenu(target: EventTarget, at?: ConversationMenuRequest['at']): boolean {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-conversation]');
    const id = opener ? opener.dataset['conversation'] : undefined;
    if (!opener || id === undefined || !hasMenu) return false;
    const index = indexOf(id);
    const nextId = (conversations[index + 1] ?? conversations[index - 1])?.id;
    setMenu({ id, opener, at, byKey: at === undefined, findReturnFocus: () => rowOf(nextId) });
    return true;
  }

  const { pressProps, endPress } = useLongPress(openMenu);

  function handleKeyDown(event: KeyboardEvent) {
    if (isMenuKey(event) && openMenu(event.target)) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() === 'u') {
      const conversation = conversations[stop];
      if (conversation)
        (isUnread(conversation) ? actions.onMarkRead : actions.onMarkUnread)?.(conversation.id);
      return;
    }
    const index = nextIndex(event.key, stop, conversations.length);
    const target = index === undefined ? undefined : conversations[index];
    if (index === undefined || !target) return;
    event.preventDefault();
    setReachedId(target.id);
    pendingFocusId.current = target.id;
    listRef.current?.scrollToIndex(index, { align: 'nearest' });
  }

  function handleBlur(event: FocusEvent) {
    // The next Tab into the list starts at the current conversation again.
    if (!event.currentTarget.contains(event.relatedTarget)) setReachedId(undefined);
  }

  return {
    filter,
    setFilter,
    /** Conversations that pass the filter. */
    shown: conversations,
    menu,
    closeMenu: () => setMenu(undefined),
    scrollerRef,
    listRef,
    virtual: conversations.length > virtualFrom,
    /** Ref of the virtual list. */
    onResize: focusPending,
    /** Index of the tab stop; stays mounted. */
    stop,
    listProps: {
      ...pressProps,
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
      onContextMenu: (event: MouseEvent) => {
        endPress();
        if (openMenu(event.target, { x: event.clientX, y: event.clientY })) event.preventDefault();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => setReachedId(event.target.dataset['conversation']),
    },
  };
}
