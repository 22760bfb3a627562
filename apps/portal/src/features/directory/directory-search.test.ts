import { i18n } from '@lingui/core';
import { limits } from '@snap/portal-api/contract';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../queries/query-client.ts';
import { directoryApi } from '../../shell-apis.ts';
import { directorySearchQuery, foundIn } from './directory-search.ts';
import { matchOwnConversation } from './match-own-conversation.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const search = vi.spyOn(directoryApi, 'search');

const page = (ids: string[], userCount: number) => ({
  users: ids.map((id) => ({ id, name: id })),
  groups: [],
  departments: [],
  userCount,
  groupCount: 0,
  departmentCount: 0,
});
const observe = () => new InfiniteQueryObserver(queryClient, directorySearchQuery('zhang'));

beforeEach(() => search.mockReset().mockResolvedValue(page(['a', 'b'], 3)));
afterEach(() => queryClient.clear());

test.each([
  ['Sav', true],
  ['sfm', true],
  ['me', false],
])('%s finds the own conversation by its name: %s', (query, found) => {
  expect(matchOwnConversation(query) !== undefined).toBe(found);
});

test('later pages are added, each person once, until the total is reached', async () => {
  const observer = observe();
  await observer.refetch();
  search.mockResolvedValueOnce(page(['b', 'c'], 3));
  const { data, hasNextPage } = await observer.fetchNextPage();
  expect(search).toHaveBeenLastCalledWith({ query: 'zhang', page: 2 }, expect.anything());
  expect(foundIn(data?.pages ?? []).people.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(hasNextPage).toBe(false);
});

test('an empty page is the last one, whatever the total says', async () => {
  const observer = observe();
  await observer.refetch();
  search.mockResolvedValueOnce(page([], 3));
  expect((await observer.fetchNextPage()).hasNextPage).toBe(false);
});

test('stops after the last page that the server returns', async () => {
  let next = 0;
  search.mockImplementation(() => Promise.resolve(page([`p${(next += 1)}`], 1_000)));
  const observer = observe();
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    await observer.fetchNextPage();
  }
  expect(search).toHaveBeenCalledTimes(limits.searchPages);
});

test('a text that is no longer searched for cancels its request', async () => {
  search.mockReturnValueOnce(new Promise(() => undefined));
  const observer = observe();
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  observer.setOptions(directorySearchQuery('zhangw'));
  expect(search.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  stop();
});
