import { describe, expect, it } from 'vitest';
import { emojiNames as en } from '../../../../labels/en/emoji.ts';
import { emojiNames as es } from '../../../../labels/es/emoji.ts';
import { emojiNames as ja } from '../../../../labels/ja/emoji.ts';
import { emojiNames as zh } from '../../../../labels/zh/emoji.ts';
import { columns, emoji, emojiAfterKey, emojiSections } from './emoji.ts';

const all = Object.values(emoji).flatMap((list) => list.split(' '));

describe('emoji', () => {
  it.each(Object.entries({ zh, en, es, ja }))(
    'has a name for each, in %s, and no name too many',
    (_, names) => {
      expect(Object.keys(names).toSorted()).toEqual(all.toSorted());
      const shown = Object.values(names).map((name) => name.split(/[,，、]/u)[0]);
      expect(new Set(shown).size).toBe(all.length);
    },
  );

  it('lists each once', () => {
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('emojiSections', () => {
  it('shows all emoji without a query', () => {
    expect(emojiSections(' ', {}).flatMap(({ rows }) => rows.flat())).toEqual(all);
  });

  it('finds by any word of the name, ignoring case', () => {
    expect(emojiSections('CAMERA', en).flatMap(({ rows }) => rows.flat())).toContain('📷');
    expect(emojiSections('同意', zh).flatMap(({ rows }) => rows.flat())).toContain('👍');
    expect(emojiSections('zzz', en)).toEqual([]);
  });
});

describe('emojiAfterKey', () => {
  const sections = [
    { group: 'faces', rows: [Array(columns).fill('a'), ['b', 'c']] },
    { group: 'life', rows: [Array(columns).fill('d')] },
  ] as const;
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 8],
    ['ArrowDown', 6, 8],
    ['ArrowDown', 8, 10],
    ['ArrowUp', 10, 8],
    ['ArrowUp', 0, 0],
    ['ArrowRight', 15, 15],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(emojiAfterKey(key, from, sections, false)).toBe(to);
  });

  it('follows the arrow on the screen where rows run from right to left', () => {
    expect(emojiAfterKey('ArrowLeft', 0, sections, true)).toBe(1);
    expect(emojiAfterKey('ArrowRight', 1, sections, true)).toBe(0);
  });

  it('returns undefined for other keys', () => {
    expect(emojiAfterKey('a', 0, sections, false)).toBeUndefined();
  });
});
