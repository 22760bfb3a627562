import type { Language } from '@snap/portal-api/contract';
import {
  beforeLanguage,
  activeLabels,
  useShownLanguage,
  type LabelArea,
  type LazyLabels,
  type ActiveLabels,
} from './labels.ts';

/** Requested areas: they are reloaded when the language changes. */
const wanted = new Set<LabelArea>();
const loaded: Record<Language, Partial<LazyLabels>> = { zh: {}, en: {}, es: {}, ja: {} };

async function load(area: LabelArea, { language, lazy }: ActiveLabels): Promise<void> {
  if (!loaded[language][area]) Object.assign(loaded[language], await lazy[area]());
}

async function loadWanted(active: ActiveLabels): Promise<void> {
  const missing = () => [...wanted].filter((area) => !loaded[active.language][area]);
  // More areas may be requested while these load.
  while (missing().length > 0) await Promise.all(missing().map((area) => load(area, active)));
}

beforeLanguage(loadWanted);

/** Resolves when the labels of an area are loaded in the active language. */
export async function loadLabels(area: LabelArea): Promise<void> {
  wanted.add(area);
  let active: ActiveLabels | undefined;
  while (active !== activeLabels()) {
    active = activeLabels();
    if (active) await load(area, active);
  }
}

/** Labels of an area. They must be loaded before the first component renders: see `withLabels`. */
export function useLazyLabels<Area extends LabelArea>(area: Area): LazyLabels[Area] {
  const active = loaded[useShownLanguage()][area];
  if (!active) throw new Error(`The labels of ${area} have not been loaded.`);
  return active;
}
