import type { Conversation, Message, Target } from '@snap/portal-api/contract';
import { conversationOfEvent, targetKey } from '@snap/portal-api/live';
import type { ConversationList } from './conversations/conversation-list.ts';
import type { History } from './history/history.ts';
import type { Context } from './options.ts';

/**
 * Whether a message of another user is worth a notification: not in a muted conversation, and not when it was recalled,
 * or read elsewhere.
 * @param line The conversation in the list; undefined while the list is not loaded.
 */
export function shouldNotify(
  { seq, recalled }: Pick<Message, 'seq' | 'recalled'>,
  line: Pick<Conversation, 'muted' | 'readSeq'> | undefined,
): boolean {
  if (recalled) return false;
  return !line || (!line.muted && line.readSeq < seq);
}

export type NotificationPolicy = ReturnType<typeof createNotificationPolicy>;

/** Decides whether to notify the user of a message (decision B14). */
export function createNotificationPolicy(
  { account }: Pick<Context, 'account'>,
  conversations: ConversationList,
  history: History,
) {
  /** Ids of messages that were recalled while this page was open. */
  const recalled = new Set<string>();

  /** The conversation of a message that may notify: of another user, and not a system message. */
  function targetOf(message: Message): Target | undefined {
    if (message.sender === account() || message.kind === 'system') return undefined;
    return conversationOfEvent({ type: 'message', message }, account());
  }

  return {
    targetOf,
    /** Whether the conversation is the current one. The page knows whether it is visible. */
    isCurrent(target: Target): boolean {
      const { current } = history.state;
      return current !== undefined && targetKey(current) === targetKey(target);
    },
    /** Whether to notify, given the current state: check again after a delay. */
    allows(message: Message): boolean {
      const target = targetOf(message);
      if (!target || recalled.has(message.id)) return false;
      return shouldNotify(message, conversations.state.byKey[targetKey(target)]);
    },
    /** A recalled message never notifies, even if its own event comes later. */
    recall({ id }: Pick<Message, 'id'>): void {
      recalled.add(id);
    },
  };
}
