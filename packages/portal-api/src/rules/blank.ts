/** Whether a text shows nothing: white space, control, format and filling characters (`U+3164`, `U+2800`) alone. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
