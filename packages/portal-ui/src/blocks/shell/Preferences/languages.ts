import type { LanguageCode } from './types.ts';

/** Each language by its own name, the same in every pack, so that users can leave a language they cannot read. */
export const languageNames: Record<LanguageCode, string> = {
  zh: '中文',
  en: 'English',
  es: 'Español',
  ja: '日本語',
};
export const languageCodes = ['zh', 'en', 'es', 'ja'] as const satisfies readonly LanguageCode[];
