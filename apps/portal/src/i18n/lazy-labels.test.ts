import { languages, type Language } from '@snap/portal-api/contract';
import { expect, test, vi } from 'vitest';
import type { FirstLabels, ActiveLabels } from './labels.ts';
import { lazy as en } from './lazy/en.ts';
import { lazy as es } from './lazy/es.ts';
import { lazy as ja } from './lazy/ja.ts';
import { lazy as zh } from './lazy/zh.ts';

const { prepareLabels, activateLabels } = await import('./labels.ts');
const { loadLabels, useLazyLabels } = await import('./lazy-labels.ts');
// Outside of a component: only which words are at hand counts here.
vi.mock('valtio', async (load) => ({
  ...(await load<typeof import('valtio')>()),
  useSnapshot: <State>(state: State) => state,
}));

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
  expect(useLazyLabels('settings').personalSettings.title).toBe('系统设置');
  const titles = [];
  for (const language of languages) {
    await change(language);
    titles.push(useLazyLabels('settings').personalSettings.title);
  }
  expect(new Set(titles).size).toBe(languages.length);
});

test('words are those of the language on screen when they have come', async () => {
  activateLabels(wordsOf('zh'));
  const loading = loadLabels('contacts');
  await change('es');
  await loading;
  expect(useLazyLabels('contacts').friendRequests.title).not.toBe('好友请求');
});
