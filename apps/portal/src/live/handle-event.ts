import type { PortalEvent } from '@snap/portal-api/contract';
import type { Outbox } from '../stores/outbox.ts';
import { loadConversations, noteEvent } from '../stores/recent-list.ts';
import { endSession, session } from '../stores/session.ts';
import { noteThreadEvent, refreshThreads } from '../stores/threads.ts';
import { noteTyping } from '../stores/typing.ts';

/** Puts one live event into the stores. */
export function handleEvent(event: PortalEvent, outbox: Outbox): void {
  switch (event.type) {
    case 'message': {
      const { message } = event;
      noteThreadEvent(event);
      noteEvent(event);
      noteTyping(event);
      if (message.sender === session.userId) void outbox.settle(message.clientMsgId);
      return;
    }
    case 'recall':
    case 'edit':
    case 'react':
    case 'pin':
    case 'read':
    case 'remove':
    case 'chat': {
      noteThreadEvent(event);
      noteEvent(event);
      return;
    }
    case 'typing': {
      noteTyping(event);
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
