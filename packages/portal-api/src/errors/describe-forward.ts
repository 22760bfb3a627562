import type { Catalogue } from './catalogue.ts';
import { toastDurations, type Toast } from './toast.ts';

/** Result of forwarding one item to one target. */
export interface ForwardOutcome {
  /** Name of the target. */
  name: string;
  /** Name of the file, if it was one. */
  file?: string;
  /** The failure, with the server's sentence if it sent one. Absent on success. */
  failed?: { msg?: string | undefined };
}

/**
 * Returns the toast after forwarding (specification, section 8): files have their own sentences; a refused message
 * shows the server's. A success is shown for six seconds.
 */
export function describeForward({ name, file, failed }: ForwardOutcome, catalogue: Catalogue): Toast {
  if (!failed) {
    const text = file === undefined ? catalogue.forwarded({ name }) : catalogue.fileForwarded({ name, file });
    return { text, tone: 'success', duration: toastDurations.forwarded };
  }
  const text =
    file === undefined ? (failed.msg ?? catalogue.other) : catalogue.fileNotForwarded({ name, file });
  return { text, tone: 'error', duration: toastDurations.failure };
}
