import { PortalApiError } from '@snap/portal-api';
import type { NewMessage } from '@snap/portal-api/areas';
import type { Message, MessageFile, Target } from '@snap/portal-api/contract';
import { splitFileName } from '@snap/portal-api/rules';
import type { Clock, MessagingApi } from '../options.ts';
import { systemClock } from '../system-clock.ts';
import { filePlaceholders } from './file-placeholders.ts';
import { createPaced } from './paced.ts';

/** Something that is sent on: words, or a file that its sender may read. */
export interface Forwardable {
  text: string;
  /** The message that is forwarded: the server names its first author (decision F10). */
  messageId?: string | undefined;
  file?: Pick<MessageFile, 'id' | 'name' | 'size' | 'isImage'> | undefined;
}

/** One forwarding. A target that is tried again gets nothing twice (decision B5). */
export interface Forwarding {
  /**
   * Sends everything to one target: checks first whether the files may be shared with it (specification, section 7),
   * then sends each item as a message, then the note unless it is empty. Rejects with the first failure; sent messages
   * remain.
   */
  to: (target: Target, note: string) => Promise<void>;
}

export interface ForwardingOptions {
  /** The signed-in user, `tenant~user`. */
  account: () => string;
  api: {
    messages: Pick<MessagingApi['messages'], 'sendToUser' | 'sendToGroup'>;
    disk: Pick<MessagingApi['disk'], 'share'>;
  };
  /** Called with each message that has gone out; `applySent` of the engine fits. */
  onSent: (message: Message) => void;
  /** The clock of the system by default. */
  clock?: Clock;
}

/** Forwards messages and files to people and groups. All forwardings of one creation share the pauses of the rate limit. */
export function createForwarding({ account, api, onSent, clock = systemClock }: ForwardingOptions) {
  const paced = createPaced(clock);

  async function checkFiles({ type, id }: Target, files: readonly NonNullable<Forwardable['file']>[]) {
    const target = { type: type === 'user' ? 'user' : 'group', id } as const;
    const shared = files.map(({ id: fileId, name, size, isImage }) => ({
      fileId,
      name,
      size,
      isImage,
      target,
      withMessage: true,
    }));
    const results = await paced(() => api.disk.share({ sender: account(), files: shared }));
    const refusal = results.find((result) => result.refusal)?.refusal;
    if (refusal) {
      const { code, message: msg } = refusal;
      throw new PortalApiError('POST gfile/uploadfile/batch', { kind: 'business', code, msg, shown: true });
    }
  }

  async function send(target: Target, message: NewMessage) {
    const sender = account();
    const sent = await paced(() =>
      target.type === 'user'
        ? api.messages.sendToUser({ sender, recipient: target.id, message })
        : api.messages.sendToGroup({ sender, groupId: target.id, message }),
    );
    onSent(sent);
  }

  return {
    /** Begins to forward these, in their order. */
    start: (items: readonly Forwardable[]): Forwarding => {
      const ids = new Map<string, string>();
      const idOf = ({ type, id }: Target, index: number) => {
        const key = `${type}:${id}:${index}`;
        const known = ids.get(key) ?? crypto.randomUUID();
        ids.set(key, known);
        return known;
      };
      return {
        async to(target, note) {
          const files = items.flatMap(({ file }) => file ?? []);
          if (files.length > 0) await checkFiles(target, files);
          for (const [index, { text, file, messageId }] of items.entries()) {
            const standIn = file && (file.isImage ? filePlaceholders.image : filePlaceholders.file);
            // oxlint-disable-next-line no-await-in-loop -- in their order
            await send(target, {
              text: text || standIn || '',
              clientMsgId: idOf(target, index),
              forward: messageId,
              file: file && {
                id: file.id,
                name: file.name,
                ext: splitFileName(file.name).extension.split('.').at(-1)?.toLowerCase() ?? '',
                size: file.size,
              },
            });
          }
          if (note !== '') await send(target, { text: note, clientMsgId: idOf(target, items.length) });
        },
      };
    },
  };
}
