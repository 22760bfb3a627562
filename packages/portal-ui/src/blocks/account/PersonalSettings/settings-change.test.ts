import { expect, it } from 'vitest';
import { settingsChange } from './settings-change.ts';
import type { PersonalSettingsView } from './types.ts';

const open: PersonalSettingsView = {
  notifications: true,
  sound: true,
  vibration: false,
  sendKey: 'enter',
  hide: false,
  hideMobile: false,
  friendSwitch: true,
};

it('hides the number with everything else, as one change', () => {
  expect(settingsChange(open, { hide: true })).toEqual({ hide: true, hideMobile: true });
});

it('does not change a hidden number', () => {
  expect(settingsChange({ ...open, hideMobile: true }, { hide: true })).toEqual({ hide: true });
});

it('does not show the number while everything is hidden', () => {
  expect(settingsChange({ ...open, hide: true, hideMobile: true }, { hideMobile: false })).toBe(
    'hide-mobile-forced',
  );
});

it('shows the number when only it was hidden, and keeps it hidden when everything is shown', () => {
  expect(settingsChange({ ...open, hideMobile: true }, { hideMobile: false })).toEqual({ hideMobile: false });
  expect(settingsChange({ ...open, hide: true, hideMobile: true }, { hide: false })).toEqual({ hide: false });
});
