import { targetKey } from '@snap/portal-api/live';
import type { Message, Target } from '@snap/portal-api/contract';
import type { MessageAction, MessageView } from '@snap/portal-ui';
import { reportError } from '../../errors/report.ts';
import { messagesApi } from '../../messages-api.ts';
import { noteThreadEvent, threads } from '../../stores/threads.ts';

/** What can be done with a message here: with one that is still on its way, and with one that is gone, little or nothing. */
export function actionsOf({ seq, recalledBy, text }: MessageView): readonly MessageAction[] {
  if (seq === undefined || recalledBy) return [];
  return text === '' ? ['react'] : ['react', 'copy'];
}

const messageOf = (target: Target, { id }: MessageView): Message | undefined =>
  threads.byKey[targetKey(target)]?.messages.find(({ clientMsgId }) => clientMsgId === id);

/** Answers with an emoji, or takes the own answer away; what became of it stands in the thread, a failure in a toast. */
export async function react(target: Target, view: MessageView, emoji: string, on: boolean): Promise<void> {
  const message = messageOf(target, view);
  if (!message) return;
  try {
    const changed = await messagesApi.react({ messageId: message.id, emoji, on: on ? 1 : 0 });
    // A newer copy of the message, whatever changed in it.
    noteThreadEvent({ type: 'edit', message: changed });
  } catch (error) {
    reportError(error);
  }
}
