/**
 * Readings of a name. The server computes them at import, so that browsers need no dictionary and all matchers agree.
 */
export interface NameReadings {
  /** Pinyin of each code point without tones, most likely first, with `ü`; empty for non-Chinese characters. */
  pinyin?: string[][] | undefined;
  /** The name in consecutive pieces, with hiragana and literal Hepburn romaji (`satou`). */
  japanese?: { piece: string; kana: string; romaji: string }[] | undefined;
}

/** Accepts readonly copies, as stores return them. */
export interface ReadonlyReadings {
  readonly pinyin?: readonly (readonly string[])[] | undefined;
  readonly japanese?: readonly Readonly<NonNullable<NameReadings['japanese']>[number]>[] | undefined;
}

/** Spellings of a syllable with ü: `v` on keyboards, `u` in older passports, `yu` in current ones. */
export function pinyinSpellings(syllable: string): string[] {
  if (!syllable.includes('ü')) return [syllable];
  return ['v', 'u', 'yu'].map((spelling) => syllable.replace('ü', spelling));
}

const kunrei: [RegExp, string][] = [
  [/sh(?=[aueo])/g, 'sy'],
  [/ch(?=[aueo])/g, 'ty'],
  [/j(?=[aueo])/g, 'zy'],
  [/shi/g, 'si'],
  [/chi/g, 'ti'],
  [/tsu/g, 'tu'],
  [/fu/g, 'hu'],
  [/ji/g, 'zi'],
];

/**
 * Variants of a Hepburn spelling: literal, long vowels shortened (satō, sato) or with h (Ohno), m before b and p,
 * Kunrei.
 */
export function romajiSpellings(romaji: string): string[] {
  const plain = romaji.replaceAll("'", '').replaceAll('-', '');
  const short = plain.replace(/o[ou]/g, 'o').replace(/uu/g, 'u');
  const spellings = [
    plain,
    short,
    plain.replace(/o[ou](?![aeiou])/g, 'oh'),
    short.replace(/n(?=[bp])/g, 'm'),
    kunrei.reduce((spelling, [hepburn, official]) => spelling.replace(hepburn, official), plain),
  ];
  return [...new Set(spellings)];
}

/** At most `most` combinations of one entry per list, earlier entries first. */
export function combinations<T>(choices: readonly (readonly T[])[], most: number): T[][] {
  let found: T[][] = [[]];
  for (const choice of choices) {
    const next: T[][] = [];
    // Extend all combinations with the most likely choice before rarer ones take the remaining places.
    for (const option of choice) for (const way of found) if (next.length < most) next.push([...way, option]);
    found = next;
  }
  return found;
}
