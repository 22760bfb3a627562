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

/** Labels of the library that the first page may need. Those of other areas are lazy: `lazy-labels.ts`. */
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

/** Loaders of one language, in a file of their own: a page then contains the URLs of one language only. */
export type LabelLoaders = {
  readonly [Area in LabelArea]: () => Promise<Readonly<Pick<LazyLabels, Area>>>;
};

/** Labels of one language, and the loaders of the lazy ones. */
export interface ActiveLabels {
  readonly language: Language;
  readonly labels: FirstLabels;
  readonly lazy: LabelLoaders;
}

const current = proxy<{ active?: ActiveLabels }>({});

export function activateLabels(labels: ActiveLabels): void {
  current.active = ref(labels);
}

/** Labels of the active language; undefined before the first one is loaded. */
export function activeLabels(): ActiveLabels | undefined {
  return current.active;
}

export function useShownLanguage(): Language {
  return useActive().language;
}

/** Labels of the library in the active language. */
export function useLabels(): FirstLabels {
  return useActive().labels;
}

function useActive() {
  const { active } = useSnapshot(current);
  if (!active) throw new Error('No language has been activated.');
  return active;
}

/** Has to resolve before another language is activated. */
type Preparation = (labels: ActiveLabels) => Promise<void>;
const preparations = new Set<Preparation>();

/** Runs before each change of the language. */
export function beforeLanguage(prepare: Preparation): void {
  preparations.add(prepare);
}

export async function prepareLabels(labels: ActiveLabels): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare(labels)));
}
