import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';
import { forgetNoteEdit, pruneNoteEdits, storedNoteEdits, storeNoteEdits } from './note-draft.ts';

let local: Storage;

beforeEach(() => {
  ({ local } = stubBrowser());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores the edits of several notes', () => {
  storeNoteEdits({ lunch: 'at one', call: 'Li Na' });
  expect(storedNoteEdits()).toEqual({ lunch: 'at one', call: 'Li Na' });
});

test('takes what was written of a removed note from the device, and keeps it out', () => {
  storeNoteEdits({ gone: 'half a sen', call: 'Li Na' });
  forgetNoteEdit('gone');
  expect(storedNoteEdits()).toEqual({ call: 'Li Na' });
  // The open page still knows both.
  storeNoteEdits({ gone: 'half a sen', call: 'Li Na, at two' });
  expect(storedNoteEdits()).toEqual({ call: 'Li Na, at two' });
});

test('takes what was written of a note removed elsewhere from the device', () => {
  storeNoteEdits({ there: 'half', elsewhere: 'a sentence' });
  pruneNoteEdits(['there', 'another']);
  expect(storedNoteEdits()).toEqual({ there: 'half' });
});

test('leaves nothing on the device when the last one goes', () => {
  storeNoteEdits({ last: 'one' });
  forgetNoteEdit('last');
  expect(Object.keys(local)).toEqual([]);
});
