/** Length in code points: what a person counts as characters, the same on both sides (E11). */
export function codePoints(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}
