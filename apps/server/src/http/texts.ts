import type { Code, Language } from '@snap/portal-api/contract';
import type { TextValues } from './refusal.ts';
import { accountTexts } from './texts/account.ts';
import { administrationTexts } from './texts/administration.ts';
import { applicationsTexts } from './texts/applications.ts';
import { collectionTexts } from './texts/collection.ts';
import { commonTexts } from './texts/common.ts';
import { directoryTexts } from './texts/directory.ts';
import { friendsTexts } from './texts/friends.ts';
import { diskTexts } from './texts/disk.ts';
import { groupsTexts } from './texts/groups.ts';
import { messagesTexts } from './texts/messages.ts';
import { settingsTexts } from './texts/settings.ts';
import { newsroomTexts } from './texts/newsroom.ts';
import { workspaceTexts } from './texts/workspace.ts';

/** Every code has a sentence; the type enforces it. */
const texts: Record<Code, Record<Language, string>> = {
  ...accountTexts,
  ...administrationTexts,
  ...applicationsTexts,
  ...collectionTexts,
  ...commonTexts,
  ...directoryTexts,
  ...friendsTexts,
  ...diskTexts,
  ...groupsTexts,
  ...messagesTexts,
  ...settingsTexts,
  ...newsroomTexts,
  ...workspaceTexts,
};

/** Maximum names in one sentence; further ones are counted. */
const MAX_NAMES = 3;

/** Suffix of a shortened list: the number of unnamed people. */
const moreNames: Record<Language, (count: number) => string> = {
  zh: (count) => `（另有${count}人）`,
  en: (count) => ` (and ${count} more)`,
  es: (count) => ` (y ${count} más)`,
  ja: (count) => `（ほか${count}人）`,
};

function nameList(language: Language, names: readonly string[]): string {
  const separator = language === 'zh' || language === 'ja' ? '、' : ', ';
  const shown = names.slice(0, MAX_NAMES).join(separator);
  return names.length > MAX_NAMES ? shown + moreNames[language](names.length - MAX_NAMES) : shown;
}

/** The sentence of a code in a language. A list of names is shortened to three and a count. */
export function textFor(code: Code, language: Language, values: TextValues = {}): string {
  return texts[code][language].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'object' ? nameList(language, value) : String(value ?? place);
  });
}
