import { begin, type PreparedQuery, rankAt, type SearchKey } from '@snap/portal-api/rules';

/**
 * How the keys of everyone are laid out for scanning: one long text a layer, one key after another, with a code for
 * each unit that says what a match beginning there is worth. The codes are worth what the matcher says (`rankAt`),
 * so the index orders people exactly as the matcher would.
 */

/** Grades are numbers, smaller is better, in the order of `compareMatches`: twice the rank, and one more when the name did not match. */
export const grades = 8;
/** No match. */
export const unmatched = 255;
/** What a match is worth that needed several words. */
export const wordsGrade = { name: 6, other: 7 } as const;

const separator = '\n';
const separatorUnit = 10;
const forms = ['name', 'literal', 'digits'] as const;
/** Name keys are split by script, so that a search text is looked for only where it can be. */
const layerNames = ['latin', 'wide', 'mixed', 'literal', 'digits'] as const;
type LayerName = (typeof layerNames)[number];

const ascii = /^[\0-\x7F]*$/;
const noAscii = /^[^\0-\x7F]*$/;

function layerOf(form: SearchKey['form'], text: string): LayerName {
  if (form !== 'name') return form;
  return ascii.test(text) ? 'latin' : noAscii.test(text) ? 'wide' : 'mixed';
}

/** Bits of a code: two of where a match may begin, then the form, initials, start of the key, and name or not. */
function codeOf(key: SearchKey, at: number): number {
  return (
    (key.begins[at] ?? begin.never) |
    (forms.indexOf(key.form) << 2) |
    (Number(key.initials) << 4) |
    (Number(at === 0) << 5) |
    (Number(key.field === 'name') << 6)
  );
}

/** Every code's worth for a search text of this length: twice, for matches that end inside a key and at its end. */
function worths(length: number): Uint8Array {
  const table = new Uint8Array(256).fill(unmatched);
  for (let code = 0; code < 128; code += 1) {
    const form = forms[(code >> 2) & 3];
    if (!form) continue;
    for (const whole of [0, 1]) {
      const atStart = (code & 32) !== 0;
      const key = { form, initials: (code & 16) !== 0, length: whole && atStart ? length : length + 1 };
      const rank = rankAt(key, atStart ? 0 : 1, length, code & 3);
      if (rank !== undefined) table[code * 2 + whole] = rank * 2 + ((code & 64) === 0 ? 1 : 0);
    }
  }
  return table;
}

/** One layer, complete. Person `n`'s keys lie from `offsets[n]` up to `offsets[n + 1]`. */
interface Layer {
  text: string;
  codes: Uint8Array;
  offsets: Uint32Array;
}

/** All layers of a tenant. People are numbered in the order of their names. */
export class SearchLayers {
  readonly #layers: Record<LayerName, Layer>;
  readonly people: number;

  constructor(layers: Record<LayerName, Layer>, people: number) {
    this.#layers = layers;
    this.people = people;
  }

  /** Each person's best grade for one word. */
  grade(word: PreparedQuery): Uint8Array {
    const best = new Uint8Array(this.people).fill(unmatched);
    for (const name of layerNames) {
      const text = textFor(name, word);
      if (text !== '') scan(this.#layers[name], text, best);
    }
    return best;
  }
}

function perLayer<T>(make: (name: LayerName) => T): Record<LayerName, T> {
  return {
    latin: make('latin'),
    wide: make('wide'),
    mixed: make('mixed'),
    literal: make('literal'),
    digits: make('digits'),
  };
}

/** Lays out the keys of one person after another. */
export class SearchLayersBuilder {
  readonly #writers = perLayer(() => new LayerWriter());
  #people = 0;

  /** Adds the next person in the order of names. */
  add(keys: readonly SearchKey[]): void {
    for (const name of layerNames) this.#writers[name].startPerson();
    for (const key of keys) this.#writers[layerOf(key.form, key.text)].write(key);
    this.#people += 1;
  }

  build(): SearchLayers {
    return new SearchLayers(
      perLayer((name) => this.#writers[name].finish()),
      this.#people,
    );
  }
}

const firstRoom = 1 << 16;
/** Keys joined at once: joining everything at the end in one go would hold up the event loop. */
const keysPerChunk = 4_096;

class LayerWriter {
  readonly #chunks: string[] = [];
  #keys: string[] = [];
  #codes = new Uint8Array(firstRoom);
  #length = 0;
  readonly #offsets: number[] = [];

  startPerson() {
    this.#offsets.push(this.#length);
  }

  write(key: SearchKey) {
    const end = this.#length + key.text.length + 1;
    if (end > this.#codes.length) {
      const grown = new Uint8Array(Math.max(end, this.#codes.length * 2));
      grown.set(this.#codes);
      this.#codes = grown;
    }
    for (let at = 0; at < key.text.length; at += 1) this.#codes[this.#length + at] = codeOf(key, at);
    this.#length = end;
    this.#keys.push(key.text);
    if (this.#keys.length >= keysPerChunk) this.#closeChunk();
  }

  #closeChunk() {
    // The empty last element ends the chunk with a separator.
    this.#chunks.push([...this.#keys, ''].join(separator));
    this.#keys = [];
  }

  finish(): Layer {
    if (this.#keys.length > 0) this.#closeChunk();
    this.#offsets.push(this.#length);
    return {
      text: this.#chunks.join(''),
      codes: this.#codes.slice(0, this.#length),
      offsets: Uint32Array.from(this.#offsets),
    };
  }
}

/** What to look for in a layer; empty when the word cannot be there. */
function textFor(name: LayerName, word: PreparedQuery): string {
  if (name === 'literal' || name === 'digits') return word[name];
  if (name === 'latin') return ascii.test(word.name) ? word.name : '';
  if (name === 'wide') return noAscii.test(word.name) ? word.name : '';
  return word.name;
}

function scan({ text, codes, offsets }: Layer, word: string, best: Uint8Array) {
  const worth = worths(word.length);
  const { length } = word;
  let person = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const whole = text.charCodeAt(at + length) === separatorUnit ? 1 : 0;
    const grade = worth[(codes[at] ?? 0) * 2 + whole] ?? unmatched;
    if (grade === unmatched) continue;
    while ((offsets[person + 1] ?? 0) <= at) person += 1;
    best[person] = better(best[person] ?? unmatched, grade);
  }
}

/** The better rank of both, and the name's bit if either has it: what the matcher says of a person with both keys. */
function better(a: number, b: number): number {
  return a === unmatched ? b : (Math.min(a >> 1, b >> 1) << 1) | (a & b & 1);
}
