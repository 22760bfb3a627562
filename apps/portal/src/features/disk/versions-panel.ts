import { withWords } from '../../i18n/with-words.ts';

/** The earlier versions of a file; the code is fetched on first use. */
export const VersionsPanel = withWords('disk', () =>
  import('./VersionsContainer.tsx').then((module) => module.VersionsContainer),
);
