import { languages, type Language } from '@snap/portal-api/contract';

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Cache: browsers send only a few distinct headers. */
const understood = new Map<string, Language>();
const mostUnderstood = 1_000;

/**
 * Language of a response (E13): the `lang` parameter (`zh`, also `zh-CN` or `zh_CN`), otherwise the browser's first
 * supported choice, otherwise English.
 */
export function languageOf(lang: unknown, acceptLanguage: string | undefined): Language {
  const named = typeof lang === 'string' ? lang.slice(0, 20).toLowerCase().split(/[-_]/)[0] : undefined;
  if (isLanguage(named)) return named;
  // Limited, so that a hostile header costs nothing.
  const header = (acceptLanguage ?? '').slice(0, 500);
  const known = understood.get(header);
  if (known) return known;
  const language = firstSupported(header);
  if (understood.size >= mostUnderstood) understood.clear();
  understood.set(header, language);
  return language;
}

function firstSupported(acceptLanguage: string): Language {
  const wishes = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en';
}
