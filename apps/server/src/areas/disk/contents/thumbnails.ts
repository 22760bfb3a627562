import { buffer } from 'node:stream/consumers';
import type { Blob, BlobStore } from './blob-store.ts';

/** Longest side of a thumbnail, in pixels. */
const thumbSide = 480;
/** Larger images get no thumbnail, as protection from decompression bombs (G20). */
const maxPixels = 120_000_000;
const maxBytes = 100 * 1024 * 1024;
const shown = /^image\/(png|jpeg|gif|webp|avif|bmp|tiff|heic)$/;

export interface Size {
  width: number;
  height: number;
}

/** Loaded with the first image, to keep it out of the server's start. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Width and height as shown, read from an image's header; undefined where it cannot be decoded. */
export async function readImageSize(path: string, mediaType: string): Promise<Size | undefined> {
  if (!shown.test(mediaType)) return undefined;
  try {
    const sharp = await loadSharp();
    const { autoOrient } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).metadata();
    const { width, height } = autoOrient;
    return width > 0 && height > 0 && width * height <= maxPixels ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** The size of an image's thumbnail; undefined where there is none. */
export function thumbSize(image: Size | undefined, bytes: number): Size | undefined {
  if (!image || bytes > maxBytes) return undefined;
  const scale = Math.min(1, thumbSide / Math.max(image.width, image.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(image.width), height: scaled(image.height) };
}

/** Makes thumbnails, each once, a few at a time. */
export interface Thumbs {
  /** The bytes of an image's thumbnail (WebP); undefined where the image turns out to be broken. */
  read(blob: Blob): Promise<Buffer | undefined>;
}

/** Decoding is heavy: more at a time would slow down all other requests. */
const maxAtOnce = 2;

export function createThumbs(store: BlobStore): Thumbs {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  const make = async (blob: Blob): Promise<Buffer | undefined> => {
    if (busy < maxAtOnce) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await shrink(store, blob);
    } finally {
      // A waiting request takes over the slot, which is free only when none waits.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
  return {
    async read(blob) {
      if (await store.has(blob, 'thumb')) return buffer(await store.open(blob, undefined, 'thumb'));
      const key = `${blob.tenantId}/${blob.hash}`;
      const known = making.get(key);
      if (known) return known;
      const made = make(blob).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

async function shrink(store: BlobStore, blob: Blob): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const original = await buffer(await store.open(blob));
  const small = await sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
    .catch(() => undefined);
  if (!small) return undefined;
  await store.put(blob, small, 'thumb');
  return small;
}
