import { expect, test } from 'vitest';
import { foundParts } from './found-parts.ts';

test('marks what was found inside a sentence of Chinese', () => {
  expect(foundParts('我家在上海东边', '上海')).toEqual({ before: '我家在', found: '上海', after: '东边' });
});

test('case and width play no part', () => {
  expect(foundParts('ＡＢＣ daily', 'abc')).toMatchObject({ found: 'ＡＢＣ' });
  expect(foundParts('The Daily', 'DAILY')).toMatchObject({ found: 'Daily' });
});

test('a long text begins shortly before what was found', () => {
  const { before, found } = foundParts(`${'x'.repeat(200)} needle`, 'needle');
  expect(before).toHaveLength(17);
  expect(before.startsWith('…')).toBe(true);
  expect(found).toBe('needle');
});

test('what was found by the name of a file alone shows the whole text', () => {
  expect(foundParts('see the file', 'report')).toEqual({ before: 'see the file', found: '', after: '' });
});
