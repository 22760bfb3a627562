import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import type { PortalEvent } from '../contract/events.ts';
import type { Message, Reaction } from '../contract/message.ts';
import { messages } from '../contract/messages.ts';
import { applyToMessages, applyToPinned } from '../live/messages.ts';
import { lastMessageOf } from '../live/conversations.ts';
import { lastOf, targetIdOf } from './message-lines.ts';
import { mock, MockRefusal } from './mock.ts';
import { kindOf, type MockConversation, type MockWorld } from './world.ts';

const minute = 60_000;

/** What becomes of messages after they were sent: the same events that tell it bring it about. */
export function messageChangeMocks(world: MockWorld): HttpHandler[] {
  const { identify } = world;
  const tell = (conversation: MockConversation, event: PortalEvent) => {
    conversation.messages = [...applyToMessages(conversation.messages, event)];
    conversation.pins = [...applyToPinned(conversation.pins, event)];
    for (const member of conversation.members) world.publish(member, event);
  };
  const own = (userId: string, messageId: string) => {
    const found = world.change(userId, messageId);
    if (found.message.sender !== userId) throw new MockRefusal(codes.forbidden, 403);
    return found;
  };

  return [
    mock(
      messages.recall,
      ({ messageId }, { userId }) => {
        const { conversation, message } = own(userId, messageId);
        if (message.recalled) return { code: codes.ok, result: message };
        requireRecent(message, 2, new MockRefusal(codes.recallTooLate));
        const { file, quote, editTime: _, ...rest } = message;
        const left: Message = { ...rest, kind: 'text', msg: '', mentions: [], reactions: [] };
        const recalled: Message = { ...left, rev: message.rev + 1, recalled: true, recalledBy: userId };
        world.disk.takeBack(message.id);
        tell(conversation, { type: 'recall', message: recalled });
        const { msg, mentions } = message;
        const carried = { ...(file ? { file } : {}), ...(quote ? { quote: quote.id } : {}) };
        return { code: codes.ok, result: recalled, draft: { msg, mentions, ...carried } };
      },
      identify,
    ),
    mock(
      messages.edit,
      ({ messageId, msg, mentions, baseTime }, { userId }) => {
        const { conversation, message } = own(userId, messageId);
        world.requireOpen(conversation.id);
        if (message.recalled) throw new MockRefusal(codes.messageRecalled);
        if (msg.trim() === '' && !message.file) throw new MockRefusal(codes.messageEmpty);
        if (msg === message.msg && mentions === undefined) return { code: codes.ok, result: message };
        requireRecent(message, 24 * 60, new MockRefusal(codes.editTooLate));
        if (baseTime !== undefined && baseTime !== (message.editTime ?? 0)) {
          throw new MockRefusal(codes.editedMeanwhile);
        }
        const edited: Message = {
          ...message,
          msg,
          kind: kindOf({ msg, file: message.file }),
          mentions: mentions ?? message.mentions,
          rev: message.rev + 1,
          editTime: Date.now(),
        };
        tell(conversation, { type: 'edit', message: edited });
        return { code: codes.ok, result: edited };
      },
      identify,
    ),
    mock(
      messages.remove,
      ({ messageId }, { userId }) => {
        const { conversation, message } = world.change(userId, messageId);
        const removed = conversation.removed.get(userId) ?? new Set();
        if (removed.has(message.seq)) return { code: codes.ok };
        conversation.removed.set(userId, removed.add(message.seq));
        const last = lastOf(conversation, userId);
        world.publish(userId, {
          type: 'remove',
          targetType: conversation.type,
          targetId: targetIdOf(conversation, userId),
          seq: message.seq,
          ...(last ? { last: lastMessageOf(last) } : {}),
        });
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      messages.react,
      ({ messageId, emoji, on }, { userId }) => {
        const { conversation, message } = world.change(userId, messageId);
        world.requireOpen(conversation.id);
        if (message.recalled) throw new MockRefusal(codes.messageRecalled);
        const reactions = withReaction(message.reactions, emoji, userId, on === 1);
        if (reactions === message.reactions) return { code: codes.ok, result: message };
        const { id, seq, sender, targetId, type } = message;
        const reacted = { id, seq, rev: message.rev + 1, sender, targetId, type, reactions };
        tell(conversation, { type: 'react', message: reacted, userId, emoji, on });
        return { code: codes.ok, result: world.message(userId, messageId).message };
      },
      identify,
    ),
    mock(
      messages.pin,
      ({ messageId, on }, { userId }) => {
        const { conversation, message } = world.change(userId, messageId);
        world.requireOpen(conversation.id);
        if (on && message.recalled) throw new MockRefusal(codes.messageRecalled);
        const pinned = conversation.pins.some((pin) => pin.message.id === messageId);
        if (pinned !== (on === 1)) {
          tell(conversation, { type: 'pin', message, on, userId, pinTime: Date.now() });
        }
        return { code: codes.ok };
      },
      identify,
    ),
  ];
}

function withReaction(reactions: Reaction[], emoji: string, userId: string, on: boolean): Reaction[] {
  const known = reactions.find((reaction) => reaction.emoji === emoji);
  if ((known?.userIds.includes(userId) ?? false) === on) return reactions;
  const others = (known?.userIds ?? []).filter((other) => other !== userId);
  const changed = { emoji, userIds: on ? [...others, userId] : others };
  if (!known) return [...reactions, changed];
  return reactions
    .map((reaction) => (reaction === known ? changed : reaction))
    .filter(({ userIds }) => userIds.length > 0);
}

function requireRecent({ sendTime }: Message, minutes: number, late: MockRefusal): void {
  if (Date.now() - sendTime > minutes * minute) throw late;
}
