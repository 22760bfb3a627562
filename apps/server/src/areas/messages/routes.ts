import { codes, messages, type MessageWire, type TargetType } from '@snap/portal-api/contract';
import type { SessionActor } from '../../actor.ts';
import { HttpRefusal, Refusal } from '../../http/refusal.ts';
import { createLimits } from '../../http/limits/limits.ts';
import { route, type Route } from '../../http/route.ts';
import type { Live } from '../../live/live.ts';
import type { Database, Tx } from '../../store/database.ts';
import { type ConversationChange, changeConversation } from './commands/conversation-settings.ts';
import type { ConversationTarget } from './conversation-id.ts';
import { editMessage } from './commands/edit.ts';
import { readHistory } from './queries/history.ts';
import { parseMessage } from './sending/message-text.ts';
import { createMessageWriter } from './sending/message-writer.ts';
import { pinMessage } from './commands/pin.ts';
import { readPinned } from './queries/pinned.ts';
import { reactToMessage } from './commands/emoji-reactions.ts';
import { setReadState } from './commands/read-state.ts';
import { readUnread } from './queries/unread.ts';
import { readReaders } from './queries/readers.ts';
import { type ForgetMessage, recallMessage } from './commands/recall.ts';
import { readConversationList } from './queries/conversation-list.ts';
import { removeMessage } from './commands/remove.ts';
import { searchMessages } from './search/search.ts';
import { createSendPace } from './sending/send-pace.ts';
import { createTypingThrottle, typingEvent } from './commands/typing.ts';

/**
 * The calls of contract area `messages`.
 * @param forget removes what a recalled message said from the areas that store messages.
 * @param messageRate messages of one person a second: see `createSendPace`.
 */
export function messageRoutes(
  { database, live }: { database: Database; live: Pick<Live, 'tell'> },
  forget: ForgetMessage,
  messageRate = 0,
  createLimiter = createLimits(undefined),
): Route[] {
  const pace = createSendPace(createLimiter, messageRate);
  const writer = createMessageWriter({ database });
  const send = async (
    actor: SessionActor,
    sender: string,
    target: ConversationTarget,
    text: string,
  ): Promise<MessageWire> => {
    const message = parseMessage(text);
    await pace.admit(actor.userId);
    const sent = await writer.send(actor.tenantId, { sender, target, ...message });
    if (!('refusal' in sent)) return sent.message;
    throw sent.status === undefined ? new Refusal(sent.refusal) : new HttpRefusal(sent.status, sent.refusal);
  };
  const within = <T>({ tenantId }: SessionActor, work: (tx: Tx) => Promise<T>) =>
    database.tenant(tenantId, work);
  const changeOwn = async (actor: SessionActor, { targetId, type }: Named, wanted: ConversationChange) => {
    await within(actor, (tx) => changeConversation(tx, actor, { type, id: targetId }, wanted));
    return { code: codes.ok };
  };
  const mayTell = createTypingThrottle();

  return [
    route(messages.sendToUser, async ({ actor, input }) => ({
      code: codes.ok,
      result: await send(actor, input.sender, { type: 'user', id: input.recipient }, input.message),
    })),
    route(messages.sendToGroup, async ({ actor, input }) => ({
      code: codes.ok,
      result: await send(actor, input.sender, { type: 'group', id: input.groupId }, input.message),
    })),
    route(messages.history, async ({ actor, input }) => {
      // The newest page is what people wait for; what lies before it can come from the standby.
      const isOlder = input.beforeId !== undefined || input.aroundId !== undefined;
      const work = (tx: Tx) => readHistory(tx, actor, input);
      const page = isOlder ? await database.read(actor.tenantId, work) : await within(actor, work);
      return { code: codes.ok, ...page };
    }),
    route(messages.setReadState, async ({ actor, input }) => {
      const upTo = { target: { type: input.type, id: input.targetId }, lastId: input.lastId };
      const readSeq = await within(actor, (tx) => setReadState(tx, actor, upTo));
      return { code: codes.ok, result: { readSeq } };
    }),
    route(messages.unread, async ({ actor }) => {
      const list = await within(actor, (tx) => readUnread(tx, actor));
      return { code: codes.ok, total: list.reduce((sum, { unread }) => sum + unread, 0), list };
    }),
    route(messages.recent, async ({ actor }) => ({
      code: codes.ok,
      mobileVOList: await database.tenant(actor.tenantId, (tx) => readConversationList(tx, actor), 'by-keys'),
    })),
    route(messages.recall, async ({ actor, input }) => {
      const recalled = await within(actor, (tx) => recallMessage(tx, actor, input.messageId, forget));
      const { message, draft } = recalled;
      return { code: codes.ok, result: message, ...(draft ? { draft } : {}) };
    }),
    route(messages.edit, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => editMessage(tx, actor, input)),
    })),
    route(messages.remove, async ({ actor, input }) => {
      await within(actor, (tx) => removeMessage(tx, actor, input.messageId));
      return { code: codes.ok };
    }),
    route(messages.react, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => reactToMessage(tx, actor, input)),
    })),
    route(messages.pin, async ({ actor, input }) => {
      await within(actor, (tx) => pinMessage(tx, actor, input));
      return { code: codes.ok };
    }),
    route(messages.pinned, async ({ actor, input }) => ({
      code: codes.ok,
      list: await within(actor, (tx) => readPinned(tx, actor, { type: input.type, id: input.targetId })),
    })),
    route(messages.readers, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => readReaders(tx, actor, input.messageId)),
    })),
    route(messages.search, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await database.read(actor.tenantId, (tx) => searchMessages(tx, actor, input))),
    })),
    route(messages.setTop, ({ actor, input }) => changeOwn(actor, input, { pinned: input.top === 1 })),
    route(messages.setMute, ({ actor, input }) => changeOwn(actor, input, { muted: input.mute === 1 })),
    route(messages.setUnread, ({ actor, input }) => changeOwn(actor, input, { unread: input.unread === 1 })),
    route(messages.hide, ({ actor, input }) => changeOwn(actor, input, { hidden: true })),
    route(messages.typing, async ({ actor, input }) => {
      const target = { type: input.type, id: input.targetId };
      const said = `${actor.userId}\n${target.id}`;
      if (mayTell(said)) live.tell(await within(actor, (tx) => typingEvent(tx, actor, target)));
      return { code: codes.ok };
    }),
  ];
}

interface Named {
  targetId: string;
  type: TargetType;
}
