import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { formatColor } from '../../theme/oklch.ts';
import { element } from '../../theme/reset.css.ts';
import { avatarHues } from './initials.ts';

const side = { 20: 9, 24: 10, 32: 12, 40: 14, 56: 19, 80: 26 };

export const avatar = primitiveStyle([
  element,
  {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    fontFamily: vars.font.family,
    fontWeight: vars.font.weight.medium,
    color: '#fff',
    selectors: Object.fromEntries(
      Object.entries(side).map(([px, fontSize]) => [
        `&[data-size="${px}"]`,
        { inlineSize: Number(px), blockSize: Number(px), fontSize },
      ]),
    ),
  },
]);

export const face = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: '50%',
    overflow: 'hidden',
    objectFit: 'cover',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    selectors: Object.fromEntries(
      Array.from({ length: avatarHues }, (_, hue) => [
        `&[data-hue="${hue}"]`,
        // White reads at 4.5:1 on all of them, in light and in dark.
        { background: formatColor({ l: 0.52, c: 0.105, h: 15 + (hue * 360) / avatarHues }) },
      ]),
    ),
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);
