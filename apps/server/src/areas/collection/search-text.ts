import { fold } from '@snap/portal-api/rules';

/** The searchable text of a favourite or its tags: every text, folded, one per line. */
export function searchText(texts: readonly string[]): string {
  return [...new Set(texts.map((text) => fold(text)))].join('\n');
}

/** The words of a search text: each must match somewhere, in any script, from two characters or from one. */
export function searchWords(q: string): string[] {
  return fold(q)
    .split(/\s+/)
    .filter((word) => word !== '');
}
