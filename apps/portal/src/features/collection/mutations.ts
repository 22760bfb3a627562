import type { Favourite } from '@snap/portal-api/contract';
import { useEffect, useState } from 'react';
import { collectionApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';
import { editList, listedItems } from '../../queries/paged-list.ts';
import { queryClient } from '../../queries/query-client.ts';
import { forgetNoteEdit } from '../../stores/note-draft.ts';
import type { favouriteListQuery } from './queries.ts';
import { toNewFavourite } from './view-models.ts';

/** How long an undo is offered. */
const UNDO_MS = 20_000;

/** Mutations of a list of favourites, with optimistic updates. A failure shows in a toast and is rolled back. */
export function useFavouriteChanges(list: ReturnType<typeof favouriteListQuery>) {
  const [removed, setRemoved] = useState<Favourite>();
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(() => setRemoved(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  async function change(
    shown: (favourites: readonly Favourite[]) => readonly Favourite[],
    request: () => Promise<unknown>,
  ): Promise<boolean> {
    const takeBack = editList(list, shown);
    try {
      await request();
      return true;
    } catch (error) {
      takeBack();
      reportError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['favourites'] });
    }
  }

  return {
    setTags: (id: string, next: readonly string[]) =>
      void change(
        (all) => all.map((each) => (each.id === id ? { ...each, tags: [...next] } : each)),
        () => collectionApi.tag({ id, tags: [...next] }),
      ),
    addNote: (text: string) =>
      change(
        (all) => all,
        () => collectionApi.add({ kind: 'note', text, clientCollectId: crypto.randomUUID() }),
      ),
    editNote: (id: string, text: string) =>
      change(
        (all) => all,
        () => collectionApi.edit({ id, text }),
      ),
    removed,
    remove: async (id: string) => {
      const favourite = listedItems(list).find((each) => each.id === id);
      setRemoved(undefined);
      const gone = await change(
        (all) => all.filter((each) => each.id !== id),
        () => collectionApi.remove({ id }),
      );
      if (gone) forgetNoteEdit(id);
      // Without its source it could not be added again.
      if (gone && favourite && !favourite.sourceRemoved) setRemoved(favourite);
    },
    takeBack: () => {
      if (!removed) return;
      setRemoved(undefined);
      void change(
        (all) => all,
        () => collectionApi.add(toNewFavourite(removed)),
      );
    },
    renameTag: (from: string, to: string) =>
      change(
        (all) => all,
        () => collectionApi.renameTag({ tag: from, newTag: to }),
      ),
    removeTag: (gone: string) =>
      change(
        (all) => all,
        () => collectionApi.removeTag({ tag: gone }),
      ),
  };
}
