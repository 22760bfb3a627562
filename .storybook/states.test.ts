import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { nameOf, statesOf, storyNamed, type Screen } from './review/screens.ts';
import { otherAreas, screens } from './states.ts';

// The list of states (`states.ts`) names the stories that exist, and all that a designer has to review.

const root = new URL('..', import.meta.url);
const files = globSync(
  ['packages/portal-ui/src/**/*.stories.tsx', 'apps/{portal,console}/src/**/*.stories.tsx'],
  {
    cwd: root,
  },
);
const stories = files.flatMap((fileName) => {
  const code = readFileSync(new URL(fileName, root), 'utf8');
  const { meta, indexInputs } = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
  return indexInputs.map(({ exportName }) => ({ title: meta.title ?? '', story: exportName }));
});
const listed = Object.values(screens).flat();

/** Every story that the list names. */
const namesOf = (screen: Screen) => [
  ...Object.values(statesOf(screen)).filter((shown) => 'story' in shown),
  ...(screen.further ?? []).map((name) => storyNamed(screen, name)),
];
const text = ({ title, story }: { title: string; story: string }) => `${title}: ${story}`;
const existing = new Set(stories.map(text));

test.each(listed.map((screen) => [nameOf(screen), screen] as const))(
  '%s has a story of each state',
  (_, screen) => {
    expect(
      namesOf(screen)
        .map(text)
        .filter((name) => !existing.has(name)),
    ).toEqual([]);
  },
);

test('a state is either shown or has a reason, and not two', () => {
  const twice = listed.flatMap((screen) => {
    const without = Object.values(screen.without ?? {}).flat();
    const shown = Object.keys(screen.shown ?? {});
    return without
      .filter((state, at) => shown.includes(state) || without.indexOf(state) !== at)
      .map((state) => `${nameOf(screen)}: ${state}`);
  });
  expect(twice).toEqual([]);
});

test("every story of the app's pages and dialogs is in the list", () => {
  const named = new Set(listed.flatMap(namesOf).map(text));
  const missing = stories.filter((story) => story.title.startsWith('Pages/') && !named.has(text(story)));
  expect(missing.map(text)).toEqual([]);
});

test('every block belongs to a screen', () => {
  const blocks = listed.flatMap((screen) => screen.blocks ?? []);
  const areas = new Set(['Pages', ...otherAreas]);
  const titles = [...new Set(stories.map(({ title }) => title))];
  const missing = titles.filter(
    (title) =>
      !areas.has(title.split('/')[0]!) &&
      !blocks.some((block) => title === block || title.startsWith(`${block}/`)),
  );
  expect(missing).toEqual([]);
  expect(blocks.filter((block) => !titles.includes(block))).toEqual([]);
});
