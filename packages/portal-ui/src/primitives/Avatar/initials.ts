/** Number of avatar colours. */
export const avatarHues = 12;

/** Colour index of an id, stable: FNV-1a over the id (decision D11). */
export function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const unit of id) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % avatarHues;
}

const han = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * Initials of a person: the last two characters of a Chinese name (the given name), the first two of a Japanese name
 * with a space (the family name), otherwise the first letters of the first and last word. Small avatars show one
 * character, the last one of a Chinese name.
 * @param size side of the avatar in px.
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
