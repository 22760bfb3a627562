/** Most characters before what was found. */
const lead = 16;

export interface FoundParts {
  before: string;
  found: string;
  after: string;
}

/** A text as a result shows it, cut before what was found, and without its line breaks; case and width play no part. */
export function foundParts(text: string, query: string): FoundParts {
  const line = text.replace(/\s+/g, ' ');
  const at = fold(line).indexOf(fold(query.replace(/\s+/g, ' ')));
  if (at < 0) return { before: line, found: '', after: '' };
  const start = Math.max(0, at - lead);
  const end = at + query.length;
  return {
    before: (start > 0 ? '…' : '') + line.slice(start, at),
    found: line.slice(at, end),
    after: line.slice(end),
  };
}

/** Unit by unit, so that positions stay. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charAt(index);
    const folded = unit.normalize('NFKC').toLowerCase();
    return folded.length === 1 ? folded : unit;
  }).join('');
}
