import { createMessaging } from '@snap/portal-messaging';
import {
  browserTabs,
  localDraftStorage,
  measureImage,
  openAttachmentStorage,
  openOutboxStorage,
} from '@snap/portal-messaging/browser';
import { client } from '../api.ts';
import { messagesApi } from '../shell-apis.ts';
import { retryOnReconnect } from '../stores/retry-on-reconnect.ts';
import { session } from '../stores/session.ts';

/** The messaging engine of this page. Its state is empty until a user is signed in; `connect.ts` starts it. */
export const messaging = createMessaging({
  account: () => session.userId,
  api: {
    messages: messagesApi,
    disk: {
      delete: (...input) => import('../page-apis.ts').then(({ diskApi }) => diskApi.delete(...input)),
      share: (...input) => import('../page-apis.ts').then(({ diskApi }) => diskApi.share(...input)),
    },
  },
  storage: {
    outbox: openOutboxStorage(),
    drafts: localDraftStorage(),
    attachments: openAttachmentStorage(),
  },
  tabs: browserTabs(),
  openUploadQueue: async () => {
    const { createUploadQueue } = await import('@snap/portal-api/uploads');
    return createUploadQueue({ client });
  },
  measureImage,
  retryOnReconnect,
});
