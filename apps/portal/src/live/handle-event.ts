import type { PortalEvent } from '@snap/portal-api/contract';
import { invalidate, invalidateSoon, queryClient } from '../queries/query-client.ts';
import { loadMessageSettings, applySettings } from '../stores/own-settings.ts';
import { avatarUrlOf } from '../stores/avatar-url.ts';
import { endSession, session } from '../stores/session.ts';
import { alertTo, withdrawAlert } from './background.ts';
import { messaging } from './messaging.ts';

/** Applies one live event to the messaging engine, to the stores and to what pages have fetched. A type without a case here does not compile. */
export function handleEvent(event: PortalEvent): void {
  messaging.applyEvent(event);
  switch (event.type) {
    case 'message': {
      alertTo(event.message);
      // What others shared has one more file, or less.
      if (event.message.file) invalidateSoon('disk');
      return;
    }
    case 'recall': {
      withdrawAlert(event.message);
      invalidateSoon('disk');
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
      invalidate('groups', event.groupId);
      invalidateSoon('directory', 'book');
      return;
    }
    case 'friendreq': {
      invalidate('friends');
      for (const { userId } of event.requests) invalidate('directory', 'person', userId);
      for (const userId of event.removed) invalidate('directory', 'person', userId);
      invalidateSoon('directory', 'book');
      return;
    }
    case 'friend': {
      invalidate('directory', 'person', event.userId);
      invalidateSoon('directory', 'book');
      return;
    }
    case 'settings': {
      applySettings(event);
      if (event.avatarVersion !== undefined) {
        session.avatarUrl = avatarUrlOf({ type: 'user', id: session.userId }, event.avatarVersion) ?? '';
      }
      // The user's own card.
      if (event.privacy || event.avatarVersion !== undefined)
        invalidate('directory', 'person', session.userId);
      return;
    }
    case 'reset': {
      void loadMessageSettings();
      void queryClient.invalidateQueries();
      return;
    }
    case 'kick': {
      endSession();
      return;
    }
    case 'collection': {
      invalidateSoon('favourites');
      return;
    }
    case 'apps': {
      invalidate('applications');
      return;
    }
    case 'workspace': {
      invalidate('workspace', 'board');
      return;
    }
    case 'disk': {
      invalidateSoon('disk');
      return;
    }
    default:
      event satisfies never;
  }
}
