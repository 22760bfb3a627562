import { begin } from '@snap/portal-api/rules';

/** Bits of a unit that tell places apart: letters differ in them, and so do digits. */
const bits = 5;
const mask = (1 << bits) - 1;
/** Buckets of places in the middle of words, which short texts skip, follow those of beginnings. */
const kinds = { word: 0, inside: 1 << (3 * bits) } as const;
const buckets = 2 << (3 * bits);
/** Units between two entries of the map from places to people. */
const stride = 5;
/** Units looked at between two breaths. */
const sliceLength = 1 << 16;

/**
 * The places of a layer where a match may begin, put together by the three units that stand there: a text is compared
 * with few places instead of being looked for in everything. Places of other units may stand among them.
 */
export class Postings {
  /** Places, bucket by bucket. */
  readonly places: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #offsets: Uint32Array;
  /** The person at every 32nd unit. */
  readonly #people: Uint32Array;

  private constructor(places: Uint32Array, starts: Uint32Array, offsets: Uint32Array, people: Uint32Array) {
    this.places = places;
    this.#starts = starts;
    this.#offsets = offsets;
    this.#people = people;
  }

  /**
   * @param codes whose two low bits say where a match may begin
   * @param offsets where each person's keys begin, and where the last person's end
   * @param breathe called now and then, to let others work
   */
  static async build(
    text: string,
    codes: Uint8Array,
    offsets: Uint32Array,
    breathe: () => Promise<void>,
  ): Promise<Postings> {
    const { length } = text;
    const starts = new Uint32Array(buckets + 1);
    for (let from = 0; from < length; from += sliceLength) {
      for (let at = from; at < Math.min(from + sliceLength, length); at += 1) {
        if (mayBegin(codes, at)) {
          const next = bucketOf(text, codes, at) + 1;
          starts[next] = (starts[next] ?? 0) + 1;
        }
      }
      await breathe();
    }
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
    }
    const places = new Uint32Array(starts[buckets] ?? 0);
    const people = new Uint32Array((length >> stride) + 1);
    const ends = starts.slice();
    let person = 0;
    for (let from = 0; from < length; from += sliceLength) {
      for (let at = from; at < Math.min(from + sliceLength, length); at += 1) {
        if (at % (1 << stride) === 0) {
          while ((offsets[person + 1] ?? Infinity) <= at) person += 1;
          people[at >> stride] = person;
        }
        if (!mayBegin(codes, at)) continue;
        const bucket = bucketOf(text, codes, at);
        const end = ends[bucket] ?? 0;
        places[end] = at;
        ends[bucket] = end + 1;
      }
      await breathe();
    }
    return new Postings(places, starts, offsets, people);
  }

  /** Which of `places` a text may be found at: each from the first index up to the second. */
  ranges(text: string): [from: number, to: number][] {
    const width = 1 << (bits * Math.max(0, 3 - text.length));
    const first = unitsAt(text, 0) & ~(width - 1);
    const range = (bucket: number): [number, number] => [
      this.#starts[bucket] ?? 0,
      this.#starts[bucket + width] ?? 0,
    ];
    // One character is never looked for in the middle of a word.
    return text.length === 1 ? [range(first)] : [range(first), range(first + kinds.inside)];
  }

  /** Whose keys a place lies in. */
  personAt(place: number): number {
    let person = this.#people[place >> stride] ?? 0;
    while ((this.#offsets[person + 1] ?? Infinity) <= place) person += 1;
    return person;
  }
}

function mayBegin(codes: Uint8Array, at: number): boolean {
  return ((codes[at] ?? 0) & 3) !== begin.never;
}

function bucketOf(text: string, codes: Uint8Array, at: number): number {
  const kind = ((codes[at] ?? 0) & 3) === begin.word ? kinds.word : kinds.inside;
  return unitsAt(text, at) + kind;
}

/** Beyond the end of a text there is NaN, which counts as 0. */
function unitsAt(text: string, at: number): number {
  return (
    ((text.charCodeAt(at) & mask) << (2 * bits)) |
    ((text.charCodeAt(at + 1) & mask) << bits) |
    (text.charCodeAt(at + 2) & mask)
  );
}
