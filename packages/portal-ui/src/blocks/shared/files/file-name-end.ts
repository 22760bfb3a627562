/** Maximum length of the visible end of a truncated name, in characters. */
const endLength = 8;

/** A letter of a script that separates words by spaces. */
const letter = /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}]/u;
const isExtension = /^\.[\p{L}\p{N}]+$/u;
const letters = new RegExp(`^(?:${letter.source})+`, 'u');

/**
 * The end of a name that stays visible after an ellipsis. Starts with a whole word, not with a space or a dot, unless
 * only the extension would be left: "…mpo.docx". Empty if the name ends in one long word.
 */
export function fileNameEnd(name: string): string {
  const characters = Array.from(name);
  const end = characters.slice(-endLength).join('');
  const inWord = letter.test(characters.at(-endLength - 1) ?? '');
  const words = inWord ? end.replace(letters, '') : end;
  return (isExtension.test(words) ? end : words).replace(/^[\s._-]+/u, '');
}
