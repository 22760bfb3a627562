import { pinyin, polyphonic } from 'pinyin-pro';
import { fold, type NameReadings, romajiSpellings } from '@snap/portal-api/rules';
import { type JapaneseNameReader, readByKana } from './japanese-names.ts';

/**
 * How names are read: worked out once, at import, and stored with the person. The dictionaries stay on this side.
 */

const options = { toneType: 'none', type: 'array', toneSandhi: false } as const;
const syllable = /^[a-zü]+$/;
/** Most readings of one character: surnames have odd ones, and people type them differently. */
const maxReadings = { surname: 3, given: 2 };
const kanaOnly = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;

/**
 * Readings of a name.
 *
 * @param kana its reading as the organisation wrote it, if it did.
 * @param japanese a dictionary for names that come without.
 */
export function readName(name: string, kana?: string, japanese?: JapaneseNameReader): NameReadings {
  const readings: NameReadings = {};
  const chinese = readPinyin(name);
  if (chinese.some((syllables) => syllables.length > 0)) readings.pinyin = chinese;
  const pieces = readJapanese(name, kana ?? (kanaOnly.test(name) ? name : undefined), japanese);
  if (pieces) readings.japanese = pieces;
  return readings;
}

/** Names whose readings are cached by `readingsOf`. */
const maxCachedNames = 10_000;
const readingsByName = new Map<string, NameReadings>();

/**
 * Readings of a name that is stored without them, such as an application's. Cached, since few names are requested
 * often.
 */
export function readingsOf(name: string): NameReadings {
  const known = readingsByName.get(name);
  if (known) return known;
  if (readingsByName.size >= maxCachedNames) readingsByName.clear();
  const readings = readName(name);
  readingsByName.set(name, readings);
  return readings;
}

function readJapanese(name: string, kana: string | undefined, dictionary: JapaneseNameReader | undefined) {
  const known = dictionary?.(name);
  if (!kana) return known;
  const given = readByKana(name, kana);
  // The dictionary divides 田中太郎 where the given reading agrees; that also makes an export import unchanged.
  const agrees = given.length === 1 && known && joined(known) === joined(given);
  return agrees ? known : given;
}

function joined(pieces: NonNullable<NameReadings['japanese']>) {
  return pieces.map(({ kana }) => kana).join('');
}

function readPinyin(name: string): string[][] {
  const characters = Array.from(name);
  if (!/\p{Script=Han}/u.test(name)) return characters.map(() => []);
  const likely = pinyin(name, { ...options, mode: 'surname', surname: 'head' });
  const others = polyphonic(name, { ...options });
  // Astral characters make the library's lists longer than the name has characters: then only what it can place.
  const aligned = likely.length === characters.length && others.length === characters.length;
  return characters.map((character, index) => {
    const first = aligned ? [likely[index] ?? ''] : pinyin(character, options);
    const all = [...first, ...(aligned ? (others[index] ?? []) : [])].filter((reading) =>
      syllable.test(reading),
    );
    const chinese = /\p{Script=Han}/u.test(character);
    return chinese ? [...new Set(all)].slice(0, index === 0 ? maxReadings.surname : maxReadings.given) : [];
  });
}

/**
 * Orders people by name across scripts: by the Latin letters of the reading, then by the name itself. Compared by code
 * point, as the database does.
 */
export function sortKey(name: string, readings: NameReadings): string {
  return `${latinReading(name, readings)}\t${name}`;
}

function latinReading(name: string, { pinyin: chinese, japanese }: NameReadings): string {
  // A one-character family name without kana or a space is more often Chinese than Japanese.
  const first = japanese?.[0]?.piece ?? '';
  if (
    japanese &&
    (Array.from(first).length > 1 || /[\p{Script=Hiragana}\p{Script=Katakana}\s]/u.test(name))
  ) {
    return japanese.map(({ romaji }) => romajiSpellings(romaji)[1] ?? romaji).join(' ');
  }
  if (!chinese)
    return fold(name)
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim();
  const words = Array.from(
    name,
    (character, index) => chinese[index]?.[0]?.replace('ü', 'v') ?? fold(character),
  );
  return words.join(' ').replace(/\s+/g, ' ').trim();
}
