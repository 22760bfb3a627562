import type { Code, Language } from '@snap/portal-api/contract';
import type { TextValues } from './refusal.ts';
import { accountTexts } from './texts/account.ts';
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

/** Each code has its sentence: the types refuse one without. */
const texts: Record<Code, Record<Language, string>> = {
  ...accountTexts,
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

/** The sentence for a code in a language. */
export function textFor(code: Code, language: Language, values: TextValues = {}): string {
  return texts[code][language].replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
}
