/** So much of the end of a longer name stays in sight, in characters. */
const endLength = 8;

/** A letter of a script that puts spaces between its words. */
const letter = /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}]/u;
const letters = new RegExp(`^(?:${letter.source})+`, 'u');

/**
 * The end of a name that stays in sight after an ellipsis. It begins with a whole word, not with a blank or a dot; empty
 * where the name ends in one long word.
 */
export function fileNameEnd(name: string): string {
  const characters = Array.from(name);
  const end = characters.slice(-endLength).join('');
  const inWord = letter.test(characters.at(-endLength - 1) ?? '');
  return (inWord ? end.replace(letters, '') : end).replace(/^[\s._-]+/u, '');
}
