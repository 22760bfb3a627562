import fc from 'fast-check';
import { forgetInFavourites } from '../areas/collection/commands/forget-message.ts';
import { changeConversation } from '../areas/messages/commands/conversation-settings.ts';
import { updateGroup } from '../areas/groups/commands/change-group.ts';
import { join, leave } from '../areas/groups/commands/membership.ts';
import { createGroup } from '../areas/groups/commands/create-group.ts';
import { recallMessage } from '../areas/messages/commands/recall.ts';
import { readConversationList } from '../areas/messages/queries/conversation-list.ts';
import { setReadState } from '../areas/messages/commands/read-state.ts';
import { readUnread } from '../areas/messages/queries/unread.ts';
import { removeMessage } from '../areas/messages/commands/remove.ts';
import { writeBatch } from '../areas/messages/sending/write-batch.ts';
import { HttpRefusal, Refusal } from '../http/refusal.ts';
import type { Database, Tx } from '../store/database.ts';

/** Comparing costs more than a command: an error still shows a few commands later. */
const compareEvery = 4;

const people = ['demo~ann', 'demo~ben', 'demo~cleo'] as const;
/** The one-to-one conversation is between the first two; the group starts with them, and the third joins and leaves. */
const who = fc.nat({ max: 2 });
const where = fc.constantFrom<'group' | 'user'>('group', 'user');
const position = fc.nat({ max: 60 });

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), who, where, calls: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('read' as const), who, where, position }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), who, where, position }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recall' as const), who, where, position }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide' as const), who, where }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mark' as const), who, where }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rename' as const), who, where: fc.constant('group' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('join' as const), who: fc.constant(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), who: fc.constant(2) }) },
);
export type UnreadCommand = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Sequences of commands of a length. */
export const unreadCommands = (length: { minLength?: number; maxLength: number }) =>
  fc.array(command, { ...length, size: 'max' });

interface Place {
  member: boolean;
  joined: number;
  read: number;
  hidden: number;
  marked: boolean;
  removed: Set<number>;
}

interface Chat {
  id: string;
  /** Sender of each message; `system` for a system message, independent of its actor. */
  senders: number[];
  calling: Set<number>;
  recalled: Set<number>;
  places: Place[];
}

const system = -1;

const newPlace = (member: boolean): Place => ({
  member,
  joined: 0,
  read: 0,
  hidden: 0,
  marked: false,
  removed: new Set(),
});

/**
 * Runs commands on the real functions and on a small model, and compares the unread counts during and after. Cleans up.
 * Throws an error with the difference.
 */
export async function playUnread(database: Database, commands: readonly UnreadCommand[]): Promise<void> {
  const undone = new Error('undone');
  const playing = database.tenant('demo', async (tx) => {
    await play(tx, commands);
    throw undone;
  });
  await playing.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

async function play(tx: Tx, commands: readonly UnreadCommand[]) {
  const groupId = await createGroup(tx, {
    tenantId: 'demo',
    name: 'g',
    type: '1',
    ownerId: people[0],
    memberIds: people.slice(0, 2),
  });
  const chats = {
    group: emptyChat(groupId, [true, true, false]),
    user: emptyChat('', [true, true, false]),
  };
  for (const [index, step] of commands.entries()) {
    if (step.do === 'join' || step.do === 'leave') await comeOrGo(tx, chats.group, step.do === 'join');
    else if (step.where === 'group' || step.who < 2) await act(tx, chats[step.where], step);
    if (index % compareEvery === 0) await compare(tx, chats, step.who);
  }
  for (const person of people.keys()) await compare(tx, chats, person);
}

const emptyChat = (id: string, members: boolean[]): Chat => ({
  id,
  senders: [],
  calling: new Set(),
  recalled: new Set(),
  places: members.map(newPlace),
});

async function comeOrGo(tx: Tx, group: Chat, comes: boolean) {
  const place = group.places[2];
  if (!place || place.member === comes) return;
  const changing = { tenantId: 'demo', groupId: group.id };
  if (comes) {
    await join(tx, { ...changing, lastSeq: group.senders.length }, [people[2]]);
    place.joined = group.senders.length;
    place.read = group.senders.length;
    place.marked = false;
  } else {
    await leave(tx, changing, [people[2]]);
  }
  place.member = comes;
}

type Acting = Exclude<UnreadCommand, { do: 'join' | 'leave' }>;

async function act(tx: Tx, chat: Chat, step: Acting) {
  const actor = { tenantId: 'demo', userId: people[step.who] ?? people[0] };
  const place = chat.places[step.who];
  if (!place) return;
  const target =
    step.where === 'group'
      ? { type: 'group' as const, id: chat.id }
      : { type: 'user' as const, id: people[step.who === 0 ? 1 : 0] };
  const last = chat.senders.length;
  const seq = 'position' in step ? 1 + (step.position % Math.max(1, last)) : 0;
  const id = `${chat.id}-${seq}`;
  const seen = place.member && seq > place.joined && seq <= last;

  switch (step.do) {
    case 'send': {
      const mentions = step.calls ? ['all', people[0], people[1]] : [];
      const [sent] = await writeBatch(tx, 'demo', [
        { sender: actor.userId, target, clientMsgId: `${chat.id}${step.where}${last}`, msg: 'x', mentions },
      ]);
      const accepted = sent && 'message' in sent;
      if (accepted !== place.member) throw new Error(`a send was ${accepted ? '' : 'not '}accepted`);
      if (!sent || !('message' in sent)) return;
      chat.id = sent.message.id.slice(0, sent.message.id.lastIndexOf('-'));
      chat.senders.push(step.who);
      if (step.calls) chat.calling.add(last + 1);
      // Earlier unread messages stay unread.
      if (place.read === last) place.read = last + 1;
      return;
    }
    case 'read': {
      if (last === 0) return;
      const reached = await allowed(place.member, () => setReadState(tx, actor, { target, lastId: id }));
      if (reached !== undefined) {
        place.read = Math.max(place.read, seq);
        place.marked = false;
      }
      return;
    }
    case 'remove': {
      const written = chat.senders[seq - 1] !== system;
      const done = await allowed(seen && written, () => removeMessage(tx, actor, id).then(() => true));
      if (done) place.removed.add(seq);
      return;
    }
    case 'recall': {
      const sender = chat.senders[seq - 1];
      const owner = step.where === 'group' && step.who === 0;
      const may = seen && sender !== system && (sender === step.who || owner);
      const done = await allowed(may, () => recallMessage(tx, actor, id, forgetInFavourites));
      if (done) chat.recalled.add(seq);
      return;
    }
    case 'hide': {
      const done = await allowed(place.member, () =>
        changeConversation(tx, actor, target, { hidden: true }).then(() => true),
      );
      if (done) place.hidden = last;
      return;
    }
    case 'mark': {
      if (last === 0) return;
      const done = await allowed(place.member, () =>
        changeConversation(tx, actor, target, { unread: true }).then(() => true),
      );
      if (done) place.marked = true;
      return;
    }
    case 'rename': {
      const changes = { name: `n${last}`, introduction: undefined };
      const done = await allowed(place.member, () =>
        updateGroup(tx, actor, chat.id, changes).then(() => true),
      );
      if (done) chat.senders.push(system);
    }
  }
}

/** Result of a command that must be allowed, or undefined for one that must be refused. */
async function allowed<T>(may: boolean, verb: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await verb();
    if (!may) throw new Error('a verb was allowed');
    return result;
  } catch (error) {
    if (may || !(error instanceof Refusal || error instanceof HttpRefusal)) throw error;
    return undefined;
  }
}

async function compare(tx: Tx, chats: Record<'group' | 'user', Chat>, person: number) {
  const actor = { tenantId: 'demo', userId: people[person] ?? people[0] };
  const unread = await readUnread(tx, actor);
  const recent = await readConversationList(tx, actor);
  for (const [kind, chat] of Object.entries(chats)) {
    const targetId = kind === 'group' ? chat.id : people[person === 0 ? 1 : 0];
    const expected = countOf(chat, person);
    const counted = unread.find((line) => line.targetId === targetId);
    const line = recent.find((candidate) => candidate.userId === targetId);
    const found = {
      unread: counted?.unread ?? 0,
      mention: counted?.mention ?? 0,
      listed: line !== undefined,
      marked: line?.marked === 1,
      mentionSeqs: line?.mentionSeqs ?? [],
      lineUnread: line?.unread ?? 0,
      shown: line?.lastMsgSeq ?? 0,
    };
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      throw new Error(
        `${actor.userId} in ${kind}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`,
      );
    }
  }
}

function countOf(chat: Chat, person: number) {
  const place = chat.places[person];
  const last = chat.senders.length;
  const listed = Boolean(place?.member && last > place.joined && last > place.hidden);
  const none = {
    unread: 0,
    mention: 0,
    listed: false,
    marked: false,
    mentionSeqs: [],
    lineUnread: 0,
    shown: 0,
  };
  if (!place || !listed) return none;
  const visible = chat.senders
    .map((_, index) => index + 1)
    .filter((seq) => seq > place.joined && !place.removed.has(seq));
  const waiting = visible.filter(
    (seq) =>
      seq > place.read &&
      ![system, person].includes(chat.senders[seq - 1] ?? system) &&
      !chat.recalled.has(seq),
  );
  // All messages mention everyone: in the group by all, in the one-to-one conversation by name.
  const mentionSeqs = waiting.filter((seq) => chat.calling.has(seq));
  return {
    unread: waiting.length,
    mention: mentionSeqs.length > 0 ? 1 : 0,
    listed,
    marked: place.marked,
    mentionSeqs,
    lineUnread: waiting.length,
    shown: visible.at(-1) ?? 0,
  };
}
