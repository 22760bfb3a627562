import { counts, fold, standsAlone } from './normalise.ts';
import { phoneDigits } from './phone.ts';
import { begin, type Searchable, type SearchField, type SearchKey, searchKeys } from './search-keys.ts';

/** How well a text matched; smaller is better (D12). All initials of a name come before longer prefixes (F11). */
export const ranks = { exact: 0, allInitials: 1, prefix: 2, initials: 3, inner: 4 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** A match, and what to mark: half-open ranges of UTF-16 units of `shown`, sorted, never overlapping. */
export interface NameMatch {
  rank: Rank;
  field: SearchField;
  /** The field's text as shown. */
  shown: string;
  ranges: [start: number, end: number][];
}

/** A search text, made ready once for many comparisons. */
export interface PreparedQuery {
  /** For names and positions: spaces and punctuation ignored. */
  name: string;
  /** For user ids and e-mail addresses, where punctuation counts. */
  literal: string;
  /** For phone numbers; empty when the text does not look like one. */
  digits: string;
  /** Its words, when there are two or more: a person is also found when each word matches something of theirs. */
  words: PreparedQuery[];
}

/** Most words of a search text that are looked at one by one. */
const mostWords = 4;

/** Prepares a search text. One without letters, digits or symbols matches nothing. */
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
  // Somebody who types an @ means an address: names do not have it, and leaving it out would find too much.
  const name = literal.includes('@') ? '' : Array.from(literal).filter(counts).join('');
  return { literal, name, digits: phoneDigits(query) };
}

/** Words are split by spaces, commas and middle dots, and where the script changes: 张san is 张 and san. */
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

/** The form of the search text that a key is compared with. */
export function queryFor(form: SearchKey['form'], query: PreparedQuery): string {
  return query[form];
}

/**
 * The rank of a match of `length` units at one place of a key, or undefined where none may begin. `beginning` is the
 * key's own `begins` at that place.
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

/** Orders matches: by rank, and within a rank people whose name matched first. */
export function compareMatches(a: NameMatch, b: NameMatch): number {
  return a.rank - b.rank || Number(a.field !== 'name') - Number(b.field !== 'name');
}

/** The best match of a search text among a person's keys, or undefined. */
export function matchKeys(keys: readonly SearchKey[], query: PreparedQuery): NameMatch | undefined {
  return matchWhole(keys, query) ?? matchWords(keys, query);
}

/** Matches a person, or only a name: the one matcher of server, local lists and mocks (D12). */
export function matchPerson(person: Searchable, query: PreparedQuery): NameMatch | undefined {
  return matchKeys(searchKeys(person), query);
}

/** The best rank of any field; what is marked is the name whenever it matched too, since it is what people look at. */
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

/** Every word must match; what is marked is the name, if any word matched there. */
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
  // What lies between two matched units was left out of the key (a space, a dash), so it is marked with them.
  if (!key.initials) return [[key.starts[from] ?? 0, key.ends[to - 1] ?? 0]];
  const ranges: [number, number][] = [];
  for (let unit = from; unit < to; unit += 1) ranges.push([key.starts[unit] ?? 0, key.ends[unit] ?? 0]);
  return merged(ranges);
}

/** Sorted, with touching and overlapping ranges joined. */
function merged(ranges: [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
