/** How many colours avatars have. */
export const avatarHues = 12;

/** A colour's number that stays with an id for ever: FNV-1a over the id (decision D11). */
export function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const unit of id) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % avatarHues;
}

const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * What stands for a person without a picture: the last two characters of a Chinese name (the given name),
 * the first two of a Japanese name written with a space (the family name), else the first letters of the
 * first and last word. In a small circle one character stays, the last of them in a Chinese name.
 * @param size side of the circle in px.
 */
export function initialsOf(name: string, size = 40): string {
  const small = size < 32;
  const words = name
    .trim()
    .split(/[\s·・]+/u)
    .filter((word) => word !== '');
  const [first = '', last = first] = [words[0], words.at(-1)];
  if (han.test(first)) {
    const characters = Array.from(first);
    if (words.length > 1) return characters.slice(0, small ? 1 : 2).join('');
    return characters.slice(small ? -1 : -2).join('');
  }
  const letters = words.length > 1 && !small ? [first, last] : [first];
  return letters.map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('en')).join('');
}
