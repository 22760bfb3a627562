import type { Conversation } from '@snap/portal-api/contract';
import { targetKey, unreadOf } from '@snap/portal-api/live';
import type { ConversationView, OutboxItemView } from '@snap/portal-ui/conversation-list';
import { toMarkMembers } from '../../stores/person-view-models.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { conversationName, isOwnConversation } from '../../i18n/message-texts/own-conversation.ts';
import { isEvent, summaryOf } from '../../i18n/message-texts/summary.ts';

/** A row of the conversation list. */
export function toConversationView(
  {
    target,
    name,
    avatarVersion,
    firstMembers,
    lastMessage,
    pinned,
    muted,
    markedUnread,
    ...positions
  }: Conversation,
  me: string,
  extras: {
    /** The summaries depend on it. */
    language: string;
    draft?: string | undefined;
    outboxItem?: OutboxItemView | undefined;
    writers?: readonly string[] | undefined;
  },
): ConversationView {
  return {
    id: targetKey(target),
    kind: target.type === 'user' ? 'person' : target.type,
    targetId: target.id,
    name: conversationName(target, name, { me, language: extras.language }),
    avatarUrl: avatarUrlOf(target, avatarVersion),
    members: toMarkMembers(firstMembers),
    lastMessage: lastMessage && {
      text: summaryOf(lastMessage, me),
      own: lastMessage.sender === me && !isEvent(lastMessage) && !isOwnConversation(target, me),
      senderName: target.type === 'user' || isEvent(lastMessage) ? undefined : lastMessage.senderName,
      time: positions.lastTime,
    },
    unread: unreadOf(positions),
    markedUnread,
    mentioned: positions.mentionSeqs.length > 0,
    pinned,
    muted,
    draft: extras.draft,
    outboxItem: extras.outboxItem,
    writers: extras.writers,
  };
}
