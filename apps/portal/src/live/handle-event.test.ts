import type { PortalEvent } from '@snap/portal-api/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownSettings } from '../stores/own-settings.ts';
import { queryClient } from '../queries/query-client.ts';
import { messagesApi, settingsApi } from '../shell-apis.ts';
import { session } from '../stores/session.ts';
import { me, peer } from '@snap/portal-messaging/testing';
import { handleEvent } from './handle-event.ts';

const recent = vi.spyOn(messagesApi, 'recent').mockResolvedValue([]);
const settings = { notifications: true, sound: true, vibration: true, sendKey: 'enter' } as const;
const obtain = vi.spyOn(settingsApi, 'obtain').mockResolvedValue(settings);

const request = { direction: 'in', state: 'waiting', message: '', time: 0, unread: true } as const;

beforeEach(() => {
  session.userId = me;
  queryClient.clear();
  vi.clearAllMocks();
});

const cardOf = (userId: string) => ['directory', 'person', userId];
const isStale = (queryKey: readonly string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

describe('the card of a person is fetched again', () => {
  test.each<[string, string, PortalEvent]>([
    ['when they become a friend', peer, { type: 'friend', userId: peer, relation: 'friend', starred: false }],
    [
      'when they ask to be one',
      peer,
      { type: 'friendreq', requests: [{ userId: peer, ...request }], removed: [] },
    ],
    ['when their request is gone', peer, { type: 'friendreq', requests: [], removed: [peer] }],
    [
      'when it is one’s own, and privacy has changed elsewhere',
      me,
      { type: 'settings', privacy: { hidden: true, mobileHidden: true, verifiesFriends: true } },
    ],
    [
      'when it is one’s own, and the picture has changed elsewhere',
      me,
      { type: 'settings', avatarVersion: '' },
    ],
    ['when events were missed', peer, { type: 'reset' }],
  ])('%s', (_, id, event) => {
    queryClient.setQueryData(cardOf(id), {});
    handleEvent(event);
    expect(isStale(cardOf(id))).toBe(true);
  });
});

test('the own picture in the shell follows a change on another device', () => {
  vi.stubGlobal('document', { cookie: '' });
  handleEvent({ type: 'settings', avatarVersion: 'v2' });
  expect(session.avatarUrl).toContain('temp=v2');
  handleEvent({ type: 'settings', avatarVersion: '' });
  expect(session.avatarUrl).toBe('');
  vi.unstubAllGlobals();
});

test('the card of another person stays as it is', () => {
  queryClient.setQueryData(cardOf(peer), {});
  handleEvent({ type: 'friend', userId: 'demo~smith', relation: 'friend', starred: false });
  handleEvent({ type: 'settings', avatarVersion: '' });
  expect(isStale(cardOf(peer))).toBe(false);
});

test('a group that has changed is fetched again', () => {
  queryClient.setQueryData(['groups', 'g1', 'members'], []);
  queryClient.setQueryData(['groups', 'g2', 'members'], []);
  handleEvent({ type: 'group', groupId: 'g1', change: 'changed' });
  expect(isStale(['groups', 'g1', 'members'])).toBe(true);
  expect(isStale(['groups', 'g2', 'members'])).toBe(false);
});

test('a friend request refetches the badge and the list', () => {
  queryClient.setQueryData(['friends', 'unseen'], []);
  queryClient.setQueryData(['friends', 'requests'], { pages: [], pageParams: [] });
  handleEvent({ type: 'friendreq', requests: [{ userId: peer, ...request }], removed: [] });
  expect(isStale(['friends', 'unseen'])).toBe(true);
  expect(isStale(['friends', 'requests'])).toBe(true);
});

test('after a gap in the events everything is refetched', async () => {
  queryClient.setQueryData(['friends', 'unseen'], []);
  handleEvent({ type: 'reset' });
  expect(isStale(['friends', 'unseen'])).toBe(true);
  expect(recent).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(obtain).toHaveBeenCalledOnce());
});

test('settings changed elsewhere hold here too', () => {
  const message = { notifications: true, sound: false, vibration: true, sendKey: 'ctrl-enter' } as const;
  handleEvent({ type: 'settings', message });
  expect(ownSettings.message).toEqual(message);
});

test.each<[PortalEvent, readonly string[]]>([
  [{ type: 'apps' }, ['applications']],
  [{ type: 'collection' }, ['favourites', 'tags']],
  [{ type: 'workspace', version: 2 }, ['workspace', 'board']],
  [{ type: 'disk', folders: ['root'], recycle: false, shared: false }, ['disk', 'quota']],
])('what %j is about is fetched again, and nothing else', async (event, queryKey) => {
  queryClient.setQueryData(queryKey, {});
  queryClient.setQueryData(cardOf(peer), {});
  handleEvent(event);
  await vi.waitFor(() => expect(isStale(queryKey)).toBe(true));
  expect(isStale(cardOf(peer))).toBe(false);
  expect(recent).not.toHaveBeenCalled();
});
