import { randomUUID } from 'node:crypto';
import { codes, messageBody, type MessageBody } from '@snap/portal-api/contract';
import { HttpRefusal, Refusal } from '../../http/refusal.ts';

export type ParsedMessage = MessageBody & { clientMsgId: string };

/**
 * Reads the `message` parameter (B4): JSON of a `messageBody`, or else plain text. Without a `clientMsgId` the
 * message gets one of its own, and a repeat cannot be recognised. Throws 400 for what does not fit, and the refusal
 * `messageEmpty` for a text that shows nothing, unless a file does.
 */
export function parseMessage(message: string): ParsedMessage {
  const parsed = messageBody.safeParse(jsonBody(message) ?? { msg: message });
  if (!parsed.success) throw new HttpRefusal(400, codes.invalidInput);
  const { msg, clientMsgId, file, ...rest } = parsed.data;
  // A repaired id could become equal to another one.
  const ids = [clientMsgId, rest.quote, file?.id, file?.uid, ...(rest.mentions ?? [])];
  if (!ids.every((id) => id?.isWellFormed() ?? true)) throw new HttpRefusal(400, codes.invalidInput);
  const named = file && { ...file, name: storable(file.name), ext: storable(file.ext) };
  return {
    ...rest,
    msg: readText(msg, named !== undefined),
    clientMsgId: clientMsgId ?? randomUUID(),
    ...(named ? { file: named } : {}),
  };
}

/** A text as it can be stored. Throws the refusal `messageEmpty` when it shows nothing, unless that is allowed. */
export function readText(msg: string, mayBeEmpty: boolean): string {
  if (!mayBeEmpty && /^[\s\p{Cc}\p{Cf}]*$/u.test(msg)) throw new Refusal(codes.messageEmpty);
  return storable(msg);
}

function jsonBody(message: string): object | undefined {
  if (!message.trimStart().startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null && 'msg' in value ? value : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair: both become U+FFFD. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
