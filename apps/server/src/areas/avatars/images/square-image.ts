import { codes } from '@snap/portal-api/contract';
import { HttpRefusal } from '../../../http/refusal.ts';

/** Side of a stored avatar in pixels: the largest one shown, on a dense screen. */
const side = 512;
/** A few bytes can claim any size: more is refused before anything is decoded (G20). */
const maxPixels = 50_000_000;
/** Images that wait to be decoded; each holds the bytes as sent. */
const maxWaiting = 16;
/** Seconds. */
const [longest, retryAfter] = [10, 5];

/** How the formats begin that are taken. What a client says of its file counts for nothing. */
const formats: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/,
];

let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes a square, upright image without metadata such as place and camera. One at a time, since decoding takes a
 * processor. Returns undefined for an unreadable image.
 */
export async function squareImage(bytes: Uint8Array): Promise<Buffer | undefined> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.byteLength)).toString(
    'latin1',
  );
  if (!formats.some((format) => format.test(start))) return undefined;
  if (waiting >= maxWaiting) throw new HttpRefusal(503, codes.unavailable, retryAfter);
  waiting += 1;
  const made = queue.then(() => decode(bytes));
  queue = made;
  try {
    return await made;
  } finally {
    waiting -= 1;
  }
}

async function decode(bytes: Uint8Array): Promise<Buffer | undefined> {
  // Loaded with the first image, to keep it out of the server's start.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: longest })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
