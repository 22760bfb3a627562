import { PortalApiError } from '@snap/portal-api';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { session } from '../stores/session.ts';
import { editList, listedItems, pagedListOptions } from './paged-list.ts';
import { queryClient } from './query-client.ts';
import { listStatus } from './status.ts';

const size = 2;

session.userId = 'demo~lina';
afterEach(() => queryClient.clear());

/** A list of a server that can change and fail, and who looks at it. */
function served(ids: string[]) {
  const server: { ids: string[]; requests: number; failure?: PortalApiError } = { ids, requests: 0 };
  const options = pagedListOptions<{ id: string }>({
    queryKey: ['list'],
    fetchPage: (page) => {
      server.requests += 1;
      if (server.failure) return Promise.reject(server.failure);
      const items = server.ids.slice((page - 1) * size, page * size).map((id) => ({ id }));
      return Promise.resolve({ items, total: server.ids.length });
    },
  });
  const observer = new InfiniteQueryObserver(queryClient, options);
  const shown = () => listedItems(options).map(({ id }) => id);
  return { server, options, observer, shown };
}
const failure = (kind: 'network' | 'http', status?: number) =>
  new PortalApiError('GET /x', { kind, status, shown: true });

test('goes on page by page until everything is here', async () => {
  const { observer, shown } = served(['a', 'b', 'c', 'd', 'e']);
  await observer.refetch();
  expect(shown()).toEqual(['a', 'b']);
  await observer.fetchNextPage();
  const { hasNextPage } = await observer.fetchNextPage();
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(hasNextPage).toBe(false);
});

test('an empty page ends the list, whatever the count says', async () => {
  const { server, observer } = served(['a', 'b', 'c']);
  await observer.refetch();
  server.ids = ['a', 'b'];
  const options = pagedListOptions<{ id: string }>({
    queryKey: ['shrunk'],
    fetchPage: (page) => Promise.resolve({ items: page === 1 ? [{ id: 'a' }] : [], total: 3 }),
  });
  const shrunk = new InfiniteQueryObserver(queryClient, options);
  await shrunk.refetch();
  const { hasNextPage } = await shrunk.fetchNextPage();
  expect(hasNextPage).toBe(false);
});

test('a change holds against a response from before it, and keeps the number of pages', async () => {
  const { server, options, observer, shown } = served(['a', 'b', 'c', 'd', 'e']);
  await observer.refetch();
  await observer.fetchNextPage();
  const refetched = observer.refetch();
  editList(options, (items) => items.filter(({ id }) => id !== 'a'));
  server.ids = ['b', 'c', 'd', 'e'];
  await refetched;
  expect(shown()).toEqual(['b', 'c', 'd']);
  await observer.fetchNextPage();
  expect(shown()).toEqual(['b', 'c', 'd']);
  await observer.refetch();
  expect(shown()).toEqual(['b', 'c', 'd', 'e']);
});

test('a change that was refused is taken back, also without a network', async () => {
  const { server, options, observer, shown } = served(['a', 'b', 'c']);
  await observer.refetch();
  await observer.fetchNextPage();
  const takeBack = editList(options, (items) => items.filter(({ id }) => id !== 'a'));
  expect(shown()).toEqual(['b', 'c']);
  server.failure = failure('network');
  takeBack();
  await observer.refetch();
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('a failed page keeps what is here, and is fetched again', async () => {
  const { server, observer, shown } = served(['a', 'b', 'c']);
  await observer.refetch();
  server.failure = failure('network');
  expect(listStatus(await observer.fetchNextPage())).toBe('partial');
  expect(shown()).toEqual(['a', 'b']);
  delete server.failure;
  expect(listStatus(await observer.fetchNextPage())).toBe('ready');
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test.each([
  [failure('network'), 'offline', 'ready'],
  [failure('http', 500), 'error', 'error'],
  [failure('http', 403), 'denied', 'denied'],
])('%s: %s without rows, %s with some', async (error, without, withRows) => {
  const { server, observer } = served(['a']);
  server.failure = error;
  await observer.refetch();
  expect(listStatus(observer.getCurrentResult())).toBe(without);
  delete server.failure;
  await observer.refetch();
  server.failure = error;
  await observer.refetch();
  expect(listStatus(observer.getCurrentResult())).toBe(withRows);
});
