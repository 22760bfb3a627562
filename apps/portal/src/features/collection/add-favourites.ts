import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FavouriteKind } from '@snap/portal-api/contract';
import { collectionApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';
import { showToast } from '../../stores/toasts.ts';

/** Adds favourites in order; an existing one is not duplicated. An error shows a toast and keeps those already added. */
export async function addFavourites(kind: FavouriteKind, sourceIds: readonly string[]): Promise<void> {
  try {
    for (const sourceId of sourceIds) {
      // oxlint-disable-next-line no-await-in-loop -- in their order, as they will stand there
      await collectionApi.add({ kind, sourceId });
    }
    showToast('success', i18n._(msg`Added to your favourites`));
  } catch (error) {
    reportError(error);
  }
}
