import { matchKeys, type PreparedQuery, type SearchKey, searchKeys } from '@snap/portal-api/rules';
import type { Tx } from '../../store/database.ts';
import { peopleByName, type SearchRecord } from './person-record.ts';
import { searchable } from './person-presenter.ts';
import { type Grades, isName, unmatched, wordsGrade } from './grades.ts';
import { type SearchLayers, SearchLayersBuilder } from './search-layers.ts';

/** Words whose grades are kept; one takes a byte a person. */
const mostGraded = 40;

/** What a person is found by since they changed; undefined: nobody finds them until that is known. */
interface Amendment {
  keys: SearchKey[] | undefined;
  /** The last withdrawal. */
  since: number;
}

/** People whose own fields are hidden from others, and by what they find themselves. */
type OwnKeys = Map<string, { person: number; keys: SearchKey[] }>;

/**
 * Everyone of one tenant who has not left, ready to be searched in memory: a moment's picture, in which single people
 * are amended. Fields that their owner hides are not in it for others.
 */
export class SearchIndex {
  readonly #layers: SearchLayers;
  readonly #userIds: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #ownKeys: OwnKeys;
  readonly #amendments = new Map<number, Amendment>();
  #withdrawals = 0;
  /** Grades of the words searched last: each page of an answer and each further word need them again. */
  readonly #graded = new Map<string, Grades>();

  /** @param numbers user ids in the order of names, each with its place in it. */
  constructor(layers: SearchLayers, numbers: ReadonlyMap<string, number>, ownKeys: OwnKeys) {
    this.#layers = layers;
    this.#userIds = [...numbers.keys()];
    this.#numbers = numbers;
    this.#ownKeys = ownKeys;
  }

  /**
   * Finds people by a search text.
   *
   * @param askerId who asks: they also find themselves by what they hide from others.
   */
  find(query: PreparedQuery, askerId: string): FoundPeople {
    const best = this.#gradeOwn(query, askerId, this.#gradeAmended(query, this.#grade(query)));
    return new FoundPeople(best, this.#userIds, this.#numbers);
  }

  /** How many people were amended: many are a reason to build anew. */
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
      const person = this.#numbers.get(userId);
      if (person === undefined) continue;
      this.#amendments.set(person, { keys: undefined, since: this.#withdrawals });
      this.#ownKeys.delete(userId);
    }
    return this.#withdrawals;
  }

  /** What people are found by, read after a withdrawal. Whoever was withdrawn again since then waits for the next. */
  amend(people: readonly SearchRecord[], withdrawal: number): void {
    for (const record of people) {
      const person = this.#numbers.get(record.userId);
      const amendment = person === undefined ? undefined : this.#amendments.get(person);
      if (person === undefined || !amendment || amendment.since > withdrawal) continue;
      amendment.keys = searchKeys(searchable(undefined, record));
      if (record.hide || record.hideMobile) {
        this.#ownKeys.set(record.userId, { person, keys: searchKeys(searchable(record.userId, record)) });
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

  /** Everyone's grades for one word; not to be written to. */
  #gradeWord(word: PreparedQuery): Grades {
    const key = `${word.name}\n${word.literal}\n${word.digits}`;
    const grades = this.#graded.get(key) ?? this.#layers.grade(word);
    this.#graded.delete(key);
    this.#graded.set(key, grades);
    for (const oldest of this.#graded.keys()) {
      if (this.#graded.size <= mostGraded) break;
      this.#graded.delete(oldest);
    }
    return grades;
  }

  /** Adds people whom the text as a whole does not find, but each of its words does. */
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

  #gradeOwn(query: PreparedQuery, askerId: string, grades: Grades): Grades {
    const own = this.#ownKeys.get(askerId);
    const match = own && matchKeys(own.keys, query);
    if (!match) return grades;
    const best = grades.copy();
    best.set(own.person, gradeOf(match));
    return best;
  }
}

function gradeOf({ rank, field }: NonNullable<ReturnType<typeof matchKeys>>): number {
  return rank * 2 + (field === 'name' ? 0 : 1);
}

/** Everyone whom one search found. */
export class FoundPeople {
  readonly #grades: Grades;
  readonly #userIds: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  /** How many there are. */
  readonly total: number;

  constructor(grades: Grades, userIds: readonly string[], numbers: ReadonlyMap<string, number>) {
    this.#grades = grades;
    this.#userIds = userIds;
    this.#numbers = numbers;
    this.total = grades.found;
  }

  /** User ids of one page, from 1: best first, and within a rank by name. */
  page(page: number, size: number): string[] {
    return this.#grades.page((page - 1) * size, size).map((person) => this.#userIds[person] ?? '');
  }

  /** Whether someone was found by their name, not by another field. */
  hasByName(userId: string): boolean {
    return isName(this.#grades.of(this.#numbers.get(userId) ?? -1));
  }
}

/** Milliseconds of building after which the event loop gets its turn. */
const patience = 3;

/** Builds the index of a tenant, in slices that leave the event loop to others every few milliseconds. */
export async function buildSearchIndex(tx: Tx, tenantId: string): Promise<SearchIndex> {
  const layers = new SearchLayersBuilder();
  const numbers = new Map<string, number>();
  const ownKeys: OwnKeys = new Map();
  let since = performance.now();
  const breathe = async () => {
    if (performance.now() - since < patience) return;
    await new Promise(setImmediate);
    since = performance.now();
  };
  for await (const slice of peopleByName(tx, tenantId)) {
    for (const person of slice) {
      addPerson(person);
      await breathe();
    }
  }
  return new SearchIndex(await layers.build(breathe), numbers, ownKeys);

  function addPerson(person: SearchRecord) {
    layers.add(searchKeys(searchable(undefined, person)));
    if (person.hide || person.hideMobile) {
      ownKeys.set(person.userId, {
        person: numbers.size,
        keys: searchKeys(searchable(person.userId, person)),
      });
    }
    numbers.set(person.userId, numbers.size);
  }
}
