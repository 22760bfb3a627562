import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { notifyManager, QueryClient, type InfiniteData, type QueryPersister } from '@tanstack/react-query';
import { subscribeKey } from 'valtio/utils';
import { isOffline } from '../errors/kinds.ts';
import { onReconnected } from '../stores/connection.ts';
import { keptOf } from '../stores/kept.ts';
import { ownBuild } from '../stores/new-version.ts';
import { loginCookie, session } from '../stores/session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Not to be stored on the device: results of a search, and what is only shown while a dialog is open. */
      volatile?: boolean;
    };
  }
}

/** Responses older than this are not shown without a network any more. Milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1_000;

// Before the person's own details are here, the login names them.
const kept = () => keptOf(session.userId || (loginCookie() ?? ''));

const isInfinite = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Stores responses on the device, by person, so that a page can be read before, or without, the server. */
const persister = experimental_createQueryPersister<PersistedQuery>({
  prefix: 'query',
  maxAge,
  // Another build may read a response differently.
  buster: ownBuild,
  storage: {
    getItem: (name) => kept().get<PersistedQuery>(name),
    setItem: (name, query) => kept().put(name, query),
    removeItem: (name) => kept().remove(name),
    entries: async () => {
      const place = kept();
      const names = await place.names();
      const values = await Promise.all(names.map((name) => place.get<PersistedQuery>(name)));
      return names.flatMap((name, at): [string, PersistedQuery][] => {
        const value = values[at];
        return value && name.startsWith('query-') ? [[name, value]] : [];
      });
    },
  },
  // A list that was scrolled far is read from its first page when the portal opens again.
  serialize: (query) => {
    const { data } = query.state;
    if (!isInfinite(data)) return query;
    const first = { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
    return { ...query, state: { ...query.state, data: first } };
  },
  deserialize: (query) => query,
});

/**
 * Shows a query's copy on the device first, and stores what is fetched. The library's own function does the same, but leaves the
 * failure of the fetch behind the copy unhandled (query-persist-client-core 5.104.5).
 */
const persist: QueryPersister = async (queryFn, context, query) => {
  const stored = query.meta?.volatile !== true;
  if (stored && query.state.data === undefined) {
    const copy = await persister.retrieveQuery(query.queryHash, ({ state: { dataUpdatedAt } }) => {
      query.setState({ dataUpdatedAt });
      // Its failure stands in the query's state.
      query.fetch().catch(() => undefined);
    });
    if (copy !== undefined) return copy;
  }
  const data = await queryFn(context);
  // Once the response is part of the query's state.
  if (stored) notifyManager.schedule(() => void persister.persistQuery(query));
  return data;
};

/**
 * What the server has said, by query key. A response is shown at once when its page is drawn again, and fetched anew; live
 * events invalidate the keys that they touch (`live/handle-event.ts`).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      persister: persist,
      // The portal knows better than the browser whether the server can be reached.
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      // The client repeats what may be repeated.
      retry: false,
    },
  },
});

/**
 * Fetches again what failed for want of a network, once it is back, and forgets everything when another person signs in.
 * @returns How to stop.
 */
export function watchQueries(): () => void {
  const stops = [
    onReconnected(() => {
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
    }),
    subscribeKey(session, 'userId', () => queryClient.clear()),
  ];
  void persister.persisterGc();
  return () => {
    for (const stop of stops) stop();
    // Signed out: whoever signs in next sees nothing of it.
    if (session.userId === '') queryClient.clear();
  };
}

/** Fetches what is shown under a key anew, and marks the rest: it is fetched anew when it is next shown. */
export function invalidate(...queryKey: readonly string[]): void {
  void queryClient.invalidateQueries({ queryKey });
}

/** Between two refetches for live events of the same kind. Milliseconds. */
const pause = 1_000;
const waiting = new Set<string>();

/** `invalidate`, for events that may come many in a row: once a second. */
export function invalidateSoon(...queryKey: readonly string[]): void {
  const name = queryKey.join(' ');
  if (waiting.has(name)) return;
  waiting.add(name);
  setTimeout(() => {
    waiting.delete(name);
    invalidate(...queryKey);
  }, pause);
}
