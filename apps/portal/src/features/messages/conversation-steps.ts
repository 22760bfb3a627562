import type { Conversation, Target } from '@snap/portal-api/contract';
import { targetKey, unreadOf } from '@snap/portal-api/live';
import { reportError } from '../../errors/report.ts';
import { messagesApi } from '../../messages-api.ts';
import { conversations } from '../../stores/conversations.ts';
import { loadConversations, noteEvent, noteRead } from '../../stores/recent-list.ts';

/** Nothing is hidden: every position is later. */
const hidesNothing = -1;

interface Kept {
  pinned: boolean;
  muted: boolean;
  /** Hidden as long as it has no later message. */
  hiddenSeq?: number;
}

/** Shows how a conversation is kept, as the event of it would. */
function show(
  { target }: Pick<Conversation, 'target'>,
  { pinned, muted, hiddenSeq = hidesNothing }: Kept,
): void {
  noteEvent({
    type: 'chat',
    targetType: target.type,
    targetId: target.id,
    top: pinned ? 1 : 0,
    mute: muted ? 1 : 0,
    hiddenSeq,
  });
}

/** The line of a conversation, apart from the store: it is what a failed step goes back to. */
function lineOf(target: Readonly<Target>): Conversation | undefined {
  const line = conversations.byKey[targetKey(target)];
  return line && { ...line, target: { ...line.target } };
}

/**
 * Pins a conversation to the top of the list, or unpins it (decision B10), also before its first message. Updates
 * optimistically, with a rollback on failure.
 */
export async function setPinned({ type, id }: Readonly<Target>, pinned: boolean): Promise<void> {
  const line = lineOf({ type, id });
  if (line) show(line, { pinned, muted: line.muted });
  try {
    await messagesApi.setTop({ targetId: id, type, pinned });
    if (!line) await loadConversations();
  } catch (error) {
    if (line) show(line, line);
    reportError(error);
  }
}

/** Silences a conversation, or no longer. */
export async function setMuted({ type, id }: Readonly<Target>, muted: boolean): Promise<void> {
  const line = lineOf({ type, id });
  if (line) show(line, { pinned: line.pinned, muted });
  try {
    await messagesApi.setMute({ targetId: id, type, muted });
    if (!line) await loadConversations();
  } catch (error) {
    if (line) show(line, line);
    reportError(error);
  }
}

/** Shows the mark as unread, as the event of it would. */
function showMark(line: Conversation, marked: boolean): void {
  const { target, pinned, muted } = line;
  noteEvent({
    type: 'chat',
    targetType: target.type,
    targetId: target.id,
    top: pinned ? 1 : 0,
    mute: muted ? 1 : 0,
    marked: marked ? 1 : 0,
    hiddenSeq: hidesNothing,
  });
}

/** Marks a conversation as unread, on all own devices, or takes the mark away. It shows at once. */
export async function setUnread(target: Readonly<Target>, unread: boolean): Promise<void> {
  const line = lineOf(target);
  if (!line || (line.markedUnread === true) === unread) return;
  showMark(line, unread);
  try {
    await messagesApi.setUnread({ targetId: line.target.id, type: line.target.type, unread });
  } catch (error) {
    showMark(line, !unread);
    reportError(error);
  }
}

/** Reads every conversation of the list to its end, one after the other. */
export async function markEverythingRead(): Promise<void> {
  for (const { target, ...line } of Object.values(conversations.byKey)) {
    // oxlint-disable-next-line no-await-in-loop -- a burst of requests would be slowed down by the server
    if (unreadOf(line) > 0 || line.markedUnread) await markAllRead({ ...target });
  }
}

/** Takes a conversation off the list until its next message. */
export async function hide(target: Readonly<Target>): Promise<void> {
  const line = lineOf(target);
  if (!line) return;
  show(line, { ...line, hiddenSeq: line.lastSeq });
  try {
    await messagesApi.hide({ targetId: line.target.id, type: line.target.type });
  } catch (error) {
    reportError(error);
    await loadConversations();
  }
}

/** Reads a conversation to its end without opening it. */
export async function markAllRead(target: Readonly<Target>): Promise<void> {
  const line = lineOf(target);
  if (!line) return;
  if (line.markedUnread) await setUnread(target, false);
  if (unreadOf(line) === 0) return;
  const { id: targetId, type } = line.target;
  try {
    // The line knows positions; the call names a message.
    const { list } = await messagesApi.history({ targetId, type, size: 1 });
    const lastId = list.at(-1)?.id;
    if (lastId === undefined) return;
    const { readSeq } = await messagesApi.setReadState({ targetId, type, lastId });
    noteRead(line.target, readSeq);
  } catch (error) {
    reportError(error);
  }
}
