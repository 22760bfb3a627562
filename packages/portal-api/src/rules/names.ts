import { isBlank } from './blank.ts';

/**
 * Characters forbidden in names: control characters, line breaks, lone surrogates, and bidirectional characters, which
 * can disguise `exe.doc` or another person's name.
 */
const unnameable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFFFE\uFFFF]/u;

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
