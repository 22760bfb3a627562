import type { Message, Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy, ref } from 'valtio/vanilla';
import type { DataStatus } from '../status.ts';

/**
 * State of the newest page. Beside the usual ones:
 * - `missing`: there is no such person or group (decision B15).
 * - `left`: the user is not in the group any more, or it was dissolved.
 */
export type HistoryStatus = DataStatus | 'missing' | 'left';

/** State of the pages before and after what is loaded. */
export type PageStatus = 'idle' | 'loading' | 'error';

/**
 * The loaded messages of one conversation: without gaps, and up to the newest unless the user went to an earlier place
 * (`hasMoreAfter`). A message that the user removed keeps its place.
 */
export interface ConversationHistory {
  target: Target;
  status: HistoryStatus;
  /** Oldest first. Replaced as a whole, never changed in place, so that lists of 100,000 stay cheap. */
  messages: readonly Message[];
  hasMoreBefore: boolean;
  beforeStatus: PageStatus;
  /** The newest messages are not loaded: an earlier place is. */
  hasMoreAfter: boolean;
  afterStatus: PageStatus;
  /** Position of the newest message that an event named. */
  heardSeq: number;
  /** The place to show; a new object shows it again. */
  jump?: { readonly seq: number } | undefined;
  /** Read position of the other person; one-to-one only. */
  peerReadSeq: number;
  /** Read position of the user when the first page came. */
  readSeq: number;
  /** With the status `left`: the system message that ended the group, for its members who were connected. */
  ending?: Message | undefined;
}

export interface HistoryState {
  /** By `targetKey`. */
  byKey: Record<string, ConversationHistory>;
  /** The conversation on screen. */
  current?: Target | undefined;
}

/** The newest page of a conversation, as a device caches it. */
export type CachedHistory = Pick<
  ConversationHistory,
  'messages' | 'hasMoreBefore' | 'peerReadSeq' | 'readSeq'
>;

export function createHistoryState() {
  const state = proxy<HistoryState>({ byKey: {} });
  const of = (target: Target): ConversationHistory | undefined => state.byKey[targetKey(target)];

  /** An empty history that loads, unless there is one. */
  function begin(target: Target): void {
    state.byKey[targetKey(target)] ??= {
      target: { type: target.type, id: target.id },
      status: 'loading',
      messages: ref([]),
      hasMoreBefore: false,
      beforeStatus: 'idle',
      hasMoreAfter: false,
      afterStatus: 'idle',
      heardSeq: 0,
      peerReadSeq: 0,
      readSeq: 0,
    };
  }

  return { state, of, begin };
}

export function setMessages(history: ConversationHistory, list: readonly Message[]): void {
  history.messages = ref(list);
}
