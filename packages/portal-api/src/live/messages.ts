import type { PortalEvent } from '../contract/events.ts';
import type { Message, PinnedMessage } from '../contract/messages/message.ts';

/** The placeholder of a message that the reader removed. */
export function tombstone(message: Message): Message {
  const { id, seq, clientMsgId, sender, senderName, targetId, type, sendTime } = message;
  const place = { id, seq, rev: 0, clientMsgId, sender, senderName, targetId, type, sendTime };
  return { ...place, kind: 'text', text: '', mentions: [], recalled: false, reactions: [], removed: true };
}

/** Returns the newer of two copies of a message. A removed message stays removed. */
export function newerOf(known: Message, incoming: Message): Message {
  if (known.removed) return known;
  // Clearing a quote does not change `rev`: of equal copies, the one with the recalled quote is newer.
  if (known.rev === incoming.rev && known.quote?.recalled && !incoming.removed) return known;
  return incoming.removed || incoming.rev >= known.rev ? incoming : known;
}

/** Merges two lists by `seq`, without duplicates, keeping the newer copy of each message. */
export function mergeMessages(list: readonly Message[], incoming: readonly Message[]): Message[] {
  const last = list.at(-1);
  if (incoming.length === 1 && incoming[0] && (!last || incoming[0].seq > last.seq))
    return [...list, incoming[0]];
  const bySeq = new Map(list.map((message) => [message.seq, message]));
  for (const message of incoming) {
    const known = bySeq.get(message.seq);
    bySeq.set(message.seq, known ? newerOf(known, message) : message);
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/**
 * Applies an event to the messages of its conversation. The result equals a refetch of the same positions (G8). Returns
 * the same list when nothing changes; only `message` adds one.
 */
export function applyToMessages(list: readonly Message[], event: PortalEvent): readonly Message[] {
  switch (event.type) {
    case 'message':
      return mergeMessages(list, [event.message]);
    case 'edit':
      return change(list, event.message.seq, (known) => newerOf(known, event.message));
    case 'recall':
      return forgetQuotes(
        change(list, event.message.seq, (known) => newerOf(known, event.message)),
        event.message.id,
      );
    case 'react': {
      const { seq, rev, reactions } = event.message;
      return change(list, seq, (known) =>
        known.removed || rev <= known.rev ? known : { ...known, rev, reactions },
      );
    }
    case 'remove':
      return change(list, event.seq, (known) => (known.removed ? known : tombstone(known)));
    default:
      return list;
  }
}

function change(
  list: readonly Message[],
  seq: number,
  make: (known: Message) => Message,
): readonly Message[] {
  const index = list.findLastIndex((message) => message.seq === seq);
  const known = list[index];
  if (!known) return list;
  const made = make(known);
  return made === known ? list : list.with(index, made);
}

/** Clears the text of quotes of a recalled message. */
function forgetQuotes(list: readonly Message[], id: string): readonly Message[] {
  if (!list.some(({ quote }) => quote?.id === id && !quote.recalled)) return list;
  return list.map((message) =>
    message.quote?.id === id && !message.quote.recalled
      ? { ...message, quote: { ...message.quote, kind: 'text', text: '', recalled: true } }
      : message,
  );
}

/**
 * Applies an event to the pinned messages of its conversation, most recently pinned first.
 * @param known The loaded messages: a message that the reader removed is not shown as pinned.
 */
export function applyToPinned(
  list: readonly PinnedMessage[],
  event: PortalEvent,
  known: readonly Message[] = [],
): readonly PinnedMessage[] {
  if (event.type === 'pin') {
    const { id } = event.message;
    const others = list.filter(({ message }) => message.id !== id);
    if (!event.on || known.some((message) => message.id === id && message.removed)) return others;
    return [{ message: event.message, pinnedBy: event.userId, pinTime: event.pinTime }, ...others];
  }
  if (event.type === 'recall' || event.type === 'remove') {
    const seq = event.type === 'recall' ? event.message.seq : event.seq;
    const left = list.filter(({ message }) => message.seq !== seq);
    const messages = applyToMessages(
      left.map(({ message }) => message),
      event,
    );
    return left.map((pinned, index) => ({ ...pinned, message: messages[index] ?? pinned.message }));
  }
  if (event.type !== 'edit' && event.type !== 'react') return list;
  return list.map((pinned) => {
    const [message = pinned.message] = applyToMessages([pinned.message], event);
    return message === pinned.message ? pinned : { ...pinned, message };
  });
}
