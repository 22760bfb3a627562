import type { Conversation, Message, PinnedMessage, Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { useSnapshot } from 'valtio/react';
import { inOrder } from '../conversations/order.ts';
import type { ConversationHistory } from '../history/history-state.ts';
import type { Messaging } from '../messaging.ts';
import type { OutboxItem } from '../outbox/outbox-state.ts';
import type { DataStatus } from '../status.ts';

/** The conversation list, in its order. */
export function useConversationList({ conversations }: Pick<Messaging, 'conversations'>): {
  status: DataStatus;
  conversations: Conversation[];
} {
  const { status, byKey } = useSnapshot(conversations.state);
  return { status, conversations: inOrder(byKey) };
}

/** One conversation of the list; undefined until it is known. */
export function useConversation(
  { conversations }: Pick<Messaging, 'conversations'>,
  target: Target,
): Readonly<Conversation> | undefined {
  return useSnapshot(conversations.state).byKey[targetKey(target)];
}

/** The loaded history of a conversation; undefined until it is opened. */
export function useHistory(
  { history }: Pick<Messaging, 'history'>,
  target: Target,
): Readonly<ConversationHistory> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a snapshot differs in the depth of readonly alone; the messages are the same objects (ref)
  return useSnapshot(history.state).byKey[targetKey(target)] as ConversationHistory | undefined;
}

/** What is pinned in a conversation, the last pinned first. */
export function usePinned({ pinned }: Pick<Messaging, 'pinned'>, target: Target): readonly PinnedMessage[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (useSnapshot(pinned.state).byKey[targetKey(target)] ?? none) as readonly PinnedMessage[];
}

const none: readonly never[] = [];

/** Outbox items of a conversation that its history does not hold yet. */
export function useOutboxItems(
  { outbox }: Pick<Messaging, 'outbox'>,
  target: Target,
  history: readonly Message[] = none,
): readonly OutboxItem[] {
  const { items } = useSnapshot(outbox.state);
  const key = targetKey(target);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const waiting = (items as readonly OutboxItem[]).filter(({ target: of }) => targetKey(of) === key);
  const [first] = waiting;
  if (!first) return waiting;
  const { account } = first;
  // Ids of clients are unique per sender only.
  const known = new Set(
    history.flatMap(({ sender, clientMsgId }) => (sender === account ? clientMsgId : [])),
  );
  return waiting.filter(({ clientMsgId }) => !known.has(clientMsgId));
}

/** The unsent text of a conversation. Updates in the same tick, for a text field. */
export function useDraft({ drafts }: Pick<Messaging, 'drafts'>, target: Target): string {
  return useSnapshot(drafts.texts.state, { sync: true }).byKey[targetKey(target)] ?? '';
}

/** Names of those who are typing in a conversation. */
export function useTyping({ typing }: Pick<Messaging, 'typing'>, target: Target): readonly string[] {
  return Object.values(useSnapshot(typing.state).byKey[targetKey(target)] ?? {});
}
