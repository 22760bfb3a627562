import type { PortalEvent } from '../contract/events.ts';
import type { Message, Target } from '../contract/messages/message.ts';

/** Key of a conversation. Includes the type, because a person and a group may share an id. */
export function targetKey({ type, id }: Target): string {
  return `${type}:${id}`;
}

/** The conversation of a message from the point of view of `me`: the other person, or the group. */
export function conversationOf(message: Pick<Message, 'type' | 'sender' | 'targetId'>, me: string): Target {
  const id = message.type === 'user' && message.targetId === me ? message.sender : message.targetId;
  return { type: message.type, id };
}

/** The conversation of an event from the point of view of `me`; undefined for events without one. */
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
      // The event goes to the reader's other devices and to the other person of a one-to-one conversation.
      if (event.userId !== me && event.targetType === 'user') return { type: 'user', id: event.userId };
      return { type: event.targetType, id: event.targetId };
    case 'remove':
    case 'chat':
      return { type: event.targetType, id: event.targetId };
    default:
      return undefined;
  }
}
