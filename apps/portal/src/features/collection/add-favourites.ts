import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FavouriteKind } from '@snap/portal-api/contract';
import { collectionApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';
import { queryClient } from '../../queries/query-client.ts';
import { showToast } from '../../stores/toasts.ts';
import { type FavouriteIds, favouriteIdsKey } from './queries.ts';

/** Adds favourites in order; an existing one is not duplicated. An error shows a toast and keeps those already added. */
export async function addFavourites(kind: FavouriteKind, sourceIds: readonly string[]): Promise<void> {
  try {
    for (const sourceId of sourceIds) {
      // oxlint-disable-next-line no-await-in-loop -- the favourites keep this order
      const { id } = await collectionApi.add({ kind, sourceId });
      editIds(kind, (ids) => ({ ...ids, [sourceId]: id }));
    }
    showToast('success', i18n._(msg`Added to your favourites`));
  } catch (error) {
    reportError(error);
  }
  await refetch();
}

export async function removeFavourite(kind: FavouriteKind, id: string): Promise<void> {
  try {
    await collectionApi.remove({ id });
    editIds(kind, (ids) => Object.fromEntries(Object.entries(ids).filter(([, each]) => each !== id)));
    showToast('success', i18n._(msg`Removed from your favourites`));
  } catch (error) {
    reportError(error);
  }
  await refetch();
}

/** A menu that is opened before the refetch is done shows the change. */
function editIds(kind: FavouriteKind, change: (ids: FavouriteIds) => FavouriteIds): void {
  queryClient.setQueryData<FavouriteIds>(favouriteIdsKey(kind), (ids) => ids && change(ids));
}

const refetch = () => queryClient.invalidateQueries({ queryKey: ['favourites'] });
