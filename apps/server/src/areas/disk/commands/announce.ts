import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';

/** What has changed of a person's disk. */
export interface DiskChange {
  folders?: Iterable<string>;
  recycle?: boolean;
  shared?: boolean;
}

/** Notifies all devices of these people (G8), in the transaction that makes the change. */
export async function announce(
  tx: Tx,
  userIds: readonly string[],
  { folders = [], recycle = false, shared = false }: DiskChange,
): Promise<void> {
  const payload = { type: 'disk', folders: [...new Set(folders)], recycle, shared };
  await publish(tx, { type: 'disk', userIds, payload });
}
