import { isBlank } from './blank.ts';
import { codePoints, cutToCodePoints } from './code-points.ts';
import { isPlainLine, plainLine } from './names.ts';

/** Names of files and folders on the disk (decision C4). */

/** Maximum length in code points (E11). */
export const fileNameLength = 100;

/** Forbidden characters, for display in a form. */
export const fileNameForbidden = '/\\:*?"<>|';

/** Why a name is invalid. */
export type FileNameFault =
  /** Has no visible character. */
  | 'empty'
  | 'tooLong'
  /** Contains one of {@link fileNameForbidden}. */
  | 'forbidden'
  /**
   * Contains a control or invisible character, a bidirectional one (`cod.exe` shown as `exe.doc`), a lone surrogate or
   * stacked marks.
   */
  | 'control'
  /** Ends with a dot, like `.` and `..`: Windows drops the dot, which changes the name. */
  | 'dots'
  /** A device name on Windows: `CON`, `nul.txt`. A folder of that name could not be unpacked there. */
  | 'reserved';

/** Matches the part before the first dot. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

const forbidden = /[/\\:*?"<>|]/;

/**
 * Maximum length in UTF-16 units for Unicode composition, which takes quadratic time for many combining marks (half a
 * minute for 200,000). Longer names are invalid anyway.
 */
const MAX_COMPOSED_UNITS = 4_000;

/** Normalises a name for storage: composed (NFC), trimmed. Much too long names are returned unchanged. */
export function normaliseFileName(name: string): string {
  const trimmed = name.trim();
  return trimmed.length > MAX_COMPOSED_UNITS ? trimmed : trimmed.normalize('NFC').trim();
}

/** Returns what makes a name invalid, or undefined when it is valid. */
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
 * Makes a valid name from a name of another system: replaces forbidden characters by `_`, prefixes reserved names with
 * `_`, removes invisible characters and trailing dots, and cuts a long stem.
 */
export function cleanFileName(name: string, isDirectory = false): string {
  const seen = shortened(plainLine(name).trim(), isDirectory);
  const ended = withoutEnd(plainLine(normaliseFileName(seen)).replaceAll(/[/\\:*?"<>|]/g, '_'));
  if (isBlank(ended)) return '_';
  const plain = device.test(ended) ? `_${ended}` : ended;
  if (codePoints(plain) <= fileNameLength) return plain;
  const { stem, extension } = isDirectory ? { stem: plain, extension: '' } : splitFileName(plain);
  return withoutEnd(cutToCodePoints(stem, fileNameLength - codePoints(extension))) + extension;
}

/** Removes trailing dots and white space, in linear time; a `+$` expression would be quadratic. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** Shortens a name so that it can be composed; cuts the stem between characters. */
function shortened(name: string, isDirectory: boolean): string {
  if (name.length <= MAX_COMPOSED_UNITS) return name;
  const { stem, extension } = isDirectory ? { stem: name, extension: '' } : splitFileName(name);
  return stem.slice(0, MAX_COMPOSED_UNITS / 2).replace(/[\uD800-\uDBFF]$/, '') + extension;
}

/**
 * Comparison key: names with the same key cannot be in one folder. NFC, Unicode case folding (`Maße` equals `MASSE`),
 * without invisible characters, white space collapsed. Independent of the locale. Idempotent.
 */
export function fileNameKey(name: string): string {
  const seen = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').replaceAll(/[\s\u2800]+/gu, ' ');
  // Lower, upper and lower again: some letters have two lower-case forms (Greek sigma), others two upper-case ones
  // (`ẞ`).
  return normaliseFileName(normaliseFileName(seen).toLowerCase().toUpperCase().toLowerCase());
}

/**
 * Splits a name; `extension` starts with its dot or is empty. `.tar.gz` is one extension. Parts without a Latin letter
 * (`1.会议纪要`, `2026.11.20`) and names of hidden files have none.
 */
export function splitFileName(name: string): { stem: string; extension: string } {
  const [extension = ''] = /(?:\.tar)?\.(?=[\d_-]{0,15}[a-z])[\w-]{1,16}$/i.exec(name) ?? [];
  if (extension.length === name.length) return { stem: name, extension: '' };
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** Returns `name (2).ext`, with the stem cut to the maximum length. Expects a valid name. */
export function numberedName(name: string, number: number, isDirectory = false): string {
  const { stem, extension } = isDirectory ? { stem: name, extension: '' } : splitFileName(name);
  const ending = ` (${number})${extension}`;
  return cutToCodePoints(stem, fileNameLength - codePoints(ending)).trimEnd() + ending;
}

/**
 * Returns the name, or the first free one of `name (2).ext`, `name (3).ext` … (C3, "rename"). Continues from a number
 * that the name already has.
 * @param isTaken Receives the {@link fileNameKey} of a candidate.
 */
export function freeName(name: string, isTaken: (key: string) => boolean, isDirectory = false): string {
  if (!isTaken(fileNameKey(name))) return name;
  const { stem, extension } = isDirectory ? { stem: name, extension: '' } : splitFileName(name);
  // At most three digits: a year in brackets is part of the name.
  const [, plain = stem, last = '1'] = /^(.+) \(([1-9]\d{0,2})\)$/su.exec(stem) ?? [];
  for (let number = Number(last) + 1; ; number += 1) {
    const next = numberedName(plain + extension, number, isDirectory);
    if (!isTaken(fileNameKey(next))) return next;
  }
}
