import { counts, fold, foldAligned, isWordCharacter, standsAlone, type Folded } from './normalise.ts';
import { combinations, type ReadonlyReadings, pinyinSpellings, romajiSpellings } from './readings.ts';

/** Searchable fields of a person. Omit fields that the actor may not see, so that they cannot match. */
export interface Searchable {
  name: string;
  readings?: ReadonlyReadings | null | undefined;
  /** The login part of the id, without the tenant. */
  userId?: string | null | undefined;
  email?: string | null | undefined;
  position?: string | null | undefined;
  phones?: readonly (string | null | undefined)[] | undefined;
}

export type SearchField = 'name' | 'position' | 'userId' | 'email' | 'phone';

/** Where in a key a match may begin. */
export const begin = {
  /** Never: the middle of a pinyin syllable. */
  never: 0,
  /** Only for two or more characters (three digits of a phone): the middle of a word. */
  inside: 1,
  /** Start of a word or syllable, or a character that is a word by itself. */
  word: 2,
  /** Start of mixed syllables and initials; ranks below whole syllables (赵 before 卓浩 for zhao). */
  mixed: 3,
} as const;

/** A text that queries are compared with: the folded name, a reading, initials, an id, a number. */
export interface SearchKey {
  field: SearchField;
  /**
   * `name` keys ignore spaces and punctuation, `literal` keys include punctuation, `digits` keys contain only digits.
   */
  form: 'name' | 'literal' | 'digits';
  initials: boolean;
  text: string;
  /** One of `begin` for each unit of `text`. */
  begins: Uint8Array;
  /** The shown text of the field, which ranges refer to. */
  shown: string;
  /** For each unit of `text`, the range of `shown` to highlight. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Maximum readings per name. */
const readingsPerName = 8;

/** All keys of a person, name first. */
export function searchKeys(person: Searchable): SearchKey[] {
  const keys = nameKeys(person.name, person.readings);
  if (person.userId) keys.push(literalKey('userId', person.userId));
  if (person.position) keys.push(textKey('position', person.position));
  if (person.email) keys.push(literalKey('email', person.email));
  for (const phone of person.phones ?? []) if (phone) keys.push(phoneKey(phone));
  return keys.filter(({ text }) => text !== '');
}

function nameKeys(name: string, readings: ReadonlyReadings | null | undefined): SearchKey[] {
  const text = textKey('name', name);
  const keys = [text];
  const initials = initialsOf(text);
  if (initials) keys.push(initials);
  if (readings?.pinyin) keys.push(...pinyinKeys(name, readings.pinyin));
  if (readings?.japanese) keys.push(...japaneseKeys(name, readings.japanese));
  return keys;
}

function textKey(field: SearchField, shown: string): SearchKey {
  const folded = foldAligned(shown, counts);
  return { field, form: 'name', initials: false, ...folded, begins: wordBegins(folded), shown };
}

/** A Latin word begins after an omitted character (a space, a hyphen) or after another script. */
function wordBegins({ text, starts, ends }: Folded): Uint8Array {
  const begins = new Uint8Array(text.length);
  let alone = true;
  for (let unit = 0; unit < text.length;) {
    const point = String.fromCodePoint(text.codePointAt(unit) ?? 0);
    const previousAlone = alone;
    alone = standsAlone(point);
    const apart = unit === 0 || (starts[unit] ?? 0) > (ends[unit - 1] ?? 0);
    begins[unit] = apart || alone || previousAlone ? begin.word : begin.inside;
    unit += point.length;
  }
  return begins;
}

/** Initials of a name of two or more Latin words. */
function initialsOf(key: SearchKey): SearchKey | undefined {
  const words: number[] = [];
  for (let unit = 0; unit < key.text.length; unit += 1) {
    if (key.begins[unit] !== begin.word) continue;
    if (standsAlone(key.text.charAt(unit))) return undefined;
    words.push(unit);
  }
  if (words.length < 2) return undefined;
  return initialsKey(
    key.shown,
    words.map((unit) => ({
      text: String.fromCodePoint(key.text.codePointAt(unit) ?? 0),
      start: key.starts[unit] ?? 0,
      end: key.ends[unit] ?? 0,
    })),
  );
}

interface Piece {
  text: string;
  start: number;
  end: number;
}

function initialsKey(shown: string, letters: readonly Piece[]): SearchKey {
  return { ...pieceKey(shown, letters, begin.inside), initials: true };
}

/** A key of whole pieces: a match highlights every piece that it touches. */
function pieceKey(shown: string, pieces: readonly Piece[], inside: number): SearchKey {
  const text = pieces.map((piece) => piece.text).join('');
  const begins = new Uint8Array(text.length).fill(inside);
  const starts: number[] = [];
  const ends: number[] = [];
  for (const piece of pieces) {
    begins[starts.length] = begin.word;
    for (let unit = 0; unit < piece.text.length; unit += 1) {
      starts.push(piece.start);
      ends.push(piece.end);
    }
  }
  return { field: 'name', form: 'name', initials: false, text, begins, shown, starts, ends };
}

function pinyinKeys(name: string, pinyin: readonly (readonly string[])[]): SearchKey[] {
  const choices: Piece[][] = [];
  const letters: Piece[][] = [];
  let start = 0;
  let index = 0;
  let chinese = false;
  for (const character of name) {
    const end = start + character.length;
    const syllables = pinyin[index] ?? [];
    const spellings = syllables.flatMap(pinyinSpellings);
    if (spellings.length > 0) chinese = true;
    else if (counts(character)) spellings.push(fold(character));
    const place = { start, end };
    if (spellings.length > 0) {
      choices.push(spellings.map((text) => ({ text, ...place })));
      letters.push([...new Set(spellings.map(firstLetter))].map((text) => ({ text, ...place })));
    }
    start = end;
    index += 1;
  }
  if (!chinese) return [];
  const keys = combinations(choices, readingsPerName).map((pieces) => pieceKey(name, pieces, begin.never));
  if (choices.length < 2) return keys;
  const short = combinations(letters, readingsPerName).map((pieces) => initialsKey(name, pieces));
  // 张三 is also zhs, for users who abbreviate zh, ch and sh to one letter.
  const first = choices.map((spellings) => spellings[0]).filter((piece) => piece !== undefined);
  const digraphs = first.map((piece) => ({
    ...piece,
    text: /^[zcs]h/.exec(piece.text)?.[0] ?? firstLetter(piece.text),
  }));
  if (digraphs.some(({ text }) => text.length > 1)) short.push(initialsKey(name, digraphs));
  short.push(...mixedKeys(name, first));
  return [...keys, ...short];
}

/** Maximum name length, in characters, for mixtures of syllables and initials. */
const mixedLength = 4;

/**
 * 张乐璐 matches zlelu, zllu and zhangllu: every syllable except the last may be its initial. The last one is written out,
 * because its initial is a prefix of it.
 */
function mixedKeys(name: string, syllables: readonly Piece[]): SearchKey[] {
  if (syllables.length > mixedLength) return [];
  const ways = combinations(
    syllables.map((piece, at) =>
      at === syllables.length - 1 ? [piece] : [piece, { ...piece, text: firstLetter(piece.text) }],
    ),
    2 ** (mixedLength - 1),
  );
  // The first combination is the full spelling, which has its own key.
  return ways.slice(1).map((pieces) => {
    const key = pieceKey(name, pieces, begin.never);
    key.begins[0] = begin.mixed;
    return { ...key, initials: true };
  });
}

function firstLetter({ 0: letter = '' }: string): string {
  return letter;
}

function japaneseKeys(name: string, pieces: NonNullable<ReadonlyReadings['japanese']>): SearchKey[] {
  const placed: { kana: string; romaji: string; start: number; end: number }[] = [];
  let from = 0;
  for (const { piece, kana, romaji } of pieces) {
    const start = name.indexOf(piece, from);
    // Ignore a reading that does not fit the name (the name was corrected since).
    if (start === -1) return [];
    from = start + piece.length;
    placed.push({ kana: foldName(kana), romaji: fold(romaji), start, end: from });
  }
  const kana = placed.map(({ kana: text, start, end }) => ({ text, start, end }));
  const spelt = placed.map(({ romaji, start, end }) =>
    romajiSpellings(romaji).map((text) => ({ text, start, end })),
  );
  const keys = kana.some(({ text, start, end }) => text !== foldName(name.slice(start, end)))
    ? [pieceKey(name, kana, begin.word)]
    : [];
  for (const way of combinations(spelt, readingsPerName)) keys.push(pieceKey(name, way, begin.inside));
  if (placed.length > 1) {
    const letters = placed.map(({ romaji, start, end }) => ({ text: firstLetter(romaji), start, end }));
    keys.push(initialsKey(name, letters));
  }
  return keys;
}

function foldName(text: string): string {
  return Array.from(fold(text)).filter(counts).join('');
}

function literalKey(field: SearchField, shown: string): SearchKey {
  const folded = foldAligned(shown, (character) => !/\s/.test(character));
  const begins = new Uint8Array(folded.text.length);
  for (let unit = 0; unit < begins.length; unit += 1) {
    const word = unit === 0 || !isWordCharacter(folded.text.charAt(unit - 1));
    begins[unit] = word ? begin.word : begin.inside;
  }
  return { field, form: 'literal', initials: false, ...folded, begins, shown };
}

function phoneKey(shown: string): SearchKey {
  const folded = foldAligned(shown, (character) => /\d/.test(character));
  const begins = new Uint8Array(folded.text.length).fill(begin.inside);
  begins[0] = begin.word;
  return { field: 'phone', form: 'digits', initials: false, ...folded, begins, shown };
}
