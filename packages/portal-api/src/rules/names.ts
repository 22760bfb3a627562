import { isBlank } from './blank.ts';

/**
 * Characters forbidden in names: control characters, line breaks, lone surrogates, and bidirectional characters, which
 * can disguise `exe.doc` or another person's name.
 */
const unnameable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFFFE\uFFFF]/u;

/** The same as a regular expression of JSON Schema, which knows no lone surrogates. */
export const plainLinePattern = String.raw`^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]*$`;

/** Whether a text can be shown in a line without changing the direction of its surroundings. May be empty. */
export function isPlainLine(text: string): boolean {
  return !unnameable.test(text) && text.isWellFormed();
}

/** Whether a text is a valid name: single-line with a visible character. The caller checks the length. */
export function isName(text: string): boolean {
  return isPlainLine(text) && !isBlank(text);
}

/** Removes characters forbidden in names; lone surrogates become `�`. The result may be blank. */
export function plainLine(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(unnameable, 'gu'), '');
}
