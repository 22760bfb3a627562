/** White reads at 4.5:1 on all of them; the same twelve as the library's Avatar has, in the same order (D11). */
const colours = [
  '#9c4d55',
  '#9a5332',
  '#8c5f0e',
  '#726c0f',
  '#4d7635',
  '#107c5a',
  '#007979',
  '#007494',
  '#3c6aa4',
  '#635fa3',
  '#805592',
  '#934e77',
];

const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The placeholder for a missing avatar: initials on a colour derived from the id, as the library renders them, for
 * clients that show only an address. It holds letters and a colour, and is never served as a page (G20).
 */
export function initialsAvatar(id: string, name: string): string {
  const letters = initialsOf(name).replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="${colours[hueOf(id)]}"/><text x="128" y="128" dy=".36em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="88" font-weight="500" fill="#fff">${letters}</text></svg>`;
}

/** FNV-1a over the id. */
function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const unit of id) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % colours.length;
}

/**
 * The given name of a Chinese name, the family name of one with a space, else the first letters of first and last word.
 */
function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s·・]+/u)
    .filter((word) => word !== '');
  const [first = '', last = first] = [words[0], words.at(-1)];
  if (han.test(first)) {
    const characters = Array.from(first);
    return (words.length > 1 ? characters.slice(0, 2) : characters.slice(-2)).join('');
  }
  return (words.length > 1 ? [first, last] : [first])
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('en'))
    .join('');
}
