import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@snap/portal-api/contract';
import type { Catalogue } from '@snap/portal-api/errors';
import { setCatalogue } from '../errors/catalogue.ts';
import { rememberLanguage } from '../stores/preferences.ts';
import { prepareLabels, activateLabels, type ActiveLabels } from './labels.ts';

interface Words extends Omit<ActiveLabels, 'language'> {
  messages: Messages;
  errors: Catalogue;
}

/** Only the words of the active language are loaded: the app's catalogue and both libraries' packs, in one file. */
const loaders: Record<Language, () => Promise<Words>> = {
  zh: () => import('./languages/zh.ts'),
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  ja: () => import('./languages/ja.ts'),
};

/** Loads a language and puts it on screen. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages, errors, labels, lazy } = await loaders[language]();
  const words = { language, labels, lazy };
  await prepareLabels(words);
  // Chinese and Japanese share code points: the glyphs follow this attribute.
  document.documentElement.lang = language;
  activateLabels(words);
  setCatalogue(errors);
  i18n.loadAndActivate({ locale: language, messages });
}

/** Changes the language without a reload, and persists it (decision E13). */
export async function changeLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  rememberLanguage(language);
}
