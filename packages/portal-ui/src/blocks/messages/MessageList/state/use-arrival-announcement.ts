import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnouncement } from '../../../../hooks/use-announcement.ts';
import { messagesAfter } from './message-order.ts';
import type { MessageListLabels, MessageView } from '../types.ts';

/** Messages that come within this time are announced together. Milliseconds. */
const burst = 400;

/** The text, then the names of the files. */
const contentOf = ({ text, files = [] }: MessageView) =>
  [text, ...files.map(({ name }) => name)].filter((part) => part !== '').join(' ');

/** What to announce; `id` tells two equal sentences apart. */
export interface Announcement {
  id: number;
  text: string;
}

/**
 * Sentence about messages of others that arrived at the end, for a polite live region. Pages that the reader loads are
 * no arrivals.
 *
 * @param live the end of the conversation is here, so that what comes after it is new
 */
export function useArrivalAnnouncement(
  messages: readonly MessageView[],
  live: boolean,
  labels: Pick<MessageListLabels, 'arrived' | 'arrivedMany'>,
): Announcement {
  const [text, say] = useAnnouncement(labels.arrived);
  const [id, setId] = useState(0);
  const known = useRef({ lastId: messages.at(-1)?.id, live });
  const waiting = useRef<MessageView[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useEffectEvent(() => {
    const [first, ...rest] = waiting.current;
    waiting.current = [];
    timer.current = undefined;
    if (!first) return;
    say(
      rest.length > 0
        ? labels.arrivedMany(rest.length + 1)
        : first.kind === 'event'
          ? first.text
          : labels.arrived(first.sender.name, contentOf(first)),
    );
    setId((before) => before + 1);
  });
  const notice = useEffectEvent((now: readonly MessageView[], isLive: boolean) => {
    const arrived = known.current.live
      ? messagesAfter(now, known.current.lastId).filter(({ own }) => !own)
      : [];
    known.current = { lastId: now.at(-1)?.id, live: isLive };
    if (arrived.length === 0) return;
    waiting.current.push(...arrived);
    timer.current ??= setTimeout(() => announce(), burst);
  });
  useEffect(() => notice(messages, live), [messages, live]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return { id, text };
}
