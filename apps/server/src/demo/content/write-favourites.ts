import { addOwnApp } from '../../areas/applications/index.ts';
import { addFavourite } from '../../areas/collection/index.ts';
import { type Favourite, favourites, ownApps } from './favourites.ts';
import { knownLogins } from './people.ts';
import { actorOf, demoTenant, fileKey, type Stage, userIdOf } from './stage.ts';

/** Adds favourites and own applications. */
export async function writeFavourites(stage: Stage, portal: string | undefined): Promise<void> {
  for (const favourite of favourites) {
    const source = sourceOf(stage, favourite, portal);
    if (source === undefined) continue;
    const input = { kind: favourite.kind, tags: [...favourite.tags], ...source };
    // oxlint-disable-next-line no-await-in-loop -- the last one kept comes first in the list
    await stage.database.tenant(demoTenant, (tx) => addFavourite(tx, actorOf(favourite.by), input));
  }
  for (const login of knownLogins) {
    for (const appId of ownApps[login]) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await stage.database.tenant(demoTenant, (tx) => addOwnApp(tx, actorOf(login), appId));
    }
  }
}

/** Undefined for items that a small organisation lacks, and for links while the portal's URL is unknown. */
function sourceOf(stage: Stage, favourite: Favourite, portal: string | undefined) {
  switch (favourite.kind) {
    case 'note':
      return { text: favourite.text };
    case 'link':
      return portal && { url: `${portal}demo/${favourite.path}`, title: favourite.title };
    case 'file': {
      const sourceId = stage.files.get(fileKey(userIdOf(favourite.by), favourite.file));
      if (sourceId === undefined) throw new Error(`${favourite.by} has no ${favourite.file}`);
      return { sourceId };
    }
    case 'person':
      return { sourceId: userIdOf(favourite.person) };
    case 'group': {
      const group = stage.groups.get(favourite.group);
      return group && { sourceId: group.id };
    }
    default:
      return { sourceId: favourite.app };
  }
}
