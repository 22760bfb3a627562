import { useMemo, useState } from 'react';
import { firstUnreadIndex, indexOfSeq } from './message-order.ts';
import type { MessageView } from '../types.ts';

export interface UnreadPlaceOptions {
  messages: readonly MessageView[];
  /** @see MessageReading */
  readSeq: number | undefined;
  hasMoreBefore: boolean;
}

/**
 * The first unread message when the conversation was opened. If more messages are unread than one page holds it is not
 * loaded: the list opens at the end and offers a button to it.
 */
export function useUnreadPlace({ messages, readSeq = 0, hasMoreBefore }: UnreadPlaceOptions) {
  const [opening] = useState(() => {
    const index = firstUnreadIndex(messages, readSeq);
    const earlier = hasMoreBefore && (messages[0]?.seq ?? 0) > readSeq + 1;
    return { readSeq, any: index >= 0, openAt: index > 0 && !earlier ? index : undefined };
  });
  const [reached, setReached] = useState(opening.openAt !== undefined || !opening.any);
  /** The message after the separator; undefined while messages before it are not loaded. */
  const marked = useMemo((): MessageView | undefined => {
    const complete = !hasMoreBefore || indexOfSeq(messages, opening.readSeq + 1) >= 0;
    return opening.any && complete ? messages[firstUnreadIndex(messages, opening.readSeq)] : undefined;
  }, [messages, hasMoreBefore, opening]);
  return {
    openAt: opening.openAt,
    unreadId: marked?.id,
    /** Position of the first unread message; undefined once it has been in view, or when nothing was unread. */
    unseenSeq: reached ? undefined : opening.readSeq + 1,
    /** Messages from this position on are in view. */
    updateView: (first: number | undefined) => {
      if (!reached && first !== undefined && first <= (marked?.seq ?? opening.readSeq + 1)) setReached(true);
    },
  };
}
