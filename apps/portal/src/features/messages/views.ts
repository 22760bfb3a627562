import type { Conversation, Message } from '@snap/portal-api/contract';
import type { ConversationView, MessageView } from '@snap/portal-ui';
import type { OutgoingMessage } from '../../stores/outbox.ts';
import { targetKey, unreadOf } from '@snap/portal-api/live';

export function toConversationView(
  { target, name, lastMessage, pinned, muted, ...positions }: Conversation,
  me: string,
  extras: { draft?: string | undefined; failed: boolean },
): ConversationView {
  return {
    id: targetKey(target),
    kind: target.type === 'user' ? 'person' : target.type,
    targetId: target.id,
    name,
    lastMessage: lastMessage && {
      text: lastMessage.text,
      own: lastMessage.sender === me,
      senderName: target.type === 'user' ? undefined : lastMessage.senderName,
      time: positions.lastTime,
    },
    unread: unreadOf(positions),
    pinned,
    muted,
    draft: extras.draft,
    failed: extras.failed,
  };
}

// A message never changes, so neither does its row: a list of thousands is not made anew for one more.
const rows = new WeakMap<Message, MessageView>();

export function toMessageView(message: Message, me: string, readByPeer: boolean): MessageView {
  const own = message.sender === me;
  const state = own && readByPeer ? 'read' : 'sent';
  const known = rows.get(message);
  if (known?.state === state) return known;
  const row: MessageView = {
    id: message.clientMsgId,
    seq: message.seq,
    sender: { id: message.sender, name: message.senderName },
    own,
    text: message.msg,
    time: message.sendTime,
    state,
  };
  rows.set(message, row);
  return row;
}

export function toOutgoingView(
  { clientMsgId, text, createdAt, state }: Readonly<OutgoingMessage>,
  me: { id: string; name: string },
  failure: string | undefined,
): MessageView {
  return { id: clientMsgId, sender: me, own: true, text, time: createdAt, state, failure };
}
