import { beforeEach, expect, test, vi } from 'vitest';
import { memoryDraftStorage } from '../testing/engine.ts';
import { me, peer, withPeer } from '../testing/messages.ts';
import { createDraftTexts, type DraftTexts } from './draft-texts.ts';

const key = `snap-portal:draft:${me}:user:${peer}`;
let local: ReturnType<typeof memoryDraftStorage>;
let account = me;
let drafts: DraftTexts;

function openDrafts(user: string): void {
  account = user;
  drafts.open();
}

beforeEach(() => {
  local = memoryDraftStorage();
  drafts = createDraftTexts({ account: () => account }, local);
  openDrafts(peer);
  openDrafts(me);
});

test('is stored on the device with the first keystroke', () => {
  drafts.set(withPeer, 'h');
  expect(local.getItem(key)).toBe('h');
});

test('is restored after a reload, for its author only', () => {
  drafts.set(withPeer, 'half a sen');
  openDrafts(peer);
  expect(drafts.state.byKey).toEqual({});
  openDrafts(me);
  expect(drafts.state.byKey).toEqual({ [`user:${peer}`]: 'half a sen' });
});

test('is not overwritten when it is opened again', () => {
  drafts.set(withPeer, 'half a sen');
  local.removeItem(key);
  openDrafts(me);
  expect(drafts.state.byKey).toEqual({ [`user:${peer}`]: 'half a sen' });
});

test('is deleted when the field is emptied', () => {
  drafts.set(withPeer, 'h');
  drafts.set(withPeer, '');
  expect(local.getItem(key)).toBeNull();
});

test('stays on the device until the outbox has the message', () => {
  drafts.set(withPeer, 'hello');
  drafts.take(withPeer);
  expect(drafts.state.byKey).toEqual({});
  expect(local.getItem(key)).toBe('hello');
  drafts.clearSent(withPeer);
  expect(local.getItem(key)).toBeNull();
});

test('is not lost when a new one is started before the outbox has stored the last', () => {
  drafts.set(withPeer, 'hello');
  drafts.take(withPeer);
  drafts.set(withPeer, 'and');
  drafts.clearSent(withPeer);
  expect(local.getItem(key)).toBe('and');
});

test('stays in memory when the device is full', () => {
  vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  drafts.set(withPeer, 'hello');
  expect(drafts.state.byKey).toEqual({ [`user:${peer}`]: 'hello' });
});

test('is shared by all tabs of a browser', () => {
  drafts.applyStored({ key, newValue: 'from the other tab' });
  expect(drafts.state.byKey).toEqual({ [`user:${peer}`]: 'from the other tab' });
  drafts.applyStored({ key: `snap-portal:draft:${peer}:user:${me}`, newValue: 'of someone else' });
  drafts.applyStored({ key: 'language', newValue: 'es' });
  expect(drafts.state.byKey).toEqual({ [`user:${peer}`]: 'from the other tab' });
  drafts.applyStored({ key, newValue: null });
  expect(drafts.state.byKey).toEqual({});
});
