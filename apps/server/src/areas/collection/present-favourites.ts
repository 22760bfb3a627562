import type { FavouriteSource, FavouriteWire } from '@snap/portal-api/contract';
import type { Tx } from '../../store/database.ts';
import type { KeptFavourite } from './favourites.ts';
import { presentApps } from './sources/apps.ts';
import { presentFiles } from './sources/files.ts';
import { presentGroups } from './sources/groups.ts';
import { presentMessages } from './sources/messages.ts';
import { presentPeople } from './sources/people.ts';
import type { Owner, PresentSources } from './sources/source.ts';

/**
 * Favourites as they leave the server: each as its source is now. One whose source is gone, or not the owner's to see
 * any more, shows what they had the right to see when they kept it.
 */
export async function presentFavourites(
  tx: Tx,
  owner: Owner,
  favourites: readonly KeptFavourite[],
): Promise<FavouriteWire[]> {
  const idsOf = (type: FavouriteSource['type']) =>
    favourites.filter(({ source }) => source.type === type).map(({ sourceId }) => sourceId);
  const places = favourites.flatMap(({ place }) => place ?? []);
  const present: Partial<Record<FavouriteSource['type'], PresentSources>> = {
    message: await presentMessages(tx, owner, places),
    file: await presentFiles(tx, owner, idsOf('file')),
    person: await presentPeople(tx, owner, idsOf('person')),
    group: await presentGroups(tx, owner, idsOf('group')),
    app: await presentApps(tx, owner, idsOf('app')),
  };
  return favourites.map((favourite) => favouriteWire(favourite, present[favourite.source.type]));
}

/** @param sources Those of its type as they are now; undefined for what has no source but itself. */
function favouriteWire(favourite: KeptFavourite, sources: PresentSources | undefined): FavouriteWire {
  const now = sources ? sources.get(favourite.sourceId) : favourite;
  const shown = now ?? favourite;
  return {
    collectId: favourite.id,
    kind: shown.kind,
    title: shown.title,
    text: shown.body,
    tags: favourite.tags,
    createTime: favourite.createdAt.getTime(),
    updateTime: favourite.updatedAt.getTime(),
    source: shown.source,
    sourceRemoved: shown === now ? 0 : 1,
  };
}
