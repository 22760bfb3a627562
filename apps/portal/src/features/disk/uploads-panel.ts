import { withLabels } from '../../i18n/with-labels.ts';

/** The panel of uploads; its code is fetched on first use, or before by `prepareUploadsPanel`. */
export const UploadsPanel = withLabels('disk', () =>
  import('./UploadsContainer.tsx').then((module) => module.UploadsContainer),
);

/** Fetches the panel's code and opens its storage, so that both are there when the user chooses a file. Never rejects. */
export async function prepareUploadsPanel(): Promise<void> {
  await Promise.allSettled([
    UploadsPanel.fetch(),
    import('../../stores/disk-uploads.ts').then(({ diskUploads }) => diskUploads.prepare()),
  ]);
}
