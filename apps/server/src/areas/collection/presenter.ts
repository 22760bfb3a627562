import type { FavouriteSourceWire, FavouriteWire } from '@snap/portal-api/contract';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../store/database.ts';
import type { StoredFavourite } from './queries/favourites.ts';
import { presentApps } from './sources/apps.ts';
import { presentFiles } from './sources/files.ts';
import { presentGroups } from './sources/groups.ts';
import { presentMessages } from './sources/messages.ts';
import { presentPeople } from './sources/people.ts';
import type { PresentSources } from './sources/source.ts';

/**
 * Converts favourites to the contract's form, each as its source is now. If the source is gone, or the owner may not
 * see it any more, shows what they could see when they saved it.
 */
export async function presentFavourites(
  tx: Tx,
  actor: Actor,
  favourites: readonly StoredFavourite[],
): Promise<FavouriteWire[]> {
  const idsOf = (type: FavouriteSourceWire['type']) =>
    favourites.filter(({ source }) => source.type === type).map(({ sourceId }) => sourceId);
  const places = favourites.flatMap(({ place }) => place ?? []);
  const present: Partial<Record<FavouriteSourceWire['type'], PresentSources>> = {
    message: await presentMessages(tx, actor, places),
    file: await presentFiles(tx, actor, idsOf('file')),
    person: await presentPeople(tx, actor, idsOf('person')),
    group: await presentGroups(tx, actor, idsOf('group')),
    app: await presentApps(tx, actor, idsOf('app')),
  };
  return favourites.map((favourite) => favouriteWire(favourite, present[favourite.source.type]));
}

/** @param sources Those of its type as they are now; undefined for what has no source but itself. */
function favouriteWire(favourite: StoredFavourite, sources: PresentSources | undefined): FavouriteWire {
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
