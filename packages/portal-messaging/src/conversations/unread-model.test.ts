import type { Conversation, Message, PortalEvent } from '@snap/portal-api/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiOf } from '../testing/engine.ts';
import { me, message, peer, withPeer } from '../testing/messages.ts';
import { createConversationList } from './conversation-list.ts';
import { unreadTotal } from './order.ts';

const key = `user:${peer}`;

/** The conversation as the server stores it: counts message by message, without positions. */
function createServer() {
  const messages: { message: Message; removed: boolean }[] = [];
  const events: PortalEvent[] = [];
  let readSeq = 0;
  let muted = false;
  let marked = false;
  const of = (index: number) => messages[index % Math.max(1, messages.length)];
  const waits = ({ message: { seq, sender, kind, recalled }, removed }: (typeof messages)[number]) =>
    seq > readSeq && sender !== me && kind !== 'system' && !recalled && !removed;
  const calls = ({ message: { mentions } }: (typeof messages)[number]) => mentions.includes(me);

  return {
    events,
    write(fields: Partial<Message>): void {
      const added = message(messages.length + 1, fields);
      messages.push({ message: added, removed: false });
      // Sending marks as read unless older messages are unread; a system message does not.
      if (added.sender === me && added.kind !== 'system' && readSeq === added.seq - 1) readSeq = added.seq;
      events.push({ type: 'message', message: added });
    },
    edit(index: number, mentions: string[]): void {
      const known = of(index);
      if (!known || known.message.recalled || known.message.kind === 'system') return;
      known.message = { ...known.message, rev: known.message.rev + 1, mentions };
      events.push({ type: 'edit', message: known.message });
    },
    recall(index: number): void {
      const known = of(index);
      if (!known || known.message.recalled || known.message.kind === 'system') return;
      known.message = {
        ...known.message,
        rev: known.message.rev + 1,
        recalled: true,
        text: '',
        mentions: [],
      };
      events.push({ type: 'recall', message: known.message });
    },
    remove(index: number): void {
      const known = of(index);
      if (!known || known.removed) return;
      known.removed = true;
      events.push({ type: 'remove', targetType: 'user', targetId: peer, seq: known.message.seq });
    },
    read(index: number): void {
      const known = of(index);
      if (!known || known.message.seq <= readSeq) return;
      readSeq = known.message.seq;
      events.push({ type: 'read', userId: me, targetType: 'user', targetId: peer, lastSeq: readSeq });
    },
    keep(change: { muted?: boolean; marked?: boolean }): void {
      muted = change.muted ?? muted;
      marked = change.marked ?? marked;
      events.push({
        type: 'chat',
        targetType: 'user',
        targetId: peer,
        pinned: false,
        muted,
        markedUnread: marked,
        hiddenSeq: -1,
      });
    },
    /** The current conversation list with positions, as the real server returns it. */
    list(): Conversation[] {
      const unread = messages.filter(({ message: { seq } }) => seq > readSeq);
      return [
        {
          target: withPeer,
          name: '李娜',
          lastTime: messages.at(-1)?.message.sendTime ?? 0,
          lastSeq: messages.length,
          readSeq,
          mentionSeqs: unread.filter((each) => waits(each) && calls(each)).map(({ message: { seq } }) => seq),
          uncountedSeqs: unread.filter((each) => !waits(each)).map(({ message: { seq } }) => seq),
          pinned: false,
          muted,
          ...(marked && { markedUnread: true }),
        },
      ];
    },
    count(): number {
      const waiting = messages.filter((each) => waits(each) && (!muted || calls(each))).length;
      return marked ? Math.max(1, waiting) : waiting;
    },
  };
}

type Step =
  | { do: 'write'; own: boolean; system: boolean; mentions: boolean }
  | { do: 'edit'; index: number; mentions: boolean }
  | { do: 'recall' | 'remove' | 'read'; index: number }
  | { do: 'mute' | 'mark'; on: boolean }
  /** Events up to now arrive. */
  | { do: 'deliver' }
  /** Events from an earlier position arrive again, as after a reconnection. */
  | { do: 'replay'; from: number }
  /** A request for the list reaches the server, or its response arrives. */
  | { do: 'request' }
  | { do: 'respond' };

const index = fc.nat({ max: 20 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('write' as const),
      own: fc.boolean(),
      system: fc.boolean(),
      mentions: fc.boolean(),
    }),
    fc.record({ do: fc.constant('edit' as const), index, mentions: fc.boolean() }),
    fc.record({ do: fc.constantFrom('recall' as const, 'remove' as const, 'read' as const), index }),
    fc.record({ do: fc.constantFrom('mute' as const, 'mark' as const), on: fc.boolean() }),
    fc.constant({ do: 'deliver' as const }),
    fc.record({ do: fc.constant('replay' as const), from: index }),
    fc.constant({ do: 'request' as const }),
    fc.constant({ do: 'respond' as const }),
  ),
  { maxLength: 40 },
);

async function run(plan: readonly Step[]) {
  const server = createServer();
  const responses: (() => void)[] = [];
  const list = createConversationList({
    account: () => me,
    api: apiOf({
      recent: () => {
        const result = server.list();
        return new Promise((resolve) => {
          responses.push(() => resolve(result));
        });
      },
    }),
  });
  let delivered = 0;
  const deliver = () => {
    for (const event of server.events.slice(delivered)) list.apply(event);
    delivered = server.events.length;
  };
  const respond = async () => {
    responses.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };

  // As at the start of the page: events flow, then the list is requested.
  server.write({ sender: peer });
  deliver();
  void list.load();
  await respond();

  for (const step of plan) {
    switch (step.do) {
      case 'write':
        server.write({
          sender: step.own ? me : peer,
          ...(step.system && { kind: 'system' }),
          mentions: step.mentions && !step.system ? [me] : [],
        });
        break;
      case 'edit':
        server.edit(step.index, step.mentions ? [me] : []);
        break;
      case 'recall':
      case 'remove':
      case 'read':
        server[step.do](step.index);
        break;
      case 'mute':
        server.keep({ muted: step.on });
        break;
      case 'mark':
        server.keep({ marked: step.on });
        break;
      case 'deliver':
        deliver();
        break;
      case 'replay':
        for (const event of server.events.slice(step.from, delivered)) list.apply(event);
        break;
      case 'request':
        // Only while events flow: events already included in a list response would be applied later.
        deliver();
        void list.load();
        break;
      default:
        await respond();
    }
  }
  deliver();
  while (responses.length > 0) await respond();
  return { count: unreadTotal(list.state.byKey), line: list.state.byKey[key], server };
}

test('unread counts › agree with the server, in whichever order events and responses arrive', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const { count, line, server } = await run(plan);
      expect(count).toBe(server.count());
      expect(line?.mentionSeqs).toEqual(server.list()[0]?.mentionSeqs);
    }),
    { numRuns: 300 },
  );
}, 60_000);
