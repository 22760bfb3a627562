import { languages } from '@snap/portal-api/contract';
import { expect, test, vi } from 'vitest';
import type { FirstLabels } from './labels.ts';

const { prepareLanguage, setLabels } = await import('./labels.ts');
const { loadWords, useFurtherWords } = await import('./further-words.ts');
// Outside of a component: only which words are at hand counts here.
vi.mock('valtio', async (load) => ({
  ...(await load<typeof import('valtio')>()),
  useSnapshot: <State>(state: State) => state,
}));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first words are not read here
const first = {} as FirstLabels;

test('words that were asked for come along with every language', async () => {
  setLabels('zh', first);
  await loadWords('settings');
  expect(useFurtherWords('settings').personalSettings.title).toBe('系统设置');
  const titles = [];
  for (const language of languages) {
    await prepareLanguage(language);
    setLabels(language, first);
    titles.push(useFurtherWords('settings').personalSettings.title);
  }
  expect(new Set(titles).size).toBe(languages.length);
});

test('words are those of the language on screen when they have come', async () => {
  setLabels('zh', first);
  const loading = loadWords('contacts');
  await prepareLanguage('es');
  setLabels('es', first);
  await loading;
  expect(useFurtherWords('contacts').friendRequests.title).not.toBe('好友请求');
});
