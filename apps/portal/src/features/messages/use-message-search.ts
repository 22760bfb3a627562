import type { Message, Target } from '@snap/portal-api/contract';
import { limits } from '@snap/portal-api/contract';
import type { MessageSearchFilters } from '@snap/portal-ui/message-search';
import { useEffect, useState } from 'react';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { messagesApi } from '../../shell-apis.ts';

/** Milliseconds without a key press before the request. */
const settle = 250;

export interface FoundMessage {
  message: Message;
  /** Of its conversation. */
  name: string;
}

interface SearchState {
  /** Key of the query: text and filters. */
  query: string;
  status: 'loading' | 'ready' | 'error' | 'offline';
  results: readonly FoundMessage[];
  hasMore: boolean;
  page: number;
}

const nothing: SearchState = { query: '', status: 'ready', results: [], hasMore: false, page: 0 };

interface QueryFilters {
  kind: MessageSearchFilters['kind'];
  sender: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** Days in the reader's own zone, both included, as the call takes them: milliseconds, both included. */
function filtersOf({ kind, sender, from, to }: QueryFilters) {
  const end = to === undefined ? undefined : new Date(`${to}T00:00`);
  end?.setDate(end.getDate() + 1);
  return {
    ...(kind && { kind }),
    ...(sender !== undefined && { sender }),
    ...(from !== undefined && { from: new Date(`${from}T00:00`).getTime() }),
    ...(end && { to: end.getTime() - 1 }),
  };
}

/** Finds messages by any part of their text, in one conversation or in all of one's own (decision B8). */
export function useMessageSearch(query: string, scope: Target | undefined, filters: MessageSearchFilters) {
  const [state, setState] = useState(nothing);
  const [wanted, setWanted] = useState({ page: 1, attempt: 0 });
  const q = Array.from(query.trim()).slice(0, limits.queryLength).join('');
  const { kind, from, to } = filters;
  const sender = filters.person?.id;
  const [type, targetId] = [scope?.type, scope?.id];
  const queryKey = JSON.stringify([q, kind, sender, from, to]);
  const [lastKey, setLastKey] = useState(queryKey);
  if (lastKey !== queryKey) {
    setLastKey(queryKey);
    setWanted({ page: 1, attempt: 0 });
  }
  const { page, attempt } = wanted;

  useEffect(() => {
    if (q === '') return undefined;
    const controller = new AbortController();
    const ask = async () => {
      setState((known) => ({ ...(page === 1 ? nothing : known), query: queryKey, status: 'loading' }));
      try {
        const among = type && targetId ? { type, targetId } : {};
        const answer = await messagesApi.search(
          { query: q, page, ...among, ...filtersOf({ kind, sender, from, to }) },
          { signal: controller.signal },
        );
        setState((known) => ({
          query: queryKey,
          status: 'ready',
          results: page === 1 ? answer.found : [...known.results, ...answer.found],
          hasMore: answer.hasMore,
          page,
        }));
      } catch (error) {
        if (isAborted(error)) return;
        setState((known) => ({ ...known, query: queryKey, status: isOffline(error) ? 'offline' : 'error' }));
      }
    };
    const timer = setTimeout(() => void ask(), page === 1 && attempt === 0 ? settle : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, queryKey, page, attempt, type, targetId, kind, sender, from, to]);

  const current = q !== '' && state.query === queryKey ? state : nothing;
  return {
    query: q,
    /** `idle` while there is no query. */
    status: q === '' ? ('idle' as const) : state.query === queryKey ? current.status : ('loading' as const),
    results: current.results,
    hasMore: current.hasMore,
    loadMore: () => setWanted({ page: current.page + 1, attempt: 0 }),
    retry: () => setWanted(({ page: at, attempt: before }) => ({ page: at, attempt: before + 1 })),
  };
}
