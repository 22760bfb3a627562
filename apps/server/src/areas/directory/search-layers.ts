import { begin, type PreparedQuery, rankAt, type SearchKey } from '@snap/portal-api/rules';
import { Grades, unmatched } from './grades.ts';
import { Postings } from './search-postings.ts';

/**
 * How the keys of everyone are laid out for scanning: one long text a layer, one key after another, with a code for
 * each unit that says what a match beginning there is worth. The codes are worth what the matcher says (`rankAt`),
 * so the index orders people exactly as the matcher would.
 */

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

/** One layer, complete. */
interface Layer {
  text: string;
  codes: Uint8Array;
  postings: Postings;
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
  grade(word: PreparedQuery): Grades {
    const best = Grades.none(this.people);
    for (const name of layerNames) {
      const text = textFor(name, word);
      if (text !== '') scan(this.#layers[name], text, best);
    }
    return best;
  }
}

/** Lays out the keys of one person after another. */
export class SearchLayersBuilder {
  readonly #writers: Record<LayerName, LayerWriter> = {
    latin: new LayerWriter(),
    wide: new LayerWriter(),
    mixed: new LayerWriter(),
    literal: new LayerWriter(),
    digits: new LayerWriter(),
  };
  #people = 0;

  /** Adds the next person in the order of names. */
  add(keys: readonly SearchKey[]): void {
    for (const name of layerNames) this.#writers[name].startPerson();
    for (const key of keys) this.#writers[layerOf(key.form, key.text)].write(key);
    this.#people += 1;
  }

  /** @param breathe called now and then, to let others work. */
  async build(breathe: () => Promise<void>): Promise<SearchLayers> {
    const { latin, wide, mixed, literal, digits } = this.#writers;
    const layers = {
      latin: await latin.finish(breathe),
      wide: await wide.finish(breathe),
      mixed: await mixed.finish(breathe),
      literal: await literal.finish(breathe),
      digits: await digits.finish(breathe),
    };
    return new SearchLayers(layers, this.#people);
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

  async finish(breathe: () => Promise<void>): Promise<Layer> {
    if (this.#keys.length > 0) this.#closeChunk();
    this.#offsets.push(this.#length);
    const text = this.#chunks.join('');
    const codes = this.#codes.slice(0, this.#length);
    return {
      text,
      codes,
      postings: await Postings.build(text, codes, Uint32Array.from(this.#offsets), breathe),
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

function scan({ text, codes, postings }: Layer, word: string, best: Grades) {
  const worth = worths(word.length);
  const { length } = word;
  const { places } = postings;
  for (const [from, to] of postings.ranges(word)) {
    for (let index = from; index < to; index += 1) {
      const at = places[index] ?? 0;
      let unit = 0;
      while (unit < length && text.charCodeAt(at + unit) === word.charCodeAt(unit)) unit += 1;
      if (unit < length) continue;
      const whole = text.charCodeAt(at + length) === separatorUnit ? 1 : 0;
      const grade = worth[(codes[at] ?? 0) * 2 + whole] ?? unmatched;
      if (grade !== unmatched) best.add(postings.personAt(at), grade);
    }
  }
}
