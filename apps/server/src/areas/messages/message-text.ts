import { randomUUID } from 'node:crypto';
import { codes, messageBody } from '@snap/portal-api/contract';
import { HttpRefusal, Refusal } from '../../http/refusal.ts';

export interface ParsedMessage {
  msg: string;
  clientMsgId: string;
}

/**
 * Reads the `message` parameter (B4): JSON `{msg, clientMsgId?}`, or else plain text. Without a `clientMsgId` the
 * message gets one of its own, and a repeat cannot be recognised. Throws 400 for what does not fit, and the refusal
 * `messageEmpty` for a text that shows nothing.
 */
export function parseMessage(message: string): ParsedMessage {
  const parsed = messageBody.safeParse(jsonBody(message) ?? { msg: message });
  if (!parsed.success) throw new HttpRefusal(400, codes.invalidInput);
  const { msg, clientMsgId } = parsed.data;
  // A repaired id could become equal to another one.
  if (clientMsgId !== undefined && !clientMsgId.isWellFormed())
    throw new HttpRefusal(400, codes.invalidInput);
  if (/^[\s\p{Cc}\p{Cf}]*$/u.test(msg)) throw new Refusal(codes.messageEmpty);
  return { msg: storable(msg), clientMsgId: clientMsgId ?? randomUUID() };
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
