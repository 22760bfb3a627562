import type { WireOf } from '../contract/endpoint.ts';
import { mentionAll, type Message } from '../contract/message.ts';
import type { messages } from '../contract/messages.ts';
import { tombstone } from '../live/messages.ts';
import type { MockConversation, MockWorld } from './world.ts';

type Line = WireOf<typeof messages.recent>['mobileVOList'][number];

/** The messages of a conversation as one person has them. */
export function seenBy(conversation: MockConversation, userId: string): Message[] {
  const removed = conversation.removed.get(userId);
  return conversation.messages.map((message) => (removed?.has(message.seq) ? tombstone(message) : message));
}

/** The newest message that a person has not removed for themself, as a line of the recent list shows it. */
export function lastOf(conversation: MockConversation, userId: string): Message | undefined {
  return seenBy(conversation, userId).findLast(({ removed }) => !removed);
}

/** What a conversation is called by one of its members. */
export function targetIdOf({ type, id, members }: MockConversation, userId: string): string {
  return type === 'user' ? (members.find((member) => member !== userId) ?? userId) : id;
}

/** What a person's list calls a conversation. */
export function nameOf(world: MockWorld, conversation: MockConversation, userId: string): string {
  const group = world.groups.find(({ id }) => id === conversation.id);
  const peer = targetIdOf(conversation, userId);
  return (group ?? world.person(peer) ?? world.app(peer))?.name ?? peer;
}

/** A person's lines of the recent list. */
export function linesOf(world: MockWorld, userId: string): Line[] {
  return [...world.conversations.values()].flatMap((conversation): Line[] => {
    const newest = conversation.messages.at(-1);
    const kept = conversation.kept.get(userId);
    if (!conversation.members.includes(userId)) return [];
    if ((newest?.seq ?? 0) <= (kept?.hiddenSeq ?? 0)) return [];
    const readSeq = conversation.read.get(userId) ?? 0;
    const unread = seenBy(conversation, userId).filter(({ seq }) => seq > readSeq);
    const uncountedSeqs = unread
      .filter(({ removed, recalled, kind }) => removed || recalled || kind === 'system')
      .map(({ seq }) => seq);
    const calls = ({ mentions }: Message) => mentions.some((id) => id === userId || id === mentionAll);
    return [
      {
        type: conversation.type,
        userId: targetIdOf(conversation, userId),
        name: nameOf(world, conversation, userId),
        ...shown(lastOf(conversation, userId)),
        ...(newest ? { lastTime: newest.sendTime } : {}),
        lastSeq: newest?.seq ?? 0,
        readSeq,
        unread: unread.length - uncountedSeqs.length,
        mentionSeqs: unread.filter(calls).map(({ seq }) => seq),
        uncountedSeqs,
        top: kept?.top ?? 0,
        mute: kept?.mute ?? 0,
        ...(kept?.marked ? { marked: 1 as const } : {}),
        ...(world.groups.find(({ id }) => id === conversation.id)?.topic?.closed
          ? { closed: 1 as const }
          : {}),
      },
    ];
  });
}

function shown(last: Message | undefined): Partial<Line> {
  if (!last) return {};
  return {
    lastMsg: last.msg,
    lastMsgSeq: last.seq,
    lastMsgRev: last.rev,
    lastMsgTime: last.sendTime,
    lastKind: last.kind,
    ...(last.system ? { lastSystem: last.system } : {}),
    lastRecalled: last.recalled ? 1 : 0,
    lastSender: last.sender,
    lastSenderName: last.senderName,
  };
}
