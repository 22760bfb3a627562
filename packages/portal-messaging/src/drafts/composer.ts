import type { Message, Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import type { History } from '../history/history.ts';
import type { Context, MeasureImage } from '../options.ts';
import type { MessageUploads } from '../outbox/message-uploads.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Mention } from '../outbox/outbox-storage.ts';
import type { Attachments } from './attachments.ts';
import type { DraftDetailsStore } from './draft-details.ts';
import type { DraftTexts } from './draft-texts.ts';

const HOUR_MS = 3_600_000;

interface Parts {
  texts: DraftTexts;
  details: DraftDetailsStore;
  attachments: Attachments;
  outbox: Outbox;
  uploads: MessageUploads;
  history: History;
}

/** Turns drafts into outbox items. */
export function createComposer(
  { account, clock }: Pick<Context, 'account' | 'clock'>,
  { texts, details, attachments, outbox, uploads, history }: Parts,
  measureImage: MeasureImage,
) {
  /** Measures a file of a draft and uploads it, unless an earlier visit has. */
  async function prepare(target: Target, id: string, file: File, fileId?: string): Promise<void> {
    if (fileId === undefined) {
      void uploads.start(id, file);
      uploads.uploaded(id).then(
        (uploaded) => uploaded !== undefined && attachments.setFileId(id, uploaded),
        () => undefined,
      );
    } else uploads.adopt(id, fileId);
    const size = await measureImage(file);
    if (size) attachments.setSize(target, id, size.width, size.height);
  }

  const isQueued = (id: string) => outbox.state.items.some(({ clientMsgId }) => clientMsgId === id);

  return {
    /** Restores the files of drafts that an earlier visit left. */
    async restoreFiles(): Promise<void> {
      const left = await attachments.open(isQueued);
      await Promise.all(left.map(({ target, id, file, fileId }) => prepare(target, id, file, fileId)));
    },

    /**
     * Sends a draft: the text at once, then each file as a message of its own, which waits for its upload. The quote goes
     * with the first of them. Rejects when the device cannot store a message; what was not sent is a draft again.
     */
    async send(
      target: Target,
      targetName: string,
      { text, mentions }: { text: string; mentions: readonly Mention[] },
    ): Promise<void> {
      const { replyTo } = details.of(target);
      const quote = replyTo && { ...replyTo };
      const files = attachments.take(target);
      texts.take(target);
      details.set(target, { replyTo: undefined, mentions: [] });
      let textSent = false;
      let filesSent = 0;
      try {
        if (text !== '') {
          await outbox.add(target, text, { targetName, quote, mentions });
          textSent = true;
        }
        for (const { id, file, width, height } of files) {
          // oxlint-disable-next-line no-await-in-loop -- in their order
          await outbox.add(target, '', {
            clientMsgId: id,
            targetName,
            quote: text === '' && filesSent === 0 ? quote : undefined,
            upload: { file, width, height, fileId: attachments.fileIdOf(id) },
          });
          attachments.clearSent(id);
          filesSent += 1;
        }
        texts.clearSent(target);
      } catch (error) {
        attachments.putBack(target, files.slice(filesSent));
        if (textSent) texts.clearSent(target);
        else if (filesSent === 0) {
          texts.set(target, text);
          details.set(target, { replyTo: quote, mentions });
        }
        throw error;
      }
    },

    /** Adds files to a draft and starts their uploads. */
    async attach(target: Target, files: readonly File[]): Promise<void> {
      const ids = attachments.add(target, files);
      await Promise.all(
        ids.map(async (id, index) => {
          const file = files[index];
          if (file) await prepare(target, id, file);
        }),
      );
    },

    /** Removes a file of a draft and cancels its upload. */
    detach(target: Target, id: string): void {
      attachments.remove(target, id);
      uploads.cancel(id);
    },

    /** The newest message of the user that can still be edited. */
    lastEditable(target: Target, editHours: number): Message | undefined {
      const list = history.state.byKey[targetKey(target)]?.messages ?? [];
      const last = list.findLast(
        ({ sender, kind, recalled, removed }) =>
          sender === account() && kind !== 'system' && !recalled && !removed,
      );
      const editable = last && last.text !== '' && clock.now() - last.sendTime < editHours * HOUR_MS;
      return editable ? last : undefined;
    },
  };
}
