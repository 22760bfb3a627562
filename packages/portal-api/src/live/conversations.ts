import type { Conversation, LastMessage } from '../contract/messages/conversation.ts';
import type { PortalEvent } from '../contract/events.ts';
import type { Message } from '../contract/messages/message.ts';
import { mentionAll, mentionsEveryone } from '../contract/messages/message.ts';
import { conversationOfEvent, targetKey } from './targets.ts';

/** The conversation list, by `targetKey`. */
export type Conversations = Readonly<Record<string, Conversation>>;

/** Number of unread messages, computed from positions, which are dense. */
export function unreadOf({
  lastSeq,
  readSeq,
  uncountedSeqs,
}: Pick<Conversation, 'lastSeq' | 'readSeq' | 'uncountedSeqs'>): number {
  return Math.max(0, lastSeq - readSeq - uncountedSeqs.length);
}

/** Maps a message to the last message of a conversation list entry. */
export function lastMessageOf(message: Message): LastMessage {
  const { seq, rev, text, kind, system, recalled, recalledBy, sender, senderName, sendTime: time } = message;
  return {
    seq,
    rev,
    text,
    kind,
    ...(system ? { system } : {}),
    recalled,
    ...(recalledBy === undefined ? {} : { recalledBy }),
    ...(!recalled && mentionsEveryone(message) ? { callsAll: true as const } : {}),
    sender,
    senderName,
    time,
  };
}

/**
 * Applies an event to the conversation list. The result equals a refetch (G8), unless `stale` is set: then the list
 * must be fetched, because the name of a new conversation is unknown. Idempotent.
 */
export function applyToConversations(
  lines: Conversations,
  event: PortalEvent,
  me: string,
): { lines: Conversations; stale: boolean } {
  const target = conversationOfEvent(event, me);
  if (!target) return { lines, stale: event.type === 'group' || event.type === 'reset' };
  const key = targetKey(target);
  const known = lines[key];
  if (!known) {
    if (event.type === 'chat') return { lines, stale: true };
    if (event.type !== 'message') return { lines, stale: false };
    // Provisional until the refetch: only a person's own message carries the conversation's name.
    const name = target.type === 'user' && event.message.sender !== me ? event.message.senderName : '';
    const bare: Conversation = {
      target,
      name,
      lastTime: 0,
      lastSeq: event.message.seq - 1,
      readSeq: event.message.seq - 1,
      mentionSeqs: [],
      uncountedSeqs: [],
      pinned: false,
      muted: false,
    };
    return { lines: { ...lines, [key]: applyToLine(bare, event, me) }, stale: true };
  }
  if (event.type === 'chat' && known.lastSeq <= event.hiddenSeq) {
    const { [key]: _, ...others } = lines;
    return { lines: others, stale: false };
  }
  const line = applyToLine(known, event, me);
  return { lines: line === known ? lines : { ...lines, [key]: line }, stale: false };
}

function applyToLine(line: Conversation, event: PortalEvent, me: string): Conversation {
  switch (event.type) {
    case 'message':
      return addMessage(line, event.message, me);
    case 'edit':
      return showChange(callOut(line, event.message, me), event.message);
    case 'recall':
      return showChange(leaveOut(line, event.message.seq), event.message);
    case 'react': {
      const { seq, rev } = event.message;
      const { lastMessage } = line;
      if (lastMessage?.seq !== seq || rev <= lastMessage.rev) return line;
      return { ...line, lastMessage: { ...lastMessage, rev } };
    }
    case 'read':
      return event.userId === me ? readUpTo(line, event.lastSeq) : line;
    case 'remove':
      return removeMessage(line, event);
    case 'chat':
      return mark(
        { ...line, pinned: event.pinned, muted: event.muted },
        event.markedUnread ?? line.markedUnread === true,
      );
    default:
      return line;
  }
}

function addMessage(line: Conversation, message: Message, me: string): Conversation {
  if (message.seq <= line.lastSeq) return line;
  const moved: Conversation = {
    ...line,
    lastSeq: message.seq,
    lastTime: message.sendTime,
    lastMessage: lastMessageOf(message),
  };
  // System messages are never unread and do not move the read position.
  if (message.kind === 'system') return leaveOut(moved, message.seq);
  // Sending marks the conversation as read, unless older messages are unread: forwarding into a conversation reads
  // nothing there.
  if (message.sender === me) {
    return line.readSeq >= message.seq - 1 ? readUpTo(moved, message.seq) : leaveOut(moved, message.seq);
  }
  // Replayed events omit the text of messages that were recalled since.
  return message.recalled ? leaveOut(moved, message.seq) : callOut(moved, message, me);
}

/** Whether an edited unread message mentions the reader now. */
function callOut(line: Conversation, message: Message, me: string): Conversation {
  const { seq, mentions, sender } = message;
  const calls = sender !== me && mentions.some((called) => called === me || called === mentionAll);
  const waits = seq > line.readSeq && !line.uncountedSeqs.includes(seq);
  const listed = line.mentionSeqs.includes(seq);
  if (listed === (calls && waits)) return line;
  const others = line.mentionSeqs.filter((known) => known !== seq);
  return { ...line, mentionSeqs: listed ? others : [...others, seq].toSorted((a, b) => a - b) };
}

/** The message no longer counts as unread or as a mention. */
function leaveOut(line: Conversation, seq: number): Conversation {
  if (seq <= line.readSeq || line.uncountedSeqs.includes(seq)) return line;
  return {
    ...line,
    uncountedSeqs: [...line.uncountedSeqs, seq].toSorted((a, b) => a - b),
    mentionSeqs: line.mentionSeqs.filter((known) => known !== seq),
  };
}

function showChange(line: Conversation, message: Message): Conversation {
  const { lastMessage } = line;
  if (lastMessage?.seq !== message.seq || message.rev <= lastMessage.rev) return line;
  return { ...line, lastMessage: lastMessageOf(message) };
}

function mark(line: Conversation, unread: boolean): Conversation {
  const { markedUnread, ...unmarked } = line;
  if (unread) return { ...unmarked, markedUnread: true };
  return markedUnread ? unmarked : line;
}

function readUpTo(line: Conversation, seq: number): Conversation {
  if (seq <= line.readSeq) return line;
  const isLater = (position: number) => position > seq;
  return {
    ...line,
    readSeq: seq,
    mentionSeqs: line.mentionSeqs.filter(isLater),
    uncountedSeqs: line.uncountedSeqs.filter(isLater),
  };
}

function removeMessage(
  line: Conversation,
  { seq, last }: Extract<PortalEvent, { type: 'remove' }>,
): Conversation {
  const { lastMessage, ...rest } = leaveOut(line, seq);
  return {
    ...rest,
    // A message that arrived during the removal stays, unless it is the removed one.
    ...(lastMessage?.seq === seq ? last && { lastMessage: last } : lastMessage && { lastMessage }),
  };
}
