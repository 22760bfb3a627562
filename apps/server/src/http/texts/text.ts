import type { Code, Language } from '@snap/portal-api/contract';

/** Sentences of one area's codes, in a consistent voice. `{name}` is a placeholder. */
export type TextsOf = Partial<Record<Code, Record<Language, string>>>;
