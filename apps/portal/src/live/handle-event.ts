import type { PortalEvent } from '@snap/portal-api/contract';
import { loadFriendRequests, noteFriendRequests } from '../stores/friend-requests.ts';
import { noteGroupChange } from '../stores/group-changes.ts';
import { loadMessageSettings, noteSettings } from '../stores/own-settings.ts';
import { refreshPersonCard } from '../stores/person-card.ts';
import { endSession, session } from '../stores/session.ts';
import { alertTo, withdrawAlert } from './background.ts';
import { messaging } from './messaging.ts';
import { tellPages } from './page-events.ts';

/** A message has brought a file, or removed one: what others shared is fetched again. */
const filesMayDiffer: PortalEvent = { type: 'disk', folders: [], recycle: false, shared: true };

/** Applies one live event to the messaging engine and to the stores. A type without a case here does not compile. */
export function handleEvent(event: PortalEvent): void {
  messaging.applyEvent(event);
  switch (event.type) {
    case 'message': {
      alertTo(event.message);
      if (event.message.file) tellPages(filesMayDiffer);
      return;
    }
    case 'recall': {
      withdrawAlert(event.message);
      tellPages(filesMayDiffer);
      return;
    }
    case 'edit':
    case 'react':
    case 'pin':
    case 'read':
    case 'remove':
    case 'chat':
    case 'typing':
      return;
    case 'group': {
      noteGroupChange(event.groupId);
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
      noteSettings(event);
      // What one's own card shows.
      if (event.privacy || event.avatarVersion !== undefined) refreshPersonCard(session.userId);
      return;
    }
    case 'reset': {
      void loadFriendRequests();
      void loadMessageSettings();
      refreshPersonCard();
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
