import type { Catalogue } from './catalogue.ts';
import { noticeDurations, type Notice } from './notice.ts';

/** What became of one thing forwarded to one person or group. */
export interface ForwardOutcome {
  /** Of the person or group. */
  name: string;
  /** Name of the file, when it was one. */
  file?: string;
  /** Why it did not arrive: the server's sentence where there is one. Absent when it did. */
  failed?: { msg?: string | undefined };
}

/**
 * What to show after forwarding (specification, section 8): a file has its own sentences, a message that was refused
 * shows the server's. A success stands for six seconds.
 */
export function describeForward({ name, file, failed }: ForwardOutcome, catalogue: Catalogue): Notice {
  if (!failed) {
    const text = file === undefined ? catalogue.forwarded({ name }) : catalogue.fileForwarded({ name, file });
    return { text, tone: 'success', duration: noticeDurations.forwarded };
  }
  const text =
    file === undefined ? (failed.msg ?? catalogue.other) : catalogue.fileNotForwarded({ name, file });
  return { text, tone: 'error', duration: noticeDurations.failure };
}
