import { counts, fold, standsAlone } from './normalise.ts';
import { phoneDigits } from './phone.ts';
import { begin, type Searchable, type SearchField, type SearchKey, searchKeys } from './search-keys.ts';

/** Rank of a match; smaller is better (D12). All initials of a name rank above longer prefixes (F11). */
export const ranks = { exact: 0, allInitials: 1, prefix: 2, initials: 3, inner: 4 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** A match and its highlights: half-open ranges of UTF-16 units of `shown`, sorted and disjoint. */
export interface NameMatch {
  rank: Rank;
  field: SearchField;
  /** The field's text as shown. */
  shown: string;
  ranges: [start: number, end: number][];
}

/** A search text, prepared once for many comparisons. */
export interface PreparedQuery {
  /** For names and positions: without spaces and punctuation. */
  name: string;
  /** For user ids and e-mail addresses: with punctuation. */
  literal: string;
  /** For phone numbers; empty when the text does not look like one. */
  digits: string;
  /** Its words, if there are several: a person also matches when each word matches one of their fields. */
  words: PreparedQuery[];
}

/** Maximum words matched individually. */
const mostWords = 4;

/** Prepares a search text. A text without letters, digits or symbols matches nothing. */
export function prepareQuery(query: string): PreparedQuery {
  const words = splitWords(query.toWellFormed());
  return {
    ...prepareWord(query.toWellFormed()),
    words:
      words.length > 1 && words.length <= mostWords
        ? words.map((word) => ({ ...prepareWord(word), words: [] }))
        : [],
  };
}

function prepareWord(query: string): Omit<PreparedQuery, 'words'> {
  const literal = fold(query).replace(/\s/g, '');
  // A query with @ is an address. Names contain none, and dropping the @ would match too much.
  const name = literal.includes('@') ? '' : Array.from(literal).filter(counts).join('');
  return { literal, name, digits: phoneDigits(query) };
}

/** Splits at spaces, commas, middle dots and script changes: 张san is 张 and san. */
function splitWords(query: string): string[] {
  const words: string[] = [];
  for (const part of query.split(/[\s\u30FB\uFF65\u00B7,\uFF0C\u3001]+/)) {
    let word = '';
    let alone: boolean | undefined;
    for (const character of part) {
      const next = standsAlone(character);
      if (word !== '' && next !== alone) {
        words.push(word);
        word = '';
      }
      word += character;
      alone = next;
    }
    if (Array.from(word).some(counts)) words.push(word);
  }
  return words;
}

/** The form of the search text for a kind of key. */
export function queryFor(form: SearchKey['form'], query: PreparedQuery): string {
  return query[form];
}

/**
 * Rank of a match of `length` units at a position of a key; undefined where no match may begin. `beginning` is the
 * key's `begins` at that position.
 */
export function rankAt(
  key: { form: SearchKey['form']; initials: boolean; length: number },
  at: number,
  length: number,
  beginning: number,
): Rank | undefined {
  if (beginning === begin.never) return undefined;
  if (beginning === begin.inside && length < (key.form === 'digits' ? 3 : 2)) return undefined;
  if (at > 0) return ranks.inner;
  const whole = length === key.length;
  if (key.initials) return whole && beginning !== begin.mixed ? ranks.allInitials : ranks.initials;
  return whole ? ranks.exact : ranks.prefix;
}

/** Orders by rank, then name matches first. */
export function compareMatches(a: NameMatch, b: NameMatch): number {
  return a.rank - b.rank || Number(a.field !== 'name') - Number(b.field !== 'name');
}

/** The best match among a person's keys, or undefined. */
export function matchKeys(keys: readonly SearchKey[], query: PreparedQuery): NameMatch | undefined {
  return matchWhole(keys, query) ?? matchWords(keys, query);
}

/** Matches a person or a name: the matcher of the server and of local lists (D12). */
export function matchPerson(person: Searchable, query: PreparedQuery): NameMatch | undefined {
  return matchKeys(searchKeys(person), query);
}

/** Best rank of any field. Highlights the name whenever it matched, because users look at it. */
function matchWhole(keys: readonly SearchKey[], query: PreparedQuery): NameMatch | undefined {
  let best: NameMatch | undefined;
  let name: NameMatch | undefined;
  for (const key of keys) {
    const match = matchKey(key, queryFor(key.form, query));
    if (!match) continue;
    if (!best || match.rank < best.rank) best = match;
    if (key.field === 'name' && (!name || match.rank < name.rank)) name = match;
  }
  return best && { ...(name ?? best), rank: best.rank };
}

function matchKey(key: SearchKey, text: string): NameMatch | undefined {
  if (text === '') return undefined;
  const like = { form: key.form, initials: key.initials, length: key.text.length };
  for (let at = key.text.indexOf(text); at !== -1; at = key.text.indexOf(text, at + 1)) {
    const rank = rankAt(like, at, text.length, key.begins[at] ?? begin.never);
    if (rank !== undefined) {
      return { rank, field: key.field, shown: key.shown, ranges: marks(key, at, at + text.length) };
    }
  }
  return undefined;
}

/** Requires each word to match. Highlights the name if a word matched there. */
function matchWords(keys: readonly SearchKey[], { words }: PreparedQuery): NameMatch | undefined {
  if (words.length === 0) return undefined;
  const found: NameMatch[] = [];
  for (const word of words) {
    const match = matchWhole(keys, word);
    if (!match) return undefined;
    found.push(match);
  }
  const shownMatch = found.find(({ field }) => field === 'name') ?? found[0];
  if (!shownMatch) return undefined;
  const { field, shown } = shownMatch;
  const ranges = found
    .filter((match) => match.field === field && match.shown === shown)
    .flatMap((match) => match.ranges);
  return { rank: ranks.inner, field, shown, ranges: merged(ranges) };
}

function marks(key: SearchKey, from: number, to: number): [number, number][] {
  // Also highlight characters between matched units that the key omits (a space, a hyphen).
  if (!key.initials) return [[key.starts[from] ?? 0, key.ends[to - 1] ?? 0]];
  const ranges: [number, number][] = [];
  for (let unit = from; unit < to; unit += 1) ranges.push([key.starts[unit] ?? 0, key.ends[unit] ?? 0]);
  return merged(ranges);
}

/** Sorts ranges and joins touching or overlapping ones. */
function merged(ranges: [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
