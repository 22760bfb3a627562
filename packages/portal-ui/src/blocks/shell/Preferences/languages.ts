import type { LanguageCode } from './types.ts';

/** Each language in its own words, the same in every pack: someone in a wrong language finds the way back. */
export const languageNames: Record<LanguageCode, string> = {
  zh: '中文',
  en: 'English',
  es: 'Español',
  ja: '日本語',
};
export const languageCodes = ['zh', 'en', 'es', 'ja'] as const satisfies readonly LanguageCode[];
