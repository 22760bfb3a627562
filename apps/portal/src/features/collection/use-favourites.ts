import { limits, type Favourite, type FavouriteKind } from '@snap/portal-api/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { collectionApi } from '../../collection-api.ts';
import { reportError } from '../../errors/report.ts';
import { PagedList } from '../../lists/paged-list.ts';
import { useList } from '../../lists/use-list.ts';
import { onPageEvent } from '../../live/page-events.ts';
import { onReconnected } from '../../stores/connection.ts';
import { forgetNoteEdit, keepNoteEditsOf } from '../../stores/note-draft.ts';
import { keepAgain } from './views.ts';

/** What the list is narrowed to. */
export interface FavouriteFilter {
  kind: FavouriteKind | undefined;
  tag: string | undefined;
  query: string;
}

const createList = ({ kind, tag, query }: FavouriteFilter) =>
  new PagedList<Favourite>(
    async (page, signal) => {
      const input = { kind, tag, query, page, size: limits.favouritePageMax };
      const { favourites, total } = await collectionApi.list(input, { signal });
      const whole = kind === undefined && tag === undefined && query === '' && favourites.length === total;
      if (whole) keepNoteEditsOf(favourites.map(({ id }) => id));
      return { items: favourites, total, extra: undefined };
    },
    query === '' ? `favourites:${JSON.stringify([kind, tag])}` : undefined,
  );

/** Longest that a way back is offered, in milliseconds. */
const undoFor = 20_000;

/** Favourites as they are narrowed, one's own tags, and what can be done: each change shows at once. */
export function useFavourites(filter: FavouriteFilter) {
  const { kind, tag, query } = filter;
  const key = JSON.stringify([kind, tag, query]);
  const [kept, setKept] = useState(() => ({ key, list: createList(filter) }));
  const current = kept.key === key ? kept : { key, list: createList(filter) };
  if (current !== kept) setKept(current);
  const { list } = current;
  const state = useList(list);
  const { tags, loadTags } = useTags();
  const [removed, setRemoved] = useState<Favourite>();

  const noteChange = useEffectEvent(() => {
    list.refreshSoon();
    loadTags();
  });
  useEffect(
    () =>
      onPageEvent(({ type }) => {
        if (type === 'collection' || type === 'reset') noteChange();
      }),
    [],
  );
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(() => setRemoved(undefined), undoFor);
    return () => clearTimeout(timer);
  }, [removed]);

  /** Shows a change, makes it, and shows what has come of it; a refusal is told, and takes the change back. */
  async function change(
    shown: (favourites: readonly Favourite[]) => readonly Favourite[],
    step: () => Promise<unknown>,
  ): Promise<boolean> {
    list.edit(shown);
    try {
      await step();
      return true;
    } catch (error) {
      reportError(error);
      return false;
    } finally {
      loadTags();
      await list.refresh();
    }
  }
  const find = (id: string) => state.items.find((favourite) => favourite.id === id);

  return {
    ...state,
    list,
    find,
    tags,
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
      const favourite = find(id);
      setRemoved(undefined);
      const gone = await change(
        (all) => all.filter((each) => each.id !== id),
        () => collectionApi.remove({ id }),
      );
      if (gone) forgetNoteEdit(id);
      // What has lost its source cannot be kept again.
      if (gone && favourite && !favourite.sourceRemoved) setRemoved(favourite);
    },
    takeBack: () => {
      if (!removed) return;
      setRemoved(undefined);
      void change(
        (all) => all,
        () => collectionApi.add(keepAgain(removed)),
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

/** Own tags; the last answer stays when there is no new one. */
function useTags() {
  const [tags, setTags] = useState<readonly { tag: string; count: number }[]>([]);
  const [asked, setAsked] = useState<object>();
  useEffect(() => {
    const controller = new AbortController();
    collectionApi.tags({}, { signal: controller.signal }).then(setTags, () => undefined);
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again when something has changed
  }, [asked]);
  const loadTags = () => setAsked({});
  useEffect(() => onReconnected(() => setAsked({})), []);
  return { tags, loadTags };
}
