import type { Message, Target } from '@snap/portal-api/contract';
import type { ConversationList } from '../conversations/conversation-list.ts';
import type { Edit } from '../drafts/draft-details-shape.ts';
import type { Context } from '../options.ts';
import type { Mention } from '../outbox/outbox-storage.ts';
import type { History } from './history.ts';
import type { Pinned } from './pinned.ts';

/** What the user does to messages that the server has (decision B7). All reject when the server refuses. */
export function createMessageMutations(
  { api }: Pick<Context, 'api'>,
  conversations: ConversationList,
  history: History,
  pinned: Pinned,
) {
  return {
    /** Adds a reaction of the user, or removes it. */
    async react({ id: messageId }: Message, emoji: string, on: boolean): Promise<void> {
      const message = await api.messages.react({ messageId, emoji, on });
      // A newer copy of the message, whatever changed in it.
      history.apply({ type: 'edit', message });
    },

    /** Replaces text and mentions of a message of the user. Mentions without a known name stay. */
    async edit(
      { messageId, baseTime, unnamed = [] }: Pick<Edit, 'messageId' | 'baseTime' | 'unnamed'>,
      { text, mentions }: { text: string; mentions: readonly Mention[] },
    ): Promise<void> {
      const message = await api.messages.edit({
        messageId,
        text,
        mentions: [...new Set([...mentions.map(({ id }) => id), ...unnamed])],
        baseTime,
      });
      history.apply({ type: 'edit', message });
      conversations.apply({ type: 'edit', message });
    },

    /**
     * Recalls a message for everyone.
     * @returns The text that it had, for its author to edit again.
     */
    async recall({ id: messageId }: Message): Promise<string | undefined> {
      const { message, draft } = await api.messages.recall({ messageId });
      history.apply({ type: 'recall', message });
      conversations.apply({ type: 'recall', message });
      return draft?.text || undefined;
    },

    /** Removes messages for the user alone, in their order: those after a failure stay. */
    async remove({ type, id }: Target, list: readonly Message[]): Promise<void> {
      for (const { id: messageId, seq } of list) {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await api.messages.remove({ messageId });
        const event = { type: 'remove', targetType: type, targetId: id, seq } as const;
        history.apply(event);
        pinned.apply(event);
      }
    },

    /** Pins a message for everyone, or unpins it. The event of it changes what is shown. */
    async pin(messageId: string, on: boolean): Promise<void> {
      await api.messages.pin({ messageId, on });
    },
  };
}
