import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@snap/portal-api/contract';
import type { Catalogue } from '@snap/portal-api/errors';
import type {
  AdministrationLabels,
  ContactsLabels,
  FormsLabels,
  ShellLabels,
  SignInLabels,
} from '@snap/portal-ui/labels';
import { proxy, ref, useSnapshot } from 'valtio';
import { setLanguage } from '../stores/preferences.ts';

/** Labels of the library that the console uses. */
export interface ConsoleLabels
  extends ShellLabels, SignInLabels, AdministrationLabels, ContactsLabels, FormsLabels {}

interface Words {
  messages: Messages;
  errors: Catalogue;
  labels: ConsoleLabels;
}

/** Only the words of the active language are loaded. */
const loaders: Record<Language, () => Promise<Words>> = {
  zh: () => import('./languages/zh.ts'),
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  ja: () => import('./languages/ja.ts'),
};

const current = proxy<{ words?: Omit<Words, 'messages'> & { language: Language } }>({});

/** Loads a language and puts it on screen. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages, errors, labels } = await loaders[language]();
  // Chinese and Japanese share code points: the glyphs follow this attribute.
  document.documentElement.lang = language;
  current.words = ref({ language, errors, labels });
  i18n.loadAndActivate({ locale: language, messages });
}

/** Changes the language without a reload, and persists it (decision E13). */
export async function changeLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  setLanguage(language);
}

/** The active language. */
export function useShownLanguage(): Language {
  return present(useSnapshot(current).words).language;
}

/** Labels of the library in the active language. */
export function useLabels(): ConsoleLabels {
  return present(useSnapshot(current).words).labels;
}

/** Texts of failures in the active language. */
export function useCatalogue(): Catalogue {
  return present(useSnapshot(current).words).errors;
}

/** Texts of failures in the active language, outside of React. */
export function activeCatalogue(): Catalogue {
  return present(current.words).errors;
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('No language has been activated.');
  return value;
}
