import { codes, collection } from '@snap/portal-api/contract';
import type { SessionActor } from '../../actor.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { addFavourite, editNote, removeFavourite, tagFavourite } from './commands/change-favourites.ts';
import { type StoredFavourite, listFavourites } from './queries/favourites.ts';
import { presentFavourites } from './presenter.ts';
import { replaceTag } from './commands/replace-tag.ts';
import { listTags } from './queries/tags.ts';

/** The calls of contract area `collection`. */
export function collectionRoutes({ database }: Pick<Services, 'database'>): Route[] {
  const within = <T>({ tenantId }: SessionActor, work: (tx: Tx) => Promise<T>) =>
    database.tenant(tenantId, work);
  /** A change that returns the changed favourite. */
  const changeOne = (actor: SessionActor, work: (tx: Tx) => Promise<StoredFavourite>) =>
    within(actor, async (tx) => {
      const [result] = await presentFavourites(tx, actor, [await work(tx)]);
      if (!result) throw new Error('a favourite that cannot be shown');
      return { code: codes.ok, result };
    });

  return [
    route(collection.add, ({ actor, input }) => changeOne(actor, (tx) => addFavourite(tx, actor, input))),
    route(collection.remove, async ({ actor, input: { collectId } }) => {
      await within(actor, (tx) => removeFavourite(tx, actor, collectId));
      return { code: codes.ok };
    }),
    route(collection.tag, ({ actor, input: { collectId, tags } }) =>
      changeOne(actor, (tx) => tagFavourite(tx, actor, collectId, tags)),
    ),
    route(collection.edit, ({ actor, input: { collectId, text } }) =>
      changeOne(actor, (tx) => editNote(tx, actor, collectId, text)),
    ),
    route(collection.list, ({ actor, input }) =>
      within(actor, async (tx) => {
        const { favourites, total } = await listFavourites(tx, actor, input);
        return { code: codes.ok, list: await presentFavourites(tx, actor, favourites), total };
      }),
    ),
    route(collection.tags, async ({ actor }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => listTags(tx, actor)),
    })),
    route(collection.renameTag, async ({ actor, input: { tag, newTag } }) => {
      await within(actor, (tx) => replaceTag(tx, actor, tag, newTag));
      return { code: codes.ok };
    }),
    route(collection.removeTag, async ({ actor, input: { tag } }) => {
      await within(actor, (tx) => replaceTag(tx, actor, tag, undefined));
      return { code: codes.ok };
    }),
  ];
}
