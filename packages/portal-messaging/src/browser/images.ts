/** Larger images take long to decode and much memory: an icon stands for them. */
const MAX_IMAGE_BYTES = 30 * 1024 * 1024;

const drawableType = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/;

/** Whether a browser can show a file as an image. */
export const isDrawable = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  drawableType.test(type) && size <= MAX_IMAGE_BYTES;

/** Pixels of an image; undefined for other files. */
export async function measureImage(file: File): Promise<{ width: number; height: number } | undefined> {
  if (!isDrawable(file)) return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
