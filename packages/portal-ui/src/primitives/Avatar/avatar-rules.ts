import { vars } from '../../theme/contract.css.ts';
import type { LayeredRule } from '../../theme/layered.ts';
import { formatColor } from '../../theme/colors/oklch.ts';
import { avatarHues } from './initials.ts';

/** Box of an avatar. @param fontSizes Font size in pixels by size of the avatar in pixels. */
export const avatarBox = (fontSizes: Readonly<Record<number, number>>): LayeredRule => ({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  fontFamily: vars.font.family,
  fontWeight: vars.font.weight.medium,
  color: '#fff',
  selectors: Object.fromEntries(
    Object.entries(fontSizes).map(([px, fontSize]) => [
      `&[data-size="${px}"]`,
      { inlineSize: Number(px), blockSize: Number(px), fontSize },
    ]),
  ),
});

/** Backgrounds by `data-hue`. White text has a contrast of at least 4.5:1 on all of them, in light and dark mode. */
export const hueBackgrounds: NonNullable<LayeredRule['selectors']> = Object.fromEntries(
  Array.from({ length: avatarHues }, (_, hue) => [
    `&[data-hue="${hue}"]`,
    { background: formatColor({ l: 0.52, c: 0.105, h: 15 + (hue * 360) / avatarHues }) },
  ]),
);
