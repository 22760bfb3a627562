import type { Language } from '@snap/portal-api/contract';
import type {
  AccountLabels,
  ContactsLabels,
  DirectoryLabels,
  DiskLabels,
  MessagesLabels,
  SettingsLabels,
  WorkspaceLabels,
} from '@snap/portal-ui';
import { beforeLanguage, shownLanguage, useShownLanguage } from './labels.ts';

/** Words that the first page does not need, by area of the library. */
export interface FurtherWords {
  account: AccountLabels;
  directory: DirectoryLabels;
  messages: MessagesLabels;
  settings: SettingsLabels;
  contacts: ContactsLabels;
  disk: DiskLabels;
  workspace: WorkspaceLabels;
}
export type FurtherArea = keyof FurtherWords;

type Words = Partial<FurtherWords>;

const loaders: Record<FurtherArea, Record<Language, () => Promise<Words>>> = {
  account: {
    zh: () => import('@snap/portal-ui/labels/zh/account').then(({ account }) => ({ account })),
    en: () => import('@snap/portal-ui/labels/en/account').then(({ account }) => ({ account })),
    es: () => import('@snap/portal-ui/labels/es/account').then(({ account }) => ({ account })),
    ja: () => import('@snap/portal-ui/labels/ja/account').then(({ account }) => ({ account })),
  },
  directory: {
    zh: () => import('@snap/portal-ui/labels/zh/directory').then(({ directory }) => ({ directory })),
    en: () => import('@snap/portal-ui/labels/en/directory').then(({ directory }) => ({ directory })),
    es: () => import('@snap/portal-ui/labels/es/directory').then(({ directory }) => ({ directory })),
    ja: () => import('@snap/portal-ui/labels/ja/directory').then(({ directory }) => ({ directory })),
  },
  messages: {
    zh: () => import('@snap/portal-ui/labels/zh/messages').then(({ messages }) => ({ messages })),
    en: () => import('@snap/portal-ui/labels/en/messages').then(({ messages }) => ({ messages })),
    es: () => import('@snap/portal-ui/labels/es/messages').then(({ messages }) => ({ messages })),
    ja: () => import('@snap/portal-ui/labels/ja/messages').then(({ messages }) => ({ messages })),
  },
  settings: {
    zh: () => import('@snap/portal-ui/labels/zh/settings').then(({ settings }) => ({ settings })),
    en: () => import('@snap/portal-ui/labels/en/settings').then(({ settings }) => ({ settings })),
    es: () => import('@snap/portal-ui/labels/es/settings').then(({ settings }) => ({ settings })),
    ja: () => import('@snap/portal-ui/labels/ja/settings').then(({ settings }) => ({ settings })),
  },
  contacts: {
    zh: () => import('@snap/portal-ui/labels/zh/contacts').then(({ contacts }) => ({ contacts })),
    en: () => import('@snap/portal-ui/labels/en/contacts').then(({ contacts }) => ({ contacts })),
    es: () => import('@snap/portal-ui/labels/es/contacts').then(({ contacts }) => ({ contacts })),
    ja: () => import('@snap/portal-ui/labels/ja/contacts').then(({ contacts }) => ({ contacts })),
  },
  disk: {
    zh: () => import('@snap/portal-ui/labels/zh/disk').then(({ disk }) => ({ disk })),
    en: () => import('@snap/portal-ui/labels/en/disk').then(({ disk }) => ({ disk })),
    es: () => import('@snap/portal-ui/labels/es/disk').then(({ disk }) => ({ disk })),
    ja: () => import('@snap/portal-ui/labels/ja/disk').then(({ disk }) => ({ disk })),
  },
  workspace: {
    zh: () => import('@snap/portal-ui/labels/zh/workspace').then(({ workspace }) => ({ workspace })),
    en: () => import('@snap/portal-ui/labels/en/workspace').then(({ workspace }) => ({ workspace })),
    es: () => import('@snap/portal-ui/labels/es/workspace').then(({ workspace }) => ({ workspace })),
    ja: () => import('@snap/portal-ui/labels/ja/workspace').then(({ workspace }) => ({ workspace })),
  },
};

/** What has been asked for: each area comes along when the language changes. */
const wanted = new Set<FurtherArea>();
const loaded: Record<Language, Words> = { zh: {}, en: {}, es: {}, ja: {} };

async function load(area: FurtherArea, language: Language): Promise<void> {
  if (!loaded[language][area]) Object.assign(loaded[language], await loaders[area][language]());
}

async function loadWanted(language: Language): Promise<void> {
  const missing = () => [...wanted].filter((area) => !loaded[language][area]);
  // What is asked for while others load is waited for too.
  while (missing().length > 0) await Promise.all(missing().map((area) => load(area, language)));
}

beforeLanguage(loadWanted);

/** Resolves when the words of an area are here, in the language on screen by then. */
export async function loadWords(area: FurtherArea): Promise<void> {
  wanted.add(area);
  let language: Language | undefined;
  while (language !== shownLanguage()) {
    language = shownLanguage();
    if (language) await load(area, language);
  }
}

/** Words of an area that were loaded before its first component is drawn: see `withWords`. */
export function useFurtherWords<Area extends FurtherArea>(area: Area): FurtherWords[Area] {
  const words = loaded[useShownLanguage()][area];
  if (!words) throw new Error(`The words of ${area} have not been loaded.`);
  return words;
}
