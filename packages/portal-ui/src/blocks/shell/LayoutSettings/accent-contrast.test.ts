import { expect, it } from 'vitest';
import { accentPresets, defaultAccent } from '../../../theme/colors/accents.ts';
import { accentContrast } from './accent-contrast.ts';

it.each([defaultAccent, ...accentPresets, '#ffffff', '#000000', '#ffff00', '#7f7f7f'])(
  'promises readable text on %s, and keeps the promise',
  (accent) => {
    expect(accentContrast(accent).ratio).toBeGreaterThanOrEqual(4.5);
  },
);

it('reports when a colour was adjusted for contrast', () => {
  expect(accentContrast('#212121').adjusted).toBe(true);
  expect(accentContrast(defaultAccent).adjusted).toBe(false);
});
