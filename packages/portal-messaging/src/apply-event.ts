import type { PortalEvent } from '@snap/portal-api/contract';
import { conversationOfEvent } from '@snap/portal-api/live';
import type { ConversationList } from './conversations/conversation-list.ts';
import type { DraftDetailsStore } from './drafts/draft-details.ts';
import type { History } from './history/history.ts';
import type { Pinned } from './history/pinned.ts';
import type { NotificationPolicy } from './notification-policy.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Typing } from './typing.ts';

interface Parts {
  account: () => string;
  conversations: ConversationList;
  history: History;
  details: DraftDetailsStore;
  pinned: Pinned;
  outbox: Outbox;
  typing: Typing;
  notificationPolicy: NotificationPolicy;
}

/** Applies a live event to every part of the engine. Events of other areas change nothing. */
export function applyEvent(event: PortalEvent, parts: Parts): void {
  const { account, conversations, details, history, pinned, outbox, typing, notificationPolicy } = parts;
  switch (event.type) {
    case 'message': {
      history.apply(event);
      conversations.apply(event);
      typing.apply(event);
      if (event.message.sender === account()) void outbox.settle(event.message.clientMsgId);
      return;
    }
    case 'recall': {
      const target = conversationOfEvent(event, account());
      if (target) details.recall(target, event.message.id);
      notificationPolicy.recall(event.message);
    }
    // falls through
    case 'edit':
    case 'react':
    case 'pin':
    case 'read':
    case 'remove':
    case 'chat': {
      history.apply(event);
      pinned.apply(event);
      conversations.apply(event);
      return;
    }
    case 'typing':
      return typing.apply(event);
    case 'group': {
      history.apply(event);
      void conversations.load();
      return;
    }
    case 'reset': {
      void conversations.load();
      void history.refresh();
      return;
    }
    default:
  }
}
