import { isBlank } from './blank.ts';

/**
 * Removed from single-line texts: control characters, line breaks, bidirectional characters, which can disguise
 * `exe.doc` or another person's name, and invisible characters, with which two names look equal. Exempt are joiners and
 * variation selectors (see below), and the tags of a flag: 🏴󠁧󠁢󠁥󠁮󠁧󠁿, the captured group.
 */
const unnameable =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{4,6}\u{E007F})|[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFFF9-\uFFFB\uFFFE\uFFFF]|(?![\u180E\u200C-\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** Variation selectors where they select nothing. Emoji, ideographs and Mongolian letters have variants. */
const idleSelectors =
  /(^|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u180E\u200C-\u200D])\p{Variation_Selector}+|(\p{Variation_Selector})\p{Variation_Selector}+/gu;

/** Joiners where they join nothing. Emoji and Arabic, Indic and Mongolian letters are joined. */
const idleJoiners =
  /(^|[\s\0-\x7F\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\u180E\u200C-\u200D]+|([\u180E\u200C-\u200D])[\u180E\u200C-\u200D]+/gu;

/** Marks stacked over a letter, beyond the four that languages need. */
const stackedMarks = /([\p{Mn}\p{Me}\u180E\u200C-\u200D]{4})[\p{Mn}\p{Me}\u180E\u200C-\u200D]+/gu;

/** Characters forbidden in longer texts: those that turn a part around, and halves of characters. */
const turning = /[\0\u202A-\u202E\u2066-\u2069\p{Cs}]/u;

/** What JSON Schema can say of {@link isPlainLine}: it knows no lone surrogates. */
export const plainLinePattern = String.raw`^[^\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufffe\uffff]*$`;

/** What JSON Schema can say of {@link isPlainText}. */
export const plainTextPattern = String.raw`^[^\u0000\u202a-\u202e\u2066-\u2069]*$`;

/**
 * Whether a text can be shown in a line: without changing the direction or the height of its surroundings, and with
 * nothing hidden in it. May be empty.
 */
export function isPlainLine(text: string): boolean {
  return plainLine(text) === text;
}

/** Whether a text of several lines changes neither the direction nor the height of its surroundings. May be empty. */
export function isPlainText(text: string): boolean {
  return !turning.test(text) && text.search(stackedMarks) === -1;
}

/** Whether a text is a valid name: single-line with a visible character. The caller checks the length. */
export function isName(text: string): boolean {
  return isPlainLine(text) && !isBlank(text);
}

/** Removes characters forbidden in names; lone surrogates become `�`. The result may be blank. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unnameable, '$1')
    .replaceAll(idleSelectors, '$1$2')
    .replaceAll(idleJoiners, '$1$2')
    .replaceAll(stackedMarks, '$1');
}
