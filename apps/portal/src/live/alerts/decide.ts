import type { Conversation, Message } from '@snap/portal-api/contract';

/**
 * Whether a message of somebody else is worth a sound: not where its conversation is muted, and not when it has been taken
 * back, or read elsewhere, meanwhile.
 * @param line The conversation in the recent list, as it is by now; undefined while the list is not known.
 */
export function shouldRing(
  { seq, recalled }: Pick<Message, 'seq' | 'recalled'>,
  line: Pick<Conversation, 'muted' | 'readSeq'> | undefined,
): boolean {
  if (recalled) return false;
  return !line || (!line.muted && line.readSeq < seq);
}
