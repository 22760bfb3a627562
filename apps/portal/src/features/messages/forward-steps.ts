import { PortalApiError } from '@snap/portal-api';
import type { NewMessage } from '@snap/portal-api/areas';
import type { Target } from '@snap/portal-api/contract';
import { splitFileName } from '@snap/portal-api/rules';
import type { ForwardTarget } from '@snap/portal-ui/forward-dialog';
import { diskApi } from '../../disk-api.ts';
import { messagesApi } from '../../messages-api.ts';
import type { Forwardable } from '../../stores/forwarding.ts';
import { messaging } from '../../live/messaging.ts';
import { session } from '../../stores/session.ts';
import { filePlaceholders } from './file-placeholders.ts';
import { createPaced } from './paced.ts';

/** Forwards to several targets share one pause of the rate limit. */
const paced = createPaced();

/** One forwarding: what goes, and under which ids, so that a second try sends nothing twice (decision B5). */
export interface Forwarding {
  items: readonly Forwardable[];
  idOf: (target: Target, index: number) => string;
}

export function startForwarding(items: readonly Forwardable[]): Forwarding {
  const ids = new Map<string, string>();
  return {
    items,
    idOf({ type, id }, index) {
      const key = `${type}:${id}:${index}`;
      const known = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, known);
      return known;
    },
  };
}

/** A person or group of the picker as messages name it. */
export function targetOf(contact: ForwardTarget): Target {
  if (contact.type === 'group') return { type: contact.kind, id: contact.id };
  return { type: 'user', id: contact.id };
}

/**
 * Sends everything to one target: whether the files may go there is asked first (specification, section 7), then each item goes as a
 * message, then the note. Rejects with the first failure; what has gone out stays.
 */
export async function forwardTo(target: Target, { items, idOf }: Forwarding, note: string): Promise<void> {
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
}

async function checkFiles(
  { type, id }: Target,
  files: readonly NonNullable<Forwardable['file']>[],
): Promise<void> {
  const target = { type: type === 'user' ? 'user' : 'group', id } as const;
  const shared = files.map(({ id: fileId, name, size, isImage }) => ({
    fileId,
    name,
    size,
    isImage,
    target,
    withMessage: true,
  }));
  const results = await paced(() => diskApi.share({ sender: session.userId, files: shared }));
  const refusal = results.find((result) => result.refusal)?.refusal;
  if (refusal) {
    const { code, message: msg } = refusal;
    throw new PortalApiError('POST gfile/uploadfile/batch', { kind: 'business', code, msg, shown: true });
  }
}

async function send(target: Target, message: NewMessage): Promise<void> {
  const sender = session.userId;
  const sent = await paced(() =>
    target.type === 'user'
      ? messagesApi.sendToUser({ sender, recipient: target.id, message })
      : messagesApi.sendToGroup({ sender, groupId: target.id, message }),
  );
  messaging.applySent(sent);
}
