import type { MarkRange } from '../../../shared/views.ts';

/** Maximum number of UTF-16 units before the match, which is then in the first line of a narrow column. */
const lead = 16;

/** Excerpt of a text in a result: cut before the first mark, on one line. */
export interface Excerpt {
  text: string;
  marks: readonly MarkRange[];
}

/** Cuts a text so that the match is visible, and shifts the marks. Each line break becomes a space. */
export function excerpt(text: string, marks: readonly MarkRange[]): Excerpt {
  const line = text.replace(/\s/gu, ' ');
  const first = marks[0]?.[0] ?? 0;
  if (first <= lead) return { text: line, marks };
  // Not inside a surrogate pair.
  const at = first - lead;
  const start = (line.codePointAt(at - 1) ?? 0) > 0xff_ff ? at + 1 : at;
  const shift = start - 1;
  return { text: `…${line.slice(start)}`, marks: marks.map(([from, to]) => [from - shift, to - shift]) };
}
