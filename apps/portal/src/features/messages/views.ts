import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Message, MessageFile } from '@snap/portal-api/contract';
import { fileKindOf } from '@snap/portal-api/rules';
import type { FileView, MessageView } from '@snap/portal-ui';
import type { OutgoingMessage } from '../../stores/outgoing.ts';
import { seqOfMessageId } from '../../stores/targets.ts';

// A message object never changes, so neither does its row: a list of thousands is not made anew for one more.
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
    ...carriedBy(message, me),
  };
  rows.set(message, row);
  return row;
}

/** What a message has beside its text. */
function carriedBy(message: Message, me: string): Partial<MessageView> {
  const { quote, file, editTime, recalled, recalledBy, reactions } = message;
  const recaller = recalledBy === message.sender ? message.senderName : i18n._(msg`The owner of the group`);
  return {
    ...(quote
      ? {
          quote: {
            seq: seqOfMessageId(quote.id),
            senderName: quote.senderName,
            text: quote.msg,
            recalled: quote.recalled,
          },
        }
      : {}),
    ...(file ? { files: [toFileView(file)] } : {}),
    ...(editTime === undefined ? {} : { edited: true }),
    ...(recalled ? { recalledBy: { own: recalledBy === me, name: recaller } } : {}),
    ...(reactions.length > 0
      ? {
          reactions: reactions.map(({ emoji, userIds }) => ({
            emoji,
            count: userIds.length,
            own: userIds.includes(me),
          })),
        }
      : {}),
  };
}

function toFileView({ id, name, size }: MessageFile): FileView {
  return { id, name, size, kind: fileKindOf(name) };
}

export function toOutgoingView(
  { clientMsgId, text, createdAt, state }: Readonly<OutgoingMessage>,
  me: { id: string; name: string },
  failure: string | undefined,
): MessageView {
  return { id: clientMsgId, sender: me, own: true, text, time: createdAt, state, failure };
}
