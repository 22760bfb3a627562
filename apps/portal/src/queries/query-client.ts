import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { notifyManager, QueryClient, type InfiniteData, type QueryPersister } from '@tanstack/react-query';
import { subscribeKey } from 'valtio/utils';
import { isOffline, isRefusedForPassword } from '../errors/kinds.ts';
import { onReconnected } from '../stores/connection.ts';
import { deviceCache } from '../stores/device-cache.ts';
import { ownBuild } from '../stores/new-version.ts';
import { password } from '../stores/password.ts';
import { loginCookie, session } from '../stores/session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Not stored on the device, such as search results. */
      volatile?: boolean;
    };
  }
}

/** Age at which a copy on the device expires. Milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1_000;

// Before the user is loaded, the login cookie has their id.
const cache = () => deviceCache(session.userId || (loginCookie() ?? ''));

const isInfinite = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Copies of responses on the device, by user: pages can be read before the server responds, and offline. */
const persister = experimental_createQueryPersister<PersistedQuery>({
  prefix: 'query',
  maxAge,
  // Another build may expect another shape.
  buster: ownBuild,
  storage: {
    getItem: (name) => cache().get<PersistedQuery>(name),
    setItem: (name, query) => cache().put(name, query),
    removeItem: (name) => cache().remove(name),
    entries: async () => {
      const stored = cache();
      const names = await stored.names();
      const values = await Promise.all(names.map((name) => stored.get<PersistedQuery>(name)));
      return names.flatMap((name, at): [string, PersistedQuery][] => {
        const value = values[at];
        return value && name.startsWith('query-') ? [[name, value]] : [];
      });
    },
  },
  // Of a list only the first page: restoring more would refetch each of them.
  serialize: (query) => {
    const { data } = query.state;
    if (!isInfinite(data)) return query;
    const first = { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
    return { ...query, state: { ...query.state, data: first } };
  },
  deserialize: (query) => query,
});

/**
 * Restores a query from the device, then refetches it, and stores each response. The library's own `persisterFn` does the same, but
 * a failed refetch after a restore is an unhandled rejection (query-persist-client-core 5.104.5).
 */
const persist: QueryPersister = async (queryFn, context, query) => {
  const stored = query.meta?.volatile !== true;
  if (stored && query.state.data === undefined) {
    const copy = await persister.retrieveQuery(query.queryHash, ({ state: { dataUpdatedAt } }) => {
      query.setState({ dataUpdatedAt });
      // A failure is in the query's state.
      query.fetch().catch(() => undefined);
    });
    if (copy !== undefined) return copy;
  }
  const data = await queryFn(context);
  // Once the query's state has the response.
  if (stored) notifyManager.schedule(() => void persister.persistQuery(query));
  return data;
};

/** Server state of the pages. Live events invalidate the keys that they touch (`live/handle-event.ts`). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      persister: persist,
      // The portal notices a lost network itself (docs/decisions/0060).
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      // The client retries what may be retried.
      retry: false,
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Refetches what failed offline once the network is back, and what was refused before a forced change of the password once it is
 * changed; clears the cache when the user changes.
 * @returns How to stop.
 */
export function watchQueries(): () => void {
  const stops = [
    onReconnected(() => {
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
    }),
    subscribeKey(password, 'forced', (forced) => {
      if (!forced)
        void queryClient.invalidateQueries({ predicate: ({ state }) => isRefusedForPassword(state.error) });
    }),
    subscribeKey(session, 'userId', () => queryClient.clear()),
  ];
  void persister.persisterGc();
  return () => {
    for (const stop of stops) stop();
    // After a sign-out the next user must not see it.
    if (session.userId === '') queryClient.clear();
  };
}

/** Refetches what is shown under a key, and marks the rest as stale. */
export function invalidate(...queryKey: readonly string[]): void {
  void queryClient.invalidateQueries({ queryKey });
}

/** Between two refetches for live events of the same kind. Milliseconds. */
const pause = 1_000;
const waiting = new Set<string>();

/** `invalidate`, at most once a second per key: events may arrive in bursts. */
export function invalidateSoon(...queryKey: readonly string[]): void {
  const name = queryKey.join(' ');
  if (waiting.has(name)) return;
  waiting.add(name);
  setTimeout(() => {
    waiting.delete(name);
    invalidate(...queryKey);
  }, pause);
}
