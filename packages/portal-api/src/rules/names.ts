import { isBlank } from './blank.ts';

/**
 * What no name holds, wherever it is shown: control characters, line breaks, halves of characters, and those that turn
 * the direction of reading around, with which `exe.doc` or another person's name can be shown in place of the real one.
 */
const unnameable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFFFE\uFFFF]/u;

/** Whether a text can be put in a line with others without changing their direction. It may be empty. */
export function isPlainLine(text: string): boolean {
  return !unnameable.test(text) && text.isWellFormed();
}

/** Whether a text can name something: a plain line that shows something. Its length is for the caller to bound. */
export function isName(text: string): boolean {
  return isPlainLine(text) && !isBlank(text);
}

/** A text without what no name holds; halves of characters become `�`. It may be blank then. */
export function plainLine(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(unnameable, 'gu'), '');
}
