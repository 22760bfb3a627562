import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, visuallyHidden } from '../../theme/reset.css.ts';

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** In steps: where there is no GPU, each frame of it redraws the window. */
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Hidden for the first 200 ms by CSS only, so that a fast response causes no flash. */
export const region = primitiveStyle([element, { animation: `${show} 1ms 200ms both` }]);

export const block = primitiveStyle([
  element,
  {
    display: 'block',
    borderRadius: vars.radius.control,
    background: vars.color.line,
    selectors: {
      '&[data-shape="text"]': { blockSize: '0.7em', marginBlock: '0.35em', maxInlineSize: '100%' },
      '&[data-shape="circle"]': { borderRadius: '50%', flexShrink: 0 },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s steps(12) 1s infinite` },
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
]);

export const words = visuallyHidden;

/**
 * Also by CSS only. In a grid it spans all columns. Sticky, so that it stays visible over a skeleton longer than its
 * container.
 */
export const slow = primitiveStyle([
  element,
  {
    position: 'sticky',
    insetBlockEnd: vars.space.s2,
    gridColumn: '1 / -1',
    // Not stretched by the grid of a skeleton that fills its container.
    alignSelf: 'end',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    marginBlock: vars.space.s2,
    paddingBlock: vars.space.s1,
    paddingInline: vars.space.s3,
    borderRadius: vars.radius.round,
    background: vars.color.overlay,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
    animation: `${show} 1ms 5000ms both`,
  },
]);
