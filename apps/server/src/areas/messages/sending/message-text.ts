import { randomUUID } from 'node:crypto';
import { isBlank } from '@snap/portal-api/rules';
import { codes, decodeMessage, fieldErrors, messageBody, type MessageBody } from '@snap/portal-api/contract';
import { invalidInput } from '../../../http/input.ts';
import { Refusal } from '../../../http/refusal.ts';

/** A file as its sender names it; the other fields come from the disk (F3). */
export interface NamedFile {
  id: string;
  /** Id of the share that the message replaces. */
  uid?: string | undefined;
}

export type ParsedMessage = Omit<MessageBody, 'file'> & { clientMsgId: string; file?: NamedFile };

/**
 * Reads the `message` parameter (B4): JSON of a `messageBody`, or else plain text. Without a `clientMsgId` the
 * message gets one of its own, and a repeat cannot be recognised. Throws 400 for what does not fit, and the refusal
 * `messageEmpty` for a text that shows nothing, unless a file does.
 */
export function parseMessage(message: string): ParsedMessage {
  const body = decodeMessage(message);
  const parsed = messageBody.safeParse(body);
  if (!parsed.success) throw invalidInput(...fieldErrors(messageBody, body, 'message'));
  const { msg, clientMsgId, file, ...rest } = parsed.data;
  const uid = typeof file?.['uid'] === 'string' ? file['uid'] : undefined;
  // A repaired id could become equal to another one.
  if (uid?.isWellFormed() === false) throw invalidInput({ field: 'message.file.uid', rule: 'characters' });
  return {
    ...rest,
    msg: readText(msg, file !== undefined || rest.forward !== undefined),
    clientMsgId: clientMsgId ?? randomUUID(),
    ...(file ? { file: { id: file.id, ...(uid === undefined ? {} : { uid }) } } : {}),
  };
}

/** A text as it can be stored. Throws the refusal `messageEmpty` when it shows nothing, unless that is allowed. */
export function readText(msg: string, mayBeEmpty: boolean): string {
  if (!mayBeEmpty && isBlank(msg)) throw new Refusal(codes.messageEmpty);
  return storable(msg);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair: both become U+FFFD. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
