/** Texts by number and numbers by text, as plain arrays: a tenth of the memory of a Map of strings, and transferable. */
export interface StringTableData {
  /** UTF-16 units of all texts, one after the other. */
  units: Uint16Array;
  /** Where each text begins, and where the last ends. */
  starts: Uint32Array;
  /** Numbers plus one, at the place that their text's hash says or the next free one. */
  slots: Uint32Array;
}

/** Texts, each once, numbered from 0. */
export class StringTable {
  readonly #data: StringTableData;

  constructor(data: StringTableData) {
    this.#data = data;
  }

  static of(texts: readonly string[]): StringTableData {
    const starts = new Uint32Array(texts.length + 1);
    texts.forEach((text, number) => (starts[number + 1] = (starts[number] ?? 0) + text.length));
    const units = new Uint16Array(starts[texts.length] ?? 0);
    const slots = new Uint32Array(2 ** Math.ceil(Math.log2(texts.length * 2 + 1)));
    texts.forEach((text, number) => {
      const start = starts[number] ?? 0;
      for (let unit = 0; unit < text.length; unit += 1) units[start + unit] = text.charCodeAt(unit);
      let slot = hashOf(text) & (slots.length - 1);
      while (slots[slot]) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    });
    return { units, starts, slots };
  }

  /** The text of a number; empty for a number that is none of the table's. */
  at(number: number): string {
    const { units, starts } = this.#data;
    return String.fromCharCode(...units.subarray(starts[number], starts[number + 1] ?? starts[number]));
  }

  /** The number of a text; -1 for a text that is not in the table. */
  numberOf(text: string): number {
    const { slots } = this.#data;
    for (let slot = hashOf(text) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || this.#is(number, text)) return number;
    }
  }

  #is(number: number, text: string): boolean {
    const { units, starts } = this.#data;
    const start = starts[number] ?? 0;
    if ((starts[number + 1] ?? start) - start !== text.length) return false;
    for (let unit = 0; unit < text.length; unit += 1) {
      if (units[start + unit] !== text.charCodeAt(unit)) return false;
    }
    return true;
  }
}

/** FNV-1a over the units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < text.length; unit += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(unit), 0x01000193);
  }
  return hash >>> 0;
}
