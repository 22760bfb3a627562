import { begin, type PreparedQuery, rankAt, type SearchKey } from '@snap/portal-api/rules';
import { Grades, unmatched } from './grades.ts';
import { Postings, type PostingsData, putTogether, type Units } from './search-postings.ts';

/**
 * How the keys of everyone are laid out for scanning: one long text a layer, one key after another, with a code for
 * each unit that says what a match beginning there is worth. The codes are worth what the matcher says (`rankAt`),
 * so the index orders people exactly as the matcher would.
 */

/** A line break: no key holds one. */
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
interface LayerData {
  /** The keys' units; bytes where all of them fit. */
  units: Units;
  codes: Uint8Array;
  postings: PostingsData;
}

/** All layers of a tenant as plain arrays. */
export interface LayersData {
  layers: Record<LayerName, LayerData>;
  people: number;
}

interface Layer extends LayerData {
  found: Postings;
}

const open = (layer: LayerData): Layer => ({ ...layer, found: new Postings(layer.postings) });

/** All layers of a tenant. People are numbered in the order of their names. */
export class SearchLayers {
  readonly #layers: Record<LayerName, Layer>;
  readonly people: number;

  constructor({ layers, people }: LayersData) {
    this.#layers = {
      latin: open(layers.latin),
      wide: open(layers.wide),
      mixed: open(layers.mixed),
      literal: open(layers.literal),
      digits: open(layers.digits),
    };
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

  build(): LayersData {
    const { latin, wide, mixed, literal, digits } = this.#writers;
    const layers = {
      latin: latin.finish(),
      wide: wide.finish(),
      mixed: mixed.finish(),
      literal: literal.finish(),
      digits: digits.finish(),
    };
    return { layers, people: this.#people };
  }
}

const firstRoom = 1 << 16;

class LayerWriter {
  #units: Units = new Uint8Array(firstRoom);
  #codes = new Uint8Array(firstRoom);
  #length = 0;
  #offsets = new Uint32Array(firstRoom);
  #people = 0;

  startPerson() {
    if (this.#people + 1 >= this.#offsets.length) {
      this.#offsets = resized(this.#offsets, this.#offsets.length * 2);
    }
    this.#offsets[this.#people] = this.#length;
    this.#people += 1;
  }

  write(key: SearchKey) {
    const end = this.#length + key.text.length + 1;
    if (end > this.#codes.length) {
      const room = Math.max(end, Math.ceil(this.#codes.length * 1.5));
      this.#codes = resized(this.#codes, room);
      this.#units = resized(this.#units, room);
    }
    for (let at = 0; at < key.text.length; at += 1) {
      const unit = key.text.charCodeAt(at);
      if (unit > 255 && this.#units instanceof Uint8Array) {
        this.#units = widened(this.#units);
      }
      this.#units[this.#length + at] = unit;
      this.#codes[this.#length + at] = codeOf(key, at);
    }
    this.#units[end - 1] = separatorUnit;
    this.#length = end;
  }

  /** Ends the layer, and with it the writer. */
  finish(): LayerData {
    this.#offsets[this.#people] = this.#length;
    const offsets = resized(this.#offsets, this.#people + 1);
    const units = resized(this.#units, this.#length);
    const codes = resized(this.#codes, this.#length);
    return { units, codes, postings: putTogether(units, codes, offsets) };
  }
}

/** Gives up what it is given: its memory is free at once, not when the next collection finds it. */
function resized(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer>;
function resized(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer>;
function resized(array: Units, length: number): Units;
function resized(array: Units | Uint32Array<ArrayBuffer>, length: number) {
  const buffer = array.buffer.transfer(length * array.BYTES_PER_ELEMENT);
  if (array instanceof Uint8Array) return new Uint8Array(buffer);
  return array instanceof Uint16Array ? new Uint16Array(buffer) : new Uint32Array(buffer);
}

/** The same units with room for greater ones; gives up what it is given. */
function widened(units: Uint8Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const wide = Uint16Array.from(units);
  units.buffer.transfer(0);
  return wide;
}

/** The text to search in a layer; empty when the word cannot occur there. */
function textFor(name: LayerName, word: PreparedQuery): string {
  if (name === 'literal' || name === 'digits') return word[name];
  if (name === 'latin') return ascii.test(word.name) ? word.name : '';
  if (name === 'wide') return noAscii.test(word.name) ? word.name : '';
  return word.name;
}

function scan({ units, codes, found }: Layer, word: string, best: Grades) {
  const worth = worths(word.length);
  const { length } = word;
  const sought = Uint16Array.from({ length }, (_, unit) => word.charCodeAt(unit));
  const { places } = found;
  for (const [from, to] of found.ranges(word)) {
    for (let index = from; index < to; index += 1) {
      const at = places[index] ?? 0;
      let unit = 0;
      while (unit < length && units[at + unit] === sought[unit]) unit += 1;
      if (unit < length) continue;
      const whole = units[at + length] === separatorUnit ? 1 : 0;
      const grade = worth[(codes[at] ?? 0) * 2 + whole] ?? unmatched;
      if (grade !== unmatched) best.add(found.personAt(at), grade);
    }
  }
}
