import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';
import { me, peer } from '@snap/portal-messaging/testing';
import { readCookie } from '@snap/portal-api';
import { writeSettings, readSettings } from './settings-cookie.ts';

const settings = { notifications: true, sound: false, vibration: true, sendKey: 'ctrl-enter' } as const;

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

const cookie = () => readCookie('messageSettings') ?? '';

test('settings are restored as they were written, and the cookie is encrypted', async () => {
  await writeSettings(me, settings);
  expect(document.cookie).toMatch(/^messageSettings=.+; Path=\/; .*SameSite=Strict; Secure$/);
  expect(atob(cookie())).not.toContain('ctrl-enter');
  expect(await readSettings(me)).toEqual(settings);
});

test('the same settings are never written the same way twice', async () => {
  await writeSettings(me, settings);
  const first = cookie();
  await writeSettings(me, settings);
  expect(cookie()).not.toBe(first);
  expect(await readSettings(me)).toEqual(settings);
});

test('settings of another user are not read', async () => {
  await writeSettings(me, settings);
  expect(await readSettings(peer)).toBeUndefined();
});

test.each([
  ['no cookie', ''],
  ['no base64', '%%%'],
  ['too little', 'AAAA'],
  ['anything that was not sealed here', btoa('x'.repeat(80))],
])('%s is not used, and is no error', async (_, value) => {
  await writeSettings(me, settings);
  document.cookie = `messageSettings=${encodeURIComponent(value)}`;
  expect(await readSettings(me)).toBeUndefined();
});

test('one changed bit is enough for the cookie not to be used', async () => {
  await writeSettings(me, settings);
  const bytes = atob(cookie());
  const last = String.fromCodePoint((bytes.codePointAt(bytes.length - 1) ?? 0) ^ 1);
  document.cookie = `messageSettings=${encodeURIComponent(btoa(bytes.slice(0, -1) + last))}`;
  expect(await readSettings(me)).toBeUndefined();
});

test('without the key, the cookie is not used', async () => {
  await writeSettings(me, settings);
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await readSettings(me)).toBeUndefined();
});

test('the key cannot be taken out of the browser', async () => {
  await writeSettings(me, settings);
  const generate = vi.spyOn(crypto.subtle, 'generateKey');
  vi.stubGlobal('indexedDB', new IDBFactory());
  await writeSettings(me, settings);
  expect(generate).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'AES-GCM' }),
    false,
    expect.anything(),
  );
});

test('without a secure context nothing is persisted, and nothing fails', async () => {
  vi.stubGlobal('crypto', {});
  await writeSettings(me, settings);
  expect(document.cookie).toBe('');
  expect(await readSettings(me)).toBeUndefined();
});
