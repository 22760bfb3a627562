import { sameDay } from '../../../shared/text/format-time.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import type { MessageView } from '../types.ts';

/** Messages of one sender within this time form a run. Milliseconds. */
const runGap = 5 * 60_000;

/** Whether the message is the first of its day. */
export function startsDay(
  message: MessageView,
  previous: MessageView | undefined,
  settings: TimeSettings,
): boolean {
  return !previous || !sameDay(previous.time, message.time, settings);
}

/** Rendered as one sentence without a sender: a recalled message or a system message. */
export const isPlain = ({ recalledBy, kind }: MessageView): boolean =>
  recalledBy !== undefined || kind === 'event';

/** Whether the message is the first of a run, which shows sender and time. */
export function startsRun(
  message: MessageView,
  previous: MessageView | undefined,
  settings: TimeSettings,
): boolean {
  return (
    !previous ||
    isPlain(previous) ||
    previous.sender.id !== message.sender.id ||
    Math.abs(message.time - previous.time) > runGap ||
    startsDay(message, previous, settings)
  );
}

/** Whether a message can be unread: it is of another person, and neither recalled nor a system message. */
const counts = (message: MessageView): boolean => !message.own && !isPlain(message);

/** Index of the first unread message after the read position; -1 when all are read or the position is unknown. */
export function firstUnreadIndex(messages: readonly MessageView[], readSeq: number | undefined): number {
  if (readSeq === undefined) return -1;
  return messages.findIndex(
    (message) => message.seq !== undefined && message.seq > readSeq && counts(message),
  );
}

/** Upper limit of the unseen count; the badge says 99+. */
const unseenCap = 100;

/** Number of unread messages after a position, counted from the end, up to `unseenCap`. */
export function unseenAfter(messages: readonly MessageView[], seq: number): number {
  let unseen = 0;
  for (let index = messages.length - 1; index >= 0 && unseen < unseenCap; index -= 1) {
    const message = messages[index];
    if (message?.seq !== undefined && message.seq <= seq) break;
    if (message && counts(message)) unseen += 1;
  }
  return unseen;
}

/** Id of the last own message on the server: the only one that shows its delivery state. */
export function lastDeliveredId(messages: readonly MessageView[]): string | undefined {
  return messages.findLast(
    (message) => message.own && !isPlain(message) && (message.state === 'sent' || message.state === 'read'),
  )?.id;
}

/** Messages after the one with this id; none when it has been removed. */
export function messagesAfter(
  messages: readonly MessageView[],
  id: string | undefined,
): readonly MessageView[] {
  if (id === undefined) return messages;
  const index = messages.findLastIndex((message) => message.id === id);
  return index < 0 ? [] : messages.slice(index + 1);
}

/** Index of the message at a position, or of the next loaded one when it was removed; -1 when it may not be loaded. */
export function indexOfSeq(messages: readonly MessageView[], seq: number): number {
  const first = messages[0]?.seq;
  if (first === undefined || seq < first) return -1;
  // Outbox items have no position and are at the end.
  const last = messages.findLast((message) => message.seq !== undefined)?.seq;
  if (last === undefined || seq > last) return -1;
  let low = 0;
  let high = messages.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.seq ?? Infinity) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}
