import { compareMatches, matchPerson, prepareQuery } from '@snap/portal-api/rules';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { samplePeople } from '../../../demo/sample-people.ts';
import { importStaff } from '../../../staff/import-staff.ts';
import type { StaffRow } from '../../../staff/staff-row.ts';
import { isDatabaseAway } from '../../../store/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { searchable } from '../../directory/presenter.ts';
import { peopleByName, type SearchRecord } from '../../directory/queries/people.ts';
import { buildInThread } from './search-build.ts';
import { gatherSearchData } from './search-data.ts';
import { SearchIndex } from './search-index.ts';
import { addTenant } from '../../../testing/world.ts';

let db: TestDatabase;
let index: SearchIndex;
let people: SearchRecord[];

beforeAll(async () => {
  db = await createTestDatabase();
  await addTenant(db, 'demo');
  const odd: StaffRow[] = [
    { login: 'tv', name: '阿卜杜拉・买买提', position: 'TV导播', departments: [], leader: false },
    { login: 'yoshino', name: '𠮷野 家', reading: 'よしの いえ', departments: [], leader: false },
    { login: 'lv.bu', name: '吕布', departments: [], leader: false, telephone: '010-65880001' },
  ];
  await importStaff(db, [...samplePeople(700), ...odd], { tenantId: 'demo' });
  await db.system((tx) =>
    tx.updateTable('person').set({ hide: true }).where('login', 'like', '%n').execute(),
  );
  index = new SearchIndex(await db.tenant('demo', (tx) => gatherSearchData(tx, 'demo')));
  people = await db.tenant('demo', async (tx) => {
    const all: SearchRecord[] = [];
    for await (const slice of peopleByName(tx, 'demo')) all.push(...slice);
    return all;
  });
});
afterAll(() => db.close());

/** What the one matcher says about everyone, in its order. */
function asTheMatcherSays(text: string, actor: string): string[] {
  const query = prepareQuery(text);
  return people
    .flatMap((person) => {
      const match = matchPerson(searchable(actor, person), query);
      return match ? [{ userId: person.userId, match }] : [];
    })
    .toSorted((a, b) => compareMatches(a.match, b.match))
    .map(({ userId }) => userId);
}

const texts = [
  'z',
  'zh',
  'zhang',
  'zhangw',
  'zhangwei',
  'zs',
  'zw',
  'zhs',
  'n',
  'an',
  'ang',
  'e',
  'ei',
  'lv',
  'lü',
  'ouyang',
  '张',
  '张伟',
  '伟',
  '记者',
  '高',
  'tv',
  'TV导',
  '导播',
  'た',
  'たな',
  'タナカ',
  'tanaka',
  'sato',
  'jose',
  'José',
  'garcia',
  'munoz',
  'garcia jose',
  '张 记者',
  '张wei',
  'wei 组长',
  '1',
  '13',
  '138',
  '0001',
  '010-6588',
  '6588',
  'rongmei',
  '@',
  'zhangwei@',
  '.bu',
  'lv.bu',
  '𠮷',
  'よし',
  '买买',
  '・',
  '',
  '%',
  'nobody-at-all',
];

describe('finds the same people as the matcher, in its order', () => {
  test.each(texts)('%o', (text) => {
    for (const actor of ['demo~zhangwei', people.find(({ hide }) => hide)?.userId ?? '']) {
      const found = index.find(prepareQuery(text), actor);
      const expected = asTheMatcherSays(text, actor);
      expect(found.page(1, people.length)).toEqual(expected);
      expect(found.total).toBe(expected.length);
    }
  });
});

it('pages neither repeat nor skip anyone', () => {
  const found = index.find(prepareQuery('a'), 'demo~lina');
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(found.total / 7); page += 1) paged.push(...found.page(page, 7));
  expect(paged).toEqual(found.page(1, found.total));
  expect(new Set(paged).size).toBe(found.total);
  expect(found.page(Math.ceil(found.total / 7) + 1, 7)).toEqual([]);
});

it('knows who was found by name', () => {
  const found = index.find(prepareQuery('组长'), 'demo~lina');
  expect(found.total).toBeGreaterThan(0);
  expect(found.hasByName('demo~zhangwei')).toBe(false);
  expect(index.find(prepareQuery('zhangwei'), 'demo~lina').hasByName('demo~zhangwei')).toBe(true);
});

it('is the same when a thread of its own builds it', async () => {
  const built = await buildInThread({ connection: db.connection, tenantId: 'demo' });
  const hidden = people.find(({ hide }) => hide)?.userId ?? '';
  for (const text of ['zhang', '记者', 'たな', 'jose', '138', 'rongmei']) {
    const query = prepareQuery(text);
    expect(built.find(query, hidden).page(1, people.length)).toEqual(
      index.find(query, hidden).page(1, people.length),
    );
  }
});

it('says that the database is away as the database does', async () => {
  const connection = { ...db.connection, host: '/nowhere' };
  const error: unknown = await buildInThread({ connection, tenantId: 'demo' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(isDatabaseAway(error)).toBe(true);
});
