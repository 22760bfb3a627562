import { isDrawable } from '@snap/portal-messaging/browser';

/** Object URLs of images on this device, by the client id of their message. */
const urls = new Map<string, string>();

/** The object URL of an image, created from its file on first use; undefined for other files. */
export function localImageUrl(id: string, file?: File): string | undefined {
  const known = urls.get(id);
  if (known !== undefined || !file || !isDrawable(file)) return known;
  const url = URL.createObjectURL(file);
  urls.set(id, url);
  return url;
}

export function releaseLocalImage(id: string): void {
  const url = urls.get(id);
  if (url !== undefined) URL.revokeObjectURL(url);
  urls.delete(id);
}
