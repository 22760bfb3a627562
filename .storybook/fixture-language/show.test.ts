import { describe, expect, test } from 'vitest';
import { translator } from './show.ts';
import { texts } from './texts.ts';

const languages = ['zh', 'en', 'es', 'ja'] as const;

describe('fixture texts', () => {
  test.each(languages)('are all shown in %s, and stay so when shown again', (language) => {
    const translate = translator(language);
    const column = languages.indexOf(language);
    for (const row of texts) {
      for (const text of row) {
        expect(translate(text)).toBe(row[column]);
        expect(translate(translate(text))).toBe(row[column]);
      }
    }
  });

  test('a name that the fixtures make, and one within a sentence', () => {
    expect(translator('es')('Mensaje para 刘欣怡')).toBe('Mensaje para Sara Lara');
    expect(translator('ja')('Trendsetter')).toBe('Trendsetter');
  });
});
