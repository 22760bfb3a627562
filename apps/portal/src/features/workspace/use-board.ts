import { codes, type Channel } from '@snap/portal-api/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCode } from '../../errors/kinds.ts';
import { queryClient } from '../../queries/query-client.ts';
import { queryStatus } from '../../queries/status.ts';
import { session } from '../../stores/session.ts';
import { workspaceApi } from '../../shell-apis.ts';
import { forgetUnsaved, keepUnsaved, unsavedUpon } from './unsaved-board.ts';
import { boardQuery, type BoardData } from './queries.ts';

const noCards: BoardData = { channels: [], offers: [], version: 0 };

const setBoard = (change: Partial<BoardData>) =>
  queryClient.setQueryData(boardQuery.queryKey, (known) => known && { ...known, ...change });

/**
 * The user's board and the cards on offer (decision E16). Changes are optimistic and saved one after another. Changes of other
 * devices arrive as live events.
 */
export function useBoard() {
  const [saveStatus, setSaveStatus] = useState<'idle' | 'saving' | 'error'>('idle');
  const [saveError, setSaveError] = useState<unknown>();
  // A response from before the change that is being saved would take it back.
  const query = useQuery({ ...boardQuery, enabled: saveStatus !== 'saving' });
  const { data = noCards, dataUpdatedAt, refetch } = query;
  const { channels, offers, version } = data;
  /** The change to save after the one in flight. */
  const waiting = useRef<readonly Channel[]>(undefined);
  const saving = useRef(false);

  // The page was left before the server had confirmed the last change.
  const resume = useEffectEvent(() => {
    if (saving.current || query.data === undefined) return;
    const unsaved = unsavedUpon(session.userId, version);
    if (unsaved) void save(cardsOf(unsaved, [...offers, ...channels]));
  });
  useEffect(() => resume(), [dataUpdatedAt]);

  async function save(next: readonly Channel[]) {
    waiting.current = next;
    keepUnsaved(session.userId, { ids: idsOf(next), version });
    void queryClient.cancelQueries({ queryKey: boardQuery.queryKey });
    setBoard({ channels: next });
    if (saving.current) return;
    saving.current = true;
    setSaveStatus('saving');
    try {
      // Only the last of the waiting changes is saved. The last save wins, whichever device it comes from.
      while (waiting.current) {
        const last: readonly Channel[] = waiting.current;
        waiting.current = undefined;
        const saved = await workspaceApi.updateBoard({ channels: [...last] });
        setBoard({ version: saved.version });
      }
      forgetUnsaved(session.userId);
      setSaveStatus('idle');
    } catch (error) {
      setSaveError(error);
      setSaveStatus('error');
      if (errorCode(error) === codes.boardChanged)
        void queryClient.invalidateQueries({ queryKey: boardQuery.queryKey });
    } finally {
      saving.current = false;
    }
  }

  return {
    ...data,
    status: queryStatus(query),
    error: query.error,
    saveStatus,
    saveError,
    retry: () => void refetch(),
    retrySave: () => void save(channels),
    /** Puts the cards of the ids, in their order. */
    arrange: (ids: readonly string[]) => void save(cardsOf(ids, [...offers, ...channels])),
  };
}

const idsOf = (cards: readonly Channel[]) => cards.map(({ id }) => id);

/** The cards of the ids, in their order, without those that are no longer on offer. */
function cardsOf(ids: readonly string[], cards: readonly Channel[]): Channel[] {
  const known = new Map(cards.map((card) => [card.id, card]));
  return ids
    .flatMap((id) => known.get(id) ?? [])
    .map(({ id, name, icon, type, url }, sort) => ({ id, name, icon, type, sort, ...(url && { url }) }));
}
