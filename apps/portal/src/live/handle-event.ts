import type { PortalEvent } from '@snap/portal-api/contract';
import { loadConversations, noteMessage, noteRead } from '../stores/conversations.ts';
import type { Outbox } from '../stores/outbox.ts';
import { endSession, session } from '../stores/session.ts';
import { addMessage, notePeerRead, refreshThreads } from '../stores/threads.ts';

/** Puts one live event into the stores. */
export function handleEvent(event: PortalEvent, outbox: Outbox): void {
  switch (event.type) {
    case 'message': {
      const { message } = event;
      addMessage(message);
      noteMessage(message);
      if (message.sender === session.userId) void outbox.settle(message.clientMsgId);
      return;
    }
    case 'read': {
      const target = { type: event.targetType, id: event.targetId };
      // The same event tells my other devices what I read, and the person I talk with that I read it.
      if (event.userId === session.userId) noteRead(target, event.lastSeq);
      else notePeerRead({ type: 'user', id: event.userId }, event.lastSeq);
      return;
    }
    case 'group': {
      void loadConversations();
      return;
    }
    case 'reset': {
      void loadConversations();
      void refreshThreads();
      return;
    }
    case 'kick': {
      endSession();
    }
  }
}
