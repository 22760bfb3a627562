import { matchKeys, type PreparedQuery, type SearchKey, searchKeys } from '@snap/portal-api/rules';
import { type SearchRecord, searchable } from '../../directory/index.ts';
import { type Grades, isName, unmatched, wordsGrade } from './grades.ts';
import type { SearchData } from './search-data.ts';
import { SearchLayers } from './search-layers.ts';
import { StringTable } from './string-table.ts';

/** Words whose grades are cached; one takes a byte per person. */
const maxGraded = 16;

/** What a person is found by since they changed; undefined: not found until that is known. */
interface Amendment {
  keys: SearchKey[] | undefined;
  /** The last withdrawal. */
  since: number;
}

/**
 * A snapshot of everyone of one tenant who has not left, for searching in memory; single people can be amended. Fields
 * that their owner hides are not in it for others.
 */
export class SearchIndex {
  readonly #layers: SearchLayers;
  readonly #userIds: StringTable;
  readonly #own: SearchData['own'];
  readonly #amendments = new Map<number, Amendment>();
  #withdrawals = 0;
  /** Grades of the words searched last: further pages and further words need them again. */
  readonly #graded = new Map<string, Grades>();

  constructor({ layers, userIds, own }: SearchData) {
    this.#layers = new SearchLayers(layers);
    this.#userIds = new StringTable(userIds);
    this.#own = own;
  }

  /**
   * Finds people by a search text.
   * @param actorId the actor, who is also found by what they hide from others.
   */
  find(query: PreparedQuery, actorId: string): FoundPeople {
    const best = this.#gradeOwn(query, actorId, this.#gradeAmended(query, this.#grade(query)));
    return new FoundPeople(best, this.#userIds);
  }

  /** How many people were amended: the index is rebuilt when they are many. */
  get amended(): number {
    return this.#amendments.size;
  }

  /**
   * People have changed what they show: from now on others find them by nothing, until `amend` says what they are found
   * by. Returns the withdrawal, for `amend`.
   */
  withdraw(userIds: readonly string[]): number {
    this.#withdrawals += 1;
    for (const userId of userIds) {
      const person = this.#userIds.numberOf(userId);
      if (person < 0) continue;
      this.#amendments.set(person, { keys: undefined, since: this.#withdrawals });
    }
    return this.#withdrawals;
  }

  /** Applies what people are found by, read after a withdrawal. Ignores people who were withdrawn again since then. */
  amend(people: readonly SearchRecord[], withdrawal: number): void {
    for (const record of people) {
      const person = this.#userIds.numberOf(record.userId);
      const amendment = this.#amendments.get(person);
      if (!amendment || amendment.since > withdrawal) continue;
      amendment.keys = searchKeys(searchable(undefined, record));
      if (record.hide || record.hideMobile) {
        this.#own.set(record.userId, { person, searchable: searchable(record.userId, record) });
      }
    }
  }

  #gradeAmended(query: PreparedQuery, grades: Grades): Grades {
    if (this.#amendments.size === 0) return grades;
    const best = grades.copy();
    for (const [person, { keys }] of this.#amendments) {
      const match = keys && matchKeys(keys, query);
      best.set(person, match ? gradeOf(match) : unmatched);
    }
    return best;
  }

  #grade(query: PreparedQuery): Grades {
    const whole = this.#gradeWord(query);
    return query.words.length > 1 ? this.#gradeWords(query.words, whole) : whole;
  }

  /** Everyone's grades for one word; read-only. */
  #gradeWord(word: PreparedQuery): Grades {
    const key = `${word.name}\n${word.literal}\n${word.digits}`;
    const grades = this.#graded.get(key) ?? this.#layers.grade(word);
    this.#graded.delete(key);
    this.#graded.set(key, grades);
    for (const oldest of this.#graded.keys()) {
      if (this.#graded.size <= maxGraded) break;
      this.#graded.delete(oldest);
    }
    return grades;
  }

  /** Adds people who match each word but not the whole text. */
  #gradeWords(words: readonly PreparedQuery[], whole: Grades): Grades {
    const best = whole.copy();
    const perWord = words.map((word) => this.#gradeWord(word));
    for (let person = 0; person < best.people; person += 1) {
      if (best.of(person) !== unmatched) continue;
      let named = false;
      let all = true;
      for (const word of perWord) {
        const grade = word.of(person);
        all &&= grade !== unmatched;
        named ||= isName(grade);
      }
      if (all) best.set(person, named ? wordsGrade.name : wordsGrade.other);
    }
    return best;
  }

  #gradeOwn(query: PreparedQuery, actorId: string, grades: Grades): Grades {
    const own = this.#own.get(actorId);
    const match = own && matchKeys(searchKeys(own.searchable), query);
    if (!match) return grades;
    const best = grades.copy();
    best.set(own.person, gradeOf(match));
    return best;
  }
}

function gradeOf({ rank, field }: NonNullable<ReturnType<typeof matchKeys>>): number {
  return rank * 2 + (field === 'name' ? 0 : 1);
}

/** People found by one search. */
export class FoundPeople {
  readonly #grades: Grades;
  readonly #userIds: StringTable;
  /** How many there are. */
  readonly total: number;

  constructor(grades: Grades, userIds: StringTable) {
    this.#grades = grades;
    this.#userIds = userIds;
    this.total = grades.found;
  }

  /** User ids of one page, from 1: best first, and within a rank by name. */
  page(page: number, size: number): string[] {
    return this.#grades.page((page - 1) * size, size).map((person) => this.#userIds.at(person));
  }

  /** Whether someone was found by their name, not by another field. */
  hasByName(userId: string): boolean {
    return isName(this.#grades.of(this.#userIds.numberOf(userId)));
  }
}
