import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnouncement } from '../../../../hooks/use-announcement.ts';
import { messagesAfter } from './message-order.ts';
import type { MessageListLabels, MessageView } from '../types.ts';

/** Messages that arrive within this time are announced together. Milliseconds. */
const burst = 400;

/** The text, then the names of the files. */
const contentOf = ({ text, files = [] }: MessageView) =>
  [text, ...files.map(({ name }) => name)].filter((part) => part !== '').join(' ');

/** Sentence to announce; `id` distinguishes equal ones. */
export interface Announcement {
  id: number;
  text: string;
}

/**
 * Announces messages of others that arrive at the end, for a polite live region. Pages loaded by scrolling are not
 * announced.
 * @param live whether the end of the conversation is loaded, so that later messages are new
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
  const announceArrivals = useEffectEvent((now: readonly MessageView[], isLive: boolean) => {
    const arrived = known.current.live
      ? messagesAfter(now, known.current.lastId).filter(({ own }) => !own)
      : [];
    known.current = { lastId: now.at(-1)?.id, live: isLive };
    if (arrived.length === 0) return;
    waiting.current.push(...arrived);
    timer.current ??= setTimeout(() => announce(), burst);
  });
  useEffect(() => announceArrivals(messages, live), [messages, live]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return { id, text };
}
