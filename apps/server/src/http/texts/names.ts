import type { Language } from '@snap/portal-api/contract';

/** A name in every language. */
export type Names = Readonly<Record<Language, string>>;

export const names = (zh: string, en: string, es: string, ja: string): Names => ({ zh, en, es, ja });
