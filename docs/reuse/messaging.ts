import { areaApi, openEventStream } from '@snap/portal-api';
import { disk, messages } from '@snap/portal-api/areas';
import { createUploadQueue } from '@snap/portal-api/uploads';
import { createMessaging } from '@snap/portal-messaging';
import {
  browserTabs,
  localDraftStorage,
  measureImage,
  openAttachmentStorage,
  openOutboxStorage,
} from '@snap/portal-messaging/browser';
import { session } from './portal.ts';

const { client } = session;

export const messaging = createMessaging({
  account: () => session.userId ?? '',
  api: { messages: areaApi(client, messages), disk: areaApi(client, disk) },
  storage: {
    outbox: openOutboxStorage('my-application'),
    drafts: localDraftStorage(),
    attachments: openAttachmentStorage('my-application-attachments'),
  },
  tabs: browserTabs(),
  openUploadQueue: async () => createUploadQueue({ client }),
  measureImage,
});

/** Starts the engine and the event stream after the sign-in. Returns a function that stops both. */
export function connect(): () => void {
  let resumed = false;
  void messaging.start();
  const stream = openEventStream({
    client,
    onEvent: (event) => messaging.applyEvent(event),
    onState({ status }) {
      if (status !== 'open') return;
      messaging.connected({ resumed });
      messaging.reconnected();
      resumed = true;
    },
  });
  return () => {
    stream.close();
    messaging.stop();
  };
}
