import type { MarkRange } from '@snap/portal-ui/views';

/** Every match of the query in the text, ignoring case and width. */
export function foundMarks(text: string, query: string): MarkRange[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
  const folded = fold(text);
  const marks: MarkRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    marks.push([at, at + wanted.length]);
  }
  return marks;
}

/** Maps each UTF-16 unit by itself, so that positions stay. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charAt(index);
    const folded = unit.normalize('NFKC').toLowerCase();
    return folded.length === 1 ? folded : unit;
  }).join('');
}
