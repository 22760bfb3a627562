import { describe, expect, it } from 'vitest';
import {
  deletedMention,
  mentionOf,
  mentionRanges,
  mentionRequest,
  mentionsIn,
  textPieces,
} from './mentions.ts';

const zhang = { id: 'demo~zhangwei', name: '张伟' };
const zhangQiang = { id: 'demo~zhangweiqiang', name: '张伟强' };
const jose = { id: 'demo~jose', name: 'José García' };

const namesake = (name: string, department: string) => `${name}（${department}）`;

describe('mentionRequest', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['请@张', 3, { start: 1, query: '张' }],
    ['请＠zhang', 7, { start: 1, query: 'zhang' }],
    ['(@li', 4, { start: 1, query: 'li' }],
    ['line\n@li', 8, { start: 5, query: 'li' }],
  ])('finds the name asked for in %j', (text, caret, request) => {
    expect(mentionRequest(text, caret)).toEqual(request);
  });

  it.each([
    ['an address of e-mail', 'jose@exa', 8],
    ['a space after the name', '@张伟 ', 4],
    ['a caret before the @', '@li', 0],
    ['a second @', '@@', 2],
    ['a text too long for a name', `@${'长'.repeat(21)}`, 22],
  ])('asks for nothing at %s', (_, text, caret) => {
    expect(mentionRequest(text, caret)).toBeUndefined();
  });
});

describe('mentionRanges', () => {
  it('finds each place, after either @, and the longest of names that begin alike', () => {
    const ranges = mentionRanges('@张伟强和＠张伟看看', [zhang, zhangQiang]);
    expect(ranges.map(({ start, end, mention }) => [start, end, mention.id])).toEqual([
      [0, 4, zhangQiang.id],
      [5, 8, zhang.id],
    ]);
  });

  it('lets text follow a Chinese name at once, and ends a Latin name with its word', () => {
    expect(mentionRanges('@张伟请看', [zhang])).toHaveLength(1);
    expect(mentionRanges('@José Garcíaz', [jose])).toHaveLength(0);
    expect(mentionRanges('@José García, hi', [jose])).toHaveLength(1);
  });
});

describe('mentionsIn', () => {
  it('names each person once, and nobody whose name was broken', () => {
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
  it('tells a second person of one name apart by department', () => {
    const other = { id: 'demo~zhangwei2', name: '张伟', department: '视频部' };
    expect(mentionOf(other, [], namesake)).toEqual({ id: other.id, name: '张伟' });
    expect(mentionOf(other, [zhang], namesake)).toEqual({ id: other.id, name: '张伟（视频部）' });
    expect(mentionOf({ id: zhang.id, name: '张伟' }, [zhang], namesake)).toBe(zhang);
  });
});

describe('textPieces', () => {
  it('cuts at mentions and at the name asked for, and loses nothing', () => {
    const text = 'a @张伟 b @l';
    const pieces = textPieces(text, mentionRanges(text, [zhang]), 8);
    expect(pieces.map((piece) => piece.text)).toEqual(['a ', '@张伟', ' b ', '@l']);
    expect(pieces.map((piece) => piece.mention)).toEqual([false, true, false, false]);
  });
});
