import type { Conversation } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { inOrder, type OutboxItem } from '@snap/portal-messaging';
import type { ConversationView, OutboxItemView } from '@snap/portal-ui/conversation-list';
import { useSnapshot, type Snapshot } from 'valtio';
import { messaging } from '../../live/messaging.ts';
import { preferences } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { toConversationView } from './conversation-view-models.ts';

/** The recent conversations as the list shows them, in its order. */
export function useConversationViews(): ConversationView[] {
  const { byKey } = useSnapshot(messaging.conversations.state);
  const { byKey: draftTexts } = useSnapshot(messaging.drafts.texts.state);
  const { items } = useSnapshot(messaging.outbox.state);
  const { userId } = useSnapshot(session);
  const { language } = useSnapshot(preferences);
  const { byKey: writing } = useSnapshot(messaging.typing.state);
  const waiting = Map.groupBy(items, ({ target }) => targetKey(target));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a snapshot is the same but for its depth of readonly
  const lines = { ...firstMessages(waiting), ...(byKey as Record<string, Conversation>) };
  const waitingTimes = new Map(
    [...waiting].map(([key, own]) => [key, Math.max(...own.map(({ createdAt }) => createdAt))]),
  );
  return inOrder(lines, waitingTimes)
    .filter(({ name }) => name !== '')
    .map((conversation) => {
      const key = targetKey(conversation.target);
      return toConversationView(conversation, userId, {
        language,
        draft: draftTexts[key],
        outboxItem: toOutboxItem(waiting.get(key)),
        writers: Object.values(writing[key] ?? {}),
      });
    });
}

type Waiting = Snapshot<OutboxItem>;

/** Conversations whose first message is still in the outbox: the server does not know them yet. */
function firstMessages(waiting: ReadonlyMap<string, readonly Waiting[]>): Record<string, Conversation> {
  return Object.fromEntries(
    [...waiting]
      .flatMap(([key, [first]]) => (first ? [[key, first] as const] : []))
      .map(([key, first]) => [
        key,
        {
          target: { ...first.target },
          name: first.targetName ?? '',
          lastTime: first.createdAt,
          lastSeq: 0,
          readSeq: 0,
          mentionSeqs: [],
          uncountedSeqs: [],
          pinned: false,
          muted: false,
        },
      ]),
  );
}

/** The outbox item that the list shows: a failed one first, else the newest. */
function toOutboxItem(items: readonly Waiting[] = []): OutboxItemView | undefined {
  const item = items.find(({ state }) => state === 'failed') ?? items.at(-1);
  if (!item) return undefined;
  const { text, upload, file, state, createdAt: time } = item;
  return { text: text || (upload?.file.name ?? file?.name ?? ''), state, time };
}
