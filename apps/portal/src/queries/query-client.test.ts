import 'fake-indexeddb/auto';
import { PortalApiError } from '@snap/portal-api';
import { InfiniteQueryObserver, queryOptions, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConnection } from '../stores/connection.ts';
import { deviceCache } from '../stores/device-cache.ts';
import { session } from '../stores/session.ts';
import { stubBrowser } from '../testing/browser.ts';
import { pagedListOptions } from './paged-list.ts';
import { invalidateSoon, queryClient, watchQueries } from './query-client.ts';

const offline = new PortalApiError('GET /x', { kind: 'network', shown: true });
const fetchPlace = vi.fn<() => Promise<string>>();
const query = queryOptions({ queryKey: ['place'], queryFn: fetchPlace });
let stopWatching: () => void;
/** Another account in each test: the database is deleted asynchronously. */
let account: string;

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('window', new EventTarget());
  account = `demo~${crypto.randomUUID()}`;
  session.userId = account;
  setConnection('open');
  stopWatching = watchQueries();
});
afterEach(() => {
  stopWatching();
  queryClient.clear();
  session.userId = '';
  fetchPlace.mockReset();
  vi.unstubAllGlobals();
});

/** Fetches, and waits until the response is on the device. */
async function fetchAndStore() {
  fetchPlace.mockResolvedValueOnce('fetched');
  await queryClient.fetchQuery(query);
  await vi.waitFor(async () => expect(await deviceCache(account).names()).toHaveLength(1));
}
/** As the portal opens again. */
const reopen = () => queryClient.clear();

test('a response is restored from the device at once, and refetched', async () => {
  await fetchAndStore();
  reopen();
  fetchPlace.mockResolvedValueOnce('newer');
  const observer = new QueryObserver(queryClient, query);
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => void (shown.at(-1) === data || shown.push(data)));
  await vi.waitFor(() => expect(shown.filter(Boolean)).toEqual(['fetched', 'newer']));
  stop();
});

test('without a network the copy stays, and is replaced once the network is back', async () => {
  await fetchAndStore();
  reopen();
  setConnection('waiting');
  fetchPlace.mockRejectedValueOnce(offline).mockResolvedValueOnce('newer');
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() =>
    expect(observer.getCurrentResult()).toMatchObject({ data: 'fetched', error: offline }),
  );
  setConnection('open');
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'newer', error: null }));
  stop();
});

test('another person sees nothing of it, in memory or from the device', async () => {
  await fetchAndStore();
  session.userId = 'demo~peer';
  await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)).toBeUndefined());
  fetchPlace.mockRejectedValueOnce(offline);
  await expect(queryClient.fetchQuery(query)).rejects.toBe(offline);
});

const fetchPage = (page: number) => Promise.resolve({ items: [{ id: String(page) }], more: true });

test('of a list the first page is stored, of what is volatile nothing', async () => {
  const list = new InfiniteQueryObserver(queryClient, pagedListOptions({ queryKey: ['list'], fetchPage }));
  await list.refetch();
  await list.fetchNextPage();
  const search = pagedListOptions({ queryKey: ['search'], fetchPage, volatile: true });
  await new InfiniteQueryObserver(queryClient, search).refetch();
  await vi.waitFor(async () => expect(await deviceCache(account).names()).toEqual(['query-["list"]']));
  expect(await deviceCache(account).get('query-["list"]')).toMatchObject({
    state: { data: { pages: [{ items: [{ id: '1' }] }], pageParams: [1] } },
  });
});

test('many events cause one request', async () => {
  vi.useFakeTimers();
  const observer = new QueryObserver(queryClient, { ...query, initialData: 'known', staleTime: Infinity });
  const stop = observer.subscribe(() => undefined);
  fetchPlace.mockResolvedValue('newer');
  for (let count = 0; count < 100; count += 1) invalidateSoon('place');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetchPlace).toHaveBeenCalledOnce();
  stop();
  vi.useRealTimers();
});
