import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy, ref } from 'valtio/vanilla';
import type { Context, Tabs } from '../options.ts';
import type { AttachmentRecord, AttachmentStorage } from './attachment-storage.ts';

/** A file of the next message. Its upload starts at once. */
export interface Attachment {
  /** Of the message that will carry it. */
  id: string;
  file: File;
  /** Pixels, of images, once they are known. */
  width?: number | undefined;
  height?: number | undefined;
}

export type Attachments = ReturnType<typeof createAttachments>;

/** Other tabs hear under this name that the stored files have changed. */
const channel = 'snap-portal:attachments';

/** Files of the next message, by conversation; stored on the device like the texts (decision B12). */
export function createAttachments(
  { account, clock }: Pick<Context, 'account' | 'clock'>,
  storage: AttachmentStorage,
  tabs: Tabs,
) {
  const state = proxy<{ byKey: Record<string, Attachment[]> }>({ byKey: {} });
  const records = new Map<string, AttachmentRecord>();
  /** Ids of what the device has not stored, or could not store. */
  const unstored = new Set<string>();
  /** Ids of what no draft shows any more: it was sent or removed. */
  const taken = new Set<string>();

  /** Without room on the device a file lives on in memory. */
  async function store(record: AttachmentRecord): Promise<void> {
    records.set(record.id, record);
    try {
      await storage.put(record);
      unstored.delete(record.id);
      tabs.announce(channel);
    } catch {
      unstored.add(record.id);
    }
  }

  async function forget(id: string): Promise<void> {
    records.delete(id);
    unstored.delete(id);
    await storage.remove(id).catch(() => undefined);
    tabs.announce(channel);
  }

  /** Shows what the device has. Returns the records that were not shown before. */
  async function read(): Promise<AttachmentRecord[]> {
    const stored = await storage.list(account()).catch(() => undefined);
    if (!stored) return [];
    const shown = new Map(Object.values(state.byKey).flatMap((list) => list.map((each) => [each.id, each])));
    const byKey: Record<string, Attachment[]> = {};
    const inMemory = [...records.values()].filter(({ id }) => unstored.has(id));
    for (const { id, target, file } of [...stored, ...inMemory]) {
      if (taken.has(id)) continue;
      (byKey[targetKey(target)] ??= []).push(shown.get(id) ?? { id, file: ref(file) });
    }
    state.byKey = byKey;
    for (const record of stored) records.set(record.id, record);
    return stored.filter(({ id }) => !shown.has(id) && !taken.has(id));
  }

  return {
    state,

    /**
     * Restores what an earlier visit left, and returns it.
     * @param isQueued Whether the outbox has a message of this id: its file is no draft any more.
     */
    async open(isQueued: (id: string) => boolean): Promise<AttachmentRecord[]> {
      tabs.listen(channel, () => void read());
      const found = await read();
      const queued = found.filter(({ id }) => isQueued(id));
      for (const { id, target } of queued) this.remove(target, id);
      return found.filter((record) => !queued.includes(record));
    },

    /** Adds files to the draft. Returns their ids. */
    add(target: Target, files: readonly File[]): string[] {
      const key = targetKey(target);
      const added = files.map((file): Attachment => ({ id: crypto.randomUUID(), file: ref(file) }));
      state.byKey[key] = [...(state.byKey[key] ?? []), ...added];
      const { type, id: targetId } = target;
      const now = clock.now();
      for (const [index, { id, file }] of added.entries()) {
        unstored.add(id);
        void store({
          id,
          account: account(),
          target: { type, id: targetId },
          file,
          addedAt: now + index / 1000,
        });
      }
      return added.map(({ id }) => id);
    },

    remove(target: Target, id: string): void {
      const key = targetKey(target);
      state.byKey[key] = (state.byKey[key] ?? []).filter((attachment) => attachment.id !== id);
      taken.add(id);
      void forget(id);
    },

    /** Sets the size of an image once it is known. */
    setSize(target: Target, id: string, width: number, height: number): void {
      const attachment = state.byKey[targetKey(target)]?.find((each) => each.id === id);
      if (attachment) Object.assign(attachment, { width, height });
    },

    /** A file is uploaded: a later visit need not do it again. */
    setFileId(id: string, fileId: string): void {
      const record = records.get(id);
      if (record) void store({ ...record, fileId });
    },

    /** On the disk, once it is uploaded. */
    fileIdOf: (id: string): string | undefined => records.get(id)?.fileId,

    /** Takes all attachments for sending. The device keeps each until `clearSent`. */
    take(target: Target): Attachment[] {
      const key = targetKey(target);
      const files = (state.byKey[key] ?? []).map((attachment) => ({ ...attachment }));
      for (const { id } of files) taken.add(id);
      delete state.byKey[key];
      return files;
    },

    /** The outbox holds it. */
    clearSent: (id: string): void => void forget(id),

    /** Puts attachments back that could not be sent. */
    putBack(target: Target, files: readonly Attachment[]): void {
      const key = targetKey(target);
      for (const { id } of files) taken.delete(id);
      state.byKey[key] = [...files, ...(state.byKey[key] ?? [])];
    },
  };
}
