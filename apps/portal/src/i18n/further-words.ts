import type { Language } from '@snap/portal-api/contract';
import {
  beforeLanguage,
  shownWords,
  useShownLanguage,
  type FurtherArea,
  type FurtherWords,
  type ShownWords,
} from './labels.ts';

/** What has been asked for: each area comes along when the language changes. */
const wanted = new Set<FurtherArea>();
const loaded: Record<Language, Partial<FurtherWords>> = { zh: {}, en: {}, es: {}, ja: {} };

async function load(area: FurtherArea, { language, further }: ShownWords): Promise<void> {
  if (!loaded[language][area]) Object.assign(loaded[language], await further[area]());
}

async function loadWanted(words: ShownWords): Promise<void> {
  const missing = () => [...wanted].filter((area) => !loaded[words.language][area]);
  // What is asked for while others load is waited for too.
  while (missing().length > 0) await Promise.all(missing().map((area) => load(area, words)));
}

beforeLanguage(loadWanted);

/** Resolves when the words of an area are here, in the language on screen by then. */
export async function loadWords(area: FurtherArea): Promise<void> {
  wanted.add(area);
  let words: ShownWords | undefined;
  while (words !== shownWords()) {
    words = shownWords();
    if (words) await load(area, words);
  }
}

/** Words of an area that were loaded before its first component is drawn: see `withWords`. */
export function useFurtherWords<Area extends FurtherArea>(area: Area): FurtherWords[Area] {
  const words = loaded[useShownLanguage()][area];
  if (!words) throw new Error(`The words of ${area} have not been loaded.`);
  return words;
}
