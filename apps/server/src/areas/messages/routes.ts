import { codes, messages, type Message } from '@snap/portal-api/contract';
import { Refusal } from '../../http/refusal.ts';
import { type Caller, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { ConversationTarget } from './conversation-id.ts';
import { readHistory } from './history.ts';
import { parseMessage } from './message-text.ts';
import { createMessageWriter } from './message-writer.ts';
import { readUnread, setReadState } from './read-state.ts';
import { readRecent } from './recent.ts';

/** The calls of contract area `messages`. */
export function messageRoutes({ database, live }: Pick<Services, 'database' | 'live'>): Route[] {
  const writer = createMessageWriter({ database, origin: live.origin, onCommit: () => live.hint() });
  const send = async (
    caller: Caller,
    sender: string,
    target: ConversationTarget,
    text: string,
  ): Promise<Message> => {
    const message = parseMessage(text);
    if (target.type === 'user' && target.id === sender) throw new Refusal(codes.toYourself);
    const sent = await writer.send(caller.tenantId, { sender, target, ...message });
    if ('refusal' in sent) throw new Refusal(sent.refusal);
    return sent.message;
  };

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
      ...(await database.tenant(caller.tenantId, (tx) => readHistory(tx, caller, input))),
    })),
    route(messages.setReadState, async ({ caller, input }) => {
      const read = { target: { type: input.type, id: input.targetId }, lastId: input.lastId };
      const readSeq = await database.tenant(caller.tenantId, (tx) =>
        setReadState(tx, caller, read, live.origin),
      );
      live.hint();
      return { code: codes.ok, result: { readSeq } };
    }),
    route(messages.unread, async ({ caller }) => {
      const list = await database.tenant(caller.tenantId, (tx) => readUnread(tx, caller));
      return { code: codes.ok, total: list.reduce((sum, { unread }) => sum + unread, 0), list };
    }),
    route(messages.recent, async ({ caller }) => ({
      code: codes.ok,
      mobileVOList: await database.tenant(caller.tenantId, (tx) => readRecent(tx, caller)),
    })),
  ];
}
