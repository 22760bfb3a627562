import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';
import { me, peer, withPeer } from '../testing/messages.ts';
import { clearSentDraft, drafts, noteStoredDraft, openDrafts, setDraft, takeDraft } from './drafts.ts';

const key = `snap-portal:draft:${me}:user:${peer}`;
let local: Storage;

beforeEach(() => {
  ({ local } = stubBrowser());
  openDrafts(peer);
  openDrafts(me);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('is on the device with the first keystroke', () => {
  setDraft(withPeer, 'h');
  expect(local.getItem(key)).toBe('h');
});

test('is there again after a reload, for its own author only', () => {
  setDraft(withPeer, 'half a sen');
  openDrafts(peer);
  expect(drafts.byKey).toEqual({});
  openDrafts(me);
  expect(drafts.byKey).toEqual({ [`user:${peer}`]: 'half a sen' });
});

test('stays as it is being written when it is opened once more', () => {
  setDraft(withPeer, 'half a sen');
  local.removeItem(key);
  openDrafts(me);
  expect(drafts.byKey).toEqual({ [`user:${peer}`]: 'half a sen' });
});

test('goes when the field is emptied', () => {
  setDraft(withPeer, 'h');
  setDraft(withPeer, '');
  expect(local.getItem(key)).toBeNull();
});

test('stays on the device until the outbox holds the message', () => {
  setDraft(withPeer, 'hello');
  takeDraft(withPeer);
  expect(drafts.byKey).toEqual({});
  expect(local.getItem(key)).toBe('hello');
  clearSentDraft(withPeer);
  expect(local.getItem(key)).toBeNull();
});

test('is not lost when a new one is begun before the outbox has stored the last', () => {
  setDraft(withPeer, 'hello');
  takeDraft(withPeer);
  setDraft(withPeer, 'and');
  clearSentDraft(withPeer);
  expect(local.getItem(key)).toBe('and');
});

test('lives on in memory when the device is full', () => {
  vi.spyOn(Object.getPrototypeOf(local), 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  setDraft(withPeer, 'hello');
  expect(drafts.byKey).toEqual({ [`user:${peer}`]: 'hello' });
});

test('is one for all tabs of a browser: what another tab wrote or sent shows here', () => {
  noteStoredDraft({ key, newValue: 'from the other tab' });
  expect(drafts.byKey).toEqual({ [`user:${peer}`]: 'from the other tab' });
  noteStoredDraft({ key: `snap-portal:draft:${peer}:user:${me}`, newValue: 'of someone else' });
  noteStoredDraft({ key: 'language', newValue: 'es' });
  expect(drafts.byKey).toEqual({ [`user:${peer}`]: 'from the other tab' });
  noteStoredDraft({ key, newValue: null });
  expect(drafts.byKey).toEqual({});
});
