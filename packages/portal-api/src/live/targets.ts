import type { PortalEvent } from '../contract/events.ts';
import type { Message, Target } from '../contract/messages/message.ts';

/** One string per conversation: a person and a group may share an id. */
export function targetKey({ type, id }: Target): string {
  return `${type}:${id}`;
}

/** The conversation of a message as `me` names it: with the other person, or the group. */
export function conversationOf(message: Pick<Message, 'type' | 'sender' | 'targetId'>, me: string): Target {
  const id = message.type === 'user' && message.targetId === me ? message.sender : message.targetId;
  return { type: message.type, id };
}

/** The conversation that an event is about, as `me` names it; undefined for events of none. */
export function conversationOfEvent(event: PortalEvent, me: string): Target | undefined {
  switch (event.type) {
    case 'message':
    case 'recall':
    case 'edit':
    case 'react':
    case 'pin':
      return conversationOf(event.message, me);
    case 'typing':
      return conversationOf({ type: event.targetType, sender: event.userId, targetId: event.targetId }, me);
    case 'read':
      // The same event tells my other devices what I read, and the person I talk with that I read it.
      if (event.userId !== me && event.targetType === 'user') return { type: 'user', id: event.userId };
      return { type: event.targetType, id: event.targetId };
    case 'remove':
    case 'chat':
      return { type: event.targetType, id: event.targetId };
    default:
      return undefined;
  }
}
