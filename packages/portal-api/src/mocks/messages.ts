import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { fieldErrors } from '../contract/field-errors.ts';
import {
  decodeMessage,
  messageBody,
  type Message,
  type MessageBody,
  type Target,
} from '../contract/message.ts';
import { messages } from '../contract/messages.ts';
import { chatMocks } from './chats.ts';
import { linesOf, seenBy } from './message-lines.ts';
import { messageChangeMocks } from './message-changes.ts';
import { invalidInput, mock, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** Sending, reading and listing conversations, and what becomes of messages. */
export function messageMocks(world: MockWorld): HttpHandler[] {
  const send = (callerId: string, sender: string, target: Target, text: string) => {
    if (sender !== callerId) throw new MockRefusal(codes.forbidden, 403);
    return { code: codes.ok, result: world.send(sender, target, readBody(text)) };
  };
  const { identify } = world;

  return [
    mock(
      messages.sendToUser,
      ({ sender, recipient, message }, { userId }) =>
        send(userId, sender, { type: 'user', id: recipient }, message),
      identify,
    ),
    mock(
      messages.sendToGroup,
      ({ sender, groupId, message }, { userId }) =>
        send(userId, sender, { type: 'group', id: groupId }, message),
      identify,
    ),
    mock(
      messages.history,
      ({ targetId, type, beforeId, afterId, aroundId, size }, { userId }) => {
        const conversation = world.conversation(userId, { type, id: targetId });
        const page = pageOf(seenBy(conversation, userId), { beforeId, afterId, aroundId }, size);
        const idAt = (seq: number | undefined) => conversation.messages[(seq ?? 0) - 1]?.id;
        const readId = idAt(conversation.read.get(userId));
        const peerReadId = type === 'user' ? idAt(conversation.read.get(targetId)) : undefined;
        return {
          code: codes.ok,
          ...page,
          ...(readId ? { readId } : {}),
          ...(peerReadId ? { peerReadId } : {}),
        };
      },
      identify,
    ),
    mock(
      messages.setReadState,
      ({ targetId, type, lastId }, { userId }) => {
        const { messages: list, read, kept } = world.conversation(userId, { type, id: targetId });
        const [{ seq }, before] = [find(list, lastId), read.get(userId) ?? 0];
        const readSeq = Math.max(seq, before);
        read.set(userId, readSeq);
        const own = kept.get(userId);
        if (own?.marked) {
          kept.set(userId, { ...own, marked: 0 });
          world.publish(userId, { type: 'chat', targetType: type, targetId, ...own, marked: 0 });
        }
        const told = readSeq > before ? [userId, ...(type === 'user' ? [targetId] : [])] : [];
        for (const person of told) {
          world.publish(person, { type: 'read', userId, targetType: type, targetId, lastSeq: readSeq });
        }
        return { code: codes.ok, result: { readSeq } };
      },
      identify,
    ),
    mock(
      messages.unread,
      (_, { userId }) => {
        const list = linesOf(world, userId)
          .filter(({ unread }) => unread > 0)
          .map(({ type, userId: targetId, unread, mentionSeqs }) => ({
            type,
            targetId,
            unread,
            mention: mentionSeqs.length > 0 ? (1 as const) : (0 as const),
          }));
        return { code: codes.ok, total: list.reduce((sum, { unread }) => sum + unread, 0), list };
      },
      identify,
    ),
    mock(
      messages.recent,
      (_, { userId }) => ({
        code: codes.ok,
        mobileVOList: linesOf(world, userId).toSorted(
          (a, b) => b.top - a.top || (b.lastTime ?? 0) - (a.lastTime ?? 0),
        ),
      }),
      identify,
    ),
    ...messageChangeMocks(world),
    ...chatMocks(world),
  ];
}

/** The text of a send (B4): a JSON body, or any other text as it is. */
function readBody(text: string): MessageBody {
  const value = decodeMessage(text);
  const body = messageBody.safeParse(value);
  if (!body.success) throw invalidInput(...fieldErrors(messageBody, value, 'message'));
  if (body.data.msg.trim() === '' && !body.data.file) throw new MockRefusal(codes.messageEmpty);
  return body.data;
}

function find(list: readonly Message[], id: string): Message {
  const found = list.find((message) => message.id === id);
  if (found === undefined) throw new MockRefusal(codes.unknownMessage);
  return found;
}

function pageOf(
  list: readonly Message[],
  anchor: { beforeId?: string | undefined; afterId?: string | undefined; aroundId?: string | undefined },
  size: number,
): { list: Message[]; hasMoreBefore: boolean; hasMoreAfter: boolean } {
  const seqOf = (id: string | undefined) => (id === undefined ? undefined : find(list, id).seq);
  const [before, after, around] = [seqOf(anchor.beforeId), seqOf(anchor.afterId), seqOf(anchor.aroundId)];
  let from = list.length - size;
  if (before !== undefined) from = before - 1 - size;
  else if (after !== undefined) from = after;
  else if (around !== undefined) from = around - 1 - Math.floor(size / 2);
  const to = before === undefined ? from + size : before - 1;
  const [first, last] = [Math.max(0, from), Math.min(list.length, to)];
  return { list: list.slice(first, last), hasMoreBefore: first > 0, hasMoreAfter: last < list.length };
}
