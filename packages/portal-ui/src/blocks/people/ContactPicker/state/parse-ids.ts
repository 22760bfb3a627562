/** Between two ids: spaces and line ends of any width, commas, semicolons and the Chinese 、. */
const separators = /[\s,，、;；]+/u;

/** The ids in a pasted text, each once, full-width letters and digits as plain ones. */
export function parseIds(text: string): string[] {
  return [...new Set(text.normalize('NFKC').split(separators))].filter((id) => id !== '');
}

/** Whether a pasted text is a list of ids and not words to search for: a space alone may stand in a name. */
export const isIdList = (text: string) => /[,，、;；\n]/u.test(text) && parseIds(text).length > 1;
