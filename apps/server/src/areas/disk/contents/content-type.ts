import { fileTypeFromBuffer } from 'file-type';
import { open } from 'node:fs/promises';

/** Enough for every signature and for a fair look at a text. */
const sampleBytes = 64 * 1024;
/** Media types that a program may execute. */
// Not “openxmlformats”: office files are archives.
const runnable = /[+/]xml|html|script|shockwave|^text\//;
const unknownType = 'application/octet-stream';

/**
 * The media type of a file by its first bytes alone (G20). Whatever is text is plain text with its encoding, markup
 * and scripts included: a browser shows it and runs nothing.
 */
export async function readMediaType(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return await mediaTypeOf(buffer.subarray(0, bytesRead), bytesRead === sampleBytes);
  } finally {
    await handle.close();
  }
}

/** @param cut The sample ends before its file does, maybe within a character. */
export async function mediaTypeOf(sample: Uint8Array, cut: boolean): Promise<string> {
  if (sample.length === 0) return 'text/plain; charset=utf-8';
  // Before all signatures: a mark of byte order is also how some sound begins.
  const marked = byteOrderOf(sample);
  if (marked !== undefined) return `text/plain; charset=${marked}`;
  const found = await fileTypeFromBuffer(sample).catch(() => undefined);
  if (found !== undefined && !runnable.test(found.mime)) return found.mime;
  const encoding = encodingOf(sample, cut);
  return encoding === undefined ? unknownType : `text/plain; charset=${encoding}`;
}

function byteOrderOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function encodingOf(sample: Uint8Array, cut: boolean): string | undefined {
  // Control characters other than white space and escape sequences occur in no text.
  if (sample.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b))) return undefined;
  return ['utf-8', 'gb18030'].find((encoding) => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: cut });
      return true;
    } catch {
      return false;
    }
  });
}
