import type { Conversation, Target } from '@snap/portal-api/contract';
import { targetKey, unreadOf } from '@snap/portal-api/live';
import type { Context } from '../options.ts';
import type { ConversationList } from './conversation-list.ts';

/** No position: nothing is hidden. */
const HIDES_NOTHING = -1;

interface Settings {
  pinned: boolean;
  muted: boolean;
  markedUnread?: boolean;
  /** The conversation is off the list until a later message. */
  hiddenSeq?: number;
}

/** What the user changes about a conversation. All update optimistically and reject after a rollback. */
export function createConversationMutations(
  { api }: Pick<Context, 'api'>,
  { state, apply, applyRead, load }: ConversationList,
) {
  /** Applies settings as the event of them would. */
  function show({ target }: Pick<Conversation, 'target'>, settings: Settings): void {
    apply({
      type: 'chat',
      targetType: target.type,
      targetId: target.id,
      hiddenSeq: HIDES_NOTHING,
      ...settings,
    });
  }

  /** A copy of what the list holds, for the rollback. */
  function lineOf(target: Readonly<Target>): Conversation | undefined {
    const line = state.byKey[targetKey(target)];
    return line && { ...line, target: { ...line.target } };
  }

  /** Shows the change, makes the request, and rolls back when it fails. A conversation without a line gets one. */
  async function update(
    target: Readonly<Target>,
    change: Partial<Settings>,
    request: () => Promise<unknown>,
  ): Promise<void> {
    const line = lineOf(target);
    if (line) show(line, { pinned: line.pinned, muted: line.muted, ...change });
    try {
      await request();
      if (!line) await load();
    } catch (error) {
      if (line) {
        const { pinned, muted, markedUnread = false } = line;
        show(line, { pinned, muted, ...(change.markedUnread !== undefined && { markedUnread }) });
      }
      throw error;
    }
  }

  /** Pins a conversation to the top of the list, or unpins it (decision B10), also before its first message. */
  async function setPinned({ type, id }: Readonly<Target>, pinned: boolean): Promise<void> {
    await update({ type, id }, { pinned }, () => api.messages.setTop({ targetId: id, type, pinned }));
  }

  async function setMuted({ type, id }: Readonly<Target>, muted: boolean): Promise<void> {
    await update({ type, id }, { muted }, () => api.messages.setMute({ targetId: id, type, muted }));
  }

  /** Marks a conversation as unread on all devices of the user, or removes the mark. */
  async function setUnread(target: Readonly<Target>, unread: boolean): Promise<void> {
    const line = lineOf(target);
    if (!line || (line.markedUnread === true) === unread) return;
    const { type, id } = line.target;
    await update(line.target, { markedUnread: unread }, () =>
      api.messages.setUnread({ targetId: id, type, unread }),
    );
  }

  /** Takes a conversation off the list until its next message. */
  async function hide(target: Readonly<Target>): Promise<void> {
    const line = lineOf(target);
    if (!line) return;
    show(line, { pinned: line.pinned, muted: line.muted, hiddenSeq: line.lastSeq });
    try {
      await api.messages.hide({ targetId: line.target.id, type: line.target.type });
    } catch (error) {
      await load();
      throw error;
    }
  }

  /** Marks all messages of a conversation as read without opening it. */
  async function markAllRead(target: Readonly<Target>): Promise<void> {
    const line = lineOf(target);
    if (!line) return;
    if (line.markedUnread) await setUnread(target, false);
    if (unreadOf(line) === 0) return;
    const { id: targetId, type } = line.target;
    // The list knows positions; the call names a message.
    const { messages } = await api.messages.history({ targetId, type, size: 1 });
    const lastId = messages.at(-1)?.id;
    if (lastId === undefined) return;
    const { readSeq } = await api.messages.setReadState({ targetId, type, lastId });
    applyRead(line.target, readSeq);
  }

  /** Marks every conversation as read, one after the other. Rejects at the end with the failures. */
  async function markEverythingRead(): Promise<void> {
    const failures: unknown[] = [];
    for (const { target, ...line } of Object.values(state.byKey)) {
      if (unreadOf(line) === 0 && !line.markedUnread) continue;
      // oxlint-disable-next-line no-await-in-loop -- the server would limit the rate of a burst of requests
      await markAllRead({ ...target }).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  return { setPinned, setMuted, setUnread, hide, markAllRead, markEverythingRead };
}
