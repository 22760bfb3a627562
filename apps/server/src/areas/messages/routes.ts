import { codes, messages, type Message, type TargetType } from '@snap/portal-api/contract';
import { HttpRefusal, Refusal } from '../../http/refusal.ts';
import { type Caller, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { type ChatChange, changeChat } from './chat-settings.ts';
import type { ConversationTarget } from './conversation-id.ts';
import { editMessage } from './edit.ts';
import { readHistory } from './history.ts';
import { parseMessage } from './message-text.ts';
import { createMessageWriter } from './message-writer.ts';
import { pinMessage, readPinned } from './pins.ts';
import { reactToMessage } from './emoji-reactions.ts';
import { readUnread, setReadState } from './read-state.ts';
import { readReaders } from './readers.ts';
import { recallMessage } from './recall.ts';
import { readRecent } from './recent.ts';
import { removeMessage } from './remove.ts';
import { searchMessages } from './search.ts';
import { createSendPace } from './send-pace.ts';
import { createPacer, tellTyping } from './typing.ts';

/**
 * The calls of contract area `messages`.
 * @param messageRate messages of one person a second: see `createSendPace`.
 */
export function messageRoutes(
  { database, live }: Pick<Services, 'database' | 'live'>,
  messageRate = 0,
): Route[] {
  const pace = createSendPace(messageRate);
  const writer = createMessageWriter({ database, origin: live.origin, onCommit: () => live.hint() });
  const send = async (
    caller: Caller,
    sender: string,
    target: ConversationTarget,
    text: string,
  ): Promise<Message> => {
    const message = parseMessage(text);
    await pace.admit(caller.userId);
    const sent = await writer.send(caller.tenantId, { sender, target, ...message });
    if (!('refusal' in sent)) return sent.message;
    throw sent.status === undefined ? new Refusal(sent.refusal) : new HttpRefusal(sent.status, sent.refusal);
  };
  const { origin } = live;
  /** Something of one conversation, and a look into the log after it. */
  const change = async <T>({ tenantId }: Caller, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const result = await database.tenant(tenantId, work);
    live.hint();
    return result;
  };
  const read = <T>({ tenantId }: Caller, work: (tx: Tx) => Promise<T>) => database.tenant(tenantId, work);
  const keep = async (caller: Caller, { targetId, type }: Named, wanted: ChatChange) => {
    await change(caller, (tx) => changeChat(tx, caller, { type, id: targetId }, wanted, origin));
    return { code: codes.ok };
  };
  const mayTell = createPacer();

  return [
    route(messages.sendToUser, async ({ caller, input }) => ({
      code: codes.ok,
      result: await send(caller, input.sender, { type: 'user', id: input.recipient }, input.message),
    })),
    route(messages.sendToGroup, async ({ caller, input }) => ({
      code: codes.ok,
      result: await send(caller, input.sender, { type: 'group', id: input.groupId }, input.message),
    })),
    route(messages.history, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => readHistory(tx, caller, input))),
    })),
    route(messages.setReadState, async ({ caller, input }) => {
      const upTo = { target: { type: input.type, id: input.targetId }, lastId: input.lastId };
      const readSeq = await change(caller, (tx) => setReadState(tx, caller, upTo, origin));
      return { code: codes.ok, result: { readSeq } };
    }),
    route(messages.unread, async ({ caller }) => {
      const list = await read(caller, (tx) => readUnread(tx, caller));
      return { code: codes.ok, total: list.reduce((sum, { unread }) => sum + unread, 0), list };
    }),
    route(messages.recent, async ({ caller }) => ({
      code: codes.ok,
      mobileVOList: await database.tenant(caller.tenantId, (tx) => readRecent(tx, caller), 'by-keys'),
    })),
    route(messages.recall, async ({ caller, input }) => {
      const recalled = await change(caller, (tx) => recallMessage(tx, caller, input.messageId, origin));
      const { message, draft } = recalled;
      return { code: codes.ok, result: message, ...(draft ? { draft } : {}) };
    }),
    route(messages.edit, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx) => editMessage(tx, caller, input, origin)),
    })),
    route(messages.remove, async ({ caller, input }) => {
      await change(caller, (tx) => removeMessage(tx, caller, input.messageId, origin));
      return { code: codes.ok };
    }),
    route(messages.react, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx) => reactToMessage(tx, caller, input, origin)),
    })),
    route(messages.pin, async ({ caller, input }) => {
      await change(caller, (tx) => pinMessage(tx, caller, input, origin));
      return { code: codes.ok };
    }),
    route(messages.pinned, async ({ caller, input }) => ({
      code: codes.ok,
      list: await read(caller, (tx) => readPinned(tx, caller, { type: input.type, id: input.targetId })),
    })),
    route(messages.readers, async ({ caller, input }) => ({
      code: codes.ok,
      result: await read(caller, (tx) => readReaders(tx, caller, input.messageId)),
    })),
    route(messages.search, async ({ caller, input }) => ({
      code: codes.ok,
      ...(await read(caller, (tx) => searchMessages(tx, caller, input))),
    })),
    route(messages.setTop, ({ caller, input }) => keep(caller, input, { pinned: input.top === 1 })),
    route(messages.setMute, ({ caller, input }) => keep(caller, input, { muted: input.mute === 1 })),
    route(messages.setUnread, ({ caller, input }) => keep(caller, input, { unread: input.unread === 1 })),
    route(messages.hide, ({ caller, input }) => keep(caller, input, { hidden: true })),
    route(messages.typing, async ({ caller, input }) => {
      const target = { type: input.type, id: input.targetId };
      const said = `${caller.userId}\n${target.id}`;
      if (mayTell(said)) await read(caller, (tx) => tellTyping(tx, caller, target));
      return { code: codes.ok };
    }),
  ];
}

interface Named {
  targetId: string;
  type: TargetType;
}
