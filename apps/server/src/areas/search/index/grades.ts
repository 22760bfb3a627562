/** Grades are numbers, smaller is better, in the order of `compareMatches`: twice the rank, and one more when the name did not match. */
const grades = 10;
/** No match. */
export const unmatched = 255;
/** Grades of a match that needed several words. */
export const wordsGrade = { name: 8, other: 9 } as const;

/** Whether a grade says that someone was found by their name, not by another field. */
export function isName(grade: number): boolean {
  return grade !== unmatched && grade % 2 === 0;
}

/** Result of a search: everyone's grade, by their number in the order of names. Counts while it is written. */
export class Grades {
  readonly #grades: Uint8Array;
  readonly #counts: Uint32Array;

  private constructor(all: Uint8Array, counts: Uint32Array) {
    this.#grades = all;
    this.#counts = counts;
  }

  /** No one found yet. */
  static none(people: number): Grades {
    return new Grades(new Uint8Array(people).fill(unmatched), new Uint32Array(grades));
  }

  copy(): Grades {
    return new Grades(this.#grades.slice(), this.#counts.slice());
  }

  get people(): number {
    return this.#grades.length;
  }

  /** How many were found. */
  get found(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  of(person: number): number {
    return this.#grades[person] ?? unmatched;
  }

  set(person: number, grade: number): void {
    const before = this.of(person);
    if (before === grade) return;
    if (before !== unmatched) this.#counts[before] = (this.#counts[before] ?? 0) - 1;
    this.#counts[grade] = (this.#counts[grade] ?? 0) + 1;
    this.#grades[person] = grade;
  }

  /** Adds a match: the better rank of both, and the name's bit if either has it, as the matcher says of both keys. */
  add(person: number, grade: number): void {
    const before = this.of(person);
    const both = before & grade & 1;
    this.set(person, before === unmatched ? grade : (Math.min(before >> 1, grade >> 1) << 1) | both);
  }

  /** Numbers of those found, best first, and within a grade in order, from `skip` on. */
  page(skip: number, size: number): number[] {
    const people: number[] = [];
    let left = skip;
    for (let grade = 0; grade < grades && people.length < size; grade += 1) {
      const count = this.#counts[grade] ?? 0;
      if (left >= count) {
        left -= count;
        continue;
      }
      for (let at = this.#grades.indexOf(grade); at !== -1 && people.length < size;) {
        if (left > 0) left -= 1;
        else people.push(at);
        at = this.#grades.indexOf(grade, at + 1);
      }
    }
    return people;
  }
}
