import { describe, expect, test } from 'vitest';
import { initialsTranslator, splitLike, translator } from './show.ts';
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

  test('a short text alone, and not within another', () => {
    expect(translator('es')('全部')).toBe('Todas');
    expect(translator('es')('全部都')).toBe('全部都');
  });

  test('a name that the fixtures make, and one within a sentence', () => {
    expect(translator('es')('Mensaje para 刘欣怡')).toBe('Mensaje para Sara Lara');
    expect(translator('ja')('Eleanor Smithさんを開く')).toBe('エレノア・スミスさんを開く');
    expect(translator('ja')('Trendsetter')).toBe('Trendsetter');
  });
});

describe('long names', () => {
  test('are those of people, groups and files, and stay so when shown again', () => {
    const translate = translator('es', 'long');
    for (const [text, long] of [
      ['张伟', 'Andrés Castillo Fernández-Villanueva y Ortiz de Montellano'],
      ['Mensaje para 刘欣怡', 'Mensaje para Sara Lara Fernández-Villanueva y Ortiz de Montellano'],
      [
        '采访录音 5.wav',
        'Audio de la entrevista del grupo conjunto de todas las secciones y corresponsalías para el Congreso 5.wav',
      ],
    ] as const) {
      expect(translate(text)).toBe(long);
      expect(translate(long)).toBe(long);
    }
  });

  test('a title within a sentence stays as it is', () => {
    expect(translator('en', 'long')('See 两会选题表 today')).toBe('See Congress topics today');
  });
});

test('initials follow the name: of a large avatar, of a small one, and of a name that is unknown', () => {
  expect(initialsTranslator('en')('张伟')).toBe('ZW');
  expect(initialsTranslator('en')('伟')).toBe('Z');
  expect(initialsTranslator('zh')('LN')).toBe('李娜');
  expect(initialsTranslator('es')('Q?')).toBe('Q?');
});

const marks = (...marked: boolean[]) => marked.map((each) => ({ marked: each }));

describe('a text of which a part is marked', () => {
  test.each([
    ['first word', marks(true, false), 'Cobertura del Congreso', ['Cobertura', ' del Congreso']],
    ['after others', marks(false, true, false), '両会報道計画', ['', '両会', '報道計画']],
    ['at the end', marks(false, true), 'Congress plan', ['', 'Congress plan']],
  ])('keeps a mark: %s', (_, parts, text, expected) => {
    expect(splitLike(parts, text)).toEqual(expected);
    expect(splitLike(parts, text).join('')).toBe(text);
  });

  test.each([
    ['within', marks(false, true, false), 'Vea los Temas de hoy', ['Vea los ', 'Temas', ' de hoy']],
    ['first', marks(true, false), 'Temas de hoy', ['Temas', ' de hoy']],
    ['last', marks(false, true), 'Los temas', ['Los ', 'temas']],
    ['within, but no part is before it', marks(true, false), 'Vea los temas', ['Vea', ' los temas']],
    ['not in the text', marks(true, false), 'Vea esto', ['Vea', ' esto']],
  ])('keeps a mark on what was found: %s', (_, parts, text, expected) => {
    expect(splitLike(parts, text, 'temas')).toEqual(expected);
  });
});
