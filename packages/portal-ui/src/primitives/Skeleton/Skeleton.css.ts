import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, visuallyHidden } from '../../theme/reset.css.ts';

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Hidden for the first 200 ms by CSS alone: an answer that comes sooner leaves no flash. */
export const region = primitiveStyle([element, { animation: `${show} 1ms 200ms both` }]);

export const bone = primitiveStyle([
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
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out 200ms infinite` },
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
]);

export const words = visuallyHidden;
