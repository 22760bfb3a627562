import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy, ref } from 'valtio';

/** A file that goes with the next message. Its upload begins at once; `stores/message-uploads` says how far it has come. */
export interface Attachment {
  /** Of the message that it becomes. */
  id: string;
  file: File;
  /** Pixels, of pictures, once they are known. */
  width?: number | undefined;
  height?: number | undefined;
}

/** By conversation. */
export const attachments = proxy<{ byKey: Record<string, Attachment[]> }>({ byKey: {} });

/** Puts files to what is being written; answers their ids. */
export function addAttachments(target: Target, files: readonly File[]): string[] {
  const key = targetKey(target);
  const added = files.map((file): Attachment => ({ id: crypto.randomUUID(), file: ref(file) }));
  attachments.byKey[key] = [...(attachments.byKey[key] ?? []), ...added];
  return added.map(({ id }) => id);
}

export function removeAttachment(target: Target, id: string): void {
  const key = targetKey(target);
  attachments.byKey[key] = (attachments.byKey[key] ?? []).filter((attachment) => attachment.id !== id);
}

/** The shape of a picture has become known. */
export function setAttachmentSize(target: Target, id: string, width: number, height: number): void {
  const attachment = attachments.byKey[targetKey(target)]?.find((each) => each.id === id);
  if (attachment) Object.assign(attachment, { width, height });
}

/** Takes everything out, to be sent. */
export function takeAttachments(target: Target): Attachment[] {
  const key = targetKey(target);
  const taken = (attachments.byKey[key] ?? []).map((attachment) => ({ ...attachment }));
  delete attachments.byKey[key];
  return taken;
}

/** They could not be sent. */
export function putBackAttachments(target: Target, taken: readonly Attachment[]): void {
  const key = targetKey(target);
  attachments.byKey[key] = [...taken, ...(attachments.byKey[key] ?? [])];
}
