import { randomUUID } from 'node:crypto';
import { mentionAll, type MessageWire, type TargetType } from '@snap/portal-api/contract';
import { addFavourite, forgetInFavourites } from '../../areas/collection/index.ts';
import { appUserId } from '../../areas/applications/index.ts';
import { setAnnouncement } from '../../areas/groups/index.ts';
import {
  changeConversation,
  type ConversationTarget,
  editMessage,
  pinMessage,
  reactToMessage,
  recallMessage,
  type Sending,
  setReadState,
  writeBatch,
} from '../../areas/messages/index.ts';
import type { Tx } from '../../store/database.ts';
import { directTalks } from './direct-talks.ts';
import { groupTalks } from './group-talks.ts';
import type { GroupTalk, Line, Speaker } from './talk.ts';
import { notices } from './favourites.ts';
import { type Known, knownLogins } from './people.ts';
import { topicTalk } from './topic-talk.ts';
import { actorOf, demoTenant, fileKey, othersOf, type Stage, userIdOf } from './stage.ts';

/** Writes all conversations, each in order, and the application notices. */
export async function writeConversations(stage: Stage): Promise<void> {
  await Promise.all([
    ...[...groupTalks, topicTalk].map((talk) => writeGroupTalk(stage, talk)),
    ...directTalks.map(async ({ between: [one, other], lines, unread = {}, top = [] }) => {
      const targetOf = (sender: string): ConversationTarget => ({
        type: 'user',
        id: sender === userIdOf(one) ? userIdOf(other) : userIdOf(one),
      });
      const sent = await writeLines(stage, lines, knownIdOf, targetOf);
      await read(stage, sent, [one, other], unread, (login) => ({
        type: 'user',
        id: targetOf(userIdOf(login)).id,
      }));
      await arrange(stage, top, { pinned: true }, (login) => ({
        type: 'user',
        id: targetOf(userIdOf(login)).id,
      }));
    }),
    writeNotices(stage),
  ]);
}

const knownIdOf = (speaker: Speaker) => (typeof speaker === 'number' ? undefined : userIdOf(speaker));

async function writeGroupTalk(stage: Stage, talk: GroupTalk): Promise<void> {
  const group = stage.groups.get(talk.group);
  // A very small organisation lacks some groups.
  if (!group) return;
  const others = othersOf(group.members);
  const idOf = (speaker: Speaker) => (typeof speaker === 'number' ? others[speaker] : userIdOf(speaker));
  const sent = await writeLines(stage, talk.lines, idOf, () => ({ type: 'group', id: group.id }));
  const type = sent[0]?.type;
  if (type === undefined) return;
  const target = () => ({ type, id: group.id });
  const known = knownLogins.filter((login) => group.members.includes(userIdOf(login)));
  await read(stage, sent, known, talk.unread ?? {}, target);
  await arrange(stage, talk.top ?? [], { pinned: true }, target);
  await arrange(stage, talk.muted ?? [], { muted: true }, target);
  const { notice } = talk;
  if (notice) {
    await stage.database.tenant(demoTenant, (tx) =>
      setAnnouncement(tx, actorOf(notice.by), group.id, notice.text),
    );
  }
}

/** Sends the lines in order at their times, then applies reactions, edits, pins and recalls. */
async function writeLines(
  stage: Stage,
  lines: readonly Line[],
  idOf: (speaker: Speaker) => string | undefined,
  targetOf: (sender: string) => ConversationTarget,
): Promise<MessageWire[]> {
  const sent: MessageWire[] = [];
  const marked = new Map<string, string>();
  for (const line of lines) {
    const sender = idOf(line.by);
    if (sender === undefined) continue;
    const file = line.file === undefined ? undefined : stage.files.get(fileKey(sender, line.file));
    if (line.file !== undefined && file === undefined) throw new Error(`${sender} has no ${line.file}`);
    // oxlint-disable-next-line no-await-in-loop -- a conversation is written in its order
    const message = await send(
      stage,
      {
        sender,
        target: targetOf(sender),
        clientMsgId: randomUUID(),
        msg: line.text,
        file: file === undefined ? undefined : { id: file },
        quote: line.replyTo === undefined ? undefined : marked.get(line.replyTo),
        mentions: line.mentions?.map((called) => (called === 'all' ? mentionAll : userIdOf(called))),
      },
      line.ago,
    );
    sent.push(message);
    if (line.as !== undefined) marked.set(line.as, message.id);
  }
  const spoken = lines.filter(({ by }) => idOf(by) !== undefined);
  for (const [at, line] of spoken.entries()) {
    const message = sent[at];
    // oxlint-disable-next-line no-await-in-loop -- changes of one conversation wait for each other
    if (message) await change(stage, message, line, idOf);
  }
  return sent;
}

async function send({ database, minutesAgo }: Stage, sending: Sending, ago: number): Promise<MessageWire> {
  const [sent] = await database.tenant(demoTenant, (tx) =>
    writeBatch(tx, demoTenant, [sending], minutesAgo(ago)),
  );
  if (!sent || 'refusal' in sent) throw new Error(`a message was refused: ${sent?.refusal} ${sending.msg}`);
  return sent.message;
}

/** Changes to a message after it was sent. */
async function change(
  { database }: Stage,
  { id, sender }: MessageWire,
  { reactions = [], edited, recalled, pinned, kept = [] }: Line,
  idOf: (speaker: Speaker) => string | undefined,
): Promise<void> {
  const work: ((tx: Tx) => Promise<unknown>)[] = [];
  const author = { tenantId: demoTenant, userId: sender };
  for (const [emoji, ...speakers] of reactions) {
    for (const userId of speakers.map(idOf)) {
      if (userId === undefined) continue;
      const input = { messageId: id, emoji, on: 1 } as const;
      work.push((tx) => reactToMessage(tx, { tenantId: demoTenant, userId }, input));
    }
  }
  if (edited !== undefined) work.push((tx) => editMessage(tx, author, { messageId: id, msg: edited }));
  if (pinned) work.push((tx) => pinMessage(tx, author, { messageId: id, on: 1 }));
  for (const { by, tags } of kept) {
    const input = { kind: 'message' as const, sourceId: id, tags: [...tags] };
    work.push((tx) => addFavourite(tx, actorOf(by), input));
  }
  // Writing the content may take longer than the recall limit.
  if (recalled) work.push((tx) => recallMessage(tx, author, id, forgetInFavourites, { anyTime: true }));
  for (const each of work) {
    // oxlint-disable-next-line no-await-in-loop -- as when people do it
    await database.tenant(demoTenant, each);
  }
}

type TargetOf = (login: Known) => { type: TargetType; id: string };

/** Sets read positions so that the given number of messages is unread. */
async function read(
  { database }: Stage,
  sent: readonly MessageWire[],
  people: readonly Known[],
  unread: Partial<Record<Known, number>>,
  targetOf: TargetOf,
): Promise<void> {
  for (const login of people) {
    const last = sent.at(-1 - (unread[login] ?? 0));
    if (!last) continue;
    // oxlint-disable-next-line no-await-in-loop -- they would wait for each other
    await database.tenant(demoTenant, (tx) =>
      setReadState(tx, actorOf(login), { target: targetOf(login), lastId: last.id }),
    );
  }
}

async function arrange(
  { database }: Stage,
  people: readonly Known[],
  setting: { pinned: true } | { muted: true },
  targetOf: TargetOf,
): Promise<void> {
  for (const login of people) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await database.tenant(demoTenant, (tx) =>
      changeConversation(tx, actorOf(login), targetOf(login), setting),
    );
  }
}

/** Notices are messages of their application (docs/decisions/0012-applications-are-senders.md). */
async function writeNotices(stage: Stage): Promise<void> {
  for (const { app, to, ago, text } of notices) {
    const target = { type: 'user', id: userIdOf(to) } as const;
    const sending = { sender: appUserId(demoTenant, app), target, clientMsgId: randomUUID(), msg: text };
    // oxlint-disable-next-line no-await-in-loop -- each person's in their order
    const { id } = await send(stage, sending, ago);
    // Messages older than two hours are read.
    if (ago <= 2 * 60) continue;
    const from = { type: 'user', id: sending.sender } as const;
    // oxlint-disable-next-line no-await-in-loop
    await stage.database.tenant(demoTenant, (tx) =>
      setReadState(tx, actorOf(to), { target: from, lastId: id }),
    );
  }
}
