import type { Code, Language } from '@snap/portal-api/contract';

/** What the server says for the codes of one area: one sentence, the same voice in every language. `{name}` is filled in. */
export type TextsOf = Partial<Record<Code, Record<Language, string>>>;
