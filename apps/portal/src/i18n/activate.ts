import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@snap/portal-api/contract';
import type { Labels } from '@snap/portal-ui';
import { rememberLanguage } from '../stores/preferences.ts';
import { setLabels } from './labels.ts';

/** Only the words of the active language are loaded: the app's catalogue and the library's pack, in one file. */
const loaders: Record<Language, () => Promise<{ messages: Messages; labels: Labels }>> = {
  zh: () => import('./languages/zh.ts'),
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  ja: () => import('./languages/ja.ts'),
};

/** Loads a language and puts it on screen. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages, labels } = await loaders[language]();
  // Chinese and Japanese share code points: the glyphs follow this attribute.
  document.documentElement.lang = language;
  setLabels(labels);
  i18n.loadAndActivate({ locale: language, messages });
}

/** A person chose a language: it changes without a reload and is kept (decision E13). */
export async function changeLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  rememberLanguage(language);
}
