import { openEventStream, type EventStream, type EventStreamState } from '@snap/portal-api';
import type { Message } from '@snap/portal-api/contract';
import { subscribeKey } from 'valtio/utils';
import { client } from '../api.ts';
import { messagesApi } from '../messages-api.ts';
import { connection, onReconnected, setConnection } from '../stores/connection.ts';
import { loadFriendRequests } from '../stores/friend-requests.ts';
import { openOutboxStorage, type OutboxRecord } from '../stores/outbox-storage.ts';
import { createOutbox, type Outbox } from '../stores/outbox.ts';
import { loadMessageSettings } from '../stores/own-settings.ts';
import { reportReads } from '../stores/reading.ts';
import { loadConversations, noteMessage } from '../stores/recent-list.ts';
import { endSession } from '../stores/session.ts';
import { addMessage, reopenThread } from '../stores/threads.ts';
import { beginBackground, planBackground } from './background.ts';
import type { OpenConversation } from './open-conversation.ts';
import { findSent } from './find-sent.ts';
import { checkConnection } from './reachability.ts';
import { handleEvent } from './handle-event.ts';
import { judgeSendFailure } from './judge.ts';

interface Running {
  outbox: Outbox;
  stream: EventStream;
}

let running: Running | undefined;
const started = Promise.withResolvers<Outbox>();

/**
 * Connects one person to the live events and their outbox: the one place where messages come in and go out. Starting
 * again after the session had ended goes on where the events stopped.
 * @param openConversation Goes to a conversation, for whoever answers a notification.
 */
export function startMessaging(account: string, openConversation: OpenConversation): void {
  if (running) {
    if (running.stream.state.status !== 'closed') return;
    running.stream = connect(running.outbox, running.stream.lastEventId);
    running.outbox.wake();
    return;
  }
  onReconnected(() => void reopenThread());
  subscribeKey(connection, 'unreachable', (unreachable) => {
    if (!unreachable) retryNow();
  });
  const outbox = openOutbox(account);
  running = { outbox, stream: connect(outbox, undefined) };
  started.resolve(outbox);
  void outbox.start();
  planBackground(account, openConversation);
}

/** The outbox of the person signed in. */
export function currentOutbox(): Outbox {
  if (!running) throw new Error('Messaging has not been started.');
  return running.outbox;
}

/** The same, once there is one: whoever is quick has written and sent before. */
export const startedOutbox = (): Promise<Outbox> => started.promise;

/** Tries everything that waits for a better moment, now. */
export function retryNow(): void {
  running?.stream.retryNow();
  running?.outbox.wake();
}

function connect(outbox: Outbox, lastEventId: string | undefined): EventStream {
  let resumable = lastEventId !== undefined;
  const onState = (state: EventStreamState) => {
    if (state.status === 'waiting') setConnection('waiting', state.retryAt);
    else setConnection(state.status);
    // Without a network, what lies on the device is all there is to show.
    if (state.status === 'waiting') {
      void checkConnection();
      void beginBackground();
    }
    if (state.status === 'closed' && state.reason === 'session-expired') endSession();
    if (state.status !== 'open') return;
    // Lists are fetched only once events flow, so that nothing falls between the two.
    if (!resumable) {
      void loadConversations();
      void loadFriendRequests();
      void loadMessageSettings();
    }
    resumable = true;
    outbox.wake();
    void reportReads();
  };
  return openEventStream({
    client,
    lastEventId,
    onEvent: (event) => handleEvent(event, outbox),
    onState,
  });
}

function openOutbox(account: string): Outbox {
  const channel = new BroadcastChannel(`snap-portal:outbox:${account}`);
  const outbox = createOutbox({
    account,
    storage: openOutboxStorage(),
    send,
    upload: (item) => import('./message-uploads.ts').then(({ bringFile }) => bringFile(item)),
    onSent(message) {
      addMessage(message);
      noteMessage(message);
    },
    judge: judgeSendFailure,
    findSent,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    onChange: () => channel.postMessage('changed'),
    locks: navigator.locks,
  });
  channel.addEventListener('message', () => void outbox.refresh());
  return outbox;
}

function send({ account, target, text, clientMsgId, ...record }: OutboxRecord): Promise<Message> {
  const message = JSON.stringify({
    msg: text,
    clientMsgId,
    file: record.file,
    quote: record.quote?.id,
    mentions: record.mentions?.map(({ id }) => id),
  });
  return target.type === 'user'
    ? messagesApi.sendToUser({ sender: account, recipient: target.id, message })
    : messagesApi.sendToGroup({ sender: account, groupId: target.id, message });
}
