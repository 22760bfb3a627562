import { withLabels } from '../../i18n/with-labels.ts';

/** The earlier versions of a file; the code is fetched on first use. */
export const VersionsPanel = withLabels('disk', () =>
  import('./VersionsContainer.tsx').then((module) => module.VersionsContainer),
);
