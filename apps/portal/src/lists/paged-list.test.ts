import { PortalApiError } from '@snap/portal-api';
import { expect, test } from 'vitest';
import { PagedList } from './paged-list.ts';

const size = 2;

/** A list of the server that can change and fail. */
function served(ids: string[]) {
  const server: { ids: string[]; asked: number; failure?: PortalApiError | undefined } = { ids, asked: 0 };
  const list = new PagedList<{ id: string; note?: string }>((page) => {
    server.asked += 1;
    if (server.failure) return Promise.reject(server.failure);
    const items = server.ids.slice((page - 1) * size, page * size).map((id) => ({ id }));
    return Promise.resolve({ items, total: server.ids.length, extra: undefined });
  });
  return { server, list, shown: () => list.snapshot().items.map(({ id }) => id) };
}

test('goes on page by page until everything is here', async () => {
  const { list, shown } = served(['a', 'b', 'c', 'd', 'e']);
  await list.refresh();
  expect(shown()).toEqual(['a', 'b']);
  await list.loadMore();
  await list.loadMore();
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(list.snapshot()).toMatchObject({ hasMore: false, total: 5 });
});

test('shows a row once when pages have shifted', async () => {
  const { server, list, shown } = served(['b', 'c', 'd']);
  await list.refresh();
  server.ids = ['a', 'b', 'c', 'd'];
  await list.loadMore();
  expect(shown()).toEqual(['b', 'c', 'd']);
});

test('a refresh brings as many pages as are shown', async () => {
  const { server, list, shown } = served(['a', 'b', 'c', 'd', 'e']);
  await list.refresh();
  await list.loadMore();
  server.ids = ['b', 'c', 'd', 'e'];
  await list.refresh();
  expect(shown()).toEqual(['b', 'c', 'd', 'e']);
});

test('a change holds against an answer from before it', async () => {
  const { server, list, shown } = served(['a', 'b']);
  await list.refresh();
  const refreshed = list.refresh();
  list.edit((items) => items.filter(({ id }) => id !== 'a'));
  server.ids = ['b'];
  await refreshed;
  expect(shown()).toEqual(['b']);
  expect(server.asked).toBe(3);
});

test('a failed page keeps what is here, and is asked for again', async () => {
  const { server, list, shown } = served(['a', 'b', 'c']);
  await list.refresh();
  server.failure = new PortalApiError('GET /x', { kind: 'network', shown: true });
  await list.loadMore();
  expect(list.snapshot()).toMatchObject({ status: 'partial', hasMore: true });
  server.failure = undefined;
  list.retry();
  await expect.poll(shown).toEqual(['a', 'b', 'c']);
});

test('what is not the asker’s to see is told apart from a failure and from no network', async () => {
  const { server, list } = served(['a']);
  for (const [kind, status, told] of [
    ['network', undefined, 'offline'],
    ['http', 500, 'error'],
    ['http', 403, 'denied'],
  ] as const) {
    server.failure = new PortalApiError('GET /x', { kind, status, shown: true });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await list.refresh();
    expect(list.snapshot().status).toBe(told);
  }
});
