import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownPaths, signOutPath } from '../navigation/guard.ts';

// Every page and dialog of the app can be looked at in Storybook, in its states (docs/decisions/0067).

const features = new URL('../features/', import.meta.url);
const files = globSync('**/*.tsx', { cwd: features });
const read = (file: string) => readFileSync(new URL(file, features), 'utf8');
const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'));
const components = files.filter((file) => !file.endsWith('.stories.tsx'));

/** Blocks of portal-ui that open over the page. */
const overlays = /<(?:\w*Dialog|ContactPicker|GroupCreator|FilePreview)\b/;

/** Parts of a page or dialog, whose stories show their dialogs. */
const storiesOf: Readonly<Record<string, string>> = {
  'collection/TagTools.tsx': 'collection/CollectionPage.stories.tsx',
  'disk/DiskBrowser.tsx': 'disk/NetworkDiskPage.stories.tsx',
  'groups/GroupMembers.tsx': 'groups/GroupSheet.stories.tsx',
  'groups/GroupTopicSection.tsx': 'groups/GroupSheet.stories.tsx',
  'profile/RemoveAvatarButton.tsx': 'profile/ProfilePage.stories.tsx',
  'messages/Messages.tsx': 'messages/RemoveDialog.stories.tsx',
};

test('every path of the app has a story', () => {
  const shown = storyFiles.flatMap((file) =>
    [...read(file).matchAll(/path: '([^'?]*)/g)].map(([, path = '']) => path),
  );
  // Signing out has no page of its own.
  expect(knownPaths.filter((path) => path !== signOutPath && !shown.includes(path))).toEqual([]);
});

test('every component that opens a dialog has stories', () => {
  const opening = components.filter((file) => overlays.test(read(file)));
  const missing = opening.filter(
    (file) => !storyFiles.includes(storiesOf[file] ?? file.replace('.tsx', '.stories.tsx')),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(storiesOf).filter((file) => !opening.includes(file))).toEqual([]);
});
