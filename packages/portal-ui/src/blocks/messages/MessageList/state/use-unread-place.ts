import { useMemo, useState } from 'react';
import { firstUnreadIndex, indexOfSeq } from './message-order.ts';
import type { MessageView } from '../types.ts';

export interface UnreadPlaceOptions {
  messages: readonly MessageView[];
  /** See `MessageReading`. */
  readSeq: number | undefined;
  hasMoreBefore: boolean;
}

/**
 * The first unread message at the time the conversation was opened. With more unread messages than one page holds it is
 * not loaded yet: the list then opens at the end and offers the way there.
 */
export function useUnreadPlace({ messages, readSeq = 0, hasMoreBefore }: UnreadPlaceOptions) {
  const [opening] = useState(() => {
    const index = firstUnreadIndex(messages, readSeq);
    const earlier = hasMoreBefore && (messages[0]?.seq ?? 0) > readSeq + 1;
    return { readSeq, any: index >= 0, openAt: index > 0 && !earlier ? index : undefined };
  });
  const [reached, setReached] = useState(opening.openAt !== undefined || !opening.any);
  /** Stands under the mark; undefined while messages before it are missing. */
  const marked = useMemo((): MessageView | undefined => {
    const complete = !hasMoreBefore || indexOfSeq(messages, opening.readSeq + 1) >= 0;
    return opening.any && complete ? messages[firstUnreadIndex(messages, opening.readSeq)] : undefined;
  }, [messages, hasMoreBefore, opening]);
  return {
    openAt: opening.openAt,
    unreadId: marked?.id,
    /** Position to go to; undefined once the reader has been there, or when nothing was unread. */
    waySeq: reached ? undefined : opening.readSeq + 1,
    /** The reader sees the messages from this position on. */
    noteView: (first: number | undefined) => {
      if (!reached && first !== undefined && first <= (marked?.seq ?? opening.readSeq + 1)) setReached(true);
    },
  };
}
