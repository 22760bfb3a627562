import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';
import { me, peer } from '@snap/portal-messaging/testing';
import { deviceCache } from './device-cache.ts';
import { clearLogin, session } from './session.ts';

beforeEach(() => {
  stubBrowser();
  session.userId = me;
});
afterEach(() => {
  clearLogin();
  vi.unstubAllGlobals();
});

test('entries are stored by user and name', async () => {
  const cache = deviceCache(me);
  await cache.put('recent', [1, 2]);
  await cache.put('person', { userName: '李娜' });
  expect(await cache.get('recent')).toEqual([1, 2]);
  expect(await cache.names()).toEqual(['person', 'recent']);
  expect(await deviceCache(peer).get('recent')).toBeUndefined();
  expect(await deviceCache(peer).names()).toEqual([]);
  await cache.remove('recent');
  expect(await cache.names()).toEqual(['person']);
});

test('a sign-out leaves nothing behind, not even a write in flight', async () => {
  const cache = deviceCache(me);
  await cache.put('person', { userName: '李娜' });
  clearLogin();
  await cache.put('recent', [1]);
  expect(await cache.get('person')).toBeUndefined();
  expect(await cache.names()).toEqual([]);
});

test('without storage nothing is cached, and nothing fails', async () => {
  clearLogin();
  session.userId = me;
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('IDBKeyRange', undefined);
  const cache = deviceCache(me);
  await cache.put('person', {});
  expect(await cache.get('person')).toBeUndefined();
  expect(await cache.names()).toEqual([]);
});
