import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import type { Message, Target } from '../contract/message.ts';
import { messages } from '../contract/messages.ts';
import { fold } from '../rules/normalise.ts';
import { nameOf, seenBy, targetIdOf } from './message-lines.ts';
import { mock } from './mock.ts';
import type { MockWorld } from './world.ts';

const named = ({ type, targetId: id }: { type: Target['type']; targetId: string }): Target => ({ type, id });

/** How people keep their conversations, and what they ask of them. */
export function chatMocks(world: MockWorld): HttpHandler[] {
  const { identify } = world;
  const keep = (
    userId: string,
    target: Target,
    wanted: { top?: 0 | 1; mute?: 0 | 1; marked?: 0 | 1; hidden?: true },
  ): { code: string } => {
    const { messages: list, kept } = world.conversation(userId, target);
    const { hidden, ...flags } = wanted;
    const before = kept.get(userId) ?? { top: 0, mute: 0, marked: 0, hiddenSeq: 0 };
    // Without messages only what is pinned is in the list.
    const emptied = list.length === 0 && wanted.top !== undefined ? { hiddenSeq: wanted.top ? -1 : 0 } : {};
    const now = { ...before, ...flags, ...emptied, ...(hidden ? { hiddenSeq: list.length } : {}) };
    kept.set(userId, now);
    if (JSON.stringify(now) !== JSON.stringify(before)) {
      world.publish(userId, { type: 'chat', targetType: target.type, targetId: target.id, ...now });
    }
    return { code: codes.ok };
  };

  return [
    mock(messages.setTop, ({ top, ...chat }, { userId }) => keep(userId, named(chat), { top }), identify),
    mock(messages.setMute, ({ mute, ...chat }, { userId }) => keep(userId, named(chat), { mute }), identify),
    mock(
      messages.setUnread,
      ({ unread, ...chat }, { userId }) => keep(userId, named(chat), { marked: unread }),
      identify,
    ),
    mock(messages.hide, (chat, { userId }) => keep(userId, named(chat), { hidden: true }), identify),
    mock(
      messages.typing,
      ({ targetId, type }, { userId }) => {
        const { members } = world.conversation(userId, { type, id: targetId });
        const name = world.person(userId)?.name ?? userId;
        for (const member of members) {
          if (member === userId) continue;
          world.publish(member, { type: 'typing', userId, name, targetType: type, targetId });
        }
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      messages.pinned,
      (chat, { userId }) => {
        const { pins, removed } = world.conversation(userId, named(chat));
        return { code: codes.ok, list: pins.filter(({ message }) => !removed.get(userId)?.has(message.seq)) };
      },
      identify,
    ),
    mock(
      messages.readers,
      ({ messageId }, { userId }) => {
        const { conversation, message } = world.message(userId, messageId);
        const readers = conversation.members
          .filter((member) => member !== message.sender)
          .map((member) => ({ userId: member, name: world.person(member)?.name ?? member }));
        const hasRead = ({ userId: reader }: { userId: string }) =>
          (conversation.read.get(reader) ?? 0) >= message.seq;
        return {
          code: codes.ok,
          result: { read: readers.filter(hasRead), unread: readers.filter((reader) => !hasRead(reader)) },
        };
      },
      identify,
    ),
    mock(
      messages.search,
      ({ q, targetId, type, sender, from = 0, to = Infinity, kind, page, size }, { userId }) => {
        if (targetId !== undefined && type) world.conversation(userId, { type, id: targetId });
        const words = fold(q).split(/\s+/u).filter(Boolean);
        const matches = (message: Message) =>
          !message.removed &&
          !message.recalled &&
          message.kind !== 'system' &&
          (sender === undefined || message.sender === sender) &&
          (kind === undefined || message.kind === kind) &&
          message.sendTime >= from &&
          message.sendTime <= to &&
          words.every((word) => fold(`${message.msg}\n${message.file?.name ?? ''}`).includes(word));
        const found = [...world.conversations.values()]
          .filter((conversation) => conversation.members.includes(userId))
          .filter((conversation) => targetId === undefined || targetIdOf(conversation, userId) === targetId)
          .flatMap((conversation) =>
            seenBy(conversation, userId)
              .filter(matches)
              .map((message) => ({ message, name: nameOf(world, conversation, userId) })),
          )
          .toSorted((a, b) => b.message.sendTime - a.message.sendTime || b.message.seq - a.message.seq);
        const list = words.length === 0 ? [] : found.slice((page - 1) * size, page * size);
        return { code: codes.ok, list, hasMore: found.length > page * size && list.length > 0 };
      },
      identify,
    ),
  ];
}
