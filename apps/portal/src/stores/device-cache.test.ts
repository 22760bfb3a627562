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

test('answers are kept by person and name', async () => {
  const kept = deviceCache(me);
  await kept.put('recent', [1, 2]);
  await kept.put('person', { userName: '李娜' });
  expect(await kept.get('recent')).toEqual([1, 2]);
  expect(await kept.names()).toEqual(['person', 'recent']);
  expect(await deviceCache(peer).get('recent')).toBeUndefined();
  expect(await deviceCache(peer).names()).toEqual([]);
  await kept.remove('recent');
  expect(await kept.names()).toEqual(['person']);
});

test('signing out leaves nothing behind, not even what was on its way to the device', async () => {
  const kept = deviceCache(me);
  await kept.put('person', { userName: '李娜' });
  clearLogin();
  await kept.put('recent', [1]);
  expect(await kept.get('person')).toBeUndefined();
  expect(await kept.names()).toEqual([]);
});

test('a device that forbids storage keeps nothing, and nothing fails', async () => {
  clearLogin();
  session.userId = me;
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('IDBKeyRange', undefined);
  const kept = deviceCache(me);
  await kept.put('person', {});
  expect(await kept.get('person')).toBeUndefined();
  expect(await kept.names()).toEqual([]);
});
