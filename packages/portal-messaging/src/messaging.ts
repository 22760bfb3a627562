import type { Message, PortalEvent } from '@snap/portal-api/contract';
import { applyEvent } from './apply-event.ts';
import { createConversationList } from './conversations/conversation-list.ts';
import { createConversationMutations } from './conversations/conversation-mutations.ts';
import { createAttachments } from './drafts/attachments.ts';
import { createComposer } from './drafts/composer.ts';
import { createDraftDetails } from './drafts/draft-details.ts';
import { createDraftTexts } from './drafts/draft-texts.ts';
import { createHistory } from './history/history.ts';
import { createMessageMutations } from './history/message-mutations.ts';
import { createPinned } from './history/pinned.ts';
import { createNotificationPolicy } from './notification-policy.ts';
import type { Context, MessagingOptions } from './options.ts';
import { findSent } from './outbox/find-sent.ts';
import { createMessageUploads } from './outbox/message-uploads.ts';
import { createOutbox } from './outbox/outbox.ts';
import { sendItem } from './outbox/send-item.ts';
import { sendResultOf } from './outbox/send-result.ts';
import { createReceipts } from './receipts.ts';
import { createReconnectRetries } from './reconnect-retries.ts';
import { systemClock } from './system-clock.ts';
import { createTyping } from './typing.ts';

export type Messaging = ReturnType<typeof createMessaging>;

/** The messaging engine of one user. Each part has a `state`, which valtio's `subscribe` and `snapshot` read. */
export function createMessaging(options: MessagingOptions) {
  const { account, api, storage, tabs, openUploadQueue, clock = systemClock } = options;
  const { measureImage = async () => undefined } = options;
  const retries = createReconnectRetries();
  const context: Context = {
    account,
    api,
    clock,
    retryOnReconnect: options.retryOnReconnect ?? retries.retryOnReconnect,
  };

  const conversations = createConversationList(context);
  const history = createHistory(context);
  const pinned = createPinned(context, history);
  const typing = createTyping(context);
  const receipts = createReceipts(context, conversations, history);
  const notificationPolicy = createNotificationPolicy(context, conversations, history);
  const uploads = createMessageUploads({ api, openUploadQueue });

  /** A message that the server has: from a response, before or after its event. */
  function applySent(message: Message): void {
    history.apply({ type: 'message', message });
    conversations.apply({ type: 'message', message });
  }

  const outbox = createOutbox({
    account,
    clock,
    storage: storage.outbox,
    tabs,
    send: (item) => sendItem(api.messages, item),
    upload: (item) => uploads.bring(item),
    uploadFailed: (id) => uploads.state.byId[id]?.status === 'failed',
    onSent: applySent,
    resultOf: sendResultOf,
    findSent: (item) => findSent(api.messages, item),
  });
  const texts = createDraftTexts(context, storage.drafts);
  const details = createDraftDetails(context, storage.drafts);
  const attachments = createAttachments(context, storage.attachments, tabs);
  const composer = createComposer(
    context,
    { texts, details, attachments, outbox, uploads, history },
    measureImage,
  );
  const parts = { account, conversations, history, details, pinned, outbox, typing, notificationPolicy };

  return {
    conversations: { ...conversations, ...createConversationMutations(context, conversations) },
    history,
    pinned,
    messages: createMessageMutations(context, conversations, history, pinned),
    outbox,
    uploads,
    drafts: { texts, details, attachments },
    composer,
    receipts,
    typing,
    notificationPolicy,

    /** Restores the drafts and the outbox of the user, and sends what is queued. Call it once. */
    async start(): Promise<void> {
      texts.open();
      await outbox.start();
      await composer.restoreFiles();
    },
    /** Ends the retries. Nothing is lost: another start continues. */
    stop: () => outbox.stop(),
    applyEvent: (event: PortalEvent) => applyEvent(event, parts),
    applySent,
    /**
     * Live events flow. Call it each time the event stream has opened. When it has not resumed, the list is fetched, and the
     * open conversation again, so that nothing is missed that happened before the first event.
     * @param resumed The stream continues where it ended.
     */
    connected({ resumed }: { resumed: boolean }): void {
      if (!resumed) {
        const { current } = history.state;
        void conversations.load();
        void history.catchUp();
        if (current) void pinned.load(current);
      }
      outbox.wake();
      void receipts.sendUnconfirmed();
    },
    /** Requests that failed because of the network may succeed again. */
    reconnected(): void {
      void history.reopen();
      uploads.retryOffline();
      retries.run();
    },
  };
}
