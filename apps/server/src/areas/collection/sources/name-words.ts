import { type NameReadings, searchKeys } from '@snap/portal-api/rules';
import { readName } from '../../directory/index.ts';

/** Every way to write a name that the name matcher knows (D12): pinyin, kana, romaji, initials. */
export function nameWords(name: string, readings: NameReadings = readName(name)): string[] {
  return [...new Set(searchKeys({ name, readings }).map(({ text }) => text))];
}
