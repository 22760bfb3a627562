import type { Language } from '@snap/portal-api/contract';
import {
  beforeLanguage,
  activeLabels,
  useShownLanguage,
  type LabelArea,
  type LazyLabels,
  type ActiveLabels,
} from './labels.ts';

/** What has been asked for: each area comes along when the language changes. */
const wanted = new Set<LabelArea>();
const loaded: Record<Language, Partial<LazyLabels>> = { zh: {}, en: {}, es: {}, ja: {} };

async function load(area: LabelArea, { language, further }: ActiveLabels): Promise<void> {
  if (!loaded[language][area]) Object.assign(loaded[language], await further[area]());
}

async function loadWanted(words: ActiveLabels): Promise<void> {
  const missing = () => [...wanted].filter((area) => !loaded[words.language][area]);
  // What is asked for while others load is waited for too.
  while (missing().length > 0) await Promise.all(missing().map((area) => load(area, words)));
}

beforeLanguage(loadWanted);

/** Resolves when the words of an area are here, in the language on screen by then. */
export async function loadLabels(area: LabelArea): Promise<void> {
  wanted.add(area);
  let words: ActiveLabels | undefined;
  while (words !== activeLabels()) {
    words = activeLabels();
    if (words) await load(area, words);
  }
}

/** Words of an area that were loaded before its first component is drawn: see `withLabels`. */
export function useLazyLabels<Area extends LabelArea>(area: Area): LazyLabels[Area] {
  const words = loaded[useShownLanguage()][area];
  if (!words) throw new Error(`The words of ${area} have not been loaded.`);
  return words;
}
