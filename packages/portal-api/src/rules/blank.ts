/**
 * Whether a text is invisible: only white space, control, format and filler characters (`U+3164`, `U+2800`), and marks
 * without a letter to stand on (`U+0301`).
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
