import { begin } from '@snap/portal-api/rules';

/** Bits of a unit in a bucket's key: enough to distinguish letters and digits. */
const bits = 5;
const mask = (1 << bits) - 1;
/** Buckets of positions inside words, which short texts skip, follow those of word beginnings. */
const kinds = { word: 0, inside: 1 << (3 * bits) } as const;
const buckets = 2 << (3 * bits);
/** Units between two entries of the map from places to people. */
const stride = 5;

/** UTF-16 units of a layer's keys; bytes where all of them fit. */
export type Units = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

export interface PostingsData {
  /** Places, bucket by bucket. */
  places: Uint32Array;
  starts: Uint32Array;
  /** Where each person's keys begin, and where the last person's end. */
  offsets: Uint32Array;
  /** The person at every 32nd unit. */
  people: Uint32Array;
}

/**
 * @param codes whose two low bits say where a match may begin
 * @param offsets where each person's keys begin, and where the last person's end
 */
export function putTogether(units: Units, codes: Uint8Array, offsets: Uint32Array): PostingsData {
  const { length } = units;
  const starts = new Uint32Array(buckets + 1);
  for (let at = 0; at < length; at += 1) {
    if (!mayBegin(codes, at)) continue;
    const next = bucketOf(units, codes, at) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  }
  const places = new Uint32Array(starts[buckets] ?? 0);
  const people = new Uint32Array((length >> stride) + 1);
  const ends = starts.slice();
  let person = 0;
  for (let at = 0; at < length; at += 1) {
    if (at % (1 << stride) === 0) {
      while ((offsets[person + 1] ?? Infinity) <= at) person += 1;
      people[at >> stride] = person;
    }
    if (!mayBegin(codes, at)) continue;
    const bucket = bucketOf(units, codes, at);
    const end = ends[bucket] ?? 0;
    places[end] = at;
    ends[bucket] = end + 1;
  }
  return { places, starts, offsets, people };
}

/**
 * The positions of a layer where a match may begin, grouped by the three units there: a text is compared at few
 * positions instead of everywhere. A group may hold positions of other units, too.
 */
export class Postings {
  readonly #data: PostingsData;

  constructor(data: PostingsData) {
    this.#data = data;
  }

  /** Places, bucket by bucket. */
  get places(): Uint32Array {
    return this.#data.places;
  }

  /** Which of `places` a text may be found at: each from the first index up to the second. */
  ranges(text: string): [from: number, to: number][] {
    const width = 1 << (bits * Math.max(0, 3 - text.length));
    const [one, two, three] = [0, 1, 2].map((at) => text.charCodeAt(at));
    const first = together(one, two, three) & ~(width - 1);
    const { starts } = this.#data;
    const range = (bucket: number): [number, number] => [starts[bucket] ?? 0, starts[bucket + width] ?? 0];
    // One character is never searched inside a word.
    return text.length === 1 ? [range(first)] : [range(first), range(first + kinds.inside)];
  }

  /** The person whose keys a position belongs to. */
  personAt(place: number): number {
    const { people, offsets } = this.#data;
    let person = people[place >> stride] ?? 0;
    while ((offsets[person + 1] ?? Infinity) <= place) person += 1;
    return person;
  }
}

function mayBegin(codes: Uint8Array, at: number): boolean {
  return ((codes[at] ?? 0) & 3) !== begin.never;
}

function bucketOf(units: Units, codes: Uint8Array, at: number): number {
  const kind = ((codes[at] ?? 0) & 3) === begin.word ? kinds.word : kinds.inside;
  return together(units[at], units[at + 1], units[at + 2]) + kind;
}

/** Past the end of a text a unit counts as 0. */
function together(one = 0, two = 0, three = 0): number {
  return ((one & mask) << (2 * bits)) | ((two & mask) << bits) | (three & mask);
}
