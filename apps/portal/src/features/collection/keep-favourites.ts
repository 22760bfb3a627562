import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FavouriteKind } from '@snap/portal-api/contract';
import { collectionApi } from '../../collection-api.ts';
import { reportError } from '../../errors/report.ts';
import { showToast } from '../../stores/toasts.ts';

/** Adds these to the favourites; one that is there stays once. A refusal is told, and leaves those that are in. */
export async function keepFavourites(kind: FavouriteKind, sourceIds: readonly string[]): Promise<void> {
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
