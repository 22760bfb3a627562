import { useEffect, useEffectEvent, useState } from 'react';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { onReconnected } from '../../stores/connection.ts';

export interface ListPage<Row> {
  rows: readonly Row[];
  /** A further page may have more. */
  more: boolean;
  /** Of the whole list, where the server says so. */
  total?: number | undefined;
}

interface ListState<Row> extends ListPage<Row> {
  status: 'loading' | 'ready' | 'error' | 'offline';
  /** Pages that are here. */
  pages: number;
  moreStatus: 'idle' | 'loading' | 'error';
}

/**
 * A list that comes page after page (decision A2). It starts anew with another `load`; what fails because of the network is
 * asked for again once that is back.
 * @param load Asks for a page, counted from 1. Keep its identity while the list is the same.
 */
export function usePagedList<Row>(load: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>) {
  const fresh: ListState<Row> = { status: 'loading', rows: [], more: false, pages: 0, moreStatus: 'idle' };
  const [state, setState] = useState(fresh);
  const [asked, setAsked] = useState({ load, page: 1 });
  if (asked.load !== load) {
    setAsked({ load, page: 1 });
    setState(fresh);
  }

  useEffect(() => {
    const controller = new AbortController();
    const { page } = asked;
    asked.load(page, controller.signal).then(
      ({ rows, more, total }) =>
        setState((known) => ({
          status: 'ready',
          rows: page === 1 ? rows : [...known.rows, ...rows],
          more,
          total: total ?? known.total,
          pages: page,
          moreStatus: 'idle',
        })),
      (error: unknown) => {
        if (isAborted(error)) return;
        const status = isOffline(error) ? ('offline' as const) : ('error' as const);
        // What is here stays.
        setState((known) =>
          known.pages > 0 ? { ...known, moreStatus: page === 1 ? 'idle' : 'error' } : { ...known, status },
        );
      },
    );
    return () => controller.abort();
  }, [asked]);

  function retry() {
    if (state.pages === 0) setState(fresh);
    setAsked({ load, page: 1 });
  }
  function loadMore() {
    if (!state.more || state.moreStatus === 'loading') return;
    setState({ ...state, moreStatus: 'loading' });
    setAsked({ load, page: state.pages + 1 });
  }

  const afterCut = useEffectEvent(() => {
    if (state.status === 'offline') retry();
    else if (state.moreStatus === 'error') loadMore();
  });
  useEffect(() => onReconnected(() => afterCut()), []);

  return { ...state, retry, loadMore };
}
