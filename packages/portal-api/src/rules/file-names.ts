import { isBlank } from './blank.ts';
import { codePoints, cutToCodePoints } from './code-points.ts';
import { isPlainLine, plainLine } from './names.ts';

/** Names of files and folders on the network disk (decision C4). */

/** Longest name, in code points (E11). */
export const fileNameLength = 100;

/** Characters that no name holds, as a form may list them. */
export const fileNameForbidden = '/\\:*?"<>|';

/** Why a name cannot be used. */
export type FileNameFault =
  /** Shows nothing. */
  | 'empty'
  | 'tooLong'
  /** One of {@link fileNameForbidden}. */
  | 'forbidden'
  /** A control character, one that turns the direction of reading around (`cod.exe` shown as `exe.doc`), half a character. */
  | 'control'
  /** It ends in a dot, as `.` and `..` do: Windows drops the dot, and with it the name's identity. */
  | 'dots'
  /** Windows takes it for a device: `CON`, `nul.txt`. A folder of that name could not be unpacked there. */
  | 'reserved';

/** Before the first dot, in any case. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

const forbidden = /[/\\:*?"<>|]/;

/**
 * UTF-16 units up to which a name is composed. Composing takes quadratic time for many combining marks in a row, half a minute
 * for 200,000 of them, and a longer name is refused anyway.
 */
const MAX_COMPOSED_UNITS = 4_000;

/** A name as it is stored: composed (NFC), without white space around it. One that is much too long stays as it is. */
export function normaliseFileName(name: string): string {
  const trimmed = name.trim();
  return trimmed.length > MAX_COMPOSED_UNITS ? trimmed : trimmed.normalize('NFC').trim();
}

/** What is wrong with a name, as it would be stored; undefined where nothing is. */
export function fileNameFault(name: string): FileNameFault | undefined {
  const stored = normaliseFileName(name);
  if (isBlank(stored)) return 'empty';
  if (stored.endsWith('.')) return 'dots';
  if (!isPlainLine(stored)) return 'control';
  if (forbidden.test(stored)) return 'forbidden';
  if (device.test(stored)) return 'reserved';
  return codePoints(stored) > fileNameLength ? 'tooLong' : undefined;
}

/**
 * A usable name close to that of a file or folder on another system: `_` in place of what no name holds here and before a
 * reserved one, nothing in place of what cannot be seen and of dots at the end, the stem cut where it is too long.
 */
export function cleanFileName(name: string, isDirectory = false): string {
  const seen = shortened(plainLine(name).trim(), isDirectory);
  const ended = withoutEnd(normaliseFileName(seen).replaceAll(/[/\\:*?"<>|]/g, '_'));
  if (isBlank(ended)) return '_';
  const plain = device.test(ended) ? `_${ended}` : ended;
  if (codePoints(plain) <= fileNameLength) return plain;
  const { stem, extension } = isDirectory ? { stem: plain, extension: '' } : splitFileName(plain);
  return withoutEnd(cutToCodePoints(stem, fileNameLength - codePoints(extension))) + extension;
}

/** A name without dots and white space at its end; in linear time, which an expression with `+$` would not be. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** A name that is short enough to be composed; the stem is cut between characters. */
function shortened(name: string, isDirectory: boolean): string {
  if (name.length <= MAX_COMPOSED_UNITS) return name;
  const { stem, extension } = isDirectory ? { stem: name, extension: '' } : splitFileName(name);
  return stem.slice(0, MAX_COMPOSED_UNITS / 2).replace(/[\uD800-\uDBFF]$/, '') + extension;
}

/**
 * What two names share that would be the same in one folder: compared in NFC, without case, as Unicode folds it (`Maße` is
 * `MASSE`), and without what cannot be seen, which no two names may differ by alone: all space between two words is one
 * blank. The same in every language. Idempotent.
 */
export function fileNameKey(name: string): string {
  const seen = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').replaceAll(/[\s\u2800]+/gu, ' ');
  // Down, up and down again: some letters have two small forms (the Greek sigma), others two capital ones (`ẞ`).
  return normaliseFileName(normaliseFileName(seen).toLowerCase().toUpperCase().toLowerCase());
}

/**
 * A name in two: `extension` begins with its dot, or is empty. `.tar.gz` counts as one; what has no Latin letter is
 * none (`1.会议纪要`, `2026.11.20`), and neither is the name of a hidden file.
 */
export function splitFileName(name: string): { stem: string; extension: string } {
  const [extension = ''] = /(?:\.tar)?\.(?=[\d_-]{0,15}[a-z])[\w-]{1,16}$/i.exec(name) ?? [];
  if (extension.length === name.length) return { stem: name, extension: '' };
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** `name (2).ext`: the stem is cut where the whole would be longer than a name may be. Expects a usable name. */
export function numberedName(name: string, number: number, isDirectory = false): string {
  const { stem, extension } = isDirectory ? { stem: name, extension: '' } : splitFileName(name);
  const ending = ` (${number})${extension}`;
  return cutToCodePoints(stem, fileNameLength - codePoints(ending)).trimEnd() + ending;
}

/**
 * The name itself where it is free, else the first of `name (2).ext`, `name (3).ext` … that is (C3, "rename"). A name
 * that ends in such a number goes on from it.
 * @param isTaken Told the name's {@link fileNameKey}.
 */
export function freeName(name: string, isTaken: (key: string) => boolean, isDirectory = false): string {
  if (!isTaken(fileNameKey(name))) return name;
  const { stem, extension } = isDirectory ? { stem: name, extension: '' } : splitFileName(name);
  // Up to three digits: a year in brackets is part of the name.
  const [, plain = stem, last = '1'] = /^(.+) \(([1-9]\d{0,2})\)$/su.exec(stem) ?? [];
  for (let number = Number(last) + 1; ; number += 1) {
    const next = numberedName(plain + extension, number, isDirectory);
    if (!isTaken(fileNameKey(next))) return next;
  }
}
