import type { Message, Target } from '@snap/portal-api/contract';
import { limits } from '@snap/portal-api/contract';
import { useEffect, useState } from 'react';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { messagesApi } from '../../messages-api.ts';

/** Milliseconds without a key press before the server is asked. */
const settle = 250;

export interface FoundMessage {
  message: Message;
  /** Of its conversation. */
  name: string;
}

interface SearchState {
  /** What was asked. */
  query: string;
  status: 'loading' | 'ready' | 'error' | 'offline';
  results: readonly FoundMessage[];
  hasMore: boolean;
  page: number;
}

const nothing: SearchState = { query: '', status: 'ready', results: [], hasMore: false, page: 0 };

/** Finds messages by any part of their text, in one conversation or in all of one's own (decision B8). */
export function useMessageSearch(query: string, scope: Target | undefined) {
  const [state, setState] = useState(nothing);
  const [wanted, setWanted] = useState({ page: 1, attempt: 0 });
  const q = Array.from(query.trim()).slice(0, limits.queryLength).join('');
  const [asked, setAsked] = useState(q);
  if (asked !== q) {
    setAsked(q);
    setWanted({ page: 1, attempt: 0 });
  }
  const { page, attempt } = wanted;
  const [type, targetId] = [scope?.type, scope?.id];

  useEffect(() => {
    if (q === '') return undefined;
    const controller = new AbortController();
    const ask = async () => {
      setState((known) => ({ ...(page === 1 ? nothing : known), query: q, status: 'loading' }));
      try {
        const among = type && targetId ? { type, targetId } : {};
        const answer = await messagesApi.search({ q, page, ...among }, { signal: controller.signal });
        setState((known) => ({
          query: q,
          status: 'ready',
          results: page === 1 ? answer.list : [...known.results, ...answer.list],
          hasMore: answer.hasMore,
          page,
        }));
      } catch (error) {
        if (isAborted(error)) return;
        setState((known) => ({ ...known, query: q, status: isOffline(error) ? 'offline' : 'error' }));
      }
    };
    const timer = setTimeout(() => void ask(), page === 1 && attempt === 0 ? settle : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, page, attempt, type, targetId]);

  const current = q !== '' && state.query === q ? state : nothing;
  return {
    query: q,
    /** `idle` while nothing is asked. */
    status: q === '' ? ('idle' as const) : state.query === q ? current.status : ('loading' as const),
    results: current.results,
    hasMore: current.hasMore,
    loadMore: () => setWanted({ page: current.page + 1, attempt: 0 }),
    retry: () => setWanted(({ page: at, attempt: before }) => ({ page: at, attempt: before + 1 })),
  };
}
