import type { Message, Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { startedOutbox } from '../../live/messaging.ts';
import { messagesApi } from '../../messages-api.ts';
import {
  addAttachments,
  putBackAttachments,
  setAttachmentSize,
  takeAttachments,
} from '../../stores/attachments.ts';
import { composingOf, setComposing, type Edit } from '../../stores/composing.ts';
import { clearSentDraft, setDraft, takeDraft } from '../../stores/drafts.ts';
import type { OutgoingMention } from '../../stores/outbox-storage.ts';
import { noteEvent } from '../../stores/recent-list.ts';
import { noteThreadEvent, threads } from '../../stores/threads.ts';
import { measurePicture } from './local-pictures.ts';

/** Milliseconds. */
const hour = 3_600_000;

/**
 * Sends what was written: the words at once, then each file as a message of its own, which waits for its upload. What
 * is answered goes with the first of them. Rejects, with all that did not go back in the composer, when this device
 * cannot store it.
 */
export async function sendWritten(
  target: Target,
  targetName: string,
  { text, mentions }: { text: string; mentions: readonly OutgoingMention[] },
): Promise<void> {
  const { replyTo } = composingOf(target);
  const quote = replyTo && { ...replyTo };
  const files = takeAttachments(target);
  takeDraft(target);
  setComposing(target, { replyTo: undefined, mentions: [] });
  let said = false;
  let sent = 0;
  try {
    const outbox = await startedOutbox();
    if (text !== '') {
      await outbox.add(target, text, { targetName, quote, mentions });
      said = true;
    }
    for (const { id, file, width, height } of files) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await outbox.add(target, '', {
        clientMsgId: id,
        targetName,
        quote: text === '' && sent === 0 ? quote : undefined,
        upload: { file, width, height },
      });
      sent += 1;
    }
    clearSentDraft(target);
  } catch (error) {
    putBackAttachments(target, files.slice(sent));
    if (said) clearSentDraft(target);
    else if (sent === 0) {
      setDraft(target, text);
      setComposing(target, { replyTo: quote, mentions });
    }
    throw error;
  }
}

/** Saves a change of one's own message. Rejects, with the change kept, when the server does not take it. */
export async function saveEdit(
  target: Target,
  { messageId, baseTime, unnamed = [] }: Pick<Edit, 'messageId' | 'baseTime' | 'unnamed'>,
  { text, mentions }: { text: string; mentions: readonly OutgoingMention[] },
): Promise<void> {
  const message = await messagesApi.edit({
    messageId,
    text,
    mentions: [...new Set([...mentions.map(({ id }) => id), ...unnamed])],
    baseTime,
  });
  setComposing(target, { edit: undefined });
  noteThreadEvent({ type: 'edit', message });
  noteEvent({ type: 'edit', message });
}

/** Files are put to what is written: their uploads begin at once. */
export async function attach(target: Target, files: readonly File[]): Promise<void> {
  const ids = addAttachments(target, files);
  const { startUpload } = await import('../../live/message-uploads.ts');
  await Promise.all(
    ids.map(async (id, index) => {
      const file = files[index];
      if (!file) return;
      startUpload(id, file);
      const size = await measurePicture(file);
      if (size) setAttachmentSize(target, id, size.width, size.height);
    }),
  );
}

/** The newest message of one's own that can still be changed. */
export function lastEditable(target: Target, me: string, editHours: number): Message | undefined {
  const list = threads.byKey[targetKey(target)]?.messages ?? [];
  const last = list.findLast(
    ({ sender, kind, recalled, removed }) => sender === me && kind !== 'system' && !recalled && !removed,
  );
  return last && last.msg !== '' && Date.now() - last.sendTime < editHours * hour ? last : undefined;
}
