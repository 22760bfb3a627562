/** Pictures that are on this device, as addresses of this page, by the message that they go with. */
const urls = new Map<string, string>();

/** Larger ones would take long to draw and much memory: an icon stands for them. Bytes. */
const largest = 30 * 1024 * 1024;

const drawable = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/;

/** The address of a picture, made from its file where there is none yet; undefined for what is no picture. */
export function localPicture(id: string, file?: File): string | undefined {
  const known = urls.get(id);
  if (known !== undefined || !file || !drawable.test(file.type) || file.size > largest) return known;
  const url = URL.createObjectURL(file);
  urls.set(id, url);
  return url;
}

/** Nobody shows it any more. */
export function forgetPicture(id: string): void {
  const url = urls.get(id);
  if (url !== undefined) URL.revokeObjectURL(url);
  urls.delete(id);
}

/** Pixels of a picture; undefined for what is none. */
export async function measurePicture(file: File): Promise<{ width: number; height: number } | undefined> {
  if (!drawable.test(file.type) || file.size > largest) return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
