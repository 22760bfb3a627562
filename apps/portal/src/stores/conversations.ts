import type { Conversation, Message, Target } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { messagesApi } from '../messages-api.ts';
import { session } from './session.ts';
import { conversationOf, targetKey } from './targets.ts';

export interface ConversationsState {
  status: 'idle' | 'loading' | 'ready' | 'error';
  byKey: Record<string, Conversation>;
  error?: unknown;
}

/** The recent list, by conversation. */
export const conversations = proxy<ConversationsState>({ status: 'idle', byKey: {} });

/** How many messages nobody here has read yet: positions are dense, so the difference is the count. */
export function unreadOf({ lastSeq, readSeq }: Pick<Conversation, 'lastSeq' | 'readSeq'>): number {
  return Math.max(0, lastSeq - readSeq);
}

/** Unread messages of all conversations. */
export function unreadTotal(byKey: Readonly<Record<string, Conversation>>): number {
  return Object.values(byKey).reduce((sum, conversation) => sum + unreadOf(conversation), 0);
}

const time = ({ lastMessage }: Conversation) => lastMessage?.time ?? 0;

/** Pinned first, then by the time of the last message (decision B9); a click never reorders. */
export function inOrder(byKey: Readonly<Record<string, Conversation>>): Conversation[] {
  return Object.values(byKey).toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || time(b) - time(a) || a.name.localeCompare(b.name),
  );
}

/** Fetches the recent list. What events brought meanwhile is newer than the answer and stays. */
export async function loadConversations(): Promise<void> {
  conversations.status = conversations.status === 'ready' ? 'ready' : 'loading';
  try {
    const list = await messagesApi.recent();
    for (const line of list) mergeLine(line);
    conversations.status = 'ready';
    conversations.error = undefined;
  } catch (error) {
    conversations.status = 'error';
    conversations.error = error;
  }
}

function mergeLine(line: Conversation): void {
  const key = targetKey(line.target);
  const known = conversations.byKey[key];
  const fresher = known && known.lastSeq > line.lastSeq ? known : line;
  conversations.byKey[key] = {
    ...line,
    lastSeq: fresher.lastSeq,
    readSeq: Math.max(line.readSeq, known?.readSeq ?? 0),
    ...(fresher.lastMessage ? { lastMessage: { ...fresher.lastMessage } } : {}),
  };
}

/** A message has come or gone out: its conversation moves up, with its text and count. */
export function noteMessage(message: Message): void {
  const me = session.userId;
  const target = conversationOf(message, me);
  const key = targetKey(target);
  const known = conversations.byKey[key];
  const own = message.sender === me;
  if (!known) {
    // A line of its own name is on its way with the next list; until then the sender's name serves.
    conversations.byKey[key] = {
      target,
      name: own ? target.id : message.senderName,
      lastSeq: 0,
      readSeq: 0,
      pinned: false,
      muted: false,
    };
    void loadConversations();
  }
  const line = conversations.byKey[key];
  if (!line) return;
  // Writing is reading: the server moves the sender's own position too.
  if (own) line.readSeq = Math.max(line.readSeq, message.seq);
  if (message.seq <= line.lastSeq) return;
  line.lastSeq = message.seq;
  line.lastMessage = {
    text: message.msg,
    sender: message.sender,
    senderName: message.senderName,
    time: message.sendTime,
  };
}

/** A read position, from here or from another device; it never goes back. */
export function noteRead(target: Target, readSeq: number): void {
  const line = conversations.byKey[targetKey(target)];
  if (line) line.readSeq = Math.max(line.readSeq, readSeq);
}
