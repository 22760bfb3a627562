import { useSnapshot } from 'valtio';
import type { ConversationView } from '@snap/portal-ui';
import type { Conversation } from '@snap/portal-api/contract';
import { conversations, inOrder } from '../../stores/conversations.ts';
import { drafts } from '../../stores/drafts.ts';
import { outgoing } from '../../stores/outgoing.ts';
import { session } from '../../stores/session.ts';
import { typing } from '../../stores/typing.ts';
import { targetKey } from '@snap/portal-api/live';
import { toConversationView } from './conversation-view.ts';

/** The recent conversations as the list shows them, in its order. */
export function useConversationViews(): ConversationView[] {
  const { byKey } = useSnapshot(conversations);
  const { byKey: draftTexts } = useSnapshot(drafts);
  const { items } = useSnapshot(outgoing);
  const { userId } = useSnapshot(session);
  const { byKey: writing } = useSnapshot(typing);
  const failed = new Set(
    items.filter(({ state }) => state === 'failed').map(({ target }) => targetKey(target)),
  );
  return inOrder(byKey as Record<string, Conversation>)
    .filter(({ name }) => name !== '')
    .map((conversation) => {
      const key = targetKey(conversation.target);
      return toConversationView(conversation, userId, {
        draft: draftTexts[key],
        failed: failed.has(key),
        writers: Object.values(writing[key] ?? {}),
      });
    });
}
