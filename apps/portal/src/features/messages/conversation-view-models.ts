import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Conversation, LastMessage } from '@snap/portal-api/contract';
import { targetKey, unreadOf } from '@snap/portal-api/live';
import { standsForFile } from '@snap/portal-messaging';
import type { ConversationView, OutboxItemView } from '@snap/portal-ui/conversation-list';
import { toMarkMembers } from '../../stores/person-view-models.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { withoutCodeMarks } from './code-marks.ts';
import { withOwnEveryone } from './everyone.ts';
import { conversationName, isOwnConversation } from './own-conversation.ts';
import { systemText } from './system-text.ts';

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

/** Its summary is a sentence that names the actor. */
const isEvent = ({ system, recalled }: LastMessage) => system !== undefined || recalled;

/** Summary of a message in the conversation list. */
export function summaryOf(message: LastMessage, me: string): string {
  const { recalled, text, kind, system, callsAll } = message;
  if (system) return systemText(system, me).text;
  if (recalled) return recallText(message, me);
  if (text !== '' && !standsForFile(text, kind))
    return withoutCodeMarks(callsAll ? withOwnEveryone(text) : text);
  return kind === 'image' ? i18n._(msg`[Picture]`) : i18n._(msg`[File]`);
}

function recallText({ sender, senderName, recalledBy = sender }: LastMessage, me: string): string {
  if (recalledBy === me) return i18n._(msg`You recalled a message`);
  const name = recalledBy === sender ? senderName : i18n._(msg`The owner of the group`);
  return i18n._(msg`${name} recalled a message`);
}
