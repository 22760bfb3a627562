import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StringTable } from './string-table.ts';

it('finds each text by its number and each number by its text, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'binary' })), fc.string(), (texts, other) => {
      const table = new StringTable(StringTable.of(texts));
      texts.forEach((text, number) => {
        expect(table.at(number)).toBe(text);
        expect(table.numberOf(text)).toBe(number);
      });
      expect(table.numberOf(other)).toBe(texts.indexOf(other));
      expect(table.at(texts.length)).toBe('');
    }),
  );
});
