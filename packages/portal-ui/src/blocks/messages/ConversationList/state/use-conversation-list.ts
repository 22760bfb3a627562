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

/** Up to this many lines are simply drawn. */
const virtualFrom = 200;

/** The conversation that was asked about, and where. */
export interface ConversationMenuRequest {
  id: string;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
  /** The neighbour, for when the conversation has gone. */
  findHeir: () => HTMLElement | null;
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
 * Behaviour of the recent list: one stop for the Tab key, arrows, Home and End inside, and rows that are drawn only
 * when they are seen once there are more than 200; U marks as unread or read; what the filter leaves; which conversation a
 * menu is asked for.
 */
export function useConversationList({
  conversations: all,
  currentId,
  filterable = false,
  filter: givenFilter,
  defaultFilter = 'all',
  onFilterChange,
  onMarkRead,
  onMarkUnread,
  onPinnedChange,
  onMutedChange,
  onHide,
}: ConversationListOptions) {
  const [chosenFilter, setFilter] = useControllableState(givenFilter, defaultFilter, onFilterChange);
  const filter = filterable ? chosenFilter : 'all';
  const conversations = filtered(all, filter, currentId);
  const [asked, setAsked] = useState<ConversationMenuRequest>();
  const hasMenu = [onMarkRead, onMarkUnread, onPinnedChange, onMutedChange, onHide].some(
    (step) => step !== undefined,
  );
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  /** The line that the arrows came to; until then the current one is the stop. */
  const [reachedId, setReachedId] = useState<string>();
  const awaitedId = useRef<string>(undefined);

  const indexOf = (id: string | undefined) =>
    conversations.findIndex((conversation) => conversation.id === id);
  const reached = indexOf(reachedId);
  const stop = Math.max(reached < 0 ? indexOf(currentId) : reached, 0);

  const rowOf = (id: string | undefined) =>
    id === undefined
      ? null
      : (scrollerRef.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`) ?? null);

  /** A line that was not drawn before cannot take the focus until the virtual list has measured and shown it. */
  function focusAwaited() {
    if (awaitedId.current === undefined) return;
    const line = rowOf(awaitedId.current);
    if (!line?.checkVisibility({ visibilityProperty: true })) return;
    awaitedId.current = undefined;
    line.focus();
  }
  const focusReached = useEffectEvent((id: string | undefined) => {
    if (id !== undefined) focusAwaited();
  });
  useLayoutEffect(() => focusReached(reachedId), [reachedId]);

  // The focused line may be taken away: by a device of the same person, or with the group. What is removed sends no event.
  const lostAt = useRef(-1);
  const keepFocus = useEffectEvent((index: number) => {
    if (index >= 0) lostAt.current = index;
    else if (reachedId !== undefined && lostAt.current >= 0 && document.activeElement === document.body)
      rowOf(conversations[Math.min(lostAt.current, conversations.length - 1)]?.id)?.focus();
  });
  useLayoutEffect(() => keepFocus(reached), [reached]);

  function askMenu(target: EventTarget, at?: ConversationMenuRequest['at']): boolean {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-conversation]');
    const id = opener ? opener.dataset['conversation'] : undefined;
    if (!opener || id === undefined || !hasMenu) return false;
    const index = indexOf(id);
    const heirId = (conversations[index + 1] ?? conversations[index - 1])?.id;
    setAsked({ id, opener, at, byKey: at === undefined, findHeir: () => rowOf(heirId) });
    return true;
  }

  const { pressProps, endPress } = useLongPress(askMenu);

  function handleKeyDown(event: KeyboardEvent) {
    if (isMenuKey(event) && askMenu(event.target)) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() === 'u') {
      const conversation = conversations[stop];
      if (conversation) (isUnread(conversation) ? onMarkRead : onMarkUnread)?.(conversation.id);
      return;
    }
    const index = nextIndex(event.key, stop, conversations.length);
    const target = index === undefined ? undefined : conversations[index];
    if (index === undefined || !target) return;
    event.preventDefault();
    setReachedId(target.id);
    awaitedId.current = target.id;
    listRef.current?.scrollToIndex(index, { align: 'nearest' });
  }

  function handleBlur(event: FocusEvent) {
    // Coming back with Tab starts at the current conversation again.
    if (!event.currentTarget.contains(event.relatedTarget)) setReachedId(undefined);
  }

  return {
    filter,
    setFilter,
    /** What the filter leaves. */
    shown: conversations,
    asked,
    dismiss: () => setAsked(undefined),
    scrollerRef,
    listRef,
    virtual: conversations.length > virtualFrom,
    /** Goes on the virtual list. */
    onResize: focusAwaited,
    /** Index of the line that takes the focus by Tab; it stays drawn. */
    stop,
    listProps: {
      ...pressProps,
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
      onContextMenu: (event: MouseEvent) => {
        endPress();
        if (askMenu(event.target, { x: event.clientX, y: event.clientY })) event.preventDefault();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => setReachedId(event.target.dataset['conversation']),
    },
  };
}
