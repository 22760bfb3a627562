import type { Language } from '@snap/portal-api/contract';
import type {
  AccountLabels,
  ContactsLabels,
  ConversationsLabels,
  DirectoryLabels,
  DiskLabels,
  MessagesLabels,
  SearchLabels,
  SettingsLabels,
  ShellLabels,
  SignInLabels,
  WorkspaceLabels,
} from '@snap/portal-ui/labels';
import { proxy, ref, useSnapshot } from 'valtio';

/** The library's words that the first page may need; those of other areas come later, by `further-words`. */
export interface FirstLabels extends ShellLabels, SignInLabels, SearchLabels, ConversationsLabels {}

/** Lazy labels by area of the library: the first page does not need them. */
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

/** How a language fetches them: its own file says it, so that a page carries the addresses of one language alone. */
export type FurtherLoaders = {
  readonly [Area in FurtherArea]: () => Promise<Readonly<Pick<FurtherWords, Area>>>;
};

/** The words of one language: the first ones, and how the further ones are fetched. */
export interface ShownWords {
  readonly language: Language;
  readonly labels: FirstLabels;
  readonly further: FurtherLoaders;
}

const current = proxy<{ active?: ShownWords }>({});

export function showWords(words: ShownWords): void {
  current.active = ref(words);
}

/** The words on screen; undefined before the first. */
export function shownWords(): ShownWords | undefined {
  return current.active;
}

export function useShownLanguage(): Language {
  return useActive().language;
}

/** The library's words in the active language. */
export function useLabels(): FirstLabels {
  return useActive().labels;
}

function useActive() {
  const { active } = useSnapshot(current);
  if (!active) throw new Error('No language has been activated.');
  return active;
}

/** What has to be here too before another language shows. */
type Preparation = (words: ShownWords) => Promise<void>;
const preparations = new Set<Preparation>();

/** Has this done before each change of the language. */
export function beforeLanguage(prepare: Preparation): void {
  preparations.add(prepare);
}

export async function prepareWords(words: ShownWords): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare(words)));
}
