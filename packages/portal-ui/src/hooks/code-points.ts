/** Length as a person counts it: an emoji or a rare Han character is one, not two. */
export function codePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
