import { startTransition, useOptimistic, useState } from 'react';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';
import { settle, resultMessage, type MutationResult } from '../../../hooks/mutation-result.ts';
import type { AppGridOptions, AppView } from './types.ts';

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase();
const contains = ({ name, description = '' }: AppView, query: string) =>
  plain(`${name}\n${description}`).includes(plain(query.trim()));

/** Behaviour of the grid: search, and optimistic changes of the user's list with rollback. */
export function useAppGrid({
  groups,
  ownIds,
  onOwnChange,
  onOwnReorder,
  query: givenQuery,
  onQueryChange,
  matches = contains,
  notKept,
}: AppGridOptions & { notKept: string }) {
  const [query, setQuery] = useControllableState(givenQuery, '', onQueryChange);
  const [shownIds, showIds] = useOptimistic(ownIds);
  /** Why the last change was rolled back, unless the app has shown it. */
  const [failure, setFailure] = useState<MutationResult>();

  const known = new Map(groups.flatMap(({ apps }) => apps).map((app) => [app.id, app]));
  function keep(ids: readonly string[], save: () => Promise<MutationResult | void>) {
    setFailure(undefined);
    startTransition(async () => {
      showIds(ids);
      const outcome = await settle(async () => (await save()) ?? { ok: true });
      // The optimistic list rolls back when this ends, so the reason shows in the same frame.
      if (!outcome.ok) startTransition(() => setFailure(outcome));
    });
  }
  const searching = query.trim() !== '';
  return {
    query,
    setQuery,
    searching,
    own: shownIds.flatMap((id) => known.get(id) ?? []),
    isOwn: (id: string) => shownIds.includes(id),
    /** Groups with at least one match. */
    shownGroups: searching
      ? groups
          .map((group) => ({ ...group, apps: group.apps.filter((app) => matches(app, query)) }))
          .filter(({ apps }) => apps.length > 0)
      : groups.filter(({ apps }) => apps.length > 0),
    failure: failure && resultMessage(failure, notKept)?.text,
    setOwn: (id: string, own: boolean) =>
      keep(own ? [...shownIds, id] : shownIds.filter((other) => other !== id), () => onOwnChange(id, own)),
    reorder: (ids: string[]) => keep(ids, async () => onOwnReorder?.(ids)),
  };
}
