import { proxy, ref } from 'valtio/vanilla';
import type { OutboxRecord } from './outbox-storage.ts';

/** An outbox item as the screen shows it. */
export interface OutboxItem extends Omit<OutboxRecord, 'order'> {
  /** Absent until the device has stored it. */
  order?: number;
  state: 'queued' | 'sending' | 'failed';
}

/** What an outbox item holds beside its text; `clientMsgId` where it is known before. */
export type OutboxContent = Partial<
  Pick<OutboxRecord, 'clientMsgId' | 'targetName' | 'quote' | 'mentions' | 'upload' | 'file'>
>;

export interface OutboxState {
  items: OutboxItem[];
  /** Time of the next try while sending is paused. Milliseconds since 1970. */
  nextTryAt?: number | undefined;
  /** The server limits the rate (429, 503): sending resumes automatically. */
  slowed: boolean;
  /** The last send failed with a 5xx response, so the network itself works. */
  serverFailed: boolean;
}

export function createOutboxState() {
  const state = proxy<OutboxState>({ items: [], slowed: false, serverFailed: false });
  const find = (clientMsgId: string) => state.items.find((item) => item.clientMsgId === clientMsgId);

  function drop(clientMsgId: string): void {
    state.items = state.items.filter((item) => item.clientMsgId !== clientMsgId);
  }

  function mark(clientMsgId: string, itemState: OutboxItem['state']): void {
    const item = find(clientMsgId);
    if (item) item.state = itemState;
  }

  /** Replaces the items by those of the device, and keeps those that are not stored yet. */
  function replace(records: readonly OutboxRecord[]): void {
    const unstored = state.items.filter((item) => item.order === undefined);
    const known = new Set(records.map((record) => record.clientMsgId));
    state.items = [
      ...records.map((record): OutboxItem => {
        const sending = find(record.clientMsgId)?.state === 'sending';
        return { ...toShown(record), state: record.failure ? 'failed' : sending ? 'sending' : 'queued' };
      }),
      ...unstored.filter((item) => !known.has(item.clientMsgId)),
    ];
  }

  return { state, find, drop, mark, replace };
}

/**
 * The copy for the screen. It shares no object with the record: valtio replaces the objects inside of what it holds by
 * proxies, also in arrays, and IndexedDB cannot clone a proxy. Only the file is shared, as a `ref`.
 */
export function toShown(record: OutboxRecord | Omit<OutboxRecord, 'order'>): Omit<OutboxItem, 'state'> {
  const { upload, ...rest } = record;
  const shown = structuredClone(rest);
  return upload ? { ...shown, upload: { ...upload, file: ref(upload.file) } } : shown;
}

/** A copy without proxies, whatever store the caller took the values from. */
export function toPlain({ quote, mentions, upload, file, ...rest }: OutboxContent): OutboxContent {
  return {
    ...rest,
    ...(quote && { quote: { ...quote } }),
    ...(mentions && { mentions: mentions.map((mention) => ({ ...mention })) }),
    ...(upload && { upload: { ...upload } }),
    ...(file && { file: { ...file } }),
  };
}
