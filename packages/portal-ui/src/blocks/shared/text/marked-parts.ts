import type { MarkRange } from '../views.ts';

/** A segment of a text: marked or not. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** Splits a text at its marked ranges. Clips ranges that exceed the text, are reversed or overlap an earlier one. */
export function markedParts(text: string, ranges: readonly MarkRange[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    const start = Math.max(from, done);
    const end = Math.min(to, text.length);
    if (end <= start) continue;
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
