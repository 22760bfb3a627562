import { languages, type Language } from '@snap/portal-api/contract';
import { expect, test, vi } from 'vitest';
import type { FirstLabels, ShownWords } from './labels.ts';
import { further as en } from './further/en.ts';
import { further as es } from './further/es.ts';
import { further as ja } from './further/ja.ts';
import { further as zh } from './further/zh.ts';

const { prepareWords, showWords } = await import('./labels.ts');
const { loadWords, useFurtherWords } = await import('./further-words.ts');
// Outside of a component: only which words are at hand counts here.
vi.mock('valtio', async (load) => ({
  ...(await load<typeof import('valtio')>()),
  useSnapshot: <State>(state: State) => state,
}));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first words are not read here
const first = {} as FirstLabels;
const further = { zh, en, es, ja };
const wordsOf = (language: Language): ShownWords => ({ language, labels: first, further: further[language] });

/** As a change of the language does. */
async function change(language: Language) {
  const words = wordsOf(language);
  await prepareWords(words);
  showWords(words);
}

test('words that were asked for come along with every language', async () => {
  showWords(wordsOf('zh'));
  await loadWords('settings');
  expect(useFurtherWords('settings').personalSettings.title).toBe('系统设置');
  const titles = [];
  for (const language of languages) {
    await change(language);
    titles.push(useFurtherWords('settings').personalSettings.title);
  }
  expect(new Set(titles).size).toBe(languages.length);
});

test('words are those of the language on screen when they have come', async () => {
  showWords(wordsOf('zh'));
  const loading = loadWords('contacts');
  await change('es');
  await loading;
  expect(useFurtherWords('contacts').friendRequests.title).not.toBe('好友请求');
});
