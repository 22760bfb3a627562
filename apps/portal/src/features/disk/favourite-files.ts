import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { collectionApi } from '../../collection-api.ts';
import { reportError } from '../../errors/report.ts';
import { showToast } from '../../stores/toasts.ts';

/** Puts files to the favourites; one that is there stays once. A refusal is told, and leaves those that are in. */
export async function favouriteFiles(ids: readonly string[]): Promise<void> {
  try {
    for (const sourceId of ids) {
      // oxlint-disable-next-line no-await-in-loop -- in their order, as they will stand there
      await collectionApi.add({ kind: 'file', sourceId });
    }
    showToast('success', i18n._(msg`Added to your favourites`));
  } catch (error) {
    reportError(error);
  }
}
