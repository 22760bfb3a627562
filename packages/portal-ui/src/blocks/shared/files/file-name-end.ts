/** Maximum length of the visible end of a truncated name, in characters. */
const endLength = 8;

/** A letter of a script that separates words by spaces. */
const letter = /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}]/u;
const letters = new RegExp(`^(?:${letter.source})+`, 'u');

/**
 * The end of a name that stays visible after an ellipsis. Starts with a whole word, not with a space or a dot; empty if
 * the name ends in one long word.
 */
export function fileNameEnd(name: string): string {
  const characters = Array.from(name);
  const end = characters.slice(-endLength).join('');
  const inWord = letter.test(characters.at(-endLength - 1) ?? '');
  return (inWord ? end.replace(letters, '') : end).replace(/^[\s._-]+/u, '');
}
