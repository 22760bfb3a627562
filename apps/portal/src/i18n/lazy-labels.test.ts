import { languages, type Language } from '@snap/portal-api/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { activateLabels, prepareLabels, type ActiveLabels, type FirstLabels } from './labels.ts';
import { loadLabels, useLazyLabels } from './lazy-labels.ts';
import { lazy as en } from './lazy/en.ts';
import { lazy as es } from './lazy/es.ts';
import { lazy as ja } from './lazy/ja.ts';
import { lazy as zh } from './lazy/zh.ts';

const SettingsTitle = () => useLazyLabels('settings').personalSettings.title;
const RequestsTitle = () => useLazyLabels('contacts').friendRequests.title;
const textOf = (component: () => string) => renderToStaticMarkup(createElement(component));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first words are not read here
const first = {} as FirstLabels;
const lazy = { zh, en, es, ja };
const wordsOf = (language: Language): ActiveLabels => ({
  language,
  labels: first,
  lazy: lazy[language],
});

/** As a change of the language does. */
async function change(language: Language) {
  const words = wordsOf(language);
  await prepareLabels(words);
  activateLabels(words);
}

test('requested labels are loaded for every language', async () => {
  activateLabels(wordsOf('zh'));
  await loadLabels('settings');
  expect(textOf(SettingsTitle)).toBe('系统设置');
  const titles = [];
  for (const language of languages) {
    await change(language);
    titles.push(textOf(SettingsTitle));
  }
  expect(new Set(titles).size).toBe(languages.length);
});

test('words are those of the language on screen when they have come', async () => {
  activateLabels(wordsOf('zh'));
  const loading = loadLabels('contacts');
  await change('es');
  await loading;
  expect(textOf(RequestsTitle)).not.toBe('好友请求');
});
