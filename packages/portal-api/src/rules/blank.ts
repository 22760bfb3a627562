/** Whether a text shows nothing: white space, control and format characters alone. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
