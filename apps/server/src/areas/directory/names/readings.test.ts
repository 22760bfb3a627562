import { describe, expect, it, test } from 'vitest';
import { loadJapaneseNames } from './japanese-names.ts';
import { readName, sortKey } from './readings.ts';

test.each([
  ['张三', [['zhang'], ['san']]],
  ['单田芳', [['shan', 'dan', 'chan'], ['tian'], ['fang']]],
  ['曾国藩', [['zeng', 'ceng'], ['guo'], ['fan']]],
  ['仇英', [['qiu', 'chou'], ['ying']]],
  ['吕布', [['lü'], ['bu']]],
  ['王Tom', [['wang'], [], [], []]],
])('%s reads %o, the family name its own way first', (name, pinyin) => {
  expect(readName(name).pinyin).toEqual(pinyin);
});

it('reads nothing into Latin names', () => {
  expect(readName('José García')).toEqual({});
});

it('returns one list of syllables for each character, also outside the basic plane', () => {
  expect(readName('𠮷野家').pinyin).toHaveLength(3);
});

it('uses the kana stored with a name, word by word', () => {
  expect(readName('田中 さくら', 'タナカ さくら').japanese).toEqual([
    { piece: '田中', kana: 'たなか', romaji: 'tanaka' },
    { piece: 'さくら', kana: 'さくら', romaji: 'sakura' },
  ]);
});

it('reads a name that is kana already', () => {
  expect(readName('きたの たけし').japanese?.map(({ romaji }) => romaji)).toEqual(['kitano', 'takeshi']);
});

describe('with the dictionary', () => {
  const dictionary = loadJapaneseNames();

  test.each([
    ['田中太郎', 'たなか たろう'],
    ['大野智', 'おおの さとし'],
    ['佐藤 健', 'さとう けん'],
  ])('%s is read %s', async (name, kana) => {
    const { japanese } = readName(name, undefined, await dictionary);
    expect(japanese?.map((piece) => piece.kana).join(' ')).toBe(kana);
  });

  test.each(['张三', '王建国', '李娜', 'Emily Smith'])(
    '%s is not taken for a Japanese name',
    async (name) => {
      expect(readName(name, undefined, await dictionary).japanese).toBeUndefined();
    },
  );

  it('divides a name without a space as the dictionary does, when the given reading agrees', async () => {
    const { japanese } = readName('田中太郎', 'たなか たろう', await dictionary);
    expect(japanese?.map(({ piece }) => piece)).toEqual(['田中', '太郎']);
  });

  it('prefers the reading that the organisation gave', async () => {
    const { japanese } = readName('田中太郎', 'でんちゅう たろう', await dictionary);
    expect(japanese?.map(({ kana }) => kana)).toEqual(['でんちゅうたろう']);
  });
});

it('orders names of all scripts by their Latin reading', () => {
  const names = [
    '赵四',
    '张三',
    '张伟',
    'Zoë',
    '田中 さくら',
    '吕布',
    '单田芳',
    'José García',
    '罗成',
    '李娜',
  ];
  const kana: Record<string, string> = { '田中 さくら': 'たなか さくら' };
  const ordered = names
    .map((name) => ({ name, key: sortKey(name, readName(name, kana[name])) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  expect(ordered.map(({ name }) => name)).toEqual([
    'José García',
    '李娜',
    '罗成',
    '吕布',
    '单田芳',
    '田中 さくら',
    '张三',
    '张伟',
    '赵四',
    'Zoë',
  ]);
});
