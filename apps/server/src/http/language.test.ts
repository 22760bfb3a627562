import { codes, languages } from '@snap/portal-api/contract';
import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';
import { textFor } from './texts.ts';

describe('language of a response', () => {
  it.each([
    ['ja', 'zh-CN', 'ja'],
    ['zh-CN', 'en', 'zh'],
    ['zh_CN', undefined, 'zh'],
    ['ES', 'ja', 'es'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'fr-FR, es;q=0.5, en;q=0.4', 'es'],
    [undefined, 'en;q=0.2, ja;q=0.9', 'ja'],
    [undefined, 'zh;q=0, es', 'es'],
    ['xx', 'fr', 'en'],
    [['zh', 'ja'], undefined, 'en'],
    [undefined, ';;;q=,,,', 'en'],
  ])('lang %j with Accept-Language %j is %s', (lang, header, expected) => {
    expect(languageOf(lang, header)).toBe(expected);
  });
});

const say = (count: number, language: (typeof languages)[number]) =>
  textFor(codes.peopleLeft, language, { names: ['王芳', '李娜', '张伟', '刘洋', '陈静'].slice(0, count) });

it('lists the first three names, and the number of others', () => {
  expect(say(3, 'zh')).toBe('以下人员已离开本单位：王芳、李娜、张伟。');
  expect(say(5, 'zh')).toBe('以下人员已离开本单位：王芳、李娜、张伟（另有2人）。');
  expect(say(5, 'en')).toBe('These people have left the organisation: 王芳, 李娜, 张伟 (and 2 more).');
});

it('has a sentence for every code in every language, all different', () => {
  for (const code of Object.values(codes)) {
    const sentences = languages.map((language) => textFor(code, language));
    expect(new Set(sentences).size).toBe(languages.length);
    // Placeholders are the same in all languages.
    const places = sentences.map(
      (sentence) =>
        sentence
          .match(/\{\w+\}/g)
          ?.toSorted()
          .join() ?? '',
    );
    expect(new Set(places).size).toBe(1);
    expect(sentences.join('').replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
  }
});
