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
export interface LazyLabels {
  account: AccountLabels;
  directory: DirectoryLabels;
  messages: MessagesLabels;
  settings: SettingsLabels;
  contacts: ContactsLabels;
  disk: DiskLabels;
  workspace: WorkspaceLabels;
}
export type LabelArea = keyof LazyLabels;

/** How a language fetches them: its own file says it, so that a page carries the addresses of one language alone. */
export type LabelLoaders = {
  readonly [Area in LabelArea]: () => Promise<Readonly<Pick<LazyLabels, Area>>>;
};

/** The words of one language: the first ones, and how the further ones are fetched. */
export interface ActiveLabels {
  readonly language: Language;
  readonly labels: FirstLabels;
  readonly further: LabelLoaders;
}

const current = proxy<{ active?: ActiveLabels }>({});

export function activateLabels(words: ActiveLabels): void {
  current.active = ref(words);
}

/** The words on screen; undefined before the first. */
export function activeLabels(): ActiveLabels | undefined {
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
type Preparation = (words: ActiveLabels) => Promise<void>;
const preparations = new Set<Preparation>();

/** Has this done before each change of the language. */
export function beforeLanguage(prepare: Preparation): void {
  preparations.add(prepare);
}

export async function prepareLabels(words: ActiveLabels): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare(words)));
}
