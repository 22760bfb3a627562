import { codes, collection } from '@snap/portal-api/contract';
import { type Caller, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { addFavourite, editNote, removeFavourite, tagFavourite } from './change-favourites.ts';
import { type KeptFavourite, listFavourites } from './favourites.ts';
import { presentFavourites } from './present-favourites.ts';
import { listTags, replaceTag } from './tags.ts';

/** The calls of contract area `collection`. */
export function collectionRoutes({ database, live }: Pick<Services, 'database' | 'live'>): Route[] {
  const { origin } = live;
  /** Changes something in one transaction, and has the streams told when it is committed. */
  const change = async <T>({ tenantId }: Caller, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const result = await database.tenant(tenantId, work);
    live.hint();
    return result;
  };
  /** The same, answered with the favourite that it left. */
  const changeOne = (caller: Caller, work: (tx: Tx) => Promise<KeptFavourite>) =>
    change(caller, async (tx) => {
      const [result] = await presentFavourites(tx, caller, [await work(tx)]);
      if (!result) throw new Error('a favourite that cannot be shown');
      return { code: codes.ok, result };
    });

  return [
    route(collection.add, ({ caller, input }) =>
      changeOne(caller, (tx) => addFavourite(tx, caller, input, origin)),
    ),
    route(collection.remove, async ({ caller, input: { collectId } }) => {
      await change(caller, (tx) => removeFavourite(tx, caller, collectId, origin));
      return { code: codes.ok };
    }),
    route(collection.tag, ({ caller, input: { collectId, tags } }) =>
      changeOne(caller, (tx) => tagFavourite(tx, caller, collectId, tags, origin)),
    ),
    route(collection.edit, ({ caller, input: { collectId, text } }) =>
      changeOne(caller, (tx) => editNote(tx, caller, collectId, text, origin)),
    ),
    route(collection.list, ({ caller, input }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { favourites, total } = await listFavourites(tx, caller, input);
        return { code: codes.ok, list: await presentFavourites(tx, caller, favourites), total };
      }),
    ),
    route(collection.tags, async ({ caller }) => ({
      code: codes.ok,
      result: await database.tenant(caller.tenantId, (tx) => listTags(tx, caller)),
    })),
    route(collection.renameTag, async ({ caller, input: { tag, newTag } }) => {
      await change(caller, (tx) => replaceTag(tx, caller, tag, newTag, origin));
      return { code: codes.ok };
    }),
    route(collection.removeTag, async ({ caller, input: { tag } }) => {
      await change(caller, (tx) => replaceTag(tx, caller, tag, undefined, origin));
      return { code: codes.ok };
    }),
  ];
}
