import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';
import { avatarBox, hueBackgrounds } from './avatar-rules.ts';

const sizes = [20, 24, 32, 40, 56, 80];

export const mark = primitiveStyle([
  element,
  // A letter of the mosaic fills half of its quarter.
  avatarBox(Object.fromEntries(sizes.map((px) => [px, Math.round(px * 0.27)]))),
]);

const square = primitiveStyle([
  element,
  {
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

/** A quarter of the side, like the corners of an application's icon. */
const corner = '26%';

export const mosaic = primitiveStyle([
  square,
  {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: '1fr',
    borderRadius: corner,
    background: vars.color.surface,
  },
]);

export const cell = primitiveStyle([
  square,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    selectors: {
      ':not([data-count]) > &': { borderRadius: corner },
      '[data-count] > &': { border: 0 },
      '[data-count="3"] > &:first-child': { gridRow: 'span 2' },
      ...hueBackgrounds,
    },
  },
]);

export const picture = primitiveStyle([
  element,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { '[data-size] > &': { borderRadius: corner } },
  },
]);

export const glyph = primitiveStyle({ inlineSize: '52%', blockSize: '52%' });
