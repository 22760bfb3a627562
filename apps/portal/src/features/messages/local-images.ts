import { isDrawable } from '@snap/portal-messaging/browser';

/** Pictures that are on this device, as addresses of this page, by the message that they go with. */
const urls = new Map<string, string>();

/** The address of a picture, made from its file where there is none yet; undefined for what is no picture. */
export function localImageUrl(id: string, file?: File): string | undefined {
  const known = urls.get(id);
  if (known !== undefined || !file || !isDrawable(file)) return known;
  const url = URL.createObjectURL(file);
  urls.set(id, url);
  return url;
}

/** Nobody shows it any more. */
export function releaseLocalImage(id: string): void {
  const url = urls.get(id);
  if (url !== undefined) URL.revokeObjectURL(url);
  urls.delete(id);
}
