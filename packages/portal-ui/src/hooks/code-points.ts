/** Length in code points: an emoji or a rare Han character counts as one. */
export function codePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
