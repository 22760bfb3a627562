import type { Labels } from '@snap/portal-ui/labels';
import type { LanguageCode } from '@snap/portal-ui/preferences';
import { en } from '@snap/portal-ui/labels/en';
import { es } from '@snap/portal-ui/labels/es';
import { ja } from '@snap/portal-ui/labels/ja';
import { zh } from '@snap/portal-ui/labels/zh';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore, type ReactNode } from 'react';
import { showFixturesIn } from './fixture-language/show.ts';
import { hasLongNames, languageOf } from './globals.ts';

const packs: Record<LanguageCode, Labels> = { zh, en, es, ja };
const isArea = (name: unknown): name is keyof Labels => typeof name === 'string' && name in en;

// Play functions query English names. With another language in the toolbar, a story is played in English first and
// then rendered in that language, in its final state.
let played = false;
const listeners = new Set<() => void>();

function setPlayed(value: boolean): void {
  played = value;
  for (const listener of listeners) listener();
}

let endFixtures = () => {};

/** Language in which a story is played. */
function playLanguage(context: Pick<StoryContext, 'globals'>): LanguageCode {
  const plays = 'playFunction' in context && context.playFunction !== undefined;
  // A story that is about one language plays in it.
  const own = 'storyGlobals' in context && Object.hasOwn(Object(context.storyGlobals), 'language');
  return plays && !own ? 'en' : languageOf(context.globals);
}

/**
 * For `beforeEach`: the story has not been played. A cover (`preview.css`) hides it while it plays in another language.
 * @returns removes the cover
 */
export function startPlay(context: StoryContext): () => void {
  endFixtures();
  setPlayed(false);
  const root = document.documentElement;
  root.toggleAttribute('data-playing', playLanguage(context) !== languageOf(context.globals));
  return () => root.removeAttribute('data-playing');
}

/** Removes the cover after some frames in the language: a page of the portal loads its catalog, and fixtures follow. */
async function uncover(language: LanguageCode): Promise<void> {
  const root = document.documentElement;
  for (let frame = 0, inLanguage = 0; frame < 120 && inLanguage < 4; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
    if (root.lang.startsWith(language)) inLanguage += 1;
  }
  root.removeAttribute('data-playing');
}

/** For `afterEach`: after the play function, labels and fixtures may show in the language of the toolbar. */
export function endPlay({ globals, title }: Pick<StoryContext, 'globals' | 'title'>): void {
  setPlayed(true);
  endFixtures();
  // Stories that compare languages stay as they are.
  endFixtures = title.startsWith('Testing/')
    ? () => {}
    : showFixturesIn(languageOf(globals), hasLongNames(globals) ? 'long' : 'usual');
  void uncover(languageOf(globals));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface LanguageProps {
  /** Language until the story has been played, and after. */
  before: LanguageCode;
  after: LanguageCode;
  children: (language: LanguageCode) => ReactNode;
}

function Language({ before, after, children }: LanguageProps) {
  return children(useSyncExternalStore(subscribe, () => played) ? after : before);
}

/**
 * Passes a block its labels, and its `locale` if it formats times, in the language of the toolbar. A story file names the area of the pack in
 * `parameters.labels`, or `all` for the whole pack, and has the English labels in its args. `globals` has the same language.
 */
export const withLabels: Decorator = (Story, context) => {
  const { args, parameters, globals } = context;
  const area: unknown = parameters['labels'];
  const language = languageOf(globals);
  const before = playLanguage(context);
  const labelArgs = (locale: LanguageCode) => {
    if (area !== 'all' && !isArea(area)) return {};
    const labels = area === 'all' ? packs[locale] : packs[locale][area];
    return { labels, ...('locale' in args && { locale }) };
  };
  return (
    <Language before={before} after={language}>
      {(shown) => <Story globals={{ ...globals, language: shown }} args={{ ...args, ...labelArgs(shown) }} />}
    </Language>
  );
};
