import { limits, type FriendRequest } from '@snap/portal-api/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { friendRequests } from '../../stores/friend-requests.ts';
import { loadMoreRequests, loadRequests, requestList, resetRequests, toRequestView } from './request-list.ts';

type Answer = { requests: FriendRequest[]; total: number };
const api = vi.hoisted(() => ({
  requests: vi.fn<(input: object) => Promise<Answer>>(),
  setReadState: vi.fn<(input: object) => Promise<object>>(() => Promise.resolve({})),
}));
vi.mock('../../page-apis.ts', () => ({ friendsApi: api }));

const request = (at: number, fields: Partial<FriendRequest> = {}): FriendRequest => ({
  person: { id: `demo~p${at}`, name: `p${at}` },
  direction: 'in',
  state: 'waiting',
  message: '',
  time: 1_000_000 - at,
  unread: false,
  ...fields,
});
const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => request(from + at));
const shown = () => requestList.requests.map(({ person }) => person.id);

beforeEach(() => {
  vi.clearAllMocks();
  resetRequests();
  friendRequests.unseen = [];
});

test('opening reads all of them, and those that were new keep their mark', async () => {
  friendRequests.unseen = ['demo~p0'];
  api.requests.mockResolvedValueOnce({ requests: [request(0, { unread: true }), request(1)], total: 2 });
  await loadRequests();
  expect(api.setReadState.mock.calls).toEqual([[{}]]);
  expect(friendRequests.unseen).toEqual([]);
  api.requests.mockResolvedValueOnce({ requests: [request(0), request(1)], total: 2 });
  await loadRequests();
  expect(requestList.requests.map((held) => toRequestView(held, requestList.fresh).unread)).toEqual([
    true,
    false,
  ]);
});

test('with nothing new, nothing is told', async () => {
  api.requests.mockResolvedValueOnce({ requests: [request(0)], total: 1 });
  await loadRequests();
  expect(api.setReadState).not.toHaveBeenCalled();
});

test('further pages follow, each person once, and stay when the start is fetched anew', async () => {
  const size = limits.friendPageMax;
  api.requests.mockResolvedValueOnce({ requests: many(0, size), total: size + 2 });
  await loadRequests();
  expect(requestList.hasMore).toBe(true);
  api.requests.mockResolvedValueOnce({ requests: many(size - 1, 3), total: size + 2 });
  await loadMoreRequests();
  expect(api.requests).toHaveBeenLastCalledWith({ page: 2, size });
  expect(shown()).toEqual(many(0, size + 2).map(({ person }) => person.id));
  expect(requestList.hasMore).toBe(false);
  api.requests.mockResolvedValueOnce({ requests: many(1, size), total: size + 1 });
  await loadRequests();
  expect(shown()).toEqual(many(1, size + 1).map(({ person }) => person.id));
});

test('a failure keeps what is shown', async () => {
  api.requests.mockResolvedValueOnce({ requests: [request(0)], total: 1 });
  await loadRequests();
  api.requests.mockRejectedValueOnce(new TypeError('a mistake of ours'));
  await loadRequests();
  expect(requestList.status).toBe('error');
  expect(shown()).toEqual(['demo~p0']);
});

test('an answer that comes after the list was closed is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  api.requests.mockReturnValueOnce(promise);
  const loading = loadRequests();
  resetRequests();
  resolve({ requests: [request(0)], total: 1 });
  await loading;
  expect(shown()).toEqual([]);
});
