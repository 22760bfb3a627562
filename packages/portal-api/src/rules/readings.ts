/**
 * How a name is read. Readings come with the data (the server computes them once, at import), so that no dictionary
 * travels to a browser and all sides match alike.
 */
export interface NameReadings {
  /**
   * For each character of the name (code points) its pinyin without tones, likeliest first, `ü` as such; an empty
   * list where the character is not Chinese.
   */
  pinyin?: string[][] | undefined;
  /** The name in pieces, in order, each with its reading in hiragana and in Hepburn romaji as it is spelt (`satou`). */
  japanese?: { piece: string; kana: string; romaji: string }[] | undefined;
}

/** Readings as the matcher takes them, also from a store that hands out read-only copies. */
export interface ReadonlyReadings {
  readonly pinyin?: readonly (readonly string[])[] | undefined;
  readonly japanese?: readonly Readonly<NonNullable<NameReadings['japanese']>[number]>[] | undefined;
}

/** Ways to spell one syllable with ü: `v` as on keyboards, `u` as in passports of old, `yu` as in those of today. */
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

/** Ways to write a Hepburn spelling: as spelt, long vowels shortened (satō, sato) or with h (Ohno), m before b and p, Kunrei. */
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

/** At most `most` ways to take one of each list, the first of each list first. */
export function combinations<T>(choices: readonly (readonly T[])[], most: number): T[][] {
  let found: T[][] = [[]];
  for (const choice of choices) {
    const next: T[][] = [];
    // The likeliest choice extends every way found so far before rarer ones take the places that are left.
    for (const option of choice) for (const way of found) if (next.length < most) next.push([...way, option]);
    found = next;
  }
  return found;
}
