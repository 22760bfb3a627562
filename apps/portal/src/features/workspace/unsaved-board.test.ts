import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../../testing/browser.ts';
import { forgetUnsaved, keepUnsaved, unsavedUpon } from './unsaved-board.ts';

beforeEach(() => stubBrowser());

test('a change stands upon the board that it was made from, and upon none that has gone on without it', () => {
  keepUnsaved('demo~lina', { ids: ['b', 'a'], version: 3 });
  expect(unsavedUpon('demo~lina', 3)).toEqual(['b', 'a']);
  expect(unsavedUpon('demo~lina', 4)).toEqual(['b', 'a']);
  expect(unsavedUpon('demo~lina', 2)).toBeUndefined();
  expect(unsavedUpon('demo~smith', 3)).toBeUndefined();
  forgetUnsaved('demo~lina');
  expect(unsavedUpon('demo~lina', 3)).toBeUndefined();
});

test('a board that has gone on without the change makes it forgotten; the older copy of the device does not', () => {
  keepUnsaved('demo~lina', { ids: ['b', 'a'], version: 3 });
  expect(unsavedUpon('demo~lina', 2)).toBeUndefined();
  expect(unsavedUpon('demo~lina', 3)).toEqual(['b', 'a']);
  expect(unsavedUpon('demo~lina', 5)).toBeUndefined();
  expect(unsavedUpon('demo~lina', 3)).toBeUndefined();
});
