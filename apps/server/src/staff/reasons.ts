import type { Language } from '@snap/portal-api/contract';
import { reasonTexts } from './reason-texts.ts';

/** Why a line or a file cannot be taken. */
export interface Reason {
  rule: keyof typeof reasonTexts;
  /** What the sentence names: the column, the value, a limit. */
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** The sentence of a reason. Columns keep the names that they have in files. */
export function reasonText({ rule, values = {} }: Reason, language: Language): string {
  return reasonTexts[rule][language].replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
}
