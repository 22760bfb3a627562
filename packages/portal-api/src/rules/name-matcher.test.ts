import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareMatches, matchPerson, prepareQuery, ranks } from './name-matcher.ts';
import { counts, fold } from './normalise.ts';
import type { Searchable } from './search-keys.ts';

const zhang: Searchable = { name: '张三', readings: { pinyin: [['zhang'], ['san']] } };
const shan: Searchable = { name: '单田芳', readings: { pinyin: [['shan', 'dan'], ['tian'], ['fang']] } };
const lu: Searchable = { name: '吕布', readings: { pinyin: [['lü'], ['bu']] } };
const tanaka: Searchable = {
  name: '田中 さくら',
  readings: {
    pinyin: [['tian'], ['zhong'], [], [], [], []],
    japanese: [
      { piece: '田中', kana: 'たなか', romaji: 'tanaka' },
      { piece: 'さくら', kana: 'さくら', romaji: 'sakura' },
    ],
  },
};
const sato: Searchable = {
  name: '佐藤',
  readings: { japanese: [{ piece: '佐藤', kana: 'さとう', romaji: 'satou' }] },
};
const jose: Searchable = {
  name: 'José García Muñoz',
  userId: 'jgarcia.m',
  email: 'jose.garcia@example.org',
  position: '时政记者',
  phones: ['010-65881234', '13800138000'],
};

function match(person: Searchable, query: string) {
  return matchPerson(person, prepareQuery(query));
}

/** The highlighted parts of the shown text. */
function marked(person: Searchable, query: string) {
  const found = match(person, query);
  return found?.ranges.map(([start, end]) => found.shown.slice(start, end));
}

describe('finds names in any script', () => {
  test.each([
    [zhang, '张三', 'exact', ['张三']],
    [zhang, '张', 'prefix', ['张']],
    [zhang, '三', 'inner', ['三']],
    [zhang, 'zhangsan', 'exact', ['张三']],
    [zhang, 'zhang san', 'exact', ['张三']],
    [zhang, 'ZhangSan', 'exact', ['张三']],
    [zhang, 'ｚｈａｎｇ', 'prefix', ['张']],
    [zhang, 'zhangs', 'prefix', ['张三']],
    [zhang, 'z', 'prefix', ['张']],
    [zhang, 'zs', 'allInitials', ['张三']],
    [zhang, 'zhs', 'allInitials', ['张三']],
    [zhang, 'san', 'inner', ['三']],
    [zhang, '张san', 'inner', ['张三']],
    [shan, 'shantianfang', 'exact', ['单田芳']],
    [shan, 'dan', 'prefix', ['单']],
    [shan, 'stf', 'allInitials', ['单田芳']],
    [shan, 'dtf', 'allInitials', ['单田芳']],
    [shan, 'st', 'initials', ['单田']],
    [shan, 'tf', 'inner', ['田芳']],
    [shan, 'shantf', 'initials', ['单田芳']],
    [shan, 'shantfang', 'initials', ['单田芳']],
    [shan, 'stfang', 'initials', ['单田芳']],
    [shan, 'shant', 'prefix', ['单田']],
    [shan, 'stianfang', 'initials', ['单田芳']],
    [zhang, 'zsan', 'initials', ['张三']],
    [lu, 'lv', 'prefix', ['吕']],
    [lu, 'lubu', 'exact', ['吕布']],
    [lu, 'lyubu', 'exact', ['吕布']],
    [lu, 'lübu', 'exact', ['吕布']],
    [tanaka, '田中', 'prefix', ['田中']],
    [tanaka, 'たなか', 'prefix', ['田中']],
    [tanaka, 'タナカ', 'prefix', ['田中']],
    [tanaka, 'ﾀﾅｶ', 'prefix', ['田中']],
    [tanaka, 'tana', 'prefix', ['田中']],
    [tanaka, 'tanaka sakura', 'exact', ['田中 さくら']],
    [tanaka, 'さく', 'inner', ['さく']],
    [tanaka, 'サクラ 田中', 'inner', ['田中', 'さくら']],
    [tanaka, 'ts', 'allInitials', ['田中', 'さくら']],
    [sato, 'satou', 'exact', ['佐藤']],
    [sato, 'sato', 'exact', ['佐藤']],
    [sato, 'satō', 'exact', ['佐藤']],
    [sato, 'satoh', 'exact', ['佐藤']],
    [jose, 'jose', 'prefix', ['José']],
    [jose, 'JOSÉ G', 'prefix', ['José G']],
    [jose, 'munoz', 'inner', ['Muñoz']],
    [jose, 'jgm', 'allInitials', ['J', 'G', 'M']],
    [jose, 'munoz jose', 'inner', ['José', 'Muñoz']],
  ] as const)('%o by %s', (person, query, rank, parts) => {
    expect(match(person, query)?.rank).toBe(ranks[rank]);
    expect(match(person, query)?.field).toBe('name');
    expect(marked(person, query)).toEqual(parts);
  });

  it('highlights きた at the start of a kana name', () => {
    expect(marked({ name: 'きたの たけし' }, 'キタ')).toEqual(['きた']);
  });

  it('ignores middle dots and marks around them', () => {
    expect(marked({ name: '阿卜杜拉・买买提' }, '拉买')).toEqual(['拉・买']);
  });

  it('highlights whole supplementary characters', () => {
    expect(marked({ name: '𠮷野家' }, '𠮷')).toEqual(['𠮷']);
    expect(
      marked(
        { name: '𠮷野', readings: { japanese: [{ piece: '𠮷野', kana: 'よしの', romaji: 'yoshino' }] } },
        'yosi',
      ),
    ).toEqual(['𠮷野']);
  });

  it('does not match from the middle of a syllable', () => {
    expect(match(zhang, 'hang')).toBeUndefined();
    expect(match(zhang, 'ang')).toBeUndefined();
  });

  it('matches a single Latin letter only at the start of a word', () => {
    expect(match(jose, 's')).toBeUndefined();
    expect(marked(jose, 'm')).toEqual(['M']);
  });
});

describe('matches the other fields', () => {
  test.each([
    ['jgarcia.m', 'userId', 'exact', ['jgarcia.m']],
    ['garcia@', 'email', 'inner', ['garcia@']],
    ['时政', 'position', 'prefix', ['时政']],
    ['记者', 'position', 'inner', ['记者']],
    ['138 0013', 'phone', 'prefix', ['1380013']],
    ['+86 138-0013-8000', 'phone', 'exact', ['13800138000']],
    ['01065881234', 'phone', 'exact', ['010-65881234']],
    ['８０００', 'phone', 'inner', ['8000']],
  ] as const)('%s', (query, field, rank, parts) => {
    expect(match(jose, query)).toMatchObject({ field, rank: ranks[rank] });
    expect(marked(jose, query)).toEqual(parts);
  });

  it('needs three digits to match the middle of a phone number', () => {
    expect(match({ name: '李', phones: ['13800138000'] }, '80')).toBeUndefined();
  });

  it('does not match absent fields', () => {
    expect(match({ name: '李' }, '138')).toBeUndefined();
  });
});

it('ranks exact, all initials, prefix, inner, and name matches above other fields', () => {
  const people: Searchable[] = [
    { name: '李三', readings: { pinyin: [['li'], ['san']] } },
    { name: '王五', readings: { pinyin: [['wang'], ['wu']] }, userId: 'san.w' },
    { name: '桑尼', readings: { pinyin: [['sang'], ['ni']] } },
    { name: 'San' },
    { name: '孙爱农', readings: { pinyin: [['sun'], ['ai'], ['nong']] } },
  ];
  const found = people
    .map((person) => ({ name: person.name, found: match(person, 'san') }))
    .filter((row) => row.found !== undefined)
    .toSorted((a, b) => (a.found && b.found ? compareMatches(a.found, b.found) : 0));
  expect(found.map((row) => row.name)).toEqual(['San', '孙爱农', '桑尼', '王五', '李三']);
});

it('ranks a whole id, then all initials, above longer prefixes, and those above first initials (F11)', () => {
  const people: Searchable[] = [
    { name: '李安', readings: { pinyin: [['li'], ['an']] } },
    { name: 'Lara Ansley' },
    { name: 'Lai' },
    { name: '张三', readings: { pinyin: [['zhang'], ['san']] }, userId: 'la' },
    { name: 'Lena Abt Ives' },
    { name: '刘阿毛', readings: { pinyin: [['liu'], ['a'], ['mao']] } },
    { name: 'La' },
  ];
  const found = people
    .map((person) => ({ name: person.name, found: match(person, 'la') }))
    .toSorted((a, b) => (a.found && b.found ? compareMatches(a.found, b.found) : 0));
  expect(found.map((row) => row.name)).toEqual([
    'La',
    '张三',
    '李安',
    'Lara Ansley',
    'Lai',
    'Lena Abt Ives',
    '刘阿毛',
  ]);
});

it('highlights the name when another field matched better', () => {
  const found = match({ ...tanaka, userId: 'tanaka' }, 'tanaka');
  expect(found).toMatchObject({ rank: ranks.exact, field: 'name', ranges: [[0, 2]] });
});

test.each(['', ' ', '・', '--', '。'])('matches no one for %o', (query) => {
  expect(match({ ...jose, name: '阿・里' }, query)).toBeUndefined();
});

describe('for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...Array.from('张三ñÉｶﾞガ゙ー𠮷ﬁßİς・ aZ')), maxLength: 8 }),
  );

  it('folding twice is folding once', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(fold(fold(value))).toBe(fold(value));
      }),
    );
  });

  it('a name with comparable characters matches itself exactly', () => {
    fc.assert(
      fc.property(text, (value) => {
        const name = value.toWellFormed();
        // A query with @ is an address, never a name.
        fc.pre(Array.from(fold(name)).some(counts) && !fold(name).includes('@'));
        expect(match({ name }, name)?.rank).toBe(ranks.exact);
      }),
    );
  });

  it('highlights are within the shown text, sorted, disjoint, and never split a character', () => {
    fc.assert(
      fc.property(
        text,
        fc.nat(11),
        fc.nat(11),
        fc.string({ unit: 'binary', maxLength: 2 }),
        (name, from, size, other) => {
          const person = { name, position: other, readings: { pinyin: [['zhang'], ['lü']] } };
          for (const query of [name.slice(from, from + size), other, 'zhang']) {
            const found = match(person, query);
            let last = -1;
            for (const [start, end] of found?.ranges ?? []) {
              expect(start).toBeGreaterThan(last);
              expect(end).toBeGreaterThan(start);
              expect(end).toBeLessThanOrEqual(found?.shown.length ?? 0);
              const shown = found?.shown ?? '';
              expect(!shown.isWellFormed() || shown.slice(start, end).isWellFormed()).toBe(true);
              last = end;
            }
          }
        },
      ),
    );
  });
});

test('ranks a whole syllable above an initial plus a syllable', () => {
  const zhao: Searchable = { name: '赵敏', readings: { pinyin: [['zhao'], ['min']] } };
  const zhuo: Searchable = { name: '卓浩', readings: { pinyin: [['zhuo'], ['hao']] } };
  const [first, second] = [zhao, zhuo].map((person) => match(person, 'zhao')?.rank ?? Infinity);
  expect(first).toBeLessThan(second ?? 0);
});
