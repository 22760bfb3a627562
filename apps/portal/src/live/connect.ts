import { openEventStream, type EventStream, type EventStreamState } from '@snap/portal-api';
import { subscribeKey } from 'valtio/utils';
import { client } from '../api.ts';
import { connection, onReconnected, setConnection } from '../stores/connection.ts';
import { invalidate, queryClient } from '../queries/query-client.ts';
import { loadMessageSettings } from '../stores/own-settings.ts';
import { endSession } from '../stores/session.ts';
import { beginBackground, planBackground } from './background.ts';
import { handleEvent } from './handle-event.ts';
import { messaging } from './messaging.ts';
import type { OpenConversation } from './open-conversation.ts';
import { checkConnection } from './reachability.ts';

let stream: EventStream | undefined;

/**
 * Connects the user to the live events and starts the messaging engine. A start after the session had ended continues
 * where the events stopped.
 * @param openConversation Opens a conversation, for a click on a notification.
 */
export function startMessaging(account: string, openConversation: OpenConversation): void {
  if (stream) {
    if (stream.state.status !== 'closed') return;
    stream = connect(stream.lastEventId);
    messaging.outbox.wake();
    return;
  }
  onReconnected(() => messaging.reconnected());
  subscribeKey(connection, 'unreachable', (unreachable) => {
    if (!unreachable) retryNow();
  });
  stream = connect(undefined);
  void messaging.start();
  planBackground(account, openConversation);
}

/** Retries everything that waits for the network, now. */
export function retryNow(): void {
  stream?.retryNow();
  messaging.outbox.wake();
}

function connect(lastEventId: string | undefined): EventStream {
  let resumed = lastEventId !== undefined;
  /** The first attempt has failed: what pages fetched meanwhile may be out of date. */
  let late = false;
  const onState = (state: EventStreamState) => {
    if (state.status === 'waiting') setConnection('waiting', state.retryAt);
    else setConnection(state.status);
    // Without a network, what the device has cached is all there is to show.
    if (state.status === 'waiting') {
      late = true;
      void checkConnection();
      void beginBackground();
    }
    if (state.status === 'closed' && state.reason === 'session-expired') endSession();
    if (state.status !== 'open') return;
    messaging.connected({ resumed });
    // Lists are fetched only once events flow, so that no event is missed between the two.
    if (!resumed) {
      if (late) void queryClient.invalidateQueries();
      else invalidate('friends');
      void loadMessageSettings();
    }
    resumed = true;
  };
  return openEventStream({ client, lastEventId, onEvent: handleEvent, onState });
}
