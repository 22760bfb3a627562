import type { FriendRequest, FriendRequestState } from '@snap/portal-api/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { friendRequests, loadFriendRequests, noteFriendRequests } from './friend-requests.ts';

const unread = vi.hoisted(() => vi.fn<() => Promise<Pick<FriendRequest, 'person'>[]>>());
vi.mock('../shell-apis.ts', () => ({ entryApi: { unread } }));

const from = (id: string) => ({ person: { id, name: id } });
const request = (userId: string, fields: Partial<FriendRequestState> = {}): FriendRequestState => ({
  userId,
  direction: 'in',
  state: 'waiting',
  message: '',
  time: 0,
  unread: true,
  ...fields,
});
const note = (requests: FriendRequestState[], removed: string[] = []) =>
  noteFriendRequests({ type: 'friendreq', requests, removed });

beforeEach(() => {
  friendRequests.unseen = [];
  unread.mockReset().mockResolvedValue([from('lina'), from('smith')]);
});

test('a request counts until it is seen, answered or taken back, and once however often it is told', async () => {
  await loadFriendRequests();
  note([request('garcia')]);
  note([request('garcia')]);
  expect(friendRequests.unseen).toEqual(['lina', 'smith', 'garcia']);
  note([request('lina', { unread: false })]);
  note([request('garcia', { state: 'accepted', unread: false })]);
  note([], ['smith']);
  expect(friendRequests.unseen).toEqual([]);
});

test('what one has asked oneself does not count', () => {
  note([request('lina', { direction: 'out' })]);
  expect(friendRequests.unseen).toEqual([]);
});

test('what happens while the count is fetched is newer than the answer', async () => {
  const loading = loadFriendRequests();
  note([request('lina', { unread: false }), request('garcia')]);
  await loading;
  expect(friendRequests.unseen).toEqual(['smith', 'garcia']);
});

test('a failure leaves what is known', async () => {
  note([request('garcia')]);
  unread.mockRejectedValue(new Error('away'));
  await loadFriendRequests();
  expect(friendRequests.unseen).toEqual(['garcia']);
});
