/** How many colours avatars have. */
export const avatarHues = 12;

/** A colour's number that stays with an id for ever: FNV-1a over the id (decision D11). */
export function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const unit of id) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % avatarHues;
}

const han = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * What stands for a person without a picture: the last two characters of a Chinese name (the given name),
 * the first two of a Japanese name written with a space (the family name), else the first letters of the
 * first and last word. In a small circle one character stays, the last of them in a Chinese name.
 * @param size side of the circle in px.
 */
export function initialsOf(name: string, size = 40): string {
  const small = size < 32;
  const [first = [], ...others] = (name.match(/[^\s·・]+/gu) ?? []).map((word) => Array.from(word));
  const last = others.at(-1);
  if (han.test(first.join(''))) {
    const length = small ? 1 : 2;
    return (last ? first.slice(0, length) : first.slice(-length)).join('');
  }
  return [first[0], small ? '' : last?.[0]].join('').toUpperCase();
}
