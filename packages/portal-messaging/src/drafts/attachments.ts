import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy, ref } from 'valtio/vanilla';

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

/** Files of the next message, by conversation. */
export function createAttachments() {
  const state = proxy<{ byKey: Record<string, Attachment[]> }>({ byKey: {} });

  return {
    state,

    /** Adds files to the draft. Returns their ids. */
    add(target: Target, files: readonly File[]): string[] {
      const key = targetKey(target);
      const added = files.map((file): Attachment => ({ id: crypto.randomUUID(), file: ref(file) }));
      state.byKey[key] = [...(state.byKey[key] ?? []), ...added];
      return added.map(({ id }) => id);
    },

    remove(target: Target, id: string): void {
      const key = targetKey(target);
      state.byKey[key] = (state.byKey[key] ?? []).filter((attachment) => attachment.id !== id);
    },

    /** Sets the size of an image once it is known. */
    setSize(target: Target, id: string, width: number, height: number): void {
      const attachment = state.byKey[targetKey(target)]?.find((each) => each.id === id);
      if (attachment) Object.assign(attachment, { width, height });
    },

    /** Removes and returns all attachments, for sending. */
    take(target: Target): Attachment[] {
      const key = targetKey(target);
      const taken = (state.byKey[key] ?? []).map((attachment) => ({ ...attachment }));
      delete state.byKey[key];
      return taken;
    },

    /** Puts attachments back that could not be sent. */
    putBack(target: Target, taken: readonly Attachment[]): void {
      const key = targetKey(target);
      state.byKey[key] = [...taken, ...(state.byKey[key] ?? [])];
    },
  };
}
