/** The states in which each page and dialog is reviewed. */
export const states = [
  'ready',
  'loading',
  'empty',
  'failed',
  'offline',
  'denied',
  'many',
  'longNames',
  'phone',
  'busy',
  'done',
] as const;
export type State = (typeof states)[number];

/** Name of the story that shows a state, unless the list below names another. */
const usualStory: Readonly<Record<State, string>> = {
  ready: 'Ready',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  offline: 'Offline',
  denied: 'Denied',
  many: 'Many',
  longNames: 'LongNames',
  phone: 'OnPhone',
  busy: 'Busy',
  done: 'Done',
};

/** A page or dialog of the portal. A story is named by its export, and by its title before it where that is another one: `Disk/FileBrowser: Full`. */
export interface Screen {
  /** Title of its stories in Storybook. */
  title: string;
  /** By default the last part of the title. */
  name?: string;
  /** Stories of states whose stories do not have the usual name. */
  shown?: Partial<Record<State, string>>;
  /** States that it cannot be in, by the reason. */
  without?: Readonly<Record<string, readonly State[]>>;
  /** Stories of states that only this screen has. */
  further?: readonly string[];
  /** Titles of the blocks that it consists of. Pages below them belong to them. */
  blocks?: readonly string[];
}

/** A story by the title and the export of its file. */
export interface StoryName {
  title: string;
  story: string;
}

/** The story that a name in the list above refers to. */
export function storyNamed(screen: Screen, name: string): StoryName {
  const [story = '', title = screen.title] = name.split(': ').toReversed();
  return { title, story };
}

/** A state of a screen: its story, or the reason why there is none. */
export type Shown = StoryName | { without: string };

/** Each state of a screen. */
export function statesOf(screen: Screen): Record<State, Shown> {
  const reasons = Object.entries(screen.without ?? {});
  const shownIn = (state: State): Shown => {
    const [reason] = reasons.find(([, those]) => those.includes(state)) ?? [];
    if (reason !== undefined) return { without: reason };
    return storyNamed(screen, screen.shown?.[state] ?? usualStory[state]);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry per state
  return Object.fromEntries(states.map((state) => [state, shownIn(state)])) as Record<State, Shown>;
}

export const nameOf = ({ title, name }: Screen): string => name ?? title.slice(title.lastIndexOf('/') + 1);
