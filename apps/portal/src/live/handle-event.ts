import type { PortalEvent } from '@snap/portal-api/contract';
import { alertTo, withdrawAlert } from './background.ts';
import { loadFriendRequests, noteFriendRequests } from '../stores/friend-requests.ts';
import type { Outbox } from '../stores/outbox.ts';
import { noteGroupChange } from '../stores/group-changes.ts';
import { notePinnedEvent } from '../stores/pinned.ts';
import { loadMessageSettings, noteSettingsEvent } from '../stores/own-settings.ts';
import { refreshPersonCard } from '../stores/person-card.ts';
import { loadConversations, noteEvent } from '../stores/recent-list.ts';
import { endSession, session } from '../stores/session.ts';
import { noteGroupEvent, noteThreadEvent, refreshThreads } from '../stores/threads.ts';
import { noteTyping } from '../stores/typing.ts';
import { tellPages } from './page-events.ts';

/** A message has brought a file, or taken one away: what others gave is asked for anew. */
const filesMayDiffer: PortalEvent = { type: 'disk', folders: [], recycle: false, shared: true };

/** Puts one live event into the stores. Each type has its place here: a new one does not compile without. */
export function handleEvent(event: PortalEvent, outbox: Outbox): void {
  switch (event.type) {
    case 'message': {
      const { message } = event;
      noteThreadEvent(event);
      noteEvent(event);
      noteTyping(event);
      alertTo(message);
      if (message.file) tellPages(filesMayDiffer);
      if (message.sender === session.userId) void outbox.settle(message.clientMsgId);
      return;
    }
    case 'recall':
      withdrawAlert(event.message);
      tellPages(filesMayDiffer);
    // falls through
    case 'edit':
    case 'react':
    case 'pin':
    case 'read':
    case 'remove':
    case 'chat': {
      noteThreadEvent(event);
      notePinnedEvent(event);
      noteEvent(event);
      return;
    }
    case 'typing': {
      noteTyping(event);
      return;
    }
    case 'group': {
      noteGroupChange(event.groupId);
      noteGroupEvent(event);
      void loadConversations();
      return;
    }
    case 'friendreq': {
      noteFriendRequests(event);
      for (const { userId } of event.requests) refreshPersonCard(userId);
      event.removed.forEach(refreshPersonCard);
      return;
    }
    case 'friend': {
      refreshPersonCard(event.userId);
      return;
    }
    case 'settings': {
      noteSettingsEvent(event);
      // What one's own card shows.
      if (event.privacy || event.avatar !== undefined) refreshPersonCard(session.userId);
      return;
    }
    case 'reset': {
      refreshEverything();
      tellPages(event);
      return;
    }
    case 'kick': {
      endSession();
      return;
    }
    case 'collection':
    case 'apps':
    case 'workspace':
    case 'disk': {
      tellPages(event);
      return;
    }
    default:
      event satisfies never;
  }
}

function refreshEverything(): void {
  void loadConversations();
  void refreshThreads();
  void loadFriendRequests();
  void loadMessageSettings();
  refreshPersonCard();
}
