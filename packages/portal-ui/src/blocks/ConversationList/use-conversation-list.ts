import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ConversationListOptions } from './types.ts';

/** Up to this many lines are simply drawn. */
const virtualFrom = 200;

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
 * when they are seen once there are more than 200.
 */
export function useConversationList({ conversations, currentId }: ConversationListOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  /** The line that the arrows came to; until then the current one is the stop. */
  const [reachedId, setReachedId] = useState<string>();
  const awaitedId = useRef<string>(undefined);

  const indexOf = (id: string | undefined) =>
    conversations.findIndex((conversation) => conversation.id === id);
  const reached = indexOf(reachedId);
  const stop = Math.max(reached < 0 ? indexOf(currentId) : reached, 0);

  /** A line that was not drawn before cannot take the focus until the virtual list has measured and shown it. */
  function focusAwaited() {
    if (awaitedId.current === undefined) return;
    const selector = `[data-conversation="${CSS.escape(awaitedId.current)}"]`;
    const line = scrollerRef.current?.querySelector<HTMLElement>(selector);
    if (!line?.checkVisibility({ visibilityProperty: true })) return;
    awaitedId.current = undefined;
    line.focus();
  }
  const focusReached = useEffectEvent((id: string | undefined) => {
    if (id !== undefined) focusAwaited();
  });
  useLayoutEffect(() => focusReached(reachedId), [reachedId]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
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
    scrollerRef,
    listRef,
    virtual: conversations.length > virtualFrom,
    /** Goes on the virtual list. */
    onResize: focusAwaited,
    /** Index of the line that takes the focus by Tab; it stays drawn. */
    stop,
    listProps: {
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
      onFocus: (event: FocusEvent<HTMLElement>) => setReachedId(event.target.dataset['conversation']),
    },
  };
}
