import { PortalApiError } from '@snap/portal-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { directorySearch, loadMore, retrySearch, setSearchQuery } from './directory-search.ts';

const search = vi.hoisted(() =>
  vi.fn<(input: unknown, options: { signal: AbortSignal }) => Promise<unknown>>(),
);
vi.mock('../../shell-apis.ts', () => ({ directoryApi: { search } }));
vi.mock('../messages/own-conversation.ts', () => ({ ownConversationName: () => 'Saved for me' }));

const people = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const answer = (ids: string[], userCount = ids.length) => ({
  code: '0',
  users: people(...ids),
  groups: [],
  departments: [],
  userCount,
  groupCount: 0,
  departmentCount: 0,
});
const names = () => directorySearch.people.map(({ id }) => id);
const ready = () => vi.waitFor(() => expect(directorySearch.status).toBe('ready'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  search.mockReset().mockResolvedValue(answer(['a', 'b'], 3));
  setSearchQuery('');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Types a keyword and lets the pause after the last key press pass. */
async function type(query: string) {
  setSearchQuery(query);
  vi.advanceTimersByTime(500);
  await ready();
}

test('asks once for what was typed last, after a pause', async () => {
  setSearchQuery('z');
  setSearchQuery('zh');
  await type('zhang');
  expect(search).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledWith({ query: 'zhang', page: 1 }, expect.anything());
  expect(directorySearch).toMatchObject({ counts: { people: 3, groups: 0, departments: 0 }, hasMore: true });
});

test.each([
  ['Sav', true],
  ['sfm', true],
  ['me', false],
])('%s finds the own conversation by its name: %s', async (query, found) => {
  await type(query);
  expect(directorySearch.ownConversation !== undefined).toBe(found);
});

test('another keyword clears the rows, an empty one the counts too', async () => {
  await type('zhang');
  setSearchQuery('zhangw');
  expect(names()).toEqual([]);
  setSearchQuery('');
  expect(directorySearch).toMatchObject({ status: 'idle', counts: undefined });
});

test('later pages are added, each person once, until the total is reached', async () => {
  await type('zhang');
  search.mockResolvedValueOnce(answer(['b', 'c'], 3));
  loadMore();
  loadMore();
  await ready();
  expect(search).toHaveBeenCalledTimes(2);
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(directorySearch.hasMore).toBe(false);
});

test('an empty page is the last one, whatever the total says', async () => {
  await type('zhang');
  search.mockResolvedValueOnce(answer([], 3));
  loadMore();
  await ready();
  expect(directorySearch.hasMore).toBe(false);
});

test('gives up after 25 pages', async () => {
  let next = 0;
  search.mockImplementation(() => Promise.resolve(answer([`p${(next += 1)}`], 1_000)));
  await type('zhang');
  while (directorySearch.hasMore) {
    loadMore();
    await ready();
  }
  expect(search).toHaveBeenCalledTimes(25);
});

test('an answer that comes after the keyword has changed is given up and never shown', async () => {
  const late = Promise.withResolvers<ReturnType<typeof answer>>();
  search.mockReturnValueOnce(late.promise);
  setSearchQuery('old');
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  const signal = search.mock.calls[0]?.[1].signal;
  search.mockResolvedValueOnce(answer(['new']));
  await type('new');
  late.resolve(answer(['old']));
  await late.promise;
  expect(signal?.aborted).toBe(true);
  expect(names()).toEqual(['new']);
});

test.each([
  ['network', 'offline'],
  ['http', 'error'],
] as const)('a failure (%s) is %s, never "nobody found", and can be tried again', async (kind, status) => {
  search.mockRejectedValueOnce(new PortalApiError('GET /x', { kind, shown: true }));
  setSearchQuery('zhang');
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(directorySearch.status).toBe(status));
  retrySearch();
  await ready();
  expect(names()).toEqual(['a', 'b']);
});

test('a keyword longer than the server takes is cut', async () => {
  await type('𠮷'.repeat(150));
  expect(directorySearch.query).toBe('𠮷'.repeat(100));
});
