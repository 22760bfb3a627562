import type { Conversation, Message, PortalEvent, Target } from '@snap/portal-api/contract';
import { applyToConversations, conversationOfEvent, targetKey } from '@snap/portal-api/live';
import { messagesApi } from '../messages-api.ts';
import { conversations } from './conversations.ts';
import { session } from './session.ts';

/** For each fetch that is under way, what has happened since it began. */
const underWay = new Set<PortalEvent[]>();

/** Fetches the recent list. What events brought meanwhile is newer than the answer and is put upon it. */
export async function loadConversations(): Promise<void> {
  conversations.status = conversations.status === 'ready' ? 'ready' : 'loading';
  const since: PortalEvent[] = [];
  underWay.add(since);
  try {
    const list = await messagesApi.recent();
    const fetched = Object.fromEntries(list.map((line) => [targetKey(line.target), line]));
    conversations.byKey = since.reduce<Readonly<Record<string, Conversation>>>(
      (lines, event) => applyToConversations(lines, event, session.userId).lines,
      fetched,
    );
    conversations.status = 'ready';
    conversations.error = undefined;
  } catch (error) {
    conversations.status = 'error';
    conversations.error = error;
  } finally {
    underWay.delete(since);
  }
}

/** Puts what has happened upon the list; a line that the list has no name for is fetched. */
export function noteEvent(event: PortalEvent): void {
  for (const since of underWay) since.push(event);
  const target = conversationOfEvent(event, session.userId);
  const { lines, stale } = applyToConversations(conversations.byKey, event, session.userId);
  if (target) {
    const key = targetKey(target);
    const line = lines[key];
    if (!line) delete conversations.byKey[key];
    else if (line !== conversations.byKey[key]) conversations.byKey[key] = line;
  }
  if (stale) void loadConversations();
}

/** A message has gone out. */
export function noteMessage(message: Message): void {
  noteEvent({ type: 'message', message });
}

/** What was read here; a position never goes back. */
export function noteRead(target: Target, readSeq: number): void {
  noteEvent({
    type: 'read',
    userId: session.userId,
    targetType: target.type,
    targetId: target.id,
    lastSeq: readSeq,
  });
}
