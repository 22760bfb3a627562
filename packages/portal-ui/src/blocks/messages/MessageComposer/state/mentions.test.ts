import { describe, expect, it } from 'vitest';
import {
  deletedMention,
  mentionOf,
  mentionRanges,
  mentionQueryAt,
  mentionsIn,
  textPieces,
} from './mentions.ts';

const zhang = { id: 'demo~zhangwei', name: '张伟' };
const zhangQiang = { id: 'demo~zhangweiqiang', name: '张伟强' };
const jose = { id: 'demo~jose', name: 'José García' };

const namesake = (name: string, department: string) => `${name}（${department}）`;

describe('mentionQueryAt', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['请@张', 3, { start: 1, query: '张' }],
    ['请＠zhang', 7, { start: 1, query: 'zhang' }],
    ['(@li', 4, { start: 1, query: 'li' }],
    ['line\n@li', 8, { start: 5, query: 'li' }],
  ])('finds the mention query in %j', (text, caret, request) => {
    expect(mentionQueryAt(text, caret)).toEqual(request);
  });

  it.each([
    ['an address of e-mail', 'jose@exa', 8],
    ['a space after the name', '@张伟 ', 4],
    ['a caret before the @', '@li', 0],
    ['a second @', '@@', 2],
    ['a text too long for a name', `@${'长'.repeat(21)}`, 22],
  ])('finds no mention query at %s', (_, text, caret) => {
    expect(mentionQueryAt(text, caret)).toBeUndefined();
  });
});

describe('mentionRanges', () => {
  it('finds each mention after either @, preferring the longest of names with a common prefix', () => {
    const ranges = mentionRanges('@张伟强和＠张伟看看', [zhang, zhangQiang]);
    expect(ranges.map(({ start, end, mention }) => [start, end, mention.id])).toEqual([
      [0, 4, zhangQiang.id],
      [5, 8, zhang.id],
    ]);
  });

  it('accepts text right after a Chinese name, and requires a word boundary after a Latin one', () => {
    expect(mentionRanges('@张伟请看', [zhang])).toHaveLength(1);
    expect(mentionRanges('@José Garcíaz', [jose])).toHaveLength(0);
    expect(mentionRanges('@José García, hi', [jose])).toHaveLength(1);
  });
});

describe('mentionsIn', () => {
  it('lists each person once, without those whose name was edited', () => {
    expect(mentionsIn('@张伟 @张伟 @José Garc', [zhang, jose])).toEqual([zhang]);
  });
});

describe('deletedMention', () => {
  const ranges = mentionRanges('a @张伟 b', [zhang]);
  it.each([
    [5, 'backward', true],
    [4, 'backward', true],
    [2, 'backward', false],
    [2, 'forward', true],
    [5, 'forward', false],
  ] as const)('at %i %s: %s', (caret, direction, found) => {
    expect(deletedMention(ranges, caret, direction) !== undefined).toBe(found);
  });
});

describe('mentionOf', () => {
  it('distinguishes namesakes by department', () => {
    const other = { id: 'demo~zhangwei2', name: '张伟', department: '视频部' };
    expect(mentionOf(other, [], namesake)).toEqual({ id: other.id, name: '张伟' });
    expect(mentionOf(other, [zhang], namesake)).toEqual({ id: other.id, name: '张伟（视频部）' });
    expect(mentionOf({ id: zhang.id, name: '张伟' }, [zhang], namesake)).toBe(zhang);
  });
});

describe('textPieces', () => {
  it('splits at mentions and at the query, and loses no text', () => {
    const text = 'a @张伟 b @l';
    const pieces = textPieces(text, mentionRanges(text, [zhang]), 8);
    expect(pieces.map((piece) => piece.text)).toEqual(['a ', '@张伟', ' b ', '@l']);
    expect(pieces.map((piece) => piece.mention)).toEqual([false, true, false, false]);
  });
});
