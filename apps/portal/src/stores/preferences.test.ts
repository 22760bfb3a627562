import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';
import { loadPreferences, plainLayout, preferences, setLayout, setSize } from './preferences.ts';

beforeEach(() => stubBrowser());

test('the layout is persisted on the device', () => {
  const chosen = {
    accent: '#11a983',
    navigation: 'top' as const,
    tagsView: false,
    fixedHeader: true,
    showLogo: false,
  };
  setLayout(chosen);
  preferences.layout = plainLayout;
  loadPreferences();
  expect(preferences.layout).toEqual(chosen);
});

test.each(['', 'null', '[]', '{"accent":7,"navigation":"left","tagsView":"x"}', '{'])(
  '%o on the device does no harm',
  (stored) => {
    localStorage.setItem('snap-portal:layout', stored);
    loadPreferences();
    expect(preferences.layout).toEqual(plainLayout);
  },
);

test('the size is medium by default, and persisted in its cookie', () => {
  loadPreferences();
  expect(preferences.size).toBe('medium');
  setSize('mini');
  preferences.size = 'default';
  loadPreferences();
  expect(preferences.size).toBe('mini');
  expect(document.cookie).toContain('size=mini');
});

test('an unknown size is ignored', () => {
  document.cookie = 'size=huge';
  loadPreferences();
  expect(preferences.size).toBe('medium');
});
