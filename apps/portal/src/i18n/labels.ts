import type { Language } from '@snap/portal-api/contract';
import type { ConversationsLabels, SearchLabels, ShellLabels, SignInLabels } from '@snap/portal-ui';
import { proxy, ref, useSnapshot } from 'valtio';

/** The library's words that the first page may need; those of other areas come later, by `further-words`. */
export interface FirstLabels extends ShellLabels, SignInLabels, SearchLabels, ConversationsLabels {}

const current = proxy<{ active?: { language: Language; labels: FirstLabels } }>({});

export function setLabels(language: Language, labels: FirstLabels): void {
  current.active = ref({ language, labels });
}

/** The language whose words are on screen; undefined before the first. */
export function shownLanguage(): Language | undefined {
  return current.active?.language;
}

export function useShownLanguage(): Language {
  return useActive().language;
}

/** The library's words in the active language. */
export function useLabels(): FirstLabels {
  return useActive().labels;
}

function useActive() {
  const { active } = useSnapshot(current);
  if (!active) throw new Error('No language has been activated.');
  return active;
}

/** What has to be here too before another language shows. */
type Preparation = (language: Language) => Promise<void>;
const preparations = new Set<Preparation>();

/** Has this done before each change of the language. */
export function beforeLanguage(prepare: Preparation): void {
  preparations.add(prepare);
}

export async function prepareLanguage(language: Language): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare(language)));
}
