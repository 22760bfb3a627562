import type { Target } from '@snap/portal-api/contract';
import { createForwarding } from '@snap/portal-messaging';
import type { ForwardTarget } from '@snap/portal-ui/forward-dialog';
import { diskApi } from '../../page-apis.ts';
import { messaging } from '../../live/messaging.ts';
import { messagesApi } from '../../shell-apis.ts';
import { session } from '../../stores/session.ts';

/** Forwardings of messages and files, and what tells of shares: they wait for the rate limit together. */
export const forwardings = createForwarding({
  account: () => session.userId,
  api: { messages: messagesApi, disk: diskApi },
  onSent: (message) => messaging.applySent(message),
});

/** A person or group of the picker as messages name it. */
export function targetOf(contact: ForwardTarget): Target {
  if (contact.type === 'group') return { type: contact.kind, id: contact.id };
  return { type: 'user', id: contact.id };
}
